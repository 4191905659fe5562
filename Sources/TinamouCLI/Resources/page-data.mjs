// Where the data of the page comes from: scripts beside a page that is a folder, the server of `preview` for one that is served.
import { change, followHash } from "./page-change.mjs";
import { takeDescription } from "./page-descriptions.mjs";
import { announce, byId, isPhone, isServed } from "./page-dom.mjs";
import { knownFilters } from "./page-filters.mjs";
import { forgetSession, showLive, takeMoment } from "./page-session.mjs";
import { forgetShot } from "./page-stage.mjs";
import { withData, withPicture } from "./page-state.mjs";
import { render, set, setIn, state } from "./page-store.mjs";

/** Takes screens and pictures, and shows them. */
function setData(value) {
  const isFirst = state.pictures.size === 0;
  set(withData(state, value));
  set({ filters: knownFilters(state) });
  const { data } = state;
  document.title = data.title;
  byId("title").textContent = data.title;
  document.body.classList.toggle("is-live", data.live === true);
  if (!isFirst) return change({}, true);
  // Many pictures are easier to survey in the matrix.
  if (!location.hash && data.pictures.length > 1 && !isPhone()) set({ mode: "matrix" });
  followHash();
  if (data.live && !state.live.isStarted) startLive();
}

// MARK: Events of the server

function startLive() {
  setIn("live", { isStarted: true });
  const events = new EventSource("events");
  const on = (name, take) => events.addEventListener(name, (event) => take(JSON.parse(event.data)));
  on("data", setData);
  on("picture", (one) => {
    if (!one.isStale) forgetFailure(one.id);
    setData(withPicture(state, one));
  });
  on("build", (build) => setData({ ...state.data, build }));
  on("live", takeLive);
  events.addEventListener("open", () => {
    setIn("live", { isConnected: true });
    render("summary");
  });
  events.addEventListener("error", () => {
    setIn("live", { isConnected: false });
    forgetSession(null);
    render();
  });
}

/** Lets a picture and a description be loaded again that were asked for before they were drawn. */
function forgetFailure(id) {
  if (state.models.get(id)?.model === null) state.models.delete(id);
  forgetShot(id);
  setIn("rendered", { configurations: null });
}

/** Takes an event of the running screen. */
function takeLive(event) {
  const { session } = state.live;
  if (event.session !== undefined && event.session !== session) return;
  if (event.ended !== undefined) {
    forgetSession(event.ended || "The live screen has ended.");
    return render();
  }
  takeMoment({ time: event.time, isSettled: event.isSettled });
  const version = event.version ?? (typeof event.picture === "number" ? event.picture : null);
  showLive(typeof event.picture === "string" ? event.picture : version !== null ? `live/${session}.png?v=${version}` : null);
  render("live");
}

/** Asks the server for the data, or waits for the scripts beside the page, which send it as events. */
export function listenForData() {
  document.addEventListener("tinamou-data", (event) => setData(event.detail));
  document.addEventListener("tinamou-description", (event) => takeDescription(...event.detail));
  if (isServed) {
    fetch("data.json").then((response) => response.json()).then(setData).catch(() => announce("The server does not answer"));
  }
}
