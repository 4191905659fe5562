// The panels of findings and of the accessibility order.
import { equation } from "./page-constraints.mjs";
import { button, h, text } from "./page-dom.mjs";
import { group, section } from "./page-panels.mjs";
import { findings, labelOf, nameOf, reading, viewOf } from "./page-problems.mjs";
import { editorChooser, sourceLink } from "./page-source.mjs";
import { state } from "./page-store.mjs";

export function findingsPanel(own) {
  const value = own.value;
  const conflicts = (value.conflicts ?? []).map((conflict) => conflictItem(own, conflict));
  const ambiguities = (value.ambiguities ?? []).map((one) => ambiguityItem(own, one));
  const messages = [...(value.messages ?? []), ...(value.warnings ?? []).map((one) => `${one.line ? `line ${one.line}: ` : ""}${one.message}`)];
  const parts = [
    section("Broken constraints", conflicts.length, "red", h("ul", {}, conflicts)),
    section("Ambiguous layout", ambiguities.length, "orange", h("ul", {}, ambiguities)),
    section("Messages", messages.length, "orange", h("ul", {}, messages.map((one) => h("li", { class: "finding" }, h("p", {}, text(one)))))),
    ...findings(own).map((one) => section(one.title, one.rows.length, one.isProblem ? "orange" : "", viewList(own, one.rows))),
  ].filter(Boolean);
  return parts.length ? [...parts, editorChooser()] : [h("p", { class: "nothing" }, "There are no findings in this picture.")];
}

/** Constraints that conflict. */
function conflictItem(own, conflict) {
  return h("li", { class: "finding" }, h("p", {}, "Constraints conflict; one was broken"), h("ul", {}, conflict.set.map((id) => {
    const one = own.constraints.get(id);
    const isBroken = id === conflict.broken;
    const words = one ? text(equation(own, one, null)) : "One of the system’s constraints";
    const attributes = { class: "equation", disabled: !one || !viewOf(one), title: one?.description };
    return h("li", { class: isBroken ? "broken" : null, data: { constraintRow: id } },
      button("select-finding", words, attributes, { view: viewOf(one) ?? "", constraint: id }),
      h("p", { class: "badges" }, isBroken ? h("span", { class: "badge red" }, "broken") : null, one && sourceLink(one.file, one.line)));
  })));
}

/** A view whose place is not determined, and what would determine it. */
function ambiguityItem(own, one) {
  const words = [text(nameOf(own, one.view)), h("span", { class: "quiet" }, ` ${one.axis}`)];
  return h("li", { class: "finding", data: { view: one.view } },
    button("select-finding", words, { class: "row" }, { view: one.view }),
    one.settling?.length ? h("p", { class: "quiet" }, "Would be determined by") : null,
    h("ul", {}, (one.settling ?? []).map((line) => h("li", {}, h("code", {}, text(line))))));
}

const viewList = (own, rows) => h("ul", {}, rows.map(({ view, detail }) => h("li", { data: { view: view.id } },
  button("select-finding", [text(nameOf(own, view.id)), detail ? h("span", { class: "quiet" }, " ", text(detail)) : null],
    { class: "row" }, { view: view.id }))));

// MARK: The accessibility order

export function orderPanel(own) {
  const list = reading(own);
  if (!list.length) return [h("p", { class: "nothing" }, "Nothing in this picture is read by assistive applications, or the order is not known.")];
  return [group("Read in this order", h("ol", { class: "order" }, list.map(orderItem)))];
}

function orderItem(view, index) {
  const { value, traits, identifier } = view.accessibility ?? {};
  const label = labelOf(view);
  const words = h("span", {}, label ? text(label) : h("span", { class: "badge orange" }, "no label"), value ? [", ", text(value)] : null, h("br"),
    h("span", { class: "quiet" }, [traits?.join(", "), identifier].filter(Boolean).join(" · ") || view.class));
  return h("li", { data: { view: view.id } }, button("select-finding", [h("span", { class: "badge" }, index + 1), words],
    { class: "row tall", "aria-current": view.id === state.view }, { view: view.id }));
}
