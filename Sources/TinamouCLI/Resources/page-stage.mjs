// The pictures in the middle: one, a strip, the matrix, or two side by side.
import { fileAddress } from "./page-address.mjs";
import { badges } from "./page-badges.mjs";
import { change, hover, select } from "./page-change.mjs";
import { comparedWith } from "./page-compare.mjs";
import { button, figureOf, h, stage, text } from "./page-dom.mjs";
import { grouped, shownPictures } from "./page-filters.mjs";
import { hasUsualScale } from "./page-geometry.mjs";
import { isUsing, liveAddress, model, screenNamed, screenOf, settingsTitle, sizeOf, title } from "./page-state.mjs";
import { render, set, setIn, state } from "./page-store.mjs";
import { format } from "./words.mjs";
import { zoomBy } from "./page-zoom.mjs";

export const stageActions = {
  "open-picture": (control) => change({ picture: control.dataset.picture, mode: state.mode === "compare" ? "compare" : "one" }),
};

export function renderStage() {
  const list = shownPictures(state);
  const key = JSON.stringify([state.mode, list.map((one) => one.id)]);
  stage.className = state.mode;
  if (!list.length) {
    setIn("rendered", { stage: null });
    const words = state.data.pictures.length ? "No picture matches the filters." : "There are no pictures.";
    stage.replaceChildren(h("p", { class: "nothing" }, words));
  } else if (state.mode === "layers") {
    setIn("rendered", { stage: null });
    render("layers");
  } else if (state.rendered.stage !== key) {
    setIn("rendered", { stage: key });
    stage.replaceChildren(...(state.mode === "matrix" ? sections(list) : list.map(shot)));
    stage.scrollTo(0, 0);
  }
  render("zoom");
  for (const figure of stage.querySelectorAll(".shot")) {
    figure.classList.toggle("current", figure.dataset.picture === state.picture);
    updateShot(figure, state.pictures.get(figure.dataset.picture));
  }
  render("overlays");
}

/** A row of pictures for each screen. */
const sections = (list) => [...grouped(list)].map(([name, some]) =>
  h("section", {}, h("h2", {}, text(screenNamed(state, name).name)), h("div", { class: "row" }, some.map(shot))));

function shot(one, index = 0) {
  const figure = h("figure", {
    class: "shot", data: { picture: one.id },
    style: { "--r": one.device?.cornerRadius ?? 0 },
  });
  const name = hasUsualScale(state.mode) ? [] : [text(screenOf(state, one).name)];
  const caption = h("figcaption", {},
    button("open-picture", [...name, name.length ? " · " : "", one.device?.name ?? one.id], { class: "name" }, { picture: one.id }),
    h("span", { class: "quiet settings" }, settingsTitle(one)),
    h("span", { class: "quiet number size" }), " ",
    h("span", { class: "marks" }), " ", h("span", { class: "badge orange stale-mark" }, "stale"));
  figure.append(h("div", { class: "device" }), caption);
  if (state.mode === "compare" && index === 1) caption.append(comparedWith(one));
  updateShot(figure, one);
  return figure;
}

/** Shows another drawing of a picture, with its size and its problems. */
function updateShot(figure, one) {
  if (!one) return;
  figure.classList.toggle("stale", one.isStale === true);
  const { width, height } = sizeOf(state, one);
  figure.style.setProperty("--w", width);
  figure.style.setProperty("--h", height);
  figure.querySelector(".size").textContent = `${format(width)} × ${format(height)}`;
  const key = `${one.version ?? 0} ${one.error ?? ""} ${liveAddress(state, one.id) ?? ""}`;
  if (figure.dataset.key === key) return;
  figure.dataset.key = key;
  figure.querySelector(".marks").replaceChildren(...badges([one]));
  const device = figure.querySelector(".device");
  device.querySelector(".failure")?.remove();
  if (one.error) {
    device.querySelector("img")?.remove();
    device.append(h("p", { class: "failure" }, text(one.error)));
  } else {
    loadImage(one, device, () => figure.dataset.key === key);
  }
}

/** Shows an image of a picture. The old one stays until the new one is loaded. */
function loadImage(one, device, isCurrent) {
  const before = device.querySelector("img");
  const live = liveAddress(state, one.id);
  const image = h("img", { alt: title(state, one), decoding: "async", draggable: "false" });
  if (!before) image.loading = "lazy";
  image.addEventListener("load", () => {
    for (const old of device.querySelectorAll("img")) if (old !== image && old.compareDocumentPosition(image) & 4) old.remove();
  });
  image.addEventListener("error", () => {
    image.remove();
    if (isCurrent() && !device.querySelector("img")) device.append(h("p", { class: "failure" }, "The picture cannot be loaded."));
  });
  if (live) image.style.animation = "none";
  image.src = live ?? fileAddress(one.picture, one.version);
  if (before) before.after(image);
  else device.prepend(image);
}

/** Shows what the running screen shows. */
export function renderLiveShot() {
  const figure = figureOf(state.live.picture);
  if (figure) updateShot(figure, state.pictures.get(state.live.picture));
}

/** Lets a picture be loaded again that could not be. */
export function forgetShot(id) {
  for (const figure of stage.querySelectorAll(".shot")) {
    if (figure.dataset.picture === id && figure.querySelector(".failure")) figure.dataset.key = "";
  }
}

/** Scrolls to the current picture in the strip and the matrix. */
export function scrollToCurrent() {
  if (!hasUsualScale(state.mode)) return;
  figureOf(state.picture)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// MARK: The pointer

/** The picture below the pointer and the point in it, in points. */
function pointed(event) {
  const device = event.target.closest?.(".device");
  if (!device) return null;
  const box = device.getBoundingClientRect();
  const one = state.pictures.get(device.parentElement.dataset.picture);
  if (!one) return null;
  const { width, height } = sizeOf(state, one);
  return {
    picture: one, device,
    x: (event.clientX - box.left) / box.width * width,
    y: (event.clientY - box.top) / box.height * height,
  };
}

/** Selects the view in front; a repeated click at the same place goes to what lies behind. */
function clicked(event) {
  if (isUsing(state) || state.mode === "layers") return;
  const place = pointed(event);
  if (!place) return;
  if (place.picture.id !== state.picture && state.mode !== "compare") return change({ picture: place.picture.id });
  const stack = model(state, place.picture.id)?.at(place.x, place.y) ?? [];
  if (!stack.length) return;
  const key = stack.map((view) => view.index).join(" ");
  const last = state.clicked;
  const isRepeated = last?.key === key && Math.hypot(last.x - event.clientX, last.y - event.clientY) < 4
    && stack[last.index]?.id === state.view;
  const index = isRepeated ? (last.index + 1) % stack.length : 0;
  set({ clicked: { key, index, x: event.clientX, y: event.clientY } });
  select(stack[index].id);
}

function moved(event) {
  if (isUsing(state) || state.mode === "layers" || event.pointerType === "touch") return;
  const place = pointed(event);
  const isOwn = place && (place.picture.id === state.picture || state.mode === "compare");
  hover(isOwn ? model(state, place.picture.id)?.at(place.x, place.y)[0]?.id ?? null : null, event.shiftKey || event.altKey);
}

export function listenToStage() {
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || isUsing(state)) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1);
  }, { passive: false });
  new ResizeObserver(() => { if (state.data.pictures.length) render("stage"); }).observe(stage);
  stage.addEventListener("click", clicked);
  stage.addEventListener("dblclick", (event) => {
    const place = pointed(event);
    if (place && hasUsualScale(state.mode)) change({ picture: place.picture.id, mode: "one" });
  });
  stage.addEventListener("pointermove", moved);
  stage.addEventListener("pointerleave", () => hover(null, false));
  for (const name of ["keydown", "keyup"]) {
    document.addEventListener(name, (event) => {
      if (event.key === "Shift" || event.key === "Alt") hover(state.hover, name === "keydown");
    });
  }
}
