// What differs between two descriptions of screens.
import { format } from "./words.mjs";

const near = (a, b) => Math.abs(a - b) < 0.01;

/** Returns what differs between a view of both descriptions, in words. */
function changes(view, other) {
  const words = [];
  if ((view.text ?? "") !== (other.text ?? "")) words.push(`text “${view.text ?? ""}” → “${other.text ?? ""}”`);
  if (JSON.stringify(view.font) !== JSON.stringify(other.font)) words.push(`font ${format(view.font?.size)} → ${format(other.font?.size)}`);
  if (Boolean(view.hidden) !== Boolean(other.hidden)) words.push(other.hidden ? "hidden" : "shown");
  if (Boolean(view.truncated) !== Boolean(other.truncated)) words.push(other.truncated ? "truncated" : "not truncated");
  const [x, y, width, height] = view.frame;
  const [x2, y2, width2, height2] = other.frame;
  if (!near(width, width2) || !near(height, height2)) words.push(`size ${format(width)} × ${format(height)} → ${format(width2)} × ${format(height2)}`);
  if (!near(x, x2) || !near(y, y2)) words.push(`place ${format(x)}, ${format(y)} → ${format(x2)}, ${format(y2)}`);
  for (const key of ["textColor", "background"]) {
    const name = key === "background" ? "background" : "text color";
    if ((view[key] ?? "") !== (other[key] ?? "")) words.push(`${name} ${view[key] ?? "none"} → ${other[key] ?? "none"}`);
  }
  return words;
}

/** Returns what differs between two descriptions, by view: text, font, size, place; views that only one has. */
export function differences(left, right) {
  const result = [];
  for (const view of left.views) {
    const other = right.view(view.id);
    if (!other) {
      if (!view.parentView || right.view(view.parentView.id)) result.push({ id: view.id, kind: "removed", view, words: ["only on the left"] });
      continue;
    }
    const words = changes(view, other);
    if (words.length) result.push({ id: view.id, kind: "changed", view, words });
  }
  for (const view of right.views) {
    if (!left.view(view.id) && (!view.parentView || left.view(view.parentView.id))) {
      result.push({ id: view.id, kind: "added", view, words: ["only on the right"] });
    }
  }
  return result;
}
