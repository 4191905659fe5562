// The parts of which the inspector's panels are made.
import { button, h, text } from "./page-dom.mjs";
import { model, picture } from "./page-state.mjs";
import { set, state } from "./page-store.mjs";
import { format } from "./words.mjs";

/** Names and values; those without a value are left out. */
export function pairs(entries) {
  const shown = entries.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  return shown.length ? h("dl", { class: "pairs" }, shown.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])) : null;
}

export const group = (name, ...children) => {
  const shown = children.flat().filter(Boolean);
  return shown.length ? h("section", { class: "group" }, h("h3", {}, name), shown) : null;
};

/** A group that can be closed, with the number of what is in it; nothing where that is none. */
export function section(name, number, kind, content) {
  if (!number) return null;
  const details = h("details", { class: "group", open: !state.closedSections.has(name) },
    h("summary", { data: { do: "section", section: name } }, name, " ", h("span", { class: `badge ${kind}` }, number)), content);
  details.addEventListener("toggle", () => {
    const closed = new Set(state.closedSections);
    closed[details.open ? "delete" : "add"](name);
    set({ closedSections: closed });
  });
  return details;
}

export const numbers = (values, names) => (values ? h("span", { class: "number" }, values.map((value, index) =>
  `${names ? `${names[index]} ` : ""}${value === null ? "–" : format(value)}`).join("  ")) : null);

export function color(value) {
  if (!value) return null;
  const background = /^#[0-9a-f]{3,8}$/i.test(value) ? value : "none";
  return h("span", { class: "color" }, h("i", { style: { background } }), h("code", {}, text(value)));
}

/** A button that selects another view. */
export function viewLink(id) {
  const view = model(state)?.view(id);
  if (!view) return h("code", {}, text(id));
  return button("select", text(view.text ? `${view.class} “${view.text}”` : view.id), { class: "link" }, { view: id });
}

/** Tells why there is no description of the current picture. */
export function missingDescription() {
  const one = picture(state);
  if (one.error) return "There is no description, since the screen could not be drawn.";
  const reason = state.models.get(one.id)?.reason;
  if (reason) return text(reason);
  return state.models.has(one.id) || !one.description ? "There is no description of this picture." : "Loading…";
}
