"use strict";
// The page of `gallery` and `preview`. The files of this script are joined in this order: page.js (data, state, keys), page-list.js
// (screens and filters), page-model.js (the description of a picture), page-stage.js (pictures), page-overlay.js (what is drawn on them),
// page-inspector.js, page-findings.js, page-compare.js, page-layers.js, page-live.js, page-lines.js, page-record.js and page-start.js.
//
// Names and texts of projects are untrusted: they reach the document as text only.

const byId = (id) => document.getElementById(id);

/** Creates an element. Strings become text; `null` children are left out. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const isState = name.startsWith("aria-");
    if (value === null || value === undefined || (value === false && !isState)) continue;
    if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
    else if (name === "value" || name === "checked" || name === "disabled" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true && !isState ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Replaces what is in an element; `null` is left out. */
const show = (element, ...children) => element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));

/** Text of a project, whose direction does not affect the text around it. */
const text = (value) => h("bdi", {}, String(value));

/** A button whose click does `action`. */
const button = (action, label, attributes = {}, data = {}) =>
  h("button", { type: "button", ...attributes, data: { do: action, ...data } }, label);

/** A number with at most two decimals. */
function format(value) {
  if (typeof value !== "number" || !Number.isFinite(value)) return "–";
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const isNarrow = () => matchMedia("(max-width: 960px)").matches;
const isPhone = () => matchMedia("(max-width: 640px)").matches;

const modes = ["one", "strip", "matrix", "compare", "layers"];
const filterKeys = ["device", "orientation", "appearance", "textSize", "direction", "language"];

/** Whether a server of `preview` answers; otherwise the page is a folder. */
const isServed = document.documentElement.dataset.kind === "served";

/** The screens and pictures. */
let data = { format: 1, title: "", live: false, screens: [], pictures: [] };
let pictures = new Map();
let screens = new Map();

/** What is shown. The parts in the address are `picture`, `view`, `mode`, `panel` and `with`. */
const state = {
  picture: null, view: null, constraint: null, hover: null, mode: "one", lastMode: "one", panel: "view", with: null,
  search: "", filters: {}, zoom: { one: "fit", compare: "fit", layers: "fit", strip: 0, matrix: 0 },
  frames: false, lines: true, insets: false, order: false, measure: false, number: null, inspector: true,
};

/** What controls do, by the value of their data-do. Each takes the control and the event. */
const actions = {};
/** What is done after a change of the picture, the view or the mode. */
const renderers = [];

const picture = () => pictures.get(state.picture) ?? null;
/** The screen that a picture names, by its slug. */
const screenNamed = (slug) => screens.get(slug) ?? { name: slug, slug };
const screenOf = (one) => screenNamed(one.screen);

/** The settings in words, without those that are as usual; `full` includes the orientation and the appearance. */
function settingsTitle(one, full = true) {
  const settings = one.settings ?? {};
  const parts = [];
  if (full && settings.orientation) parts.push(settings.orientation);
  if (settings.appearance && (full || settings.appearance !== "light")) parts.push(settings.appearance);
  if (settings.textSize && !["l", "large"].includes(settings.textSize)) parts.push(`text ${settings.textSize}`);
  if (settings.direction === "rtl") parts.push("right to left");
  if (settings.language && settings.language !== "en") parts.push(settings.language);
  if (settings.ios) parts.push(`iOS ${settings.ios}`);
  return parts.join(", ");
}

const title = (one) => [screenOf(one).name, one.device?.name ?? "", settingsTitle(one)].filter(Boolean).join(" · ");

/** The address of a file of the page; a drawing anew has another version. */
const address = (path, version) => (version ? `${path}?v=${encodeURIComponent(version)}` : path);

/** The address of a file whose path has characters that addresses reserve. */
const fileAddress = (path, version) => address(path.split("/").map(encodeURIComponent).join("/"), version);

function announce(message) { byId("announcement").textContent = message; }

/** Changes the state, shows it, and puts it into the address. */
function change(values, isReplaced = false) {
  const before = { picture: state.picture, mode: state.mode };
  Object.assign(state, values);
  if (state.picture !== before.picture) {
    if (!("constraint" in values)) state.constraint = null;
    state.hover = null;
    state.number = null;
    if (state.with === state.picture) state.with = null;
  }
  if (state.mode !== before.mode && before.mode !== "compare" && before.mode !== "layers") state.lastMode = before.mode;
  writeHash(isReplaced || (state.picture === before.picture && state.mode === before.mode));
  render();
}

function render() { for (const renderer of renderers) renderer(); }

// MARK: The address

let ownHash = "";

function writeHash(isReplaced) {
  const parts = new URLSearchParams();
  for (const key of ["picture", "view", "mode", "panel", "with"]) {
    if (!state[key] || (key === "panel" && state.panel === "view") || (key === "mode" && state.mode === "one")) continue;
    if (key === "with" && state.mode !== "compare") continue;
    parts.set(key, state[key]);
  }
  ownHash = `#${parts}`;
  if (location.hash === ownHash) return;
  history[isReplaced ? "replaceState" : "pushState"](null, "", ownHash);
}

function readHash() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const wanted = parts.get("picture");
  return {
    picture: pictures.has(wanted) ? wanted : state.picture,
    view: parts.get("view"),
    mode: modes.includes(parts.get("mode")) ? parts.get("mode") : wanted ? "one" : state.mode,
    panel: parts.get("panel") ?? "view",
    with: pictures.has(parts.get("with")) ? parts.get("with") : null,
  };
}

for (const name of ["hashchange", "popstate"]) {
  addEventListener(name, () => { if (location.hash !== ownHash) change(readHash(), true); });
}

// MARK: Data

function setData(value) {
  const isFirst = pictures.size === 0;
  data = { ...value, screens: value.screens ?? [], pictures: value.pictures ?? [] };
  screens = new Map(data.screens.map((one) => [one.slug, one]));
  pictures = new Map(data.pictures.map((one) => [one.id, one]));
  document.title = data.title;
  byId("title").textContent = data.title;
  document.body.classList.toggle("is-live", data.live === true);
  if (!pictures.has(state.picture)) state.picture = data.pictures[0]?.id ?? null;
  if (isFirst) {
    // Many pictures are easier to survey in the matrix.
    if (!location.hash && data.pictures.length > 1 && !isPhone()) state.mode = "matrix";
    change(readHash(), true);
    if (data.live && !live.isStarted) startLive();
  } else {
    change({}, true);
  }
}

globalThis.tinamou = {
  data: setData,
  description: takeDescription,
};

// MARK: Controls

document.addEventListener("click", (event) => {
  const control = event.target.closest?.("button[data-do], a[data-do]");
  if (control && !control.disabled) actions[control.dataset.do]?.(control, event);
});
for (const name of ["input", "change"]) {
  document.addEventListener(name, (event) => {
    const control = event.target;
    if (!control.matches?.("input[data-do], select[data-do], textarea[data-do]")) return;
    // A text or a slider acts while it changes; a number, a list and a box when they have changed.
    const isContinuous = ["search", "range"].includes(control.type) && !control.dataset.late;
    if ((name === "input") === isContinuous) actions[control.dataset.do]?.(control, event);
  });
}

/** Shows or hides a panel; on narrow windows the panels are sheets. */
function openSheet(name) {
  for (const one of ["screens", "inspector"]) {
    const isOpen = one === name;
    byId(one).classList.toggle("open", isOpen);
    document.querySelector(`button[data-do="${one}"]`).setAttribute("aria-expanded", isOpen);
  }
  document.body.classList.toggle("has-sheet", name !== null);
}
const openedSheet = () => ["screens", "inspector"].find((name) => byId(name).classList.contains("open")) ?? null;

actions.screens = () => openSheet(openedSheet() === "screens" ? null : "screens");
actions["close-sheet"] = () => openSheet(null);
actions.inspector = (control) => {
  if (isPhone()) {
    openSheet(openedSheet() === "inspector" ? null : "inspector");
    return;
  }
  state.inspector = !state.inspector;
  document.body.classList.toggle("without-inspector", !state.inspector);
  control?.setAttribute("aria-expanded", state.inspector);
  renderStage();
};
actions.mode = (control) => change({ mode: control.dataset.mode });
for (const name of ["frames", "lines", "insets", "order", "measure"]) {
  actions[name] = () => {
    state[name] = !state[name];
    renderDock();
    renderOverlays();
  };
}

function renderDock() {
  for (const name of ["frames", "lines", "insets", "order", "measure"]) {
    document.querySelector(`#dock [data-do="${name}"]`).setAttribute("aria-pressed", state[name]);
  }
  for (const control of document.querySelectorAll("header [data-mode]")) {
    control.setAttribute("aria-pressed", control.dataset.mode === state.mode);
  }
}
renderers.push(renderDock);

// MARK: Keys

const keys = [
  ["← →", "previous and next picture"], ["↑ ↓", "previous and next screen, with the same settings"],
  ["1 2 3", "one picture, strip, matrix"], ["c", "compare two configurations"], ["e", "layers in space"],
  ["/", "search screens"], ["i", "inspector"], ["t", "tree of views"], ["f", "frames of all views"],
  ["l", "constraints of the selected view"], ["m", "safe area, margins and baselines"], ["o", "accessibility order"],
  ["d", "measure distances from the selected view"], ["+ − 0", "zoom in, zoom out, fit"], ["p", "the view around the selected one"],
  ["Esc", "close, or deselect"], ["?", "this help"],
];
const liveKeys = [["u", "use the screen, or inspect it again"], ["Space", "run or pause the clock"], [".", "step the clock"]];

actions.help = () => {
  const dialog = byId("help");
  if (dialog.open) return dialog.close();
  const row = ([key, meaning]) => h("div", {}, h("dt", {}, key.split(" ").map((one) => h("kbd", {}, one))), h("dd", {}, meaning));
  show(dialog,
    h("div", { class: "dialog-title" }, h("h2", { id: "help-title" }, "Keys and pointer"),
      button("close-help", closeIcon(), { class: "icon", "aria-label": "Close" })),
    h("dl", {}, keys.map(row), data.live ? liveKeys.map(row) : null),
    h("p", {}, "Click a view to select it; click again for the one behind it. Hold Shift or Alt over another view for the distance. ",
      "Wheel with Ctrl zooms. The address leads back to what is shown."),
    data.live ? h("p", {}, "In use: the pointer touches, the wheel scrolls, Alt and drag pinches about the centre, keys type. Esc ends it.") : null);
  dialog.showModal();
};
actions["close-help"] = () => byId("help").close();

function closeIcon() {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("viewBox", "0 0 16 16");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", "M4 4l8 8M12 4l-8 8");
  icon.append(line);
  return icon;
}

function escape() {
  if (byId("help").open) return byId("help").close();
  if (endUse()) return;
  if (openedSheet()) return openSheet(null);
  if (state.constraint || state.number) return change({ constraint: null, number: null });
  if (state.view) return change({ view: null });
  if (state.mode === "compare" || state.mode === "layers") change({ mode: state.lastMode });
}

const toggled = (mode) => change({ mode: state.mode === mode ? state.lastMode : mode });
const keyActions = {
  ArrowLeft: () => go(-1), ArrowRight: () => go(1), ArrowUp: () => goScreen(-1), ArrowDown: () => goScreen(1),
  1: () => change({ mode: "one" }), 2: () => change({ mode: "strip" }), 3: () => change({ mode: "matrix" }),
  c: () => toggled("compare"), e: () => toggled("layers"), "?": () => actions.help(), i: () => actions.inspector(document.querySelector("[data-do=inspector]")),
  "/": () => { if (isNarrow()) openSheet("screens"); byId("search").focus(); byId("search").select(); },
  t: () => focusTree(), f: () => actions.frames(), l: () => actions.lines(), m: () => actions.insets(), o: () => actions.order(),
  d: () => actions.measure(), p: () => selectParent(), "+": () => zoomBy(2), "=": () => zoomBy(2), "-": () => zoomBy(-2), 0: () => actions.fit(),
  u: () => actions["live-use"]?.(), " ": () => actions["live-play"]?.(), ".": () => actions["live-step"]?.(),
};

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented) return;
  const target = event.target;
  if (event.key === "Escape") {
    if (target.matches("input[type=search]") && target.value) return;
    if (target.matches("input, select, textarea")) target.blur();
    event.preventDefault();
    return escape();
  }
  if (isUsing() || event.ctrlKey || event.metaKey || event.altKey || byId("help").open && event.key !== "?") return;
  if (target.matches("input:not([type=range], [type=checkbox]), select, textarea")) return;
  const isArrow = event.key.startsWith("Arrow");
  if (isArrow && target.matches("input, [role=treeitem], [role=tab]")) return;
  if (event.key === " " && (!data.live || target.matches("button, input, summary, [role=treeitem]"))) return;
  const action = keyActions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
