// Rectangles, distances and scales.

/** A view's rectangle in the window, `null` where it has none. */
export function rect(view) {
  const frame = view?.windowFrame ?? (view?.parentView ? null : view?.frame);
  if (!frame) return null;
  const [x, y, width, height] = frame;
  return { x, y, width, height, right: x + width, bottom: y + height, midX: x + width / 2, midY: y + height / 2 };
}

/** Returns whether a point is in a view, which may be turned. */
export function contains(view, x, y) {
  const box = rect(view);
  if (x < box.x || y < box.y || x > box.right || y > box.bottom) return false;
  if (!view.corners) return true;
  // Crossings of the edges to the right of the point are odd inside.
  let isInside = false;
  for (let i = 0, j = 3; i < 4; j = i++) {
    const [ax, ay, bx, by] = [view.corners[2 * i], view.corners[2 * i + 1], view.corners[2 * j], view.corners[2 * j + 1]];
    if ((ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** The alpha of a view with those around it. */
export function opacity(view) {
  let result = 1;
  for (let one = view; one; one = one.parentView) result *= one.alpha ?? 1;
  return result;
}

/** The distances between two rectangles: gaps where they are apart, else from edge to edge. */
export function distances(a, b) {
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

/** Moves texts beside or below others that they would lie on. */
export function apart(tags, unit) {
  const placed = [];
  const touches = (a, b) => Math.abs(a.x - b.x) < ((a.words.length + b.words.length) * 3.2 + 10) * unit && Math.abs(a.y - b.y) < 17 * unit;
  for (const one of tags) {
    const width = (one.words.length * 6.4 + 28) * unit;
    const places = [0, 1, -1, 2, -2].flatMap((row) =>
      [0, 1, -1].map((column) => ({ ...one, x: one.x + column * width, y: one.y + row * 17.5 * unit })));
    placed.push(places.find((place) => !placed.some((other) => touches(place, other))) ?? one);
  }
  return placed;
}

// MARK: Zoom

/** Returns whether pictures of a mode have a usual size instead of one that fits. */
export const hasUsualScale = (mode) => mode === "matrix" || mode === "strip";

/** The step of a zoom, within its limits. */
export const zoomStep = (zoom) => Math.min(Math.max(zoom, -40), 30);

/** The step of a scale that is no step. */
export const stepOf = (scale) => Math.round(Math.log2(scale) * 10);

/**
 * The scale of pictures in CSS pixels for each point: steps of a tenth of a doubling.
 *
 * @param zoom The step, or "fit".
 * @param sizes The sizes of the pictures in points.
 * @param area An element, of whose size only scales that fit depend.
 */
export function scaleOf({ mode, zoom, sizes, area, isPhone }) {
  const largest = (key) => Math.max(1, ...sizes.map((size) => size[key]));
  if (hasUsualScale(mode)) {
    const usual = (mode === "strip" ? 340 : isPhone ? 200 : 240) / Math.max(largest("height"), 600);
    return usual * 2 ** ((zoom === "fit" ? 0 : zoom) / 10);
  }
  if (zoom !== "fit") return 2 ** (zoom / 10);
  const padding = isPhone ? 24 : 56;
  const columns = mode === "compare" ? sizes.length : 1;
  const width = (area.clientWidth - padding - (columns - 1) * 48) / columns;
  const height = area.clientHeight - padding - (mode === "layers" ? 0 : mode === "compare" ? 104 : isPhone ? 84 : 56);
  const fitted = Math.min(width / largest("width"), height / largest("height"));
  return Math.min(Math.max(mode === "layers" ? fitted * 0.72 : fitted, 0.05), 4);
}

// MARK: Layers

/** The order in which views are drawn. */
export const order = (view) => view.zIndex ?? view.index;

/** The views that are planes: those that are seen, are not empty, and are in the picture. */
export function planes(own, size) {
  return own.views.filter((view) => {
    const box = rect(view);
    return own.isSeen(view) && box.width > 0 && box.height > 0 && box.x < size.width && box.y < size.height && box.right > 0 && box.bottom > 0;
  }).slice(0, 1500);
}
