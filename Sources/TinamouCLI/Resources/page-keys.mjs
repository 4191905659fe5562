// The keys, and the help that lists them.
import { change, selectParent } from "./page-change.mjs";
import { button, byId, h, isNarrow, show } from "./page-dom.mjs";
import { go, goScreen } from "./page-list.mjs";
import { openedSheet, openSheet } from "./page-sheets.mjs";
import { closeIcon } from "./page-shapes.mjs";
import { isUsing } from "./page-state.mjs";
import { state } from "./page-store.mjs";
import { focusTree } from "./page-tree.mjs";
import { endUse } from "./page-use.mjs";
import { zoomBy } from "./page-zoom.mjs";

const keys = [
  ["← →", "previous and next picture"], ["↑ ↓", "previous and next screen, with the same settings"],
  ["1 2 3", "one picture, strip, matrix"], ["c", "compare two configurations"], ["e", "layers in space"],
  ["/", "search screens"], ["i", "inspector"], ["t", "tree of views"], ["f", "frames of all views"],
  ["l", "constraints of the selected view"], ["m", "safe area, margins and baselines"], ["o", "accessibility order"],
  ["d", "measure distances from the selected view"], ["+ − 0", "zoom in, zoom out, fit"], ["p", "the view around the selected one"],
  ["Esc", "close, or deselect"], ["?", "this help"],
];
const liveKeys = [["u", "use the screen, or inspect it again"], ["Space", "run or pause the clock"], [".", "step the clock"]];

const keyRow = ([key, meaning]) =>
  h("div", {}, h("dt", {}, key.split(" ").map((one) => h("kbd", {}, one))), h("dd", {}, meaning));

/** Opens the help, or closes it. */
function toggleHelp() {
  const dialog = byId("help");
  if (dialog.open) return dialog.close();
  const isLive = state.data.live;
  show(dialog,
    h("div", { class: "dialog-title" }, h("h2", { id: "help-title" }, "Keys and pointer"),
      button("close-help", closeIcon(), { class: "icon", "aria-label": "Close" })),
    h("dl", {}, keys.map(keyRow), isLive ? liveKeys.map(keyRow) : null),
    h("p", {}, "Click a view to select it; click again for the one behind it. Hold Shift or Alt over another view for the distance. ",
      "Wheel with Ctrl zooms. The address leads back to what is shown."),
    isLive ? h("p", {}, "In use: the pointer touches, the wheel scrolls, Alt and drag pinches about the centre, keys type. Esc ends it.") : null);
  dialog.showModal();
}

export const keyActions = { help: toggleHelp, "close-help": () => byId("help").close() };

/** Ends what was begun last. */
function escape() {
  if (byId("help").open) return byId("help").close();
  if (endUse()) return;
  if (openedSheet()) return openSheet(null);
  if (state.constraint || state.number) return change({ constraint: null, number: null });
  if (state.view) return change({ view: null });
  if (state.mode === "compare" || state.mode === "layers") change({ mode: state.lastMode });
}

/** Shows a mode, or the former one where it is shown already. */
const toggleMode = (mode) => change({ mode: state.mode === mode ? state.lastMode : mode });

function goToSearch() {
  if (isNarrow()) openSheet("screens");
  byId("search").focus();
  byId("search").select();
}

/** Returns what keys do; `actions` is what controls do. */
const doingOf = (actions) => ({
  ArrowLeft: () => go(-1), ArrowRight: () => go(1), ArrowUp: () => goScreen(-1), ArrowDown: () => goScreen(1),
  1: () => change({ mode: "one" }), 2: () => change({ mode: "strip" }), 3: () => change({ mode: "matrix" }),
  c: () => toggleMode("compare"), e: () => toggleMode("layers"), "/": goToSearch, t: focusTree, p: selectParent,
  i: () => actions.inspector(document.querySelector("[data-do=inspector]")),
  "+": () => zoomBy(2), "=": () => zoomBy(2), "-": () => zoomBy(-2), 0: actions.fit, "?": actions.help,
  f: actions.frames, l: actions.lines, m: actions.insets, o: actions.order, d: actions.measure,
  u: actions["live-use"], " ": actions["live-play"], ".": actions["live-step"],
});

/** Returns whether a key belongs to what has the focus, or to the screen that is in use. */
function isElsewhere(event) {
  const { key, target } = event;
  if (isUsing(state) || event.ctrlKey || event.metaKey || event.altKey || byId("help").open && key !== "?") return true;
  if (target.matches("input:not([type=range], [type=checkbox]), select, textarea")) return true;
  if (key.startsWith("Arrow") && target.matches("input, [role=treeitem], [role=tab]")) return true;
  return key === " " && (!state.data.live || target.matches("button, input, summary, [role=treeitem]"));
}

export function listenForKeys(actions) {
  const doing = doingOf(actions);
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    const { key, target } = event;
    if (key === "Escape") {
      if (target.matches("input[type=search]") && target.value) return;
      if (target.matches("input, select, textarea")) target.blur();
      event.preventDefault();
      return escape();
    }
    if (isElsewhere(event) || !Object.hasOwn(doing, key)) return;
    event.preventDefault();
    doing[key]();
  });
}
