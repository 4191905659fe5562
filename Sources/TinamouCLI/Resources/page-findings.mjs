// The panels of findings and of the accessibility order.
import { equation } from "./page-constraints.mjs";
import { defectsOf, groupedDefects, levelKinds } from "./page-defects.mjs";
import { button, h, text } from "./page-dom.mjs";
import { group, section } from "./page-panels.mjs";
import { findings, labelOf, nameOf, reading, viewOf } from "./page-problems.mjs";
import { editorChooser, sourceLink } from "./page-source.mjs";
import { picture, settingsTitle } from "./page-state.mjs";
import { state } from "./page-store.mjs";
import { count } from "./words.mjs";

export function findingsPanel(own) {
  const value = own.value;
  const conflicts = (value.conflicts ?? []).map((conflict) => conflictItem(own, conflict));
  const ambiguities = (value.ambiguities ?? []).map((one) => ambiguityItem(own, one));
  const messages = [...(value.messages ?? []), ...(value.warnings ?? []).map((one) => `${one.line ? `line ${one.line}: ` : ""}${one.message}`)];
  const isKnown = defectsOf(picture(state), own) !== null;
  const parts = [
    ...defectSections(own),
    section("Broken constraints", conflicts.length, "red", h("ul", {}, conflicts)),
    isKnown ? null : section("Ambiguous layout", ambiguities.length, "orange", h("ul", {}, ambiguities)),
    section("Messages", messages.length, "orange", h("ul", {}, messages.map((one) => h("li", { class: "finding" }, h("p", {}, text(one)))))),
    ...findings(own).filter((one) => !isKnown || !one.isRule).map((one) => section(one.title, one.rows.length, one.isProblem ? "orange" : "", viewList(own, one.rows))),
  ].filter(Boolean);
  return parts.length ? [...parts, editorChooser()] : [h("p", { class: "nothing" }, "There are no findings in this picture.")];
}

// MARK: Defects

const levelNames = { error: "Errors", warning: "Warnings", note: "Notes" };

/** The defects of the screen in all its pictures; those of a running screen are its own. */
function defectSections(own) {
  const one = picture(state);
  const live = own.value.findings;
  const current = live ? { ...one, findings: live } : one;
  const all = groupedDefects(state.data.pictures.filter((other) => other.screen === one.screen).map((other) => (other.id === one.id ? current : other)));
  return Object.entries(levelNames).map(([level, title]) => {
    const some = all.filter((defect) => defect.level === level);
    return section(title, some.length, levelKinds[level], h("ul", {}, some.map((defect) => defectItem(defect, current))));
  });
}

/** A defect: what it is in this picture or in the one that is most like the usual one, what mends it, and where it appears. */
function defectItem(defect, current) {
  const shown = defect.findings.has(current) ? current : defect.least;
  const finding = defect.findings.get(shown);
  const place = (one) => [one.device?.name ?? one.id, settingsTitle(one, false)].filter(Boolean).join(", ");
  const title = `Select the view${shown === current ? "" : ` on ${place(shown)}`}`;
  const others = defect.pictures.filter((one) => one !== current);
  const where = defect.findings.has(current) ? `Here and in ${count(others.length, "other picture")}` : `Not here; in ${count(others.length, "other picture")}`;
  return h("li", { class: "finding defect", data: { view: shown === current ? finding.view ?? "" : "" } },
    button("select-finding", text(finding.message), { class: "row tall", title }, { view: finding.view ?? "", picture: shown.id }),
    h("p", { class: "quiet" }, text(finding.advice)),
    h("p", { class: "badges" }, h("span", { class: "badge" }, text(finding.rule)), sourceLink(finding.source?.file, finding.source?.line)),
    others.length ? h("p", { class: "quiet" }, `${where}: `, leastLink(defect, current, place)) : null);
}

/** A link to the other picture with the defect that is most like the usual one. */
function leastLink(defect, current, place) {
  const least = defect.pictures.find((one) => one !== current);
  return button("select-finding", text(place(least)), { class: "link" }, { view: defect.findings.get(least).view ?? "", picture: least.id });
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
