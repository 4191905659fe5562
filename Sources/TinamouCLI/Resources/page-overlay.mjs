// What is drawn on a picture: frames, the selected view, constraints, margins, the accessibility order and distances.
import { differenceMarks } from "./page-compare.mjs";
import { constantWords, deciding, drawnConstraints } from "./page-constraints.mjs";
import { stage } from "./page-dom.mjs";
import { seriousViews } from "./page-defects.mjs";
import { apart, distances, rect } from "./page-geometry.mjs";
import { reading } from "./page-problems.mjs";
import { line, outline, shape, tag } from "./page-shapes.mjs";
import { isUsing, model, sizeOf } from "./page-state.mjs";
import { state } from "./page-store.mjs";
import { format } from "./words.mjs";
import { scale } from "./page-zoom.mjs";

/** Draws the marks of the pictures that have some. */
export function renderOverlays() {
  for (const old of stage.querySelectorAll(".overlay")) old.remove();
  if (state.mode === "layers" || !state.picture) return;
  for (const figure of stage.querySelectorAll(".shot")) {
    const id = figure.dataset.picture;
    const isCurrent = id === state.picture;
    if (!isCurrent && state.mode !== "compare") continue;
    const one = state.pictures.get(id);
    const own = model(state, id);
    if (!one || !own) continue;
    const size = sizeOf(state, one);
    const overlay = shape("svg", { class: "overlay", viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true" });
    overlay.append(...marks(one, own, 1 / scale(), isCurrent).filter(Boolean));
    figure.querySelector(".device").append(overlay);
  }
}

/** All marks, from back to front. */
function marks(one, own, unit, isCurrent) {
  if (isUsing(state)) return [];
  const view = state.view === null ? null : own.view(state.view);
  const pointedAt = state.hover === null ? null : own.view(state.hover);
  const result = [];
  if (state.frames) {
    for (const each of own.views) if (own.isSeen(each)) result.push(outline(each, "o-frame"));
  }
  for (const each of own.views) if (own.isAmbiguous(each) && !each.hidden) result.push(outline(each, "o-ambiguous"));
  for (const [id, kind] of seriousViews(one, own)) {
    const marked = own.view(id);
    if (marked && own.isSeen(marked)) result.push(outline(marked, `o-defect ${kind}`));
  }
  if (state.mode === "compare") result.push(...differenceMarks(own, isCurrent));
  if (state.insets) result.push(...insetMarks(view ?? own.roots[0], unit));
  if (pointedAt && pointedAt !== view) result.push(outline(pointedAt, "o-hover"));
  if (view) result.push(outline(view, "o-selected"));
  if (state.lines || state.constraint) result.push(...constraintMarks(own, view, unit));
  if (state.order) result.push(...orderMarks(own, unit));
  if (view && pointedAt && pointedAt !== view && (state.isMeasuring || state.measure)) result.push(...distanceMarks(rect(view), rect(pointedAt), unit));
  return result;
}

// MARK: Margins

function insetMarks(view, unit) {
  const box = rect(view);
  if (!box) return [];
  const result = [];
  if (view.margins) {
    const [top, left, bottom, right] = view.margins;
    const inner = { x: box.x + left, y: box.y + top, right: box.right - right, bottom: box.bottom - bottom };
    result.push(shape("path", {
      class: "o-margin", "fill-rule": "evenodd",
      d: `M${box.x} ${box.y}H${box.right}V${box.bottom}H${box.x}ZM${inner.x} ${inner.y}H${inner.right}V${inner.bottom}H${inner.x}Z`,
    }));
  }
  if (view.safeArea?.some((value) => value !== 0)) {
    const [top, left, bottom, right] = view.safeArea;
    result.push(shape("rect", {
      class: "o-safe", x: box.x + left, y: box.y + top, width: Math.max(box.width - left - right, 0), height: Math.max(box.height - top - bottom, 0),
    }));
  }
  for (const baseline of new Set(view.baselines ?? [])) {
    if (baseline === null) continue;
    result.push(line(box.x, box.y + baseline, box.right, box.y + baseline, "o-baseline"));
    result.push(tag(box.right + 16 * unit, box.y + baseline, format(baseline), "measure", unit));
  }
  return result;
}

// MARK: Constraints

function constraintMarks(own, view, unit) {
  const ids = new Set(deciding(state, view));
  const lines = [];
  const tags = [];
  for (const one of drawnConstraints(state, own, view)) {
    const isAmbiguous = [one.first?.view, one.second?.view].some((id) => own.ambiguous.has(id));
    const kind = own.broken.has(one.id) ? "broken" : isAmbiguous ? "ambiguous" : "";
    const isMarked = one.id === state.constraint || ids.has(one.id);
    const name = `o-line ${kind} ${one.kind && one.kind !== "explicit" ? "fixed" : ""} ${isMarked ? "marked" : ""}`;
    lines.push(...segmentMarks(one.segment, name, unit));
    const [[x1, y1], [x2, y2]] = [one.segment.from, one.segment.to];
    const words = constantWords(own, one);
    if (words) tags.push({ x: (x1 + x2) / 2, y: (y1 + y2) / 2, words, kind });
  }
  return [...lines, ...apart(tags, unit).map((one) => tag(one.x, one.y, one.words, one.kind, unit))];
}

/** The line of a constraint with its ends; a circle where it has no length. */
function segmentMarks({ from: [x1, y1], to: [x2, y2] }, name, unit) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length <= 1) return [shape("circle", { cx: x1, cy: y1, r: 3 * unit, class: name })];
  const [nx, ny] = [-(y2 - y1) / length * 4 * unit, (x2 - x1) / length * 4 * unit];
  return [line(x1, y1, x2, y2, name), ...[[x1, y1], [x2, y2]].map(([x, y]) => line(x - nx, y - ny, x + nx, y + ny, name))];
}

// MARK: Accessibility order

function orderMarks(own, unit) {
  return reading(own).flatMap((view, index) => {
    const box = rect(view);
    if (!box || !own.isSeen(view)) return [];
    return [outline(view, "o-frame"), tag(box.x + 10 * unit, box.y + 8 * unit, String(index + 1), "number", unit)];
  });
}

// MARK: Distances

function distanceMarks(a, b, unit) {
  if (!a || !b) return [];
  const lines = [];
  const tags = [];
  for (const { isHorizontal, from, to, at, length } of distances(a, b)) {
    const middle = (from + to) / 2;
    lines.push(isHorizontal ? line(from, at, to, at, "o-measure") : line(at, from, at, to, "o-measure"));
    for (const end of [from, to]) {
      lines.push(isHorizontal ? line(end, at - 4 * unit, end, at + 4 * unit, "o-measure") : line(at - 4 * unit, end, at + 4 * unit, end, "o-measure"));
    }
    // Where the line misses the other view, a dashed one leads there.
    const [low, high] = isHorizontal ? [b.y, b.bottom] : [b.x, b.right];
    if (at < low || at > high) {
      const near = at < low ? low : high;
      lines.push(isHorizontal ? line(to, at, to, near, "o-help") : line(at, to, near, to, "o-help"));
    }
    tags.push(isHorizontal ? tag(middle, at - 12 * unit, format(length), "measure", unit) : tag(at + 16 * unit, middle, format(length), "measure", unit));
  }
  return [...lines, ...tags];
}
