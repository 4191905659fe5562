// Changes of what is shown, which are in the address of the page.
import { hashOf, valuesOf } from "./page-address.mjs";
import { changed, selected, selecting } from "./page-state.mjs";
import { render, set, state, update } from "./page-store.mjs";

/** Changes the state, shows it, and puts it into the address. */
export function change(values, isReplaced = false) {
  const before = { picture: state.picture, mode: state.mode };
  set(changed(state, values));
  writeHash(isReplaced || (state.picture === before.picture && state.mode === before.mode));
  render();
}

/** Puts what is shown into the address: in the place of the former, or as another entry of the history. */
export function writeHash(isReplaced) {
  set({ hash: hashOf(state) });
  if (location.hash === state.hash) return;
  history[isReplaced ? "replaceState" : "pushState"](null, "", state.hash);
}

/** Shows what the address leads to. */
export const followHash = () => change(valuesOf(state, location.hash), true);

/** Follows the address when a person changes it, or goes back. */
export function listenToAddress() {
  for (const name of ["hashchange", "popstate"]) {
    addEventListener(name, () => { if (location.hash !== state.hash) followHash(); });
  }
}

/** Selects a view, and shows what the inspector says of it. */
export function select(id, panel = null) {
  change(selecting(state, id, panel), true);
  render("selection");
}

/** Selects the view around the selected one. */
export function selectParent() {
  const parent = selected(state)?.parentView;
  if (parent) select(parent.id);
}

/** Marks a view that the pointer or the keyboard is on. */
export function hover(id, measures = false) {
  if (state.hover === id && state.isMeasuring === measures) return;
  update({ hover: id, isMeasuring: measures }, "overlays", "pointed");
}

/** Shows what depends on the description of a picture only. */
export const describe = () => render("inspector", "overlays", "layers");
