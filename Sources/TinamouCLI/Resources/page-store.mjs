// The store of the page. What changes is in its state; the modules have constants and functions only.
import { createStore } from "./store.mjs";
import { initialState } from "./page-state.mjs";

const store = createStore(initialState(), [
  "dock", "filters", "list", "configurations", "summary", "descriptions", "stage", "inspector", "live", "choices", "focus", "lines",
]);

export const state = store.state;
export const subscribe = store.subscribe;
export const render = store.render;
export const set = store.set;
export const setIn = store.setIn;
export const update = store.update;
