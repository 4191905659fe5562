// The running screen: its session, and what it is asked.
import { describe, writeHash } from "./page-change.mjs";
import { Model } from "./page-model.mjs";
import { canEdit, picture, withoutSession } from "./page-state.mjs";
import { render, set, setIn, state } from "./page-store.mjs";
import { scale } from "./page-zoom.mjs";

/** Asks the server of `preview`. */
export async function post(path, body) {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? `The server answered ${response.status}.`);
  return answer;
}

/** Shows why something has failed. */
export function tell(error) {
  setIn("live", { message: error.message });
  render("live");
}

// MARK: The session

/** Forgets the session, with the reason why it has ended. */
export function forgetSession(message) {
  setIn("live", withoutSession(message));
  document.body.classList.remove("is-using");
}

/** Opens the current picture as a running screen, unless it is one. */
export async function openSession() {
  if (canEdit(state)) return true;
  if (!state.live.opening) setIn("live", { opening: open(picture(state)) });
  return state.live.opening;
}

async function open(one) {
  try {
    if (state.live.session !== null) await closeSession();
    const answer = await post("live/open", { picture: one.id });
    forgetSession(null);
    setIn("live", { session: answer.session, picture: one.id, settings: { ...one.settings }, isSettled: answer.isSettled ?? true });
    setTime(answer.time ?? 0);
    showLive(answer.picture ?? null);
    await request("inspect");
    await shootNow();
    return true;
  } catch (error) {
    setIn("live", { message: `The screen cannot be used: ${error.message}` });
    return false;
  } finally {
    setIn("live", { opening: null });
    render();
  }
}

export async function closeSession() {
  const { session } = state.live;
  forgetSession(null);
  render();
  if (session !== null) await post("live/close", { session }).catch(() => {});
}

/** Tells the server which picture to draw first after the next change, and ends the session of another picture. */
export function followPicture() {
  if (!state.data.live || state.picture === state.rendered.focus) return;
  setIn("rendered", { focus: state.picture });
  if (state.picture) post("accept-focus", { picture: state.picture }).catch(() => {});
  if (state.live.session !== null && state.live.picture !== state.picture) closeSession();
}

// MARK: Requests

/** Requests that change nothing on the screen. */
const questions = new Set(["inspect", "record", "picture", "describe", "query", "state"]);

/** Asks the running screen; questions are answered in their order. */
export function request(method, values = {}) {
  const { session } = state.live;
  const answer = state.queue.then(async () => {
    if (session === null || session !== state.live.session) return null;
    const result = await post("live/request", { session, method, arguments: values });
    if (session !== state.live.session) return null;
    takeAnswer(method, result);
    return result;
  });
  const queue = answer.catch((error) => {
    setIn("live", { isPlaying: false });
    tell(error);
  });
  set({ queue });
  return queue.then(() => answer).catch(() => null);
}

function takeAnswer(method, answer) {
  setIn("live", { message: answer.isFailure ? answer.text ?? "The screen did not take it." : null });
  if (answer.isOver) {
    forgetSession(answer.text ?? "The live screen has ended.");
    return render();
  }
  const structured = answer.structured ?? {};
  if (answer.picture) showLive(answer.picture);
  takeMoment(structured);
  const note = answer.isFailure ? null : { note: answer.text || "The line of code is not known." };
  if (method === "edit") setIn("live", { change: structured.change ?? note });
  const description = structured.views ? structured : structured.inspect ?? structured.description;
  if (description?.views) takeModel(description);
  if (method === "record") setIn("live", { recording: structured });
  if (!questions.has(method)) {
    setIn("live", { isDirty: method !== "edit" });
    if (!answer.picture) shoot();
  }
  render("live");
}

function setTime(time) {
  setIn("live", { time, longest: Math.max(state.live.longest, time) });
}

/** Takes the moment of an answer or an event, and whether the screen is at rest. */
export function takeMoment({ time, end, isSettled }) {
  if (typeof time === "number") setTime(time);
  if (typeof end === "number") setIn("live", { longest: Math.max(end, state.live.time) });
  if (typeof isSettled === "boolean") setIn("live", { isSettled });
}

/** Takes a description of the running screen. */
function takeModel(description) {
  const before = state.live.model?.view(state.view);
  const model = new Model(description);
  setIn("live", { model, isDirty: false });
  // The name of a view may have its text, which an edit changes.
  const same = before && !model.view(before.id) ? model.views[before.index] : null;
  if (same && same.class === before.class) {
    set({ view: same.id });
    writeHash(true);
  }
  render("stage");
  describe();
}

// MARK: Pictures

/** Shows a picture of the live screen. */
export function showLive(source) {
  if (!source || source === state.live.source) return;
  setIn("live", { source });
  render("shot");
}

/** Asks for the picture of now. While one is under way, another is asked for once. */
export async function shoot() {
  setIn("shots", { isWanted: true });
  if (state.shots.isTaken) return;
  setIn("shots", { isTaken: true });
  while (state.shots.isWanted && state.live.session !== null) {
    setIn("shots", { isWanted: false });
    await shootNow();
  }
  setIn("shots", { isWanted: false, isTaken: false });
}

const shootNow = () => request("picture", { scale: Math.min(Math.max(Math.ceil(scale() * devicePixelRatio * 2) / 2, 1), 3) });

/** Asks what is on the running screen now, for the inspector. */
export async function refresh() {
  const { session, isDirty, isUsing } = state.live;
  if (session !== null && isDirty && !isUsing) await request("inspect");
}

/** Asks a little later, so that many changes are followed by one question. */
export function soon() {
  clearTimeout(state.soon);
  set({ soon: setTimeout(refresh, 250) });
}
