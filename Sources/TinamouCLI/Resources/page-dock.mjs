// The modes above the pictures, and what is drawn on them below.
import { change } from "./page-change.mjs";
import { overlayNames } from "./page-state.mjs";
import { state, update } from "./page-store.mjs";

/** Draws something on the pictures, or does not. */
const toggle = (name) => update({ [name]: !state[name] }, "dock", "overlays");

export const dockActions = {
  mode: (control) => change({ mode: control.dataset.mode }),
  ...Object.fromEntries(overlayNames.map((name) => [name, () => toggle(name)])),
};

export function renderDock() {
  for (const name of overlayNames) document.querySelector(`#dock [data-do="${name}"]`).setAttribute("aria-pressed", state[name]);
  for (const control of document.querySelectorAll("header [data-mode]")) {
    control.setAttribute("aria-pressed", control.dataset.mode === state.mode);
  }
}
