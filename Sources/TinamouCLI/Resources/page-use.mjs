// Use of the running screen by the pointer, the wheel and the keyboard.
import { change } from "./page-change.mjs";
import { play } from "./page-clock.mjs";
import { announce, figureOf, stage } from "./page-dom.mjs";
import { closeSession, openSession, refresh, request } from "./page-session.mjs";
import { isUsing, picture, sizeOf } from "./page-state.mjs";
import { render, setIn, state } from "./page-store.mjs";

export const useActions = {
  async "live-use"() {
    if (!state.data.live || !picture(state)) return;
    if (isUsing(state)) return endUse();
    if (state.mode !== "one") change({ mode: "one" });
    if (!await openSession()) return;
    setIn("live", { isUsing: true });
    document.body.classList.add("is-using");
    stage.focus({ preventScroll: true });
    announce("The pointer and the keys are the screen's; Escape ends it");
    render();
    await play();
  },
  "live-inspect": () => endUse(),
  "live-close": () => closeSession(),
};

/** Ends the use of the screen; false where it is not in use. */
export function endUse() {
  if (!isUsing(state)) return false;
  setIn("live", { isUsing: false, isPlaying: false });
  document.body.classList.remove("is-using");
  render();
  refresh();
  return true;
}

// MARK: The pointer

/** The place of the pointer on the screen, in points. */
function touchPoint(event) {
  const device = figureOf(state.live.picture)?.querySelector(".device");
  if (!device) return null;
  const size = sizeOf(state, state.pictures.get(state.live.picture));
  const box = device.getBoundingClientRect();
  return {
    isPinch: state.touch.isPinch, size,
    x: (event.clientX - box.left) / box.width * size.width, y: (event.clientY - box.top) / box.height * size.height,
  };
}

/** The touches of a phase: one finger, or two about the screen's centre. */
function sendTouch(phase, point) {
  const now = performance.now();
  const seconds = phase === "down" ? 0 : Math.max((now - state.touch.last) / 1000, 0);
  setIn("touch", { last: now });
  const result = [request("touch", { phase, finger: 0, x: point.x, y: point.y, seconds })];
  if (point.isPinch) {
    result.push(request("touch", { phase, finger: 1, x: point.size.width - point.x, y: point.size.height - point.y, seconds: 0 }));
  }
  return Promise.all(result);
}

/** Sends the place that waits, if one does. */
async function sendWaiting() {
  const point = state.touch.waiting;
  setIn("touch", { waiting: null });
  if (point) await sendTouch("move", point);
}

/** Sends the last place of a movement; places in between are left out while the server is busy. */
async function sendMoves() {
  if (state.touch.isSending) return;
  setIn("touch", { isSending: true });
  while (state.touch.waiting) await sendWaiting();
  setIn("touch", { isSending: false });
}

function pressed(event) {
  if (!isUsing(state) || event.button !== 0 || !event.target.closest(".device")) return;
  const point = touchPoint(event);
  if (!point) return;
  event.preventDefault();
  stage.focus({ preventScroll: true });
  stage.setPointerCapture(event.pointerId);
  setIn("touch", { down: event.pointerId, isPinch: event.altKey });
  sendTouch("down", { ...point, isPinch: event.altKey });
}

function moved(event) {
  if (state.touch.down !== event.pointerId || !isUsing(state)) return;
  setIn("touch", { waiting: touchPoint(event) });
  sendMoves();
}

async function lifted(event, phase) {
  if (state.touch.down !== event.pointerId) return;
  setIn("touch", { down: null });
  if (!isUsing(state)) return;
  const point = touchPoint(event);
  await sendWaiting();
  await sendTouch(phase, point);
}

// MARK: The wheel and the keyboard

async function scrolled(event) {
  if (!isUsing(state)) return;
  event.preventDefault();
  const point = touchPoint(event);
  if (!point) return;
  const unit = event.deltaMode === 1 ? 16 : 1;
  setIn("wheel", { x: state.wheel.x + event.deltaX * unit, y: state.wheel.y + event.deltaY * unit, point });
  if (state.wheel.isSending) return;
  setIn("wheel", { isSending: true });
  while (state.wheel.x || state.wheel.y) {
    const { x: dx, y: dy, point: place } = state.wheel;
    setIn("wheel", { x: 0, y: 0 });
    await request("scroll", { x: place.x, y: place.y, dx, dy });
  }
  setIn("wheel", { isSending: false });
}

const keyCharacters = {
  Enter: "\n", ArrowUp: "UIKeyInputUpArrow", ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow",
  ArrowRight: "UIKeyInputRightArrow",
};

function typed(event) {
  if (!isUsing(state) || event.key === "Escape" || event.key === "Tab" || event.isComposing) return;
  const isShortcut = event.ctrlKey || event.metaKey;
  if (isShortcut && event.key.toLowerCase() === "v") return;
  const modifiers = [["shift", event.shiftKey], ["control", event.ctrlKey], ["option", event.altKey], ["command", event.metaKey]]
    .filter(([, isHeld]) => isHeld).map(([name]) => name);
  const characters = keyCharacters[event.key] ?? ([...event.key].length === 1 ? event.key : null);
  if (event.key === "Backspace") request("backspace");
  else if (characters !== null) request("key", { characters, modifiers });
  else return;
  event.preventDefault();
}

function pasted(event) {
  if (!isUsing(state) || event.target.matches?.("input, textarea")) return;
  const words = event.clipboardData?.getData("text/plain");
  if (words) request("type", { text: words });
}

export function listenForUse() {
  stage.addEventListener("pointerdown", pressed);
  stage.addEventListener("pointermove", moved);
  stage.addEventListener("pointerup", (event) => lifted(event, "up"));
  stage.addEventListener("pointercancel", (event) => lifted(event, "cancel"));
  stage.addEventListener("wheel", scrolled, { passive: false });
  stage.addEventListener("keydown", typed);
  document.addEventListener("paste", pasted);
}
