// Shapes that are drawn on pictures.
import { rect } from "./page-geometry.mjs";

/** Creates an element of SVG. */
export function shape(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

export const line = (x1, y1, x2, y2, name) => shape("line", { x1, y1, x2, y2, class: name });

/** The edge of a view, which may be turned. */
export function outline(view, name) {
  const box = rect(view);
  if (!box) return null;
  if (view.corners) return shape("polygon", { points: view.corners.join(" "), class: name });
  return shape("rect", { x: box.x, y: box.y, width: Math.max(box.width, 0), height: Math.max(box.height, 0), class: name });
}

/** A short text on a colored ground, of the same size at each zoom. */
export function tag(x, y, words, name, unit) {
  const width = (words.length * 6.4 + 8) * unit;
  const height = 16 * unit;
  return shape("g", {},
    shape("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 4 * unit, class: `o-tag ${name}` }),
    shape("text", { x, y, "font-size": 11 * unit, class: "o-tag-text" }, words));
}

/** A cross that closes something. */
export const closeIcon = () => shape("svg", { viewBox: "0 0 16 16" }, shape("path", { d: "M4 4l8 8M12 4l-8 8" }));
