// Changes of views and constraints of the running screen, and the line of code that makes one last.
import { button, h, text } from "./page-dom.mjs";
import { request, soon } from "./page-session.mjs";
import { sourceLink } from "./page-source.mjs";
import { canEdit } from "./page-state.mjs";
import { state } from "./page-store.mjs";

export const editActions = {
  "edit-view"(control) {
    const { view, key } = control.dataset;
    const value = control.type === "checkbox" ? control.checked : control.type === "number" ? Number(control.value) : control.value;
    request("edit", { view, [key]: value }).then(soon);
  },
  "edit-constraint"(control) {
    const { constraint, key } = control.dataset;
    const value = Number(control.value);
    if (Number.isFinite(value)) request("edit", { constraint, [key]: value }).then(soon);
  },
};

/** A field that changes a property of the live screen's view; elsewhere its value. */
export function editable(view, key, value, shown, attributes) {
  if (!canEdit(state)) return shown;
  return h("input", { ...attributes, value: value ?? "", "aria-label": key, data: { do: "edit-view", view: view.id, key, late: "yes" } });
}

/** A field that changes a number of a constraint. */
export function constraintField(one, key, value, name, attributes) {
  return h("label", {}, name, h("input", {
    type: "number", step: "any", value: value ?? 0, ...attributes, "aria-label": `${name} of ${one.id}`,
    data: { do: "edit-constraint", constraint: one.id, key },
  }));
}

/** The line of code that makes an edit last. */
export function suggestion() {
  const line = state.live.change;
  if (!line || !canEdit(state)) return null;
  if (line.text === undefined) return h("p", { class: "suggestion", role: "status" }, text(line.note));
  const isOther = line.before && line.before !== line.text;
  return h("div", { class: "suggestion", role: "status" }, h("p", {}, "Line to change ", sourceLink(line.file, line.line)),
    isOther ? h("pre", { class: "before" }, text(line.before.trim())) : null, h("pre", {}, text((line.text ?? "").trim())),
    line.note ? h("p", { class: "quiet" }, text(line.note)) : null, button("copy", "Copy", {}, { copy: line.text ?? "" }));
}
