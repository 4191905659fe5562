// The bar above the pictures, which operates the running screen.
import { renderProblems, textSizes } from "./page-build.mjs";
import { button, byId, h } from "./page-dom.mjs";
import { openSession, request } from "./page-session.mjs";
import { canEdit, isUsing, picture } from "./page-state.mjs";
import { setIn, state } from "./page-store.mjs";

/** Changes settings of the running screen. */
async function changeSettings(values) {
  if (!await openSession()) return;
  setIn("live", { settings: { ...state.live.settings, ...values } });
  await request("settings", values);
  await request("inspect");
}

/** The other of two values of a setting. */
const other = (key, value, usual) => ({ [key]: state.live.settings[key] === value ? usual : value });

export const liveActions = {
  "live-rotate": () => changeSettings(other("orientation", "landscape", "portrait")),
  "live-dark": () => changeSettings(other("appearance", "dark", "light")),
  "live-rtl": () => changeSettings(other("direction", "rtl", "ltr")),
  "live-motion": () => changeSettings({ reduceMotion: !state.live.settings.reduceMotion }),
  "live-text": (control) => changeSettings({ textSize: textSizes(state)[Number(control.value)] }),
};

/** The controls of the bar, which are made once so that they keep the focus. */
function controls() {
  const toggle = (action, name, hint) => button(action, name, { title: hint });
  const slider = (attributes) => h("input", { type: "range", ...attributes });
  return [
    h("div", { class: "segments" }, toggle("live-inspect", "Inspect", "Select views"), toggle("live-use", "Use", "Touch and type (u)")),
    h("div", { class: "clock" }, toggle("live-play", "Play", "Run the clock (space)"), toggle("live-step", "Step", "A thirtieth of a second (.)"),
      slider({ min: 0, max: 1, step: 0.01, value: 0, "aria-label": "Moment", data: { do: "live-scrub" } }), h("output", { class: "number" })),
    h("div", { class: "toggles" }, toggle("live-rotate", "Rotate", "Turn the device"), toggle("live-dark", "Dark", "Light or dark"),
      toggle("live-rtl", "RTL", "Right to left"), toggle("live-motion", "Reduce motion", "The setting of the device"),
      h("label", {}, "Text", slider({ min: 0, max: 11, step: 1, "aria-label": "Text size", data: { do: "live-text", late: "yes" } }))),
    h("p", { class: "live-message", role: "alert" }), toggle("live-close", "Stop", "End the running screen"),
  ];
}

const find = (action) => byId("live").querySelector(`[data-do=${action}]`);
const press = (action, is) => find(action).setAttribute("aria-pressed", is === true);

function renderClock() {
  const { live } = state;
  const isOpen = canEdit(state);
  find("live-play").textContent = live.isPlaying ? "Pause" : "Play";
  const scrub = find("live-scrub");
  const isHeld = document.activeElement === scrub && state.scrubbing.isSending;
  scrub.max = Math.max(live.longest, 1);
  scrub.disabled = !isOpen;
  if (!isHeld) scrub.value = isOpen ? live.time : 0;
  byId("live").querySelector("output").textContent = isOpen ? `${live.time.toFixed(2)} s${live.isSettled ? ", at rest" : ""}` : "";
}

function renderSettings() {
  const settings = canEdit(state) ? state.live.settings : picture(state).settings ?? {};
  press("live-rotate", settings.orientation === "landscape");
  press("live-dark", settings.appearance === "dark");
  press("live-rtl", settings.direction === "rtl");
  press("live-motion", settings.reduceMotion === true);
  const sizes = textSizes(state);
  const slider = find("live-text");
  slider.max = sizes.length - 1;
  slider.value = Math.max(sizes.indexOf(settings.textSize === "large" ? "l" : settings.textSize), 0);
  slider.title = sizes[slider.value];
}

/** Sets a property of each control in the bar. */
export function renderLive() {
  const bar = byId("live");
  bar.hidden = state.data.live !== true || !["one", "layers"].includes(state.mode) || !picture(state);
  if (!bar.hidden) {
    if (!bar.firstChild) bar.replaceChildren(...controls());
    press("live-use", isUsing(state));
    press("live-inspect", !isUsing(state));
    renderClock();
    renderSettings();
    bar.querySelector(".live-message").textContent = state.live.message ?? "";
    find("live-close").hidden = !canEdit(state);
  }
  renderProblems();
}
