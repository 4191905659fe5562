// The state of the page, and functions of it. They change nothing.
import { toggled } from "./store.mjs";

export const modes = ["one", "strip", "matrix", "compare", "layers"];
/** Names of what is drawn on a picture, or is not. */
export const overlayNames = ["frames", "lines", "insets", "order", "measure"];

/** Values of the running screen of `preview`. */
const initialLive = () => ({
  isStarted: false, isConnected: false, session: null, picture: null, source: null, model: null, opening: null, message: null,
  time: 0, longest: 0, isSettled: true, isPlaying: false, isUsing: false, isDirty: false, settings: {}, change: null, recording: null,
});

/** The state of a page without pictures. */
export const initialState = () => ({
  // The screens and pictures.
  data: { format: 1, title: "", live: false, screens: [], pictures: [] }, pictures: new Map(), screens: new Map(),
  // What is shown. The parts in the address are `picture`, `view`, `mode`, `panel` and `with`.
  picture: null, view: null, mode: "one", lastMode: "one", panel: "view", with: null, hash: "",
  constraint: null, isPinned: false, number: null, hover: null, isMeasuring: false, clicked: null,
  search: "", filters: {}, zoom: { one: "fit", compare: "fit", layers: "fit", strip: 0, matrix: 0 },
  frames: false, lines: true, insets: false, order: false, measure: false,
  // The panels.
  inspector: true, sheet: null, closedSections: new Set(), collapsed: new Set(), treeSearch: "", editor: null,
  // The descriptions that are loaded, and those that are on their way.
  models: new Map(), loading: new Map(), differing: { left: null, right: null, list: [] },
  // The descriptions whose lines of code were asked for, and those of them that are not answered yet.
  lined: { asked: new WeakSet(), pending: new WeakSet() },
  space: { x: -14, y: 32, spacing: 24, key: null, model: null, wasTurned: false },
  // Of what the parts of the page were made, so that they are made anew only when that has changed.
  rendered: { stage: null, filters: null, list: null, configurations: null, choices: null, focus: null },
  knownLanguages: new Set(),
  // The running screen, and what is under way to it.
  live: initialLive(), queue: Promise.resolve(), shots: { isWanted: false, isTaken: false }, soon: null,
  touch: { down: null, last: 0, waiting: null, isSending: false, isPinch: false },
  wheel: { x: 0, y: 0, point: null, isSending: false }, scrubbing: { to: null, isSending: false },
});

// MARK: Pictures and screens

/** The current picture. */
export const picture = (state) => state.pictures.get(state.picture) ?? null;
/** The screen that a picture names, by its slug. */
export const screenNamed = (state, slug) => state.screens.get(slug) ?? { name: slug, slug };
export const screenOf = (state, one) => screenNamed(state, one.screen);

/** The settings in words, without those that are as usual; `full` includes the orientation and the appearance. */
export function settingsTitle(one, full = true) {
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

/** The screen, the device and the settings of a picture in words. */
export const title = (state, one) =>
  [screenOf(state, one).name, one.device?.name ?? "", settingsTitle(one)].filter(Boolean).join(" · ");

// MARK: Descriptions

/** Returns whether a picture is that of the running screen. */
const isLive = (state, id) => state.live.session !== null && state.live.picture === id;

/** The description of the running screen, if a picture is its. */
export const liveModel = (state, id) => (isLive(state, id) ? state.live.model : null);

/** The address of what the running screen shows, if a picture is its. */
export const liveAddress = (state, id) => (isLive(state, id) ? state.live.source : null);

/** Returns whether the current picture is that of the running screen, whose views can be changed. */
export const canEdit = (state) => isLive(state, state.picture);

/** Returns whether the pointer and the keys are those of the running screen. */
export const isUsing = (state) => state.live.isUsing;

/** The description of a picture, if it is loaded. The session's own counts for the picture that is live. */
export const model = (state, id = state.picture) => liveModel(state, id) ?? state.models.get(id)?.model ?? null;

/** The size of a picture in points; a screen in use may have been turned. */
export const sizeOf = (state, one) => liveModel(state, one.id)?.value.device ?? one.device ?? { width: 1, height: 1 };

/** The selected view of the current picture. */
export const selected = (state) => (state.view === null ? null : model(state)?.view(state.view) ?? null);

/** The panels of the inspector. */
export const panelsOf = (state, isNarrow) => [
  ...(isNarrow ? ["tree"] : []), "view", "findings", "order", ...(state.mode === "compare" ? ["differences"] : []),
  ...(state.data.live ? ["record"] : []),
];

// MARK: Changes

/** The values of the state after a change of some: what belongs to the former picture is forgotten. */
export function changed(state, values) {
  const result = { ...values };
  const { picture: id, mode, with: other } = { ...state, ...values };
  if (id !== state.picture) {
    if (!("constraint" in values)) result.constraint = null;
    Object.assign(result, { hover: null, number: null });
    if (other === id) result.with = null;
  }
  if (mode !== state.mode && !["compare", "layers"].includes(state.mode)) result.lastMode = state.mode;
  return result;
}

/** The values of the state with other data. */
export function withData(state, value) {
  const data = { ...value, screens: value.screens ?? [], pictures: value.pictures ?? [] };
  const pictures = new Map(data.pictures.map((one) => [one.id, one]));
  return {
    data, pictures, screens: new Map(data.screens.map((one) => [one.slug, one])),
    picture: pictures.has(state.picture) ? state.picture : data.pictures[0]?.id ?? null,
  };
}

/** The data with another drawing of a picture, or with one more. */
export function withPicture(state, one) {
  const list = state.data.pictures;
  const isKnown = state.pictures.has(one.id);
  return { ...state.data, pictures: isKnown ? list.map((other) => (other.id === one.id ? one : other)) : [...list, one] };
}

/** The values that pin a constraint, or let it go where it was pinned. */
export function pinned(state, id) {
  const isSame = state.isPinned && state.constraint === id;
  return { isPinned: !isSame, constraint: isSame ? null : id };
}

/** The values that choose a number of the selected view, or let it go. */
export const chosenNumber = (state, name) => ({ number: state.number === name ? null : name, constraint: null });

/** The values that select a view. The inspector shows a panel, or what it has for views. */
export function selecting(state, id, panel = null) {
  const isElsewhere = ["tree", "record"].includes(state.panel);
  return { view: id, constraint: null, number: null, panel: panel ?? (isElsewhere ? "view" : state.panel) };
}

/** The values of a running screen that has ended, and why. */
export const withoutSession = (message) => ({
  session: null, picture: null, source: null, model: null, isPlaying: false, isUsing: false, time: 0, longest: 0, change: null,
  recording: null, message, settings: {},
});

/** The values with a row of the tree opened, or closed. */
export const toggledRow = (state, id) => ({ collapsed: toggled(state.collapsed, id) });

// MARK: The clock of the running screen

/** The seconds of a step. */
export const tick = 1 / 30;

/** The number of whole steps in which the clock keeps up with seconds that have passed: half a second at most. */
export const stepsIn = (seconds) => Math.min(Math.max(Math.round(seconds / tick), 1), 15);
