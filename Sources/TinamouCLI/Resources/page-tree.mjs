// The tree of views: below the screens, or in narrow windows a panel of the inspector.
import { change, hover } from "./page-change.mjs";
import { byId, h, isNarrow, isPhone, text } from "./page-dom.mjs";
import { openSheet, toggleInspector } from "./page-sheets.mjs";
import { model, selected, toggledRow } from "./page-state.mjs";
import { set, state, update } from "./page-store.mjs";

export const treeActions = { "find-view": (control) => update({ treeSearch: control.value }, "inspector") };

export function treePanel(own) {
  const words = state.treeSearch.toLowerCase();
  const isFound = (view) => [view.class, view.id, view.text, view.outlet, view.accessibility?.identifier]
    .some((one) => one?.toLowerCase().includes(words));
  const rows = [];
  const stack = [...own.roots].reverse();
  while (stack.length) {
    const view = stack.pop();
    if (!words || isFound(view)) rows.push(treeRow(own, view));
    if (words || !state.collapsed.has(view.id)) stack.push(...[...view.children].reverse());
  }
  if (rows.length && !rows.some((row) => row.tabIndex === 0)) rows[0].tabIndex = 0;
  return [
    h("input", { type: "search", value: state.treeSearch, placeholder: "Find a view", "aria-label": "Find a view", data: { do: "find-view" } }),
    h("div", { role: "tree", "aria-label": "Views", class: "tree" }, rows),
  ];
}

function treeRow(own, view) {
  const isSelected = view.id === state.view;
  const { identifier, label } = view.accessibility ?? {};
  const detail = view.text ?? view.outlet ?? identifier ?? label ?? (view.controller ? `of ${view.controller}` : "");
  const expansion = view.children.length ? !state.collapsed.has(view.id) : null;
  return h("div", {
    role: "treeitem", tabindex: isSelected ? 0 : -1, "aria-selected": isSelected, "aria-level": view.level + 1,
    "aria-expanded": expansion === null ? null : String(expansion),
    class: `row${own.isSeen(view) ? "" : " unseen"}${own.isAmbiguous(view) ? " ambiguous" : ""}`,
    style: { "--level": Math.min(view.level, 24) }, data: { view: view.id, do: "tree-row" },
  },
  h("span", { class: "twist", "aria-hidden": "true" }, expansion === null ? "" : "›"),
  h("span", { class: "class" }, text(view.class)), " ", detail ? h("span", { class: "quiet detail" }, text(detail)) : null);
}

const treeRows = () => [...document.querySelectorAll("[role=treeitem]")];
const treeRowOf = (target) => target.closest?.("[role=treeitem]");
const rowOf = (id) => treeRows().find((one) => one.dataset.view === id);

function toggleRow(row) {
  const id = row.dataset.view;
  update(toggledRow(state, id), "inspector");
  focusRow(id);
}

/** Selects the view of a row, whose row keeps the focus. */
function chooseRow(row) {
  const id = row.dataset.view;
  change({ view: id, constraint: null, number: null }, true);
  focusRow(id);
}

export function focusRow(id) {
  const row = rowOf(id);
  if (!row) return;
  for (const one of treeRows().filter((other) => other.tabIndex === 0)) one.tabIndex = -1;
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

/** Opens the panel that has the tree, and goes to its row. */
export function focusTree() {
  if (isPhone()) openSheet("inspector");
  else if (isNarrow() && !state.inspector) toggleInspector(document.querySelector("[data-do=inspector]"));
  if (isNarrow()) change({ panel: "tree" }, true);
  const row = treeRows().find((one) => one.tabIndex === 0);
  if (row) focusRow(row.dataset.view);
}

/** Shows the selected view's row, with the rows above it opened. */
export function scrollTree() {
  const collapsed = new Set(state.collapsed);
  for (let one = selected(state)?.parentView; one; one = one.parentView) collapsed.delete(one.id);
  set({ collapsed });
  rowOf(state.view)?.scrollIntoView({ block: "nearest" });
}

/** Marks the row of the view that the pointer is on. */
export function markTree() {
  for (const row of document.querySelectorAll(".pointed")) row.classList.remove("pointed");
  if (state.hover !== null) rowOf(state.hover)?.classList.add("pointed");
}

// MARK: The pointer and the keyboard

function clicked(event) {
  const row = treeRowOf(event.target);
  if (!row) return;
  if (event.target.closest(".twist") && row.hasAttribute("aria-expanded")) toggleRow(row);
  else chooseRow(row);
}

/** Marks the view and the constraint that the pointer is on. */
function pointed(event) {
  const holder = event.target.closest?.("[data-view]");
  const constraint = event.target.closest?.("[data-constraint-row]")?.dataset.constraintRow;
  if (constraint !== undefined && state.constraint !== constraint && !state.isPinned) update({ constraint }, "overlays");
  if (holder) hover(holder.dataset.view, event.shiftKey || event.altKey);
}

function left() {
  hover(null);
  if (state.constraint && !state.isPinned) update({ constraint: null }, "overlays");
}

function pressed(event) {
  const row = treeRowOf(event.target);
  if (!row || event.ctrlKey || event.metaKey) return;
  const rows = treeRows();
  const index = rows.indexOf(row);
  const isOpen = row.getAttribute("aria-expanded");
  const focus = (one) => { if (one) focusRow(one.dataset.view); };
  const parent = () => model(state)?.view(row.dataset.view)?.parentView?.id;
  const steps = {
    ArrowDown: () => focus(rows[index + 1]), ArrowUp: () => focus(rows[index - 1]), Home: () => focus(rows[0]), End: () => focus(rows.at(-1)),
    ArrowRight: () => (isOpen === "false" ? toggleRow(row) : focus(rows[index + 1])),
    ArrowLeft: () => (isOpen === "true" ? toggleRow(row) : focus(rows.find((one) => one.dataset.view === parent()))),
    Enter: () => chooseRow(row), " ": () => chooseRow(row),
  };
  if (!Object.hasOwn(steps, event.key)) return;
  event.preventDefault();
  steps[event.key]();
}

export function listenToTree() {
  for (const home of [byId("panel"), byId("views")]) {
    home.addEventListener("click", clicked);
    home.addEventListener("pointerover", pointed);
    home.addEventListener("pointerleave", left);
    home.addEventListener("focusin", (event) => {
      const row = treeRowOf(event.target);
      if (row) hover(row.dataset.view, state.isMeasuring);
    });
    home.addEventListener("keydown", pressed);
  }
}
