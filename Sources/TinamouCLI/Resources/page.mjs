// The page of `gallery` and `preview`: joins its modules, each of which has a part of it. What changes is in the store (page-store.mjs);
// a change of the store renders the parts of the page that show it.
import { buildActions, renderChoices } from "./page-build.mjs";
import { listenToAddress } from "./page-change.mjs";
import { clockActions } from "./page-clock.mjs";
import { compareActions } from "./page-compare.mjs";
import { listenForData } from "./page-data.mjs";
import { needDescriptions } from "./page-descriptions.mjs";
import { dockActions, renderDock } from "./page-dock.mjs";
import { editActions } from "./page-edits.mjs";
import { inspectorActions, listenToInspector, renderInspector } from "./page-inspector.mjs";
import { keyActions, listenForKeys } from "./page-keys.mjs";
import { layersActions, listenToLayers, renderLayers } from "./page-layers.mjs";
import { needLines } from "./page-lines.mjs";
import { listActions, renderConfigurations, renderFilters, renderList, renderSummary } from "./page-list.mjs";
import { liveActions, renderLive } from "./page-live.mjs";
import { renderOverlays } from "./page-overlay.mjs";
import { recordActions } from "./page-record.mjs";
import { followPicture } from "./page-session.mjs";
import { renderSheet, sheetActions } from "./page-sheets.mjs";
import { sourceActions } from "./page-source.mjs";
import { listenToStage, renderLiveShot, renderStage, scrollToCurrent, stageActions } from "./page-stage.mjs";
import { subscribe } from "./page-store.mjs";
import { listenToTree, markTree, scrollTree, treeActions } from "./page-tree.mjs";
import { listenForUse, useActions } from "./page-use.mjs";
import { viewActions } from "./page-view.mjs";
import { renderZoom, zoomActions } from "./page-zoom.mjs";
import { union } from "./store.mjs";

/** Renderers of each part of the page. The store has the order of those that every change renders. */
const renderers = {
  dock: renderDock, filters: renderFilters, list: renderList, configurations: renderConfigurations, summary: renderSummary,
  descriptions: needDescriptions, stage: renderStage, inspector: renderInspector, live: renderLive, choices: renderChoices,
  focus: followPicture, lines: needLines,
  // Parts of those, and what is done only once.
  overlays: renderOverlays, layers: renderLayers, zoom: renderZoom, shot: renderLiveShot, current: scrollToCurrent,
  pointed: markTree, selection: scrollTree, sheet: renderSheet,
};

/** Actions of controls, by the value of their data-do. Each takes the control and the event. */
const actions = union(
  buildActions, clockActions, compareActions, dockActions, editActions, inspectorActions, keyActions, layersActions, listActions,
  liveActions, recordActions, sheetActions, sourceActions, stageActions, treeActions, useActions, viewActions, zoomActions);

function listenToControls() {
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
}

for (const [part, renderer] of Object.entries(renderers)) subscribe(part, renderer);
listenToAddress();
listenToControls();
listenForKeys(actions);
listenToStage();
listenToInspector();
listenToTree();
listenToLayers();
listenForUse();
listenForData();
