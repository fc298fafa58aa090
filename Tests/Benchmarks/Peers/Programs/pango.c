// Measures Pango: pango PHASE LANGUAGE FILE NANOSECONDS
// Prints the nanoseconds of one phase and the number of lines.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static PangoLayout *open_layout(const char *language) {
  PangoFontMap *map = pango_cairo_font_map_new();
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_language(context, pango_language_from_string(language));
  PangoLayout *layout = pango_layout_new(context);
  g_object_unref(context);
  g_object_unref(map);
  return layout;
}

static void set_size(PangoLayout *layout, double size) {
  PangoFontDescription *font = pango_font_description_from_string("Noto Sans");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
}

static void set_text(PangoLayout *layout, const char *text, double width) {
  PangoRectangle logical;
  pango_layout_set_text(layout, text, -1);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_get_extents(layout, NULL, &logical);
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
  if (argc != 5) return 2;
  static char text[8192];
  FILE *file = fopen(argv[3], "r");
  if (file == NULL || fgets(text, sizeof text, file) == NULL) return 2;
  fclose(file);
  text[strcspn(text, "\n")] = 0;
  const char *phase = argv[1];
  double length = atof(argv[4]);

  if (strcmp(phase, "cold") == 0) {
    double start = now();
    PangoLayout *layout = open_layout(argv[2]);
    set_size(layout, 16);
    set_text(layout, text, 320);
    printf("%.3f %d\n", now() - start, pango_layout_get_line_count(layout));
    return 0;
  }
  PangoLayout *layout = open_layout(argv[2]);
  set_size(layout, 16);
  set_text(layout, text, 320);
  int lines = pango_layout_get_line_count(layout);
  double total = 0;
  double width = 320;
  double size = 16;
  while (total < length) {
    PangoRectangle logical;
    double start = now();
    if (strcmp(phase, "warm") == 0) {
      set_text(layout, text, 320);
    } else if (strcmp(phase, "new-width") == 0) {
      width = width < 400 ? width + 0.37 : width - 199.99;
      pango_layout_set_width(layout, width * PANGO_SCALE);
      pango_layout_get_extents(layout, NULL, &logical);
    } else {
      size = size < 30 ? size + 0.37 : 10.01;
      set_size(layout, size);
      pango_layout_get_extents(layout, NULL, &logical);
    }
    total += add_time(now() - start);
  }
  printf("%.3f %d\n", median_time(), lines);
  return 0;
}
