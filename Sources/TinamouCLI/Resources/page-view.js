// What the inspector says of one view, and of its constraints.

/** Names and values; those without a value are left out. */
function pairs(entries) {
  const shown = entries.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  return shown.length ? h("dl", { class: "pairs" }, shown.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])) : null;
}

const group = (name, ...children) => {
  const shown = children.flat().filter(Boolean);
  return shown.length ? h("section", { class: "group" }, h("h3", {}, name), shown) : null;
};

const numbers = (values, names) => (values ? h("span", { class: "number" }, values.map((value, index) =>
  `${names ? `${names[index]} ` : ""}${value === null ? "–" : format(value)}`).join("  ")) : null);

function color(value) {
  if (!value) return null;
  return h("span", { class: "color" }, h("i", { style: { background: /^#[0-9a-f]{3,8}$/i.test(value) ? value : "none" } }), h("code", {}, text(value)));
}

/** A button that selects another view. */
function viewLink(id) {
  const view = model()?.view(id);
  return view ? button("select", text(view.text ? `${view.class} “${view.text}”` : view.id), { class: "link" }, { view: id }) : h("code", {}, text(id));
}

function viewPanel(own) {
  const view = selected();
  if (!view) {
    return [h("div", { class: "nothing" }, h("p", {}, state.view === null ? "Click a view in the picture, or choose one in the tree." : "This picture does not have the selected view.")),
      pictureGroup(own)];
  }
  return [
    headerOf(own, view), placeGroup(own, view), layoutGroup(view), lookGroup(view), accessibilityGroup(view), constraintsGroup(own, view),
    editorChooser(),
  ];
}

function pictureGroup(own) {
  const one = picture();
  return group("Picture", pairs([
    ["Screen", text(screenOf(one).name)], ["Source", sourceLink(screenOf(one).file, screenOf(one).line)], ["Device", one.device?.name],
    ["Settings", settingsTitle(one)], ["Views", own.views.length], ["Constraints", own.constraints.size],
    ["Findings", count(problemCount(own), "finding")],
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

// MARK: Numbers and what decides them

actions.number = (control) => change({ number: state.number === control.dataset.number ? null : control.dataset.number, constraint: null }, true);

function placeGroup(own, view) {
  const [x, y, width, height] = view.frame;
  const values = { x, y, width, height };
  const cells = Object.entries(values).map(([name, value]) => button("number", [h("span", { class: "quiet" }, { x: "X", y: "Y", width: "W", height: "H" }[name]),
    h("span", { class: "number" }, format(value))],
  { class: "cell", "aria-pressed": state.number === name, title: `What decides ${name}` }, { number: name }));
  const inWindow = view.windowFrame;
  return group("Frame", h("div", { class: "cells" }, cells), state.number ? decision(own, view) : null, pairs([
    ["In the window", inWindow && numbers(inWindow)], ["Bounds", numbers(view.bounds)], ["Corners", view.corners && numbers(view.corners)],
  ]));
}

function decision(own, view) {
  const ids = view.decides?.[state.number] ?? [];
  const list = ids.map((id) => own.constraints.get(id)).filter(Boolean);
  const word = { x: "x", y: "y", width: "width", height: "height" }[state.number];
  const reason = view.usesConstraints === false || view.usesConstraints === undefined
    ? `No constraint decides the ${word}: the frame was set, or follows the autoresizing mask.`
    : `The constraints that decide the ${word} are not known.`;
  return h("div", { class: "decision", role: "status" },
    list.length ? [h("p", {}, `What decides the ${word}:`), h("ol", {}, list.map((one) => constraintRow(own, one, view, true)))] : h("p", {}, reason));
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

/** A field that changes a property of the live screen's view; elsewhere its value. */
function editable(view, key, value, shown, attributes) {
  if (!canEdit()) return shown;
  return h("input", { ...attributes, value: value ?? "", "aria-label": key, data: { do: "edit-view", view: view.id, key, late: "yes" } });
}

function lookGroup(view) {
  const hex = (value) => (value ?? "#000000ff").slice(0, 7);
  const own = canEdit();
  return group("Appearance", pairs([
    ["Text", view.text !== undefined ? editable(view, "text", view.text, text(view.text), { type: "text" }) : null],
    ["Font", view.font && [text(view.font.name), " ", h("span", { class: "number" }, format(view.font.size))]],
    ["Text color", view.textColor ? [color(view.textColor), own ? editable(view, "textColor", hex(view.textColor), null, { type: "color" }) : null] : null],
    ["Background", view.background || own ? [color(view.background), own ? editable(view, "backgroundColor", hex(view.background), null, { type: "color" }) : null] : null],
    ["Alpha", view.alpha !== undefined || own ? editable(view, "alpha", view.alpha ?? 1, format(view.alpha ?? 1), { type: "number", min: 0, max: 1, step: 0.05 }) : null],
    ["Hidden", own ? h("input", { type: "checkbox", checked: view.hidden === true, "aria-label": "hidden", data: { do: "edit-view", view: view.id, key: "hidden" } }) : null],
  ]), suggestion());
}

function accessibilityGroup(view) {
  const told = view.accessibility ?? {};
  const isMissing = lacksLabel(view);
  return group("Accessibility", pairs([
    ["Label", isMissing ? h("span", { class: "badge orange" }, "missing") : labelOf(view) && text(labelOf(view))], ["Value", told.value && text(told.value)],
    ["Traits", told.traits?.join(", ")], ["Identifier", told.identifier && h("code", {}, text(told.identifier))],
    ["Order", typeof view.accessibilityIndex === "number" ? `number ${view.accessibilityIndex + 1}` : null],
  ]));
}

// MARK: Constraints

actions["pin-constraint"] = (control) => {
  const id = control.dataset.constraint;
  const isSame = state.isPinned && state.constraint === id;
  state.isPinned = !isSame;
  change({ constraint: isSame ? null : id }, true);
};

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
function equation(own, one, view) {
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

function constraintRow(own, one, view, isDeciding = false) {
  const isBroken = own.broken.has(one.id);
  const kind = one.kind && one.kind !== "explicit" ? one.kind : null;
  const marksOf = [
    isBroken && ["red", "broken"], one.active === false && !isBroken && ["", "inactive"], one.binding === true && !isDeciding && ["", "decides"],
    kind && ["", { intrinsic: "content size", layoutGuide: "layout guide", stack: "stack view" }[kind] ?? kind],
    one.priority !== undefined && one.priority !== 1000 && !canEdit() && ["", `@${format(one.priority)}`],
  ].filter(Boolean);
  const edit = (key, value, name, attributes) => h("label", {}, name, h("input", {
    type: "number", step: "any", value: value ?? 0, ...attributes, "aria-label": `${name} of ${one.id}`, data: { do: "edit-constraint", constraint: one.id, key },
  }));
  return h("li", { class: `constraint${isBroken ? " broken" : ""}${one.id === state.constraint ? " chosen" : ""}`, data: { constraintRow: one.id } },
    button("pin-constraint", text(equation(own, one, view)), { class: "equation", "aria-pressed": state.isPinned === true && one.id === state.constraint, title: one.description }, { constraint: one.id }),
    h("p", { class: "badges" }, one.identifier ? h("span", { class: "badge" }, text(one.identifier)) : null,
      marksOf.map(([name, words]) => h("span", { class: `badge ${name}` }, words)), sourceLink(one.file, one.line)),
    canEdit() && !kind && one.active !== false ? h("p", { class: "edits" }, edit("constant", one.constant, "Constant", {}), edit("priority", one.priority ?? 1000, "Priority", { min: 1, max: 1000 })) : null);
}

function constraintsGroup(own, view) {
  const list = own.constraintsOf(view);
  return group(`Constraints ${list.length || ""}`, list.length ? h("ul", {}, list.map((one) => constraintRow(own, one, view))) : h("p", { class: "quiet" }, "No constraint touches this view."),
    list.length && isFindingLines(own) ? h("p", { class: "quiet", role: "status" }, "Finding the lines of code…") : null);
}
