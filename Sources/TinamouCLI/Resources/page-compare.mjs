// Two configurations side by side, and what differs.
import { change } from "./page-change.mjs";
import { differences } from "./page-differences.mjs";
import { button, h, text } from "./page-dom.mjs";
import { otherId } from "./page-filters.mjs";
import { section } from "./page-panels.mjs";
import { nameOf } from "./page-problems.mjs";
import { outline } from "./page-shapes.mjs";
import { model, picture, screenOf, settingsTitle, title } from "./page-state.mjs";
import { set, state } from "./page-store.mjs";

export const compareActions = {
  "compare-with": (control) => change({ with: control.value, mode: "compare" }),
  "swap-compared": () => change({ picture: otherId(state), with: state.picture, mode: "compare" }),
};

/** The list of what the picture can be compared with. */
export function comparedWith(one) {
  const own = picture(state);
  const option = (other) => h("option", { value: other.id, selected: other.id === one.id },
    other.screen === own.screen ? [other.device?.name, settingsTitle(other)].filter(Boolean).join(", ") : title(state, other));
  const same = state.data.pictures.filter((other) => other.screen === own.screen && other.id !== own.id);
  const rest = state.data.pictures.filter((other) => other.screen !== own.screen);
  return h("div", { class: "compared" },
    h("select", { id: "compare-with", "aria-label": "Compare with", data: { do: "compare-with" } },
      same.length ? h("optgroup", { label: screenOf(state, own).name }, same.map(option)) : null,
      rest.length ? h("optgroup", { label: "Other screens" }, rest.slice(0, 200).map(option)) : null),
    button("swap-compared", "Swap", { title: "Swap the sides" }));
}

/** Returns what differs between the two pictures, `null` where a description is missing. */
function currentDifferences() {
  const other = otherId(state);
  const [left, right] = [model(state), other ? model(state, other) : null];
  if (!left || !right) return null;
  if (state.differing.left !== left || state.differing.right !== right) set({ differing: { left, right, list: differences(left, right) } });
  return state.differing.list;
}

const kinds = {
  changed: ["Changed", "orange"], added: ["Only on the right", "green"], removed: ["Only on the left", "red"],
};

export function differencesPanel() {
  const list = currentDifferences();
  if (!list) return [h("p", { class: "nothing" }, otherId(state) ? "Loading…" : "There is no other picture to compare with.")];
  if (!list.length) return [h("p", { class: "nothing" }, "Both have the same views, texts and frames.")];
  return Object.entries(kinds).map(([kind, [name, color]]) => {
    const some = list.filter((one) => one.kind === kind);
    return section(name, some.length, color, h("ul", {}, some.map(differenceRow)));
  });
}

function differenceRow(one) {
  const own = one.kind === "added" ? state.differing.right : state.differing.left;
  const words = one.kind === "changed" ? one.words.map((part) => [h("br"), h("span", { class: "quiet" }, text(part))]) : null;
  return h("li", { data: { view: one.id } }, button("select-finding", [text(nameOf(own, one.id)), words],
    { class: "row tall", "aria-current": one.id === state.view }, { view: one.id }));
}

/** Boxes of what differs; only views whose text or size differ are filled in, since a moved view moves what is in it. */
export function differenceMarks(own, isCurrent) {
  const list = currentDifferences() ?? [];
  return list.map((one) => {
    if (one.kind === (isCurrent ? "added" : "removed")) return null;
    const view = own.view(one.id);
    const isLeaf = view && (!view.children.length || one.words.some((words) => words.startsWith("text ")));
    return view && own.isSeen(view) && (one.kind !== "changed" || isLeaf) ? outline(view, `o-${one.kind}`) : null;
  });
}
