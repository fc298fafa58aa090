// Measures nested GtkBoxes: gtk PHASE SCENARIO SIZE NANOSECONDS
// Prints the nanoseconds of one phase and the checksum of all frames: the sum of x + 3y + 7w + 11h.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static GtkWidget *leaf(int width, int height) {
  GtkWidget *widget = gtk_drawing_area_new();
  gtk_widget_set_size_request(widget, width, height);
  gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
  return widget;
}

static GtkWidget *spacer(void) {
  GtkWidget *widget = leaf(0, 0);
  gtk_widget_set_hexpand(widget, TRUE);
  return widget;
}

// GTK has no padding of its own; a margin of the children's edges gives the same frames.
static void pad(GtkWidget *child, int first, int last, int sides, GtkOrientation orientation) {
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    gtk_widget_set_margin_top(child, first);
    gtk_widget_set_margin_bottom(child, last);
    gtk_widget_set_margin_start(child, sides);
    gtk_widget_set_margin_end(child, sides);
  } else {
    gtk_widget_set_margin_start(child, first);
    gtk_widget_set_margin_end(child, last);
    gtk_widget_set_margin_top(child, sides);
    gtk_widget_set_margin_bottom(child, sides);
  }
}

static GtkWidget *row(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  for (int place = 0; place < 5; place += 1) {
    if (place > 0) gtk_box_append(GTK_BOX(box), spacer());
    GtkWidget *child = place % 2 == 0 ? leaf(40, 20) : leaf(30, 16);
    pad(child, place == 0 ? 4 : 0, place == 4 ? 4 : 0, 4, GTK_ORIENTATION_HORIZONTAL);
    gtk_box_append(GTK_BOX(box), child);
  }
  return box;
}

static GtkWidget *rows(int level) {
  if (level == 0) return row();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int index = 0; index < 10; index += 1) {
    GtkWidget *child = rows(level - 1);
    pad(child, index == 0 ? 8 : 0, index == 9 ? 8 : 0, 8, GTK_ORIENTATION_VERTICAL);
    gtk_box_append(GTK_BOX(box), child);
  }
  return box;
}

static GtkWidget *chain(int depth) {
  GtkWidget *root = NULL;
  GtkWidget *parent = NULL;
  for (int level = 0; level < depth; level += 1) {
    GtkWidget *box = gtk_box_new(
        level % 2 == 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), leaf(1, 1));
    if (parent != NULL) gtk_box_append(GTK_BOX(parent), box);
    if (root == NULL) root = box;
    parent = box;
  }
  return root;
}

static GtkWidget *build(const char *scenario, int size) {
  if (strcmp(scenario, "chain") == 0) return chain(size);
  int level = 0;
  for (int nodes = 10; nodes < size; nodes = nodes * 10 + 1) level += 1;
  return rows(level);
}

static void lay_out(GtkWidget *root) {
  int height = 0;
  gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, 1000, NULL, &height, NULL, NULL);
  gtk_widget_allocate(root, 1000, height, -1, NULL);
}

static double checksum(GtkWidget *widget, GtkWidget *parent) {
  graphene_rect_t frame;
  if (!gtk_widget_compute_bounds(widget, parent, &frame)) return -1;
  double sum = frame.origin.x + 3 * frame.origin.y + 7 * frame.size.width + 11 * frame.size.height;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) sum += checksum(child, widget);
  return sum;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// The times of one phase, sorted when the median is asked for.
enum { time_limit = 1 << 16 };
static double times[time_limit];
static int time_count;

static double add_time(double time) {
  if (time_count < time_limit) times[time_count++] = time;
  return time;
}

static int compare_times(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double median_time(void) {
  qsort(times, time_count, sizeof times[0], compare_times);
  return times[time_count / 2];
}

int main(int argc, char **argv) {
  if (argc != 5 || !gtk_init_check()) return 2;
  int measures_build = strcmp(argv[1], "build") == 0;
  int size = atoi(argv[3]);
  double length = atof(argv[4]);
  double total = 0;
  double sum = 0;
  // The first widgets load style sheets and types.
  g_object_unref(g_object_ref_sink(build(argv[2], 10)));
  while (total < length) {
    double start = now();
    GtkWidget *root = g_object_ref_sink(build(argv[2], size));
    double built = now();
    lay_out(root);
    double laid_out = now();
    total += add_time(measures_build ? built - start : laid_out - built);
    sum = checksum(root, root);
    g_object_unref(root);
  }
  printf("%.3f %.3f\n", median_time(), sum);
  return 0;
}
