// Measures nested QBoxLayouts: qt PHASE SCENARIO SIZE NANOSECONDS
// Prints the nanoseconds of one phase and the checksum of all frames: the sum of x + 3y + 7w + 11h.
#include <QApplication>
#include <QBoxLayout>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

// A leaf of one size, centred vertically, or a spacer that takes the width that is left.
class Box : public QLayoutItem {
public:
  Box(int width, int height, bool flexible) : size_(width, height), flexible_(flexible) {}
  QSize sizeHint() const override { return size_; }
  QSize minimumSize() const override { return size_; }
  QSize maximumSize() const override {
    return QSize(flexible_ ? QLAYOUTSIZE_MAX : size_.width(), QLAYOUTSIZE_MAX);
  }
  Qt::Orientations expandingDirections() const override {
    return flexible_ ? Qt::Horizontal : Qt::Orientations();
  }
  void setGeometry(const QRect &room) override {
    frame_ = QRect(room.x(), room.y() + (room.height() - size_.height()) / 2, room.width(),
                   size_.height());
  }
  QRect geometry() const override { return frame_; }
  bool isEmpty() const override { return false; }

private:
  QSize size_;
  bool flexible_;
  QRect frame_;
};

QBoxLayout *stack(QBoxLayout::Direction direction, int margin) {
  auto *layout = new QBoxLayout(direction);
  layout->setContentsMargins(margin, margin, margin, margin);
  layout->setSpacing(0);
  return layout;
}

QBoxLayout *row() {
  QBoxLayout *layout = stack(QBoxLayout::LeftToRight, 4);
  for (int place = 0; place < 5; place += 1) {
    if (place > 0) layout->addItem(new Box(0, 0, true));
    layout->addItem(place % 2 == 0 ? new Box(40, 20, false) : new Box(30, 16, false));
  }
  return layout;
}

QBoxLayout *rows(int level) {
  if (level == 0) return row();
  QBoxLayout *layout = stack(QBoxLayout::TopToBottom, 8);
  for (int child = 0; child < 10; child += 1) layout->addLayout(rows(level - 1));
  return layout;
}

QBoxLayout *chain(int depth) {
  QBoxLayout *root = nullptr;
  QBoxLayout *parent = nullptr;
  for (int level = 0; level < depth; level += 1) {
    QBoxLayout *layout =
        stack(level % 2 == 0 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, 0);
    layout->addItem(new Box(1, 1, false));
    if (parent) parent->addLayout(layout);
    if (!root) root = layout;
    parent = layout;
  }
  return root;
}

QBoxLayout *build(const char *scenario, int size) {
  if (std::strcmp(scenario, "chain") == 0) return chain(size);
  int level = 0;
  for (int nodes = 10; nodes < size; nodes = nodes * 10 + 1) level += 1;
  return rows(level);
}

void layOut(QBoxLayout *root) {
  root->setGeometry(QRect(0, 0, 1000, root->sizeHint().height()));
}

double checksum(QLayoutItem *item, QPoint origin) {
  QRect frame = item->geometry();
  double sum = (frame.x() - origin.x()) + 3.0 * (frame.y() - origin.y()) + 7.0 * frame.width() +
               11.0 * frame.height();
  if (QLayout *layout = item->layout()) {
    for (int index = 0; index < layout->count(); index += 1) {
      sum += checksum(layout->itemAt(index), frame.topLeft());
    }
  }
  return sum;
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  QApplication application(argc, argv);
  bool measuresBuild = std::strcmp(argv[1], "build") == 0;
  int size = std::atoi(argv[3]);
  double length = std::atof(argv[4]);
  double total = 0;
  double sum = 0;
  std::vector<double> times;
  using Clock = std::chrono::steady_clock;
  int batch = size < 1000 ? 1000 / size : 1;
  while (total < length) {
    std::vector<QBoxLayout *> roots;
    auto start = Clock::now();
    for (int index = 0; index < batch; index += 1) roots.push_back(build(argv[2], size));
    auto built = Clock::now();
    for (QBoxLayout *root : roots) layOut(root);
    auto laidOut = Clock::now();
    double time =
        std::chrono::duration<double, std::nano>(measuresBuild ? built - start : laidOut - built)
            .count();
    total += time;
    times.push_back(time / batch);
    sum = checksum(roots[0], QPoint(0, 0));
    for (QBoxLayout *root : roots) delete root;
  }
  std::sort(times.begin(), times.end());
  std::printf("%.3f %.3f\n", times[times.size() / 2], sum);
  return 0;
}
