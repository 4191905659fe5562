// What the inspector says of one view, and of its constraints.
import { change } from "./page-change.mjs";
import { deciding, equation } from "./page-constraints.mjs";
import { defectsAt, defectsOf, levelKinds } from "./page-defects.mjs";
import { button, h, text } from "./page-dom.mjs";
import { constraintField, editable, suggestion } from "./page-edits.mjs";
import { isFindingLines } from "./page-lines.mjs";
import { color, group, numbers, pairs, viewLink } from "./page-panels.mjs";
import { labelOf, lacksLabel, problemCount } from "./page-problems.mjs";
import { editorChooser, sourceLink } from "./page-source.mjs";
import { canEdit, chosenNumber, picture, pinned, screenOf, selected, settingsTitle } from "./page-state.mjs";
import { state } from "./page-store.mjs";
import { count, format } from "./words.mjs";

export const viewActions = {
  number: (control) => change(chosenNumber(state, control.dataset.number), true),
  "pin-constraint": (control) => change(pinned(state, control.dataset.constraint), true),
};

export function viewPanel(own) {
  const view = selected(state);
  if (!view) {
    const words = state.view === null ? "Click a view in the picture, or choose one in the tree." : "This picture does not have the selected view.";
    return [h("div", { class: "nothing" }, h("p", {}, words)), pictureGroup(own)];
  }
  return [
    headerOf(own, view), defectGroup(own, view), placeGroup(own, view), layoutGroup(view), lookGroup(view), accessibilityGroup(view), constraintsGroup(own, view),
    editorChooser(),
  ];
}

function pictureGroup(own) {
  const one = picture(state);
  const screen = screenOf(state, one);
  return group("Picture", pairs([
    ["Screen", text(screen.name)], ["Source", sourceLink(screen.file, screen.line)], ["Device", one.device?.name],
    ["Settings", settingsTitle(one)], ["Views", own.views.length], ["Constraints", own.constraints.size],
    ["Findings", count(problemCount(own, defectsOf(one, own)), "finding")],
  ]));
}

function headerOf(own, view) {
  const marksOf = [
    own.isAmbiguous(view) && ["orange", "ambiguous"], view.hidden && ["", "hidden"], view.clipped && ["orange", "clipped"],
    view.partlyClipped && ["orange", "partly clipped"], view.truncated && ["orange", "truncated"], view.enabled === false && ["", "disabled"],
    view.coveredBy && ["orange", "covered"],
  ].filter(Boolean);
  return h("section", { class: "group heading" },
    h("h2", {}, text(view.class)), view.id !== view.class ? h("p", { class: "quiet" }, text(view.id)) : null,
    h("p", { class: "badges" }, marksOf.map(([kind, words]) => h("span", { class: `badge ${kind}` }, words))),
    pairs([
      ["In", view.parentView ? viewLink(view.parentView.id) : null], ["Outlet", view.outlet && text(view.outlet)],
      ["Controller", view.controller && text(view.controller)], ["Source", sourceLink(view.source?.file, view.source?.line)],
      ["Covered by", view.coveredBy ? viewLink(view.coveredBy) : null],
    ]));
}

/** The defects of the view. */
function defectGroup(own, view) {
  const list = defectsAt(picture(state), own, view.id);
  return group("Findings", list.map((one) => h("div", { class: "finding defect" }, h("p", {}, text(one.message)),
    h("p", { class: "quiet" }, text(one.advice)),
    h("p", { class: "badges" }, h("span", { class: `badge ${levelKinds[one.level] ?? ""}` }, text(one.rule)), sourceLink(one.source?.file, one.source?.line)))));
}

// MARK: Numbers and what decides them

function placeGroup(own, view) {
  const [x, y, width, height] = view.frame;
  const letters = { x: "X", y: "Y", width: "W", height: "H" };
  const cells = Object.entries({ x, y, width, height }).map(([name, value]) => button("number",
    [h("span", { class: "quiet" }, letters[name]), h("span", { class: "number" }, format(value))],
    { class: "cell", "aria-pressed": state.number === name, title: `What decides ${name}` }, { number: name }));
  const inWindow = view.windowFrame;
  return group("Frame", h("div", { class: "cells" }, cells), state.number ? decision(own, view) : null, pairs([
    ["In the window", inWindow && numbers(inWindow)], ["Bounds", numbers(view.bounds)], ["Corners", view.corners && numbers(view.corners)],
  ]));
}

function decision(own, view) {
  const list = deciding(state, view).map((id) => own.constraints.get(id)).filter(Boolean);
  const word = { x: "x", y: "y", width: "width", height: "height" }[state.number];
  const reason = view.usesConstraints === false || view.usesConstraints === undefined
    ? `No constraint decides the ${word}: the frame was set, or follows the autoresizing mask.`
    : `The constraints that decide the ${word} are not known.`;
  const rows = list.map((one) => constraintRow(own, one, view, true));
  return h("div", { class: "decision", role: "status" },
    list.length ? [h("p", {}, `What decides the ${word}:`), h("ol", {}, rows)] : h("p", {}, reason));
}

function layoutGroup(view) {
  const isZero = (values) => !values || values.every((value) => value === 0);
  return group("Layout", pairs([
    ["Safe area", isZero(view.safeArea) ? null : numbers(view.safeArea, ["T", "L", "B", "R"])],
    ["Margins", isZero(view.margins) ? null : numbers(view.margins, ["T", "L", "B", "R"])],
    ["Baselines", numbers(view.baselines)], ["Intrinsic size", view.intrinsic && numbers(view.intrinsic, ["W", "H"])],
    ["Hugging", numbers(view.hugging, ["H", "V"])], ["Resistance", numbers(view.resistance, ["H", "V"])],
    ["Placed by", view.usesConstraints === undefined ? null : view.usesConstraints ? "constraints" : "autoresizing mask"],
    ["Drawn as", view.zIndex === undefined ? null : `number ${view.zIndex}`],
  ]));
}

// MARK: Appearance, editable in a live screen

function lookGroup(view) {
  const isOpen = canEdit(state);
  const hex = (value) => (value ?? "#000000ff").slice(0, 7);
  const colors = (key, value) => [color(value), isOpen ? editable(view, key, hex(value), null, { type: "color" }) : null];
  const hidden = () => h("input", {
    type: "checkbox", checked: view.hidden === true, "aria-label": "hidden", data: { do: "edit-view", view: view.id, key: "hidden" },
  });
  const alpha = view.alpha ?? 1;
  return group("Appearance", pairs([
    ["Text", view.text !== undefined ? editable(view, "text", view.text, text(view.text), { type: "text" }) : null],
    ["Font", view.font && [text(view.font.name), " ", h("span", { class: "number" }, format(view.font.size))]],
    ["Text color", view.textColor ? colors("textColor", view.textColor) : null],
    ["Background", view.background || isOpen ? colors("backgroundColor", view.background) : null],
    ["Alpha", view.alpha !== undefined || isOpen
      ? editable(view, "alpha", alpha, format(alpha), { type: "number", min: 0, max: 1, step: 0.05 }) : null],
    ["Hidden", isOpen ? hidden() : null],
  ]), suggestion());
}

function accessibilityGroup(view) {
  const told = view.accessibility ?? {};
  const label = labelOf(view);
  return group("Accessibility", pairs([
    ["Label", lacksLabel(view) ? h("span", { class: "badge orange" }, "missing") : label && text(label)], ["Value", told.value && text(told.value)],
    ["Traits", told.traits?.join(", ")], ["Identifier", told.identifier && h("code", {}, text(told.identifier))],
    ["Order", typeof view.accessibilityIndex === "number" ? `number ${view.accessibilityIndex + 1}` : null],
  ]));
}

// MARK: Constraints

const kindNames = { intrinsic: "content size", layoutGuide: "layout guide", stack: "stack view" };

function constraintRow(own, one, view, isDeciding = false) {
  const isBroken = own.broken.has(one.id);
  const isChosen = one.id === state.constraint;
  const kind = one.kind && one.kind !== "explicit" ? one.kind : null;
  const isOpen = canEdit(state);
  const marks = [
    isBroken && ["red", "broken"], one.active === false && !isBroken && ["", "inactive"], one.binding === true && !isDeciding && ["", "decides"],
    kind && ["", kindNames[kind] ?? kind], one.priority !== undefined && one.priority !== 1000 && !isOpen && ["", `@${format(one.priority)}`],
  ].filter(Boolean);
  const fields = () => h("p", { class: "edits" }, constraintField(one, "constant", one.constant, "Constant", {}),
    constraintField(one, "priority", one.priority ?? 1000, "Priority", { min: 1, max: 1000 }));
  const attributes = { class: "equation", "aria-pressed": state.isPinned && isChosen, title: one.description };
  return h("li", { class: `constraint${isBroken ? " broken" : ""}${isChosen ? " chosen" : ""}`, data: { constraintRow: one.id } },
    button("pin-constraint", text(equation(own, one, view)), attributes, { constraint: one.id }),
    h("p", { class: "badges" }, one.identifier ? h("span", { class: "badge" }, text(one.identifier)) : null,
      marks.map(([name, words]) => h("span", { class: `badge ${name}` }, words)), sourceLink(one.file, one.line)),
    isOpen && !kind && one.active !== false ? fields() : null);
}

function constraintsGroup(own, view) {
  const list = own.constraintsOf(view);
  const rows = list.map((one) => constraintRow(own, one, view));
  return group(`Constraints ${list.length || ""}`,
    list.length ? h("ul", {}, rows) : h("p", { class: "quiet" }, "No constraint touches this view."),
    list.length && isFindingLines(own) ? h("p", { class: "quiet", role: "status" }, "Finding the lines of code…") : null);
}
