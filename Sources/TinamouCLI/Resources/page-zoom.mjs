// The scale of the pictures.
import { byId, isPhone, stage } from "./page-dom.mjs";
import { shownPictures } from "./page-filters.mjs";
import { hasUsualScale, scaleOf, stepOf, zoomStep } from "./page-geometry.mjs";
import { sizeOf } from "./page-state.mjs";
import { render, setIn, state } from "./page-store.mjs";

/** The scale of the pictures in CSS pixels for each point. */
export const scale = () => scaleOf({
  mode: state.mode, zoom: state.zoom[state.mode], sizes: shownPictures(state).map((one) => sizeOf(state, one)), area: stage, isPhone: isPhone(),
});

export function renderZoom() {
  const value = scale();
  stage.style.setProperty("--z", value);
  const zoom = state.zoom[state.mode];
  const isUsual = hasUsualScale(state.mode);
  byId("zoom").value = zoom === "fit" ? (isUsual ? 0 : stepOf(value)) : zoom;
  byId("fit").textContent = zoom === "fit" && !isUsual ? "Fit" : `${Math.round(value * 100)}%`;
  byId("fit").setAttribute("aria-pressed", zoom === "fit" || (isUsual && zoom === 0));
}

function setZoom(zoom) {
  setIn("zoom", { [state.mode]: zoomStep(zoom) });
  render("zoom", "overlays", "layers");
}

export function zoomBy(step) {
  const zoom = state.zoom[state.mode];
  setZoom((zoom === "fit" ? stepOf(scale()) : zoom) + step);
}

export const zoomActions = {
  zoom: (control) => setZoom(Number(control.value)),
  "zoom-in": () => zoomBy(2),
  "zoom-out": () => zoomBy(-2),
  fit() {
    setIn("zoom", { [state.mode]: hasUsualScale(state.mode) ? 0 : "fit" });
    render();
  },
};
