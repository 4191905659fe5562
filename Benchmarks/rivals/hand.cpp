// The same screens with frames computed by hand, as one would in layoutSubviews.
//
// usage: hand SCENARIO SIZE SECONDS
#include <cstdlib>
#include <memory>
#include <string>

#include "measure.hpp"

static int state = 1;
static int pick(int k) {
  state = (state * 4096LL + 150889) % 714025;
  return state % k;
}

struct View {
  double left = 0, top = 0, width = 0, height = 0, ownWidth = 0, ownHeight = 0;
  int firstChild = -1;
};

struct Screen {
  std::string scenario;
  std::vector<View> views = std::vector<View>(1);
  std::vector<int> leaves;
  double width = 375;

  int add(double ownWidth = 0, double ownHeight = 0) {
    View v;
    v.ownWidth = ownWidth, v.ownHeight = ownHeight;
    views.push_back(v);
    if (ownHeight > 0) leaves.push_back(views.size() - 1);
    return views.size() - 1;
  }

  int depth = 0;
  void build(int v, int level) {
    if (level == 0) {
      views[v].ownWidth = 30 + pick(60);
      views[v].ownHeight = 14 + pick(20);
      leaves.push_back(v);
      return;
    }
    int first = add();
    add(), add();
    views[v].firstChild = first;
    for (int k = 0; k < 3; k++) build(first + k, level - 1);
  }

  Screen(const std::string &name, int n) : scenario(name) {
    state = 1;
    if (name == "flat" || name == "chain") {
      for (int i = 0; i < n; i++) add();
      if (name == "chain") width = 48 * n + 20;
    } else if (name == "feed") {
      for (int i = 0; i < std::max(1, n / 10); i++) {
        for (int k = 0; k < 4; k++) add();
        add(80 + pick(150), 20), add(60 + pick(200), 16);
        double bodyWidth = 200 + pick(300);
        add(bodyWidth, 20 * (1 + pick(4)));
        add(), add(50, 20), add(60, 20);
      }
    } else if (name == "tree") {
      double total = 1;
      while (total < n * 0.9) depth++, total = total * 3 + 1;
      width = 90 * std::pow(3, (depth + 1) / 2);
      build(0, depth);
    } else {
      width = 500;
      for (int i = 0; i < n / 5 * 5; i++) {
        double own = 30 + pick(80);
        add(own, 14 + pick(30));
      }
    }
    layOut();
  }

  void size(int v, int axis) {
    int c = views[v].firstChild;
    if (c < 0) return;
    double along = 16, across = 0;
    for (int k = 0; k < 3; k++) {
      size(c + k, 1 - axis);
      along += axis ? views[c + k].ownHeight : views[c + k].ownWidth;
      across = std::max(across, axis ? views[c + k].ownWidth : views[c + k].ownHeight);
    }
    views[v].ownWidth = axis ? across : along;
    views[v].ownHeight = axis ? along : across;
  }
  void place(int v, int axis) {
    int c = views[v].firstChild;
    if (c < 0) return;
    double extra = axis ? views[v].height - views[v].ownHeight : views[v].width - views[v].ownWidth, at = 0;
    for (int k = 0; k < 3; k++) {
      View &child = views[c + k];
      double own = (axis ? child.ownHeight : child.ownWidth) + (k == 0 ? extra : 0);
      child.left = axis ? 0 : at, child.top = axis ? at : 0;
      child.width = axis ? views[v].width : own, child.height = axis ? own : views[v].height;
      at += own + 8;
      place(c + k, 1 - axis);
    }
  }

  void layOut() {
    size_t count = views.size() - 1;
    View *v = views.data() + 1;
    if (scenario == "flat") {
      for (size_t i = 0; i < count; i++) {
        double inset = i % 10;
        v[i].left = inset, v[i].top = inset + 1;
        v[i].width = width - 2 * inset, v[i].height = 812 - 2 * inset - 2;
      }
    } else if (scenario == "chain") {
      double each = (width - 8 - 8 * double(count)) / count;
      for (size_t i = 0; i < count; i++)
        v[i].left = 8 + i * (each + 8), v[i].top = 0, v[i].width = each, v[i].height = 812;
    } else if (scenario == "feed") {
      double top = 0, inner = width - 32;
      for (size_t i = 0; i < count; i += 10, v += 10) {
        double columnHeight = v[4].ownHeight + 4 + v[5].ownHeight, header = std::max(44.0, columnHeight);
        double columnWidth = std::min(inner - 52, std::max(v[4].ownWidth, v[5].ownWidth));
        auto set = [](View &view, double l, double t, double w, double h) {
          view.left = l, view.top = t, view.width = w, view.height = h;
        };
        set(v[1], 16, 12, inner, header), set(v[2], 0, 0, 44, 44), set(v[3], 52, 0, columnWidth, columnHeight);
        set(v[4], 0, 0, std::min(columnWidth, v[4].ownWidth), v[4].ownHeight);
        set(v[5], 0, v[4].ownHeight + 4, std::min(columnWidth, v[5].ownWidth), v[5].ownHeight);
        set(v[6], 16, 12 + header + 8, inner, v[6].ownHeight);
        double footer = v[6].top + v[6].height + 8;
        set(v[7], 16, footer, inner, v[8].ownHeight), set(v[8], 0, 0, v[8].ownWidth, v[8].ownHeight);
        double left = v[8].ownWidth + 12;
        set(v[9], left, (v[8].ownHeight - v[9].ownHeight) / 2, inner - left, v[9].ownHeight);
        double height = footer + v[8].ownHeight + 12;
        set(v[0], 0, top, width, height);
        top += height;
      }
    } else if (scenario == "tree") {
      int axis = 1 - depth % 2;
      size(0, axis);
      views[0].width = width, views[0].height = views[0].ownHeight;
      place(0, axis);
    } else {
      double top = 0, each = width / 5;
      for (size_t i = 0; i + 5 <= count; i += 5) {
        double height = 0;
        for (int j = 0; j < 5; j++) height = std::max(height, v[i + j].ownHeight);
        for (int j = 0; j < 5; j++)
          v[i + j].left = j * each, v[i + j].top = top, v[i + j].width = each, v[i + j].height = height;
        top += height;
      }
    }
  }

  double sum() {
    double sum = 0;
    for (auto &v : views) sum += v.left + v.top + v.width + v.height;
    return sum;
  }
};

int main(int, char **arguments) {
  int n = std::atoi(arguments[2]);
  double end = now() + std::atof(arguments[3]) * 1e6, sink = 0;
  Measurement m;
  do {
    std::unique_ptr<Screen> screen;
    m.build = std::min(m.build, microseconds([&] {
      screen = std::make_unique<Screen>(arguments[1], n);
      sink += screen->sum();
    }));
    double width = screen->width;
    for (int i = 0; i < m.edits; i++)
      m.widths[i] = std::min(m.widths[i], microseconds([&] {
        screen->width = width + (i % 2 == 0 ? 30 : 0);
        screen->layOut();
        sink += screen->sum();
      }));
    auto &leaves = screen->leaves;
    for (int i = 0; i < m.edits && !leaves.empty(); i++)
      m.texts[i] = std::min(m.texts[i], microseconds([&] {
        View &leaf = screen->views[leaves[(leaves.size() / 10 * i + i) % leaves.size()]];
        leaf.ownWidth = 40 + i * 7, leaf.ownHeight = 18 + i % 3 * 9;
        screen->layOut();
        sink += screen->sum();
      }));
    m.tearDown = std::min(m.tearDown, microseconds([&] { screen.reset(); }));
  } while (now() < end);
  if (sink != sink) return 1;
  m.print();
}
