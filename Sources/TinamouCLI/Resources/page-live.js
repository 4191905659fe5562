// The part of the page that talks with the server of `preview`: builds, drawn anew pictures, and a screen that is in use.

const live = {
  session: null, picture: null, source: null, time: 0, longest: 0, isSettled: true, isPlaying: false, isUsing: false,
  model: null, isDirty: false, settings: {}, change: null, recording: null, isConnected: false, message: null, opening: null,
};

const isUsing = () => live.isUsing;
const canEdit = () => live.session !== null && live.picture === state.picture;
const liveAddress = (id) => (live.session !== null && live.picture === id ? live.source : null);
const liveModel = (id) => (live.session !== null && live.picture === id ? live.model : null);

async function post(path, body) {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? `The server answered ${response.status}.`);
  return answer;
}

// MARK: Events of the server

function startLive() {
  live.isStarted = true;
  const events = new EventSource("events");
  const on = (name, take) => events.addEventListener(name, (event) => take(JSON.parse(event.data)));
  on("data", setData);
  on("picture", (one) => {
    if (!one.isStale) forgetFailure(one.id);
    const known = pictures.get(one.id);
    const list = known ? data.pictures.map((other) => (other.id === one.id ? one : other)) : [...data.pictures, one];
    setData({ ...data, pictures: list });
  });
  on("build", (build) => setData({ ...data, build }));
  on("live", takeLive);
  events.addEventListener("open", () => { live.isConnected = true; renderSummary(); });
  events.addEventListener("error", () => {
    live.isConnected = false;
    forgetSession(null);
    render();
  });
}

/** Lets a picture and a description be loaded again that were asked for before they were drawn. */
function forgetFailure(id) {
  if (models.get(id)?.model === null) models.delete(id);
  for (const figure of stage.querySelectorAll(".shot")) {
    if (figure.dataset.picture === id && figure.querySelector(".failure")) figure.dataset.key = "";
  }
  configurationsKey = null;
}

function takeLive(event) {
  if (event.session !== undefined && event.session !== live.session) return;
  if (event.ended !== undefined) {
    forgetSession(event.ended || "The live screen has ended.");
    return render();
  }
  if (typeof event.time === "number") setTime(event.time);
  if (typeof event.isSettled === "boolean") live.isSettled = event.isSettled;
  const version = event.version ?? (typeof event.picture === "number" ? event.picture : null);
  showLive(typeof event.picture === "string" ? event.picture : version !== null ? `live/${live.session}.png?v=${version}` : null);
  renderLive();
}

function setTime(time) {
  live.time = time;
  live.longest = Math.max(live.longest, time);
}

/** Shows a picture of the live screen. */
function showLive(source) {
  if (!source || source === live.source) return;
  live.source = source;
  const figure = [...stage.querySelectorAll(".shot")].find((one) => one.dataset.picture === live.picture);
  if (figure) updateShot(figure, pictures.get(live.picture));
}

// MARK: The session

function forgetSession(message) {
  Object.assign(live, {
    session: null, picture: null, source: null, model: null, isPlaying: false, isUsing: false, time: 0, longest: 0, change: null, recording: null, message, settings: {},
  });
  document.body.classList.remove("is-using");
}

/** Opens the current picture as a running screen, unless it is one. */
async function openSession() {
  if (canEdit()) return true;
  if (live.opening) return live.opening;
  live.opening = (async () => {
    const one = picture();
    try {
      if (live.session !== null) await closeSession();
      const answer = await post("live/open", { picture: one.id });
      forgetSession(null);
      Object.assign(live, { session: answer.session, picture: one.id, settings: { ...one.settings }, isSettled: answer.isSettled ?? true });
      setTime(answer.time ?? 0);
      showLive(answer.picture ?? null);
      await request("inspect");
      await shootNow();
      return true;
    } catch (error) {
      live.message = `The screen cannot be used: ${error.message}`;
      return false;
    } finally {
      live.opening = null;
      render();
    }
  })();
  return live.opening;
}

async function closeSession() {
  const session = live.session;
  forgetSession(null);
  render();
  if (session !== null) await post("live/close", { session }).catch(() => {});
}

let queue = Promise.resolve();

/** Asks the running screen; questions are answered in their order. */
function request(method, values = {}) {
  const session = live.session;
  const answer = queue.then(async () => {
    if (session === null || session !== live.session) return null;
    const result = await post("live/request", { session, method, arguments: values });
    if (session !== live.session) return null;
    takeAnswer(method, result);
    return result;
  });
  queue = answer.catch((error) => {
    live.message = error.message;
    live.isPlaying = false;
    renderLive();
  });
  return queue.then(() => answer).catch(() => null);
}

function takeAnswer(method, answer) {
  live.message = answer.isFailure ? answer.text ?? "The screen did not take it." : null;
  if (answer.isOver) {
    forgetSession(answer.text ?? "The live screen has ended.");
    return render();
  }
  const structured = answer.structured ?? {};
  if (answer.picture) showLive(answer.picture);
  if (typeof structured.time === "number") setTime(structured.time);
  if (typeof structured.end === "number") live.longest = Math.max(structured.end, live.time);
  if (typeof structured.isSettled === "boolean") live.isSettled = structured.isSettled;
  if (method === "edit") live.change = structured.change ?? (answer.isFailure ? null : { note: answer.text || "The line of code is not known." });
  const description = structured.views ? structured : structured.inspect ?? structured.description;
  if (description?.views) {
    const before = live.model?.view(state.view);
    live.model = new Model(description);
    // The name of a view may have its text, which an edit changes.
    const same = before && !live.model.view(before.id) ? live.model.views[before.index] : null;
    if (same?.class === before?.class && same) {
      state.view = same.id;
      writeHash(true);
    }
    live.isDirty = false;
    renderStage();
    describe();
  }
  if (method === "record") live.recording = structured;
  if (!questions.has(method)) {
    live.isDirty = method !== "edit";
    if (!answer.picture) shoot();
  }
  renderLive();
}

/** Requests that change nothing on the screen. */
const questions = new Set(["inspect", "record", "picture", "describe", "query", "state"]);
const shots = { isWanted: false, isTaken: false };

/** Asks for the picture of now. While one is under way, another is asked for once. */
async function shoot() {
  shots.isWanted = true;
  if (shots.isTaken) return;
  shots.isTaken = true;
  while (shots.isWanted && live.session !== null) {
    shots.isWanted = false;
    await shootNow();
  }
  Object.assign(shots, { isWanted: false, isTaken: false });
}

const shootNow = () => request("picture", { scale: Math.min(Math.max(Math.ceil(scale() * devicePixelRatio * 2) / 2, 1), 3) });

/** Asks what is on the running screen now, for the inspector. */
async function refresh() {
  if (live.session !== null && live.isDirty && !live.isUsing) await request("inspect");
}

const soon = (() => {
  let timer = null;
  return () => { clearTimeout(timer); timer = setTimeout(refresh, 250); };
})();

// MARK: Using the screen

actions["live-use"] = async () => {
  if (!data.live || !picture()) return;
  if (live.isUsing) return endUse();
  if (state.mode !== "one") change({ mode: "one" });
  if (!await openSession()) return;
  live.isUsing = true;
  document.body.classList.add("is-using");
  stage.focus({ preventScroll: true });
  announce("The pointer and the keys are the screen's; Escape ends it");
  render();
};
actions["live-inspect"] = () => endUse();
actions["live-close"] = () => closeSession();

function endUse() {
  if (!live.isUsing) return false;
  live.isUsing = false;
  document.body.classList.remove("is-using");
  render();
  refresh();
  return true;
}

const touch = { down: null, last: 0, waiting: null, isSending: false };

function touchPoint(event) {
  const device = stage.querySelector(`.shot[data-picture="${CSS.escape(live.picture)}"] .device`);
  if (!device) return null;
  const size = sizeOf(pictures.get(live.picture));
  const box = device.getBoundingClientRect();
  const isPinch = touch.isPinch === true;
  return { isPinch, x: (event.clientX - box.left) / box.width * size.width, y: (event.clientY - box.top) / box.height * size.height, size };
}

/** The touches of a phase: one finger, or two about the screen's centre. */
function sendTouch(phase, point) {
  const now = performance.now();
  const seconds = phase === "down" ? 0 : Math.max((now - touch.last) / 1000, 0);
  touch.last = now;
  const result = [request("touch", { phase, finger: 0, x: point.x, y: point.y, seconds })];
  if (point.isPinch) {
    result.push(request("touch", { phase, finger: 1, x: point.size.width - point.x, y: point.size.height - point.y, seconds: 0 }));
  }
  return Promise.all(result);
}

/** Sends the last place of a movement; places in between are left out while the server is busy. */
async function sendMoves() {
  if (touch.isSending) return;
  touch.isSending = true;
  while (touch.waiting) {
    const point = touch.waiting;
    touch.waiting = null;
    await sendTouch("move", point);
  }
  touch.isSending = false;
}

stage.addEventListener("pointerdown", (event) => {
  if (!live.isUsing || event.button !== 0 || !event.target.closest(".device")) return;
  const point = touchPoint(event);
  if (!point) return;
  event.preventDefault();
  stage.focus({ preventScroll: true });
  stage.setPointerCapture(event.pointerId);
  Object.assign(touch, { down: event.pointerId, isPinch: event.altKey });
  sendTouch("down", { ...point, isPinch: event.altKey });
});
stage.addEventListener("pointermove", (event) => {
  if (touch.down !== event.pointerId || !live.isUsing) return;
  touch.waiting = touchPoint(event);
  sendMoves();
});
for (const name of ["pointerup", "pointercancel"]) {
  stage.addEventListener(name, async (event) => {
    if (touch.down !== event.pointerId) return;
    touch.down = null;
    if (!live.isUsing) return;
    const point = touchPoint(event);
    if (touch.waiting) { touch.waiting = null; await sendTouch("move", point); }
    await sendTouch(name === "pointerup" ? "up" : "cancel", point);
  });
}

const wheel = { x: 0, y: 0, point: null, isSending: false };

stage.addEventListener("wheel", async (event) => {
  if (!live.isUsing) return;
  event.preventDefault();
  const point = touchPoint(event);
  if (!point) return;
  const unit = event.deltaMode === 1 ? 16 : 1;
  Object.assign(wheel, { x: wheel.x + event.deltaX * unit, y: wheel.y + event.deltaY * unit, point });
  if (wheel.isSending) return;
  wheel.isSending = true;
  while (wheel.x || wheel.y) {
    const [dx, dy] = [wheel.x, wheel.y];
    Object.assign(wheel, { x: 0, y: 0 });
    await request("scroll", { x: wheel.point.x, y: wheel.point.y, dx, dy });
  }
  wheel.isSending = false;
}, { passive: false });

stage.addEventListener("keydown", (event) => {
  if (!live.isUsing || event.key === "Escape" || event.key === "Tab" || event.isComposing) return;
  const modifiers = [["Shift", event.shiftKey], ["Control", event.ctrlKey], ["Alt", event.altKey], ["Meta", event.metaKey]]
    .filter(([, isHeld]) => isHeld).map(([name]) => ({ Shift: "shift", Control: "control", Alt: "option", Meta: "command" })[name]);
  const isShortcut = event.ctrlKey || event.metaKey;
  if (isShortcut && event.key.toLowerCase() === "v") return;
  const named = { Enter: "\n", ArrowUp: "UIKeyInputUpArrow", ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow", ArrowRight: "UIKeyInputRightArrow" };
  if (event.key === "Backspace") request("backspace");
  else if (named[event.key]) request("key", { characters: named[event.key], modifiers });
  else if ([...event.key].length === 1) request("key", { characters: event.key, modifiers });
  else return;
  event.preventDefault();
});
document.addEventListener("paste", (event) => {
  if (!live.isUsing || event.target.matches?.("input, textarea")) return;
  const pasted = event.clipboardData?.getData("text/plain");
  if (pasted) request("type", { text: pasted });
});

// MARK: The clock

const tick = 1 / 30;

actions["live-play"] = async () => {
  if (!data.live || !picture()) return;
  if (live.isPlaying) {
    live.isPlaying = false;
    soon();
    return renderLive();
  }
  if (!await openSession()) return;
  live.isPlaying = true;
  renderLive();
  let last = performance.now();
  while (live.isPlaying && live.session !== null) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, tick * 1000 - (performance.now() - last))));
    const now = performance.now();
    // The clock keeps up with the time that has passed, in whole steps.
    const steps = Math.min(Math.max(Math.round((now - last) / 1000 / tick), 1), 15);
    last = now;
    if (live.isPlaying) await request("clock", { advance: steps * tick });
  }
};
actions["live-step"] = async () => {
  if (!data.live || !picture() || !await openSession()) return;
  live.isPlaying = false;
  await request("clock", { advance: tick });
  soon();
};
actions["live-scrub"] = async (control) => {
  if (!await openSession()) return;
  live.isPlaying = false;
  const to = Number(control.value);
  scrubbing.to = to;
  if (scrubbing.isSending) return;
  scrubbing.isSending = true;
  while (scrubbing.to !== null) {
    const next = scrubbing.to;
    scrubbing.to = null;
    await request("scrub", { to: next });
  }
  scrubbing.isSending = false;
  soon();
};
const scrubbing = { to: null, isSending: false };

// MARK: Settings of the running screen

const textSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];

async function setLive(values) {
  if (!await openSession()) return;
  Object.assign(live.settings, values);
  await request("settings", values);
  await request("inspect");
}
actions["live-rotate"] = () => setLive({ orientation: live.settings.orientation === "landscape" ? "portrait" : "landscape" });
actions["live-dark"] = () => setLive({ appearance: live.settings.appearance === "dark" ? "light" : "dark" });
actions["live-rtl"] = () => setLive({ direction: live.settings.direction === "rtl" ? "ltr" : "rtl" });
actions["live-motion"] = () => setLive({ reduceMotion: !live.settings.reduceMotion });
actions["live-text"] = (control) => setLive({ textSize: (data.choices?.textSizes ?? textSizes)[Number(control.value)] });

// MARK: Edits

actions["edit-view"] = (control) => {
  const { view, key } = control.dataset;
  const value = control.type === "checkbox" ? control.checked : control.type === "number" ? Number(control.value) : control.value;
  request("edit", { view, [key]: value }).then(soon);
};
actions["edit-constraint"] = (control) => {
  const { constraint, key } = control.dataset;
  const value = Number(control.value);
  if (Number.isFinite(value)) request("edit", { constraint, [key]: value }).then(soon);
};

/** The line of code that makes an edit last. */
function suggestion() {
  if (!live.change || !canEdit()) return null;
  const line = live.change;
  if (line.text === undefined) return h("p", { class: "suggestion", role: "status" }, text(line.note));
  return h("div", { class: "suggestion", role: "status" }, h("p", {}, "Line to change ", sourceLink(line.file, line.line)),
    line.before && line.before !== line.text ? h("pre", { class: "before" }, text(line.before.trim())) : null, h("pre", {}, text((line.text ?? "").trim())),
    line.note ? h("p", { class: "quiet" }, text(line.note)) : null, button("copy", "Copy", {}, { copy: line.text ?? "" }));
}

// MARK: The bar above the pictures

/** Sets a property of each control in the bar, which is made once so that it keeps the focus. */
function renderLive() {
  const bar = byId("live");
  bar.hidden = data.live !== true || !["one", "layers"].includes(state.mode) || !picture();
  if (bar.hidden) return renderProblems();
  if (!bar.firstChild) {
    const toggle = (action, name, hint) => button(action, name, { title: hint });
    bar.replaceChildren(
      h("div", { class: "segments" }, toggle("live-inspect", "Inspect", "Select views"), toggle("live-use", "Use", "Touch and type (u)")),
      h("div", { class: "clock" }, toggle("live-play", "Play", "Run the clock (space)"), toggle("live-step", "Step", "A thirtieth of a second (.)"),
        h("input", { type: "range", min: 0, max: 1, step: 0.01, value: 0, "aria-label": "Moment", data: { do: "live-scrub" } }), h("output", { class: "number" })),
      h("div", { class: "toggles" }, toggle("live-rotate", "Rotate", "Turn the device"), toggle("live-dark", "Dark", "Light or dark"),
        toggle("live-rtl", "RTL", "Right to left"), toggle("live-motion", "Reduce motion", "The setting of the device"),
        h("label", {}, "Text", h("input", { type: "range", min: 0, max: 11, step: 1, "aria-label": "Text size", data: { do: "live-text", late: "yes" } }))),
      h("p", { class: "live-message", role: "alert" }), toggle("live-close", "Stop", "End the running screen"));
  }
  const find = (action) => bar.querySelector(`[data-do=${action}]`);
  const pressed = (action, is) => find(action).setAttribute("aria-pressed", is === true);
  const isOpen = canEdit();
  const settings = isOpen ? live.settings : picture().settings ?? {};
  pressed("live-use", live.isUsing);
  pressed("live-inspect", !live.isUsing);
  find("live-play").textContent = live.isPlaying ? "Pause" : "Play";
  const scrub = find("live-scrub");
  const isHeld = document.activeElement === scrub && scrubbing.isSending;
  scrub.max = Math.max(live.longest, 1);
  scrub.disabled = !isOpen;
  if (!isHeld) scrub.value = isOpen ? live.time : 0;
  bar.querySelector("output").textContent = isOpen ? `${live.time.toFixed(2)} s${live.isSettled ? ", at rest" : ""}` : "";
  pressed("live-rotate", settings.orientation === "landscape");
  pressed("live-dark", settings.appearance === "dark");
  pressed("live-rtl", settings.direction === "rtl");
  pressed("live-motion", settings.reduceMotion === true);
  const sizes = data.choices?.textSizes ?? textSizes;
  find("live-text").max = sizes.length - 1;
  find("live-text").value = Math.max(sizes.indexOf(settings.textSize === "large" ? "l" : settings.textSize), 0);
  find("live-text").title = sizes[find("live-text").value];
  bar.querySelector(".live-message").textContent = live.message ?? "";
  find("live-close").hidden = !isOpen;
  renderProblems();
}
renderers.push(renderLive);

// MARK: Builds

function liveBuild() {
  if (!data.live) return null;
  if (!live.isConnected) return h("span", { class: "badge red" }, "disconnected");
  const build = data.build ?? {};
  const saved = build.saved ? h("span", { class: "quiet saved" }, text(build.saved)) : null;
  if (build.state === "building") return [h("span", { class: "badge orange" }, "building…"), saved];
  if (build.state === "failed") return [h("span", { class: "badge red" }, "build failed"), saved];
  const seconds = build.seconds ?? null;
  return seconds !== null ? [h("span", { class: "badge green", title: "From the change to the new picture" }, `${seconds.toFixed(2)} s`), saved] : null;
}

/** The errors of the last build, beside the pictures. */
function renderProblems() {
  const panel = byId("problems");
  const build = data.build ?? {};
  const list = build.errors ?? [];
  panel.hidden = !data.live || build.state !== "failed" || !(list.length || build.failure);
  if (panel.hidden) return;
  show(panel, h("h2", {}, list.length ? count(list.length, "error") : "The build failed"),
    build.failure ? h("p", {}, text(build.failure)) : null,
    h("ul", {}, list.map((one) => h("li", {}, sourceLink(one.file, one.line || null), " ", text(one.message)))));
}

// MARK: What is drawn

actions.show = () => {
  const wanted = {};
  for (const box of document.querySelectorAll("#shown input[type=checkbox]")) {
    wanted[box.dataset.key] ??= [];
    if (box.checked) wanted[box.dataset.key].push(box.value);
  }
  // At least one of each is drawn.
  const isWhole = Object.values(wanted).every((values) => values.length);
  if (isWhole) post("show", { ...data.shown, ...wanted }).catch((error) => { live.message = error.message; renderLive(); });
  else {
    announce("At least one of each is drawn");
    shownChoices = null;
    renderChoices();
  }
};

/** Draws a language as well that is named by its tag. */
actions["show-language"] = (control) => {
  const language = control.value.trim();
  if (!language) return;
  post("show", { ...data.shown, languages: [...new Set([...(data.shown.languages ?? []), language])] }).then(() => { control.value = ""; }, (error) => {
    live.message = error.message;
    renderLive();
  });
};

let shownChoices = null;
const knownLanguages = new Set();

function renderChoices() {
  const key = JSON.stringify([data.shown, data.choices]);
  if (!data.live || !data.shown || shownChoices === key) return;
  shownChoices = key;
  const before = byId("shown");
  const boxes = (name, of, values) => h("fieldset", {}, h("legend", {}, name), values.map(([value, label]) => h("label", {},
    h("input", { type: "checkbox", value, checked: (data.shown[of] ?? []).includes(value), data: { do: "show", key: of } }), label)));
  const same = (values) => values.map((value) => [value, value]);
  // A language that was once drawn can be chosen again.
  for (const language of data.shown.languages ?? []) knownLanguages.add(language);
  const element = h("details", { id: "shown", open: before?.open ?? false }, h("summary", { data: { do: "section" } }, "What is drawn"),
    boxes("Devices", "devices", (data.choices?.devices ?? []).map((one) => [one.id, one.name])),
    boxes("Appearance", "appearances", same(["light", "dark"])), boxes("Held", "orientations", same(["portrait", "landscape"])),
    boxes("Text size", "textSizes", same(data.choices?.textSizes ?? textSizes)), boxes("Direction", "directions", same(["ltr", "rtl"])),
    boxes("Language", "languages", same([...knownLanguages])),
    h("label", { class: "language" }, "Another language", h("input", { type: "text", maxlength: 40, placeholder: "fr", autocomplete: "off", spellcheck: "false", data: { do: "show-language" } })));
  if (before) before.replaceWith(element);
  else byId("filters").after(element);
}
renderers.push(renderChoices);

/** Tells the server which picture to draw first after the next change, and ends the session of another picture. */
let focused = null;

renderers.push(() => {
  if (!data.live || state.picture === focused) return;
  focused = state.picture;
  if (focused) post("accept-focus", { picture: focused }).catch(() => {});
  if (live.session !== null && live.picture !== focused) closeSession();
});
