// What is drawn on a picture: frames, the selected view, constraints, margins, the accessibility order and distances.

const svgNamespace = "http://www.w3.org/2000/svg";

function shape(tag, attributes, ...children) {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const line = (x1, y1, x2, y2, name) => shape("line", { x1, y1, x2, y2, class: name });

function outline(view, name) {
  const box = rect(view);
  if (!box) return null;
  if (view.corners) {
    return shape("polygon", { points: view.corners.join(" "), class: name });
  }
  return shape("rect", { x: box.x, y: box.y, width: Math.max(box.width, 0), height: Math.max(box.height, 0), class: name });
}

/** A short text on a colored ground, of the same size at each zoom. */
function tag(x, y, words, name, unit) {
  const width = (words.length * 6.4 + 8) * unit;
  const height = 16 * unit;
  return shape("g", {},
    shape("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 4 * unit, class: `o-tag ${name}` }),
    shape("text", { x, y, "font-size": 11 * unit, class: "o-tag-text" }, words));
}

function renderOverlays() {
  for (const old of stage.querySelectorAll(".overlay")) old.remove();
  if (state.mode === "layers" || !state.picture) return;
  for (const figure of stage.querySelectorAll(".shot")) {
    const id = figure.dataset.picture;
    const isCurrent = id === state.picture;
    if (!isCurrent && state.mode !== "compare") continue;
    const one = pictures.get(id);
    const own = model(id);
    const device = figure.querySelector(".device");
    if (!one || !own) continue;
    const size = sizeOf(one);
    const overlay = shape("svg", { class: "overlay", viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true" });
    overlay.append(...marks(own, 1 / scale(), isCurrent).filter(Boolean));
    device.append(overlay);
  }
}

/** All marks, from back to front. */
function marks(own, unit, isCurrent) {
  if (isUsing()) return [];
  const view = state.view === null ? null : own.view(state.view);
  const pointedAt = state.hover === null ? null : own.view(state.hover);
  const result = [];
  if (state.frames) {
    for (const one of own.views) if (own.isSeen(one)) result.push(outline(one, "o-frame"));
  }
  for (const one of own.views) if (own.isAmbiguous(one) && !one.hidden) result.push(outline(one, "o-ambiguous"));
  if (state.mode === "compare") result.push(...differenceMarks(own, isCurrent));
  if (state.insets) result.push(...insetMarks(view ?? own.roots[0], unit));
  if (pointedAt && pointedAt !== view) result.push(outline(pointedAt, "o-hover"));
  if (view) result.push(outline(view, "o-selected"));
  if (state.lines || state.constraint) result.push(...constraintMarks(own, view, unit));
  if (state.order) result.push(...orderMarks(own, unit));
  if (view && pointedAt && pointedAt !== view && (isMeasuring || state.measure)) result.push(...distanceMarks(rect(view), rect(pointedAt), unit));
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

/** The constraints that are drawn: those of the selected view, or of the chosen number; broken ones always. */
function drawnConstraints(own, view) {
  const ids = new Set(own.broken);
  if (view && state.lines) for (const one of own.constraintsOf(view)) ids.add(one.id);
  if (view && state.number) for (const id of view.decides?.[state.number] ?? []) ids.add(id);
  if (state.constraint) ids.add(state.constraint);
  return [...ids].map((id) => own.constraints.get(id)).filter((one) => one?.segment);
}

function constraintMarks(own, view, unit) {
  const deciding = new Set(view && state.number ? view.decides?.[state.number] ?? [] : []);
  const lines = [];
  const tags = [];
  for (const one of drawnConstraints(own, view)) {
    const kind = own.broken.has(one.id) ? "broken" : [one.first?.view, one.second?.view].some((id) => own.ambiguous.has(id)) ? "ambiguous" : "";
    const isMarked = one.id === state.constraint || deciding.has(one.id);
    const [[x1, y1], [x2, y2]] = [one.segment.from, one.segment.to];
    const name = `o-line ${kind} ${one.kind && one.kind !== "explicit" ? "fixed" : ""} ${isMarked ? "marked" : ""}`;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length > 1) {
      const [nx, ny] = [-(y2 - y1) / length * 4 * unit, (x2 - x1) / length * 4 * unit];
      lines.push(line(x1, y1, x2, y2, name), ...[[x1, y1], [x2, y2]].map(([x, y]) => line(x - nx, y - ny, x + nx, y + ny, name)));
    } else {
      lines.push(shape("circle", { cx: x1, cy: y1, r: 3 * unit, class: name }));
    }
    const words = constantWords(own, one);
    if (words) tags.push({ x: (x1 + x2) / 2, y: (y1 + y2) / 2, words, kind });
  }
  return [...lines, ...apart(tags, unit).map((one) => tag(one.x, one.y, one.words, one.kind, unit))];
}

/** Moves texts beside or below others that they would lie on. */
function apart(tags, unit) {
  const placed = [];
  const touches = (a, b) => Math.abs(a.x - b.x) < ((a.words.length + b.words.length) * 3.2 + 10) * unit && Math.abs(a.y - b.y) < 17 * unit;
  for (const one of tags) {
    const width = (one.words.length * 6.4 + 28) * unit;
    const places = [0, 1, -1, 2, -2].flatMap((row) => [0, 1, -1].map((column) => ({ ...one, x: one.x + column * width, y: one.y + row * 17.5 * unit })));
    placed.push(places.find((place) => !placed.some((other) => touches(place, other))) ?? one);
  }
  return placed;
}

/** The constant of a constraint. A content size and a part of a frame that a mask keeps are what the view has. */
function constantOf(own, one) {
  if (one.constant !== undefined) return one.constant;
  const view = own.view(one.first?.view);
  const isSize = ["width", "height"].includes(one.first?.attribute);
  if (one.kind === "intrinsic" && isSize && view?.intrinsic) return view.intrinsic[one.first.attribute === "width" ? 0 : 1];
  const box = rect(view);
  return box?.[{ left: "x", leading: "x", top: "y" }[one.first?.attribute] ?? one.first?.attribute] ?? null;
}

/** What is written on the line of a constraint; nothing where two edges or centers are the same. */
function constantWords(own, one) {
  const relation = { "<=": "≤ ", ">=": "≥ " }[one.relation] ?? "";
  const constant = constantOf(own, one);
  const parts = [];
  if (one.multiplier !== undefined && one.multiplier !== 1 && one.second) parts.push(`× ${format(one.multiplier)}`);
  if (constant || (!one.second && constant !== null)) parts.push(format(constant));
  return parts.length ? `${relation}${parts.join(" + ").replace("+ -", "− ")}` : "";
}

// MARK: Accessibility order

const reading = (own) => own.views.filter((view) => typeof view.accessibilityIndex === "number")
  .sort((a, b) => a.accessibilityIndex - b.accessibilityIndex);

function orderMarks(own, unit) {
  return reading(own).flatMap((view, index) => {
    const box = rect(view);
    if (!box || !own.isSeen(view)) return [];
    return [outline(view, "o-frame"), tag(box.x + 10 * unit, box.y + 8 * unit, String(index + 1), "number", unit)];
  });
}

// MARK: Distances

/** The distances between two rectangles: gaps where they are apart, else from edge to edge. */
function distances(a, b) {
  const result = [];
  const along = (low, high, from, isHorizontal) => {
    const [aLow, aHigh, bLow, bHigh] = [a[low], a[high], b[low], b[high]];
    if (aHigh <= bLow) result.push({ isHorizontal, from: aHigh, to: bLow, at: from });
    else if (bHigh <= aLow) result.push({ isHorizontal, from: aLow, to: bHigh, at: from });
    else {
      for (const [start, end] of [[aLow, bLow], [aHigh, bHigh]]) {
        if (Math.abs(start - end) > 0.005) result.push({ isHorizontal, from: start, to: end, at: from });
      }
    }
  };
  // Lines run through the middle of what both share, else of the first.
  const middle = (low, high) => {
    const [start, end] = [Math.max(a[low], b[low]), Math.min(a[high], b[high])];
    return start < end ? (start + end) / 2 : (a[low] + a[high]) / 2;
  };
  along("x", "right", middle("y", "bottom"), true);
  along("y", "bottom", middle("x", "right"), false);
  return result.map((one) => ({ ...one, length: Math.abs(one.to - one.from) }));
}

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
