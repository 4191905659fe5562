// The same screens in flexbox, by Yoga.
//
// usage: yoga SCENARIO SIZE SECONDS
#include <yoga/Yoga.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "measure.hpp"

static int state = 1;
static int pick(int k) {
  state = (state * 4096LL + 150889) % 714025;
  return state % k;
}

struct Leaf {
  YGNodeRef node;
  float width, height;
};

static YGSize measure(YGNodeRef node, float width, YGMeasureMode widthMode, float height,
                      YGMeasureMode heightMode) {
  auto leaf = static_cast<Leaf *>(YGNodeGetContext(node));
  auto fit = [](float own, float given, YGMeasureMode mode) {
    return mode == YGMeasureModeExactly ? given : mode == YGMeasureModeAtMost ? std::min(own, given) : own;
  };
  return {fit(leaf->width, width, widthMode), fit(leaf->height, height, heightMode)};
}

struct Screen {
  YGNodeRef root = YGNodeNew();
  std::vector<std::unique_ptr<Leaf>> leaves;
  float width = 0;

  ~Screen() { YGNodeFreeRecursive(root); }

  YGNodeRef add(YGNodeRef parent, YGFlexDirection direction = YGFlexDirectionColumn) {
    YGNodeRef node = YGNodeNew();
    YGNodeStyleSetFlexDirection(node, direction);
    YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    return node;
  }
  YGNodeRef leaf(YGNodeRef parent, float width, float height) {
    YGNodeRef node = add(parent);
    leaves.push_back(std::make_unique<Leaf>(Leaf{node, width, height}));
    YGNodeSetContext(node, leaves.back().get());
    YGNodeSetMeasureFunc(node, measure);
    return node;
  }
  void layOut() { YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR); }
  void setWidth(float value) {
    width = value;
    YGNodeStyleSetWidth(root, value);
  }

  void flat(int n) {
    setWidth(375);
    YGNodeStyleSetHeight(root, 812);
    for (int i = 0; i < n; i++) {
      YGNodeRef v = add(root);
      float inset = i % 10;
      YGNodeStyleSetPositionType(v, YGPositionTypeAbsolute);
      YGNodeStyleSetPosition(v, YGEdgeLeft, inset);
      YGNodeStyleSetPosition(v, YGEdgeRight, inset);
      YGNodeStyleSetPosition(v, YGEdgeTop, inset + 1);
      YGNodeStyleSetPosition(v, YGEdgeBottom, inset + 1);
    }
  }
  void chain(int n) {
    YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
    setWidth(48 * n + 20);
    YGNodeStyleSetHeight(root, 812);
    YGNodeStyleSetPadding(root, YGEdgeRight, 8);
    for (int i = 0; i < n; i++) {
      YGNodeRef v = add(root);
      YGNodeStyleSetMargin(v, YGEdgeLeft, 8);
      YGNodeStyleSetFlexGrow(v, 1);
      YGNodeStyleSetFlexBasis(v, 0);
    }
  }
  void feed(int n) {
    setWidth(375);
    YGNodeRef content = add(root);
    for (int i = 0; i < std::max(1, n / 10); i++) {
      YGNodeRef cell = add(content);
      YGNodeStyleSetPadding(cell, YGEdgeHorizontal, 16);
      YGNodeStyleSetPadding(cell, YGEdgeVertical, 12);
      YGNodeRef header = add(cell, YGFlexDirectionRow), avatar = add(header);
      YGNodeStyleSetWidth(avatar, 44);
      YGNodeStyleSetHeight(avatar, 44);
      YGNodeRef column = add(header);
      YGNodeStyleSetMargin(column, YGEdgeLeft, 8);
      YGNodeStyleSetFlexShrink(column, 1);
      YGNodeStyleSetAlignItems(column, YGAlignFlexStart);
      leaf(column, 80 + pick(150), 20);
      YGNodeStyleSetMargin(leaf(column, 60 + pick(200), 16), YGEdgeTop, 4);
      int bodyWidth = 200 + pick(300);
      YGNodeStyleSetMargin(leaf(cell, bodyWidth, 20 * (1 + pick(4))), YGEdgeTop, 8);
      YGNodeRef footer = add(cell, YGFlexDirectionRow);
      YGNodeStyleSetMargin(footer, YGEdgeTop, 8);
      YGNodeStyleSetAlignItems(footer, YGAlignCenter);
      leaf(footer, 50, 20);
      YGNodeRef share = leaf(footer, 60, 20);
      YGNodeStyleSetMargin(share, YGEdgeLeft, 12);
      YGNodeStyleSetFlexGrow(share, 1);
    }
  }
  YGNodeRef stack(YGNodeRef parent, int level, int axis) {
    if (level == 0) {
      int width = 30 + pick(60);
      return leaf(parent, width, 14 + pick(20));
    }
    YGNodeRef v = add(parent, axis == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn);
    for (int k = 0; k < 3; k++) {
      YGNodeRef c = stack(v, level - 1, 1 - axis);
      if (k) YGNodeStyleSetMargin(c, axis == 0 ? YGEdgeLeft : YGEdgeTop, 8);
      YGNodeStyleSetFlexShrink(c, 1);
      if (!k) YGNodeStyleSetFlexGrow(c, 1);
    }
    return v;
  }
  void tree(int n) {
    int depth = 0;
    double total = 1;
    while (total < n * 0.9) depth++, total = total * 3 + 1;
    setWidth(90 * std::pow(3, (depth + 1) / 2));
    stack(root, depth, depth % 2 == 0 ? 1 : 0);
  }
  void table(int n) {
    setWidth(500);
    YGNodeRef table = add(root);
    for (int i = 0; i < std::max(1, n / 5); i++) {
      YGNodeRef row = add(table, YGFlexDirectionRow);
      for (int j = 0; j < 5; j++) {
        int width = 30 + pick(80);
        YGNodeRef cell = leaf(row, width, 14 + pick(30));
        YGNodeStyleSetFlexGrow(cell, 1);
        YGNodeStyleSetFlexBasis(cell, 0);
      }
    }
  }

  Screen(const std::string &scenario, int n) {
    state = 1;
    if (scenario == "flat") flat(n);
    if (scenario == "chain") chain(n);
    if (scenario == "feed") feed(n);
    if (scenario == "tree") tree(n);
    if (scenario == "table") table(n);
    layOut();
  }
};

static double readAll(YGNodeRef node) {
  double sum = YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node) +
               YGNodeLayoutGetHeight(node);
  for (size_t i = 0; i < YGNodeGetChildCount(node); i++) sum += readAll(YGNodeGetChild(node, i));
  return sum;
}

static double readChanged(YGNodeRef node) {
  if (!YGNodeGetHasNewLayout(node)) return 0;
  YGNodeSetHasNewLayout(node, false);
  double sum = YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node) +
               YGNodeLayoutGetHeight(node);
  for (size_t i = 0; i < YGNodeGetChildCount(node); i++) sum += readChanged(YGNodeGetChild(node, i));
  return sum;
}

int main(int, char **arguments) {
  std::string scenario = arguments[1];
  int n = std::atoi(arguments[2]);
  double end = now() + std::atof(arguments[3]) * 1e6, sink = 0;
  Measurement m;
  do {
    std::unique_ptr<Screen> screen;
    m.build = std::min(m.build, microseconds([&] {
      screen = std::make_unique<Screen>(scenario, n);
      sink += readAll(screen->root);
    }));
    readChanged(screen->root);
    float width = screen->width;
    for (int i = 0; i < m.edits; i++)
      m.widths[i] = std::min(m.widths[i], microseconds([&] {
        screen->setWidth(width + (i % 2 == 0 ? 30 : 0));
        screen->layOut();
        sink += readChanged(screen->root);
      }));
    auto &leaves = screen->leaves;
    for (int i = 0; i < m.edits && !leaves.empty(); i++)
      m.texts[i] = std::min(m.texts[i], microseconds([&] {
        Leaf &leaf = *leaves[(leaves.size() / 10 * i + i) % leaves.size()];
        leaf.width = 40 + i * 7;
        leaf.height = 18 + i % 3 * 9;
        YGNodeMarkDirty(leaf.node);
        screen->layOut();
        sink += readChanged(screen->root);
      }));
    m.tearDown = std::min(m.tearDown, microseconds([&] { screen.reset(); }));
  } while (now() < end);
  if (sink != sink) return 1;
  m.print();
}
