// The panels beside the pictures; on narrow windows they are sheets.
import { byId, isPhone } from "./page-dom.mjs";
import { render, set, state, update } from "./page-store.mjs";

/** Shows a panel as a sheet, or none. */
export const openSheet = (sheet) => update({ sheet }, "sheet");

export const openedSheet = () => state.sheet;

export function renderSheet() {
  for (const one of ["screens", "inspector"]) {
    const isOpen = one === state.sheet;
    byId(one).classList.toggle("open", isOpen);
    document.querySelector(`button[data-do="${one}"]`).setAttribute("aria-expanded", isOpen);
  }
  document.body.classList.toggle("has-sheet", state.sheet !== null);
}

const toggleSheet = (name) => openSheet(openedSheet() === name ? null : name);

/** Shows or hides the inspector. */
export function toggleInspector(control) {
  if (isPhone()) return toggleSheet("inspector");
  set({ inspector: !state.inspector });
  document.body.classList.toggle("without-inspector", !state.inspector);
  control?.setAttribute("aria-expanded", state.inspector);
  render("stage");
}

export const sheetActions = { screens: () => toggleSheet("screens"), "close-sheet": () => openSheet(null), inspector: toggleInspector };
