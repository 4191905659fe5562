// Constraints in words and numbers.
import { rect } from "./page-geometry.mjs";
import { format } from "./words.mjs";

/** The constraints that are drawn: those of the selected view, or of the chosen number; broken ones always. */
export function drawnConstraints(state, own, view) {
  const ids = new Set(own.broken);
  if (view && state.lines) for (const one of own.constraintsOf(view)) ids.add(one.id);
  for (const id of deciding(state, view)) ids.add(id);
  if (state.constraint) ids.add(state.constraint);
  return [...ids].map((id) => own.constraints.get(id)).filter((one) => one?.segment);
}

/** The constraints that decide the chosen number of a view, by their ids. */
export const deciding = (state, view) => (view && state.number ? view.decides?.[state.number] ?? [] : []);

/** The constant of a constraint. A content size and a part of a frame that a mask keeps are what the view has. */
export function constantOf(own, one) {
  if (one.constant !== undefined) return one.constant;
  const view = own.view(one.first?.view);
  const isSize = ["width", "height"].includes(one.first?.attribute);
  if (one.kind === "intrinsic" && isSize && view?.intrinsic) return view.intrinsic[one.first.attribute === "width" ? 0 : 1];
  const box = rect(view);
  return box?.[{ left: "x", leading: "x", top: "y" }[one.first?.attribute] ?? one.first?.attribute] ?? null;
}

/** Returns what is written on the line of a constraint; nothing where two edges or centers are the same. */
export function constantWords(own, one) {
  const relation = { "<=": "≤ ", ">=": "≥ " }[one.relation] ?? "";
  const constant = constantOf(own, one);
  const parts = [];
  if (one.multiplier !== undefined && one.multiplier !== 1 && one.second) parts.push(`× ${format(one.multiplier)}`);
  if (constant || (!one.second && constant !== null)) parts.push(format(constant));
  return parts.length ? `${relation}${parts.join(" + ").replace("+ -", "− ")}` : "";
}

function item(own, part, view) {
  if (!part) return "";
  const owner = part.guide !== undefined ? own.view(part.owner) : own.view(part.view);
  const name = part.guide !== undefined ? `${owner ? shortName(owner, view) : part.owner ?? ""}.${part.guide}` : owner ? shortName(owner, view) : part.view;
  return part.attribute ? `${name}.${part.attribute}` : name;
}

function shortName(owner, view) {
  if (owner === view) return "self";
  if (owner === view?.parentView) return "superview";
  return owner.outlet ?? (owner.text ? `“${owner.text.slice(0, 24)}”` : owner.id);
}

/** A constraint as an equation, seen from a view. */
export function equation(own, one, view) {
  if (!one.first) return one.description ?? one.id;
  const relation = { "<=": "≤", ">=": "≥" }[one.relation] ?? "=";
  const constant = constantOf(own, one);
  let right = "";
  if (one.second) {
    right = `${one.multiplier !== undefined && one.multiplier !== 1 ? `${format(one.multiplier)} × ` : ""}${item(own, one.second, view)}`;
    if (constant) right += constant < 0 ? ` − ${format(-constant)}` : ` + ${format(constant)}`;
  } else {
    right = format(constant);
  }
  return `${item(own, one.first, view)} ${relation} ${right}`;
}

