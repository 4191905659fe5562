// The layers of a picture in space: each view is a plane with its part of the picture.
import { fileAddress } from "./page-address.mjs";
import { select } from "./page-change.mjs";
import { button, h, stage } from "./page-dom.mjs";
import { order, planes, rect } from "./page-geometry.mjs";
import { missingDescription } from "./page-panels.mjs";
import { nameOf } from "./page-problems.mjs";
import { liveAddress, model, picture, sizeOf } from "./page-state.mjs";
import { setIn, state } from "./page-store.mjs";
import { percent } from "./words.mjs";

export const layersActions = {
  "space-spacing": (control) => turn({ spacing: Number(control.value) }),
  "space-turn": (control) => turn({ y: Number(control.value) }),
  "space-tilt": (control) => turn({ x: -Number(control.value) }),
  "space-front": () => turn({ x: 0, y: 0 }),
  "space-reset": () => turn({ x: -14, y: 32, spacing: 24 }),
  "space-view"(control) { if (!state.space.wasTurned) select(control.dataset.view); },
};

const steepness = (angle) => Math.min(Math.max(angle, -80), 80);

/** Turns the layers, and moves them apart. */
function turn(values) {
  const { x, y, spacing } = { ...state.space, ...values };
  setIn("space", { x: steepness(x), y: steepness(y), spacing });
  const box = stage.querySelector(".space-box");
  if (!box) return;
  const { space } = state;
  box.style.transform = `rotateX(${space.x}deg) rotateY(${space.y}deg)`;
  const deepest = Number(box.dataset.deepest);
  for (const plane of box.querySelectorAll(".plane")) {
    plane.style.transform = `translateZ(${(Number(plane.dataset.level) - deepest / 2) * space.spacing}px)`;
  }
  for (const [name, value] of [["space-spacing", space.spacing], ["space-turn", space.y], ["space-tilt", -space.x]]) {
    stage.querySelector(`[data-do=${name}]`).value = value;
  }
}

/** Shows the layers, in the mode that is for them. */
export function renderLayers() {
  if (state.mode !== "layers") return;
  const one = picture(state);
  const own = model(state);
  if (!own || one.error) {
    setIn("space", { key: null });
    stage.replaceChildren(h("p", { class: "nothing" }, missingDescription()));
    return;
  }
  const key = `${one.id} ${one.version} ${liveAddress(state, one.id)}`;
  const isSame = state.space.key === key && state.space.model === own && stage.querySelector(".space-box");
  if (!isSame) {
    setIn("space", { key, model: own });
    stage.replaceChildren(h("div", { class: "space-scene" }, space(one, own)), controls());
  }
  for (const plane of stage.querySelectorAll(".plane")) plane.classList.toggle("selected", plane.dataset.view === state.view);
  turn({});
}

/** The planes of a picture. */
function space(one, own) {
  const size = sizeOf(state, one);
  const shown = planes(own, size);
  // Levels without planes take no room.
  const levels = [...new Set(shown.map((view) => view.level))].sort((a, b) => a - b);
  const box = h("div", { class: "space-box", style: { "--w": size.width, "--h": size.height }, data: { deepest: levels.length - 1 } });
  const image = new Image();
  const front = shown.filter((view) => !view.children.length || view.background).map((view) => ({ view, box: rect(view) }));
  for (const view of shown) {
    const plane = planeOf(own, view, size, levels.indexOf(view.level));
    box.append(plane);
    image.addEventListener("load", () => {
      const part = crop(image, view, size, front);
      if (part) plane.append(part);
    });
  }
  image.src = liveAddress(state, one.id) ?? fileAddress(one.picture, one.version);
  return box;
}

function planeOf(own, view, size, level) {
  const place = rect(view);
  const name = nameOf(own, view.id);
  const style = {
    left: percent(place.x, size.width), top: percent(place.y, size.height),
    width: percent(place.width, size.width), height: percent(place.height, size.height),
  };
  const attributes = { class: `plane${own.isAmbiguous(view) ? " ambiguous" : ""}`, "aria-label": name, tabindex: -1, title: name, style };
  return button("space-view", [], attributes, { view: view.id, level });
}

function controls() {
  const slider = (action, name, min, max) => h("label", {}, name, h("input", { type: "range", min, max, step: 1, data: { do: action } }));
  return h("div", { class: "space-controls" },
    slider("space-spacing", "Spacing", 0, 80), slider("space-turn", "Turn", -80, 80), slider("space-tilt", "Tilt", -80, 80),
    button("space-front", "Front"), button("space-reset", "Reset"));
}

/** The part of the picture that a view draws itself: without what is drawn over it, which has planes of its own. */
function crop(image, view, size, front) {
  const box = rect(view);
  const factor = Math.min(image.naturalWidth / size.width, 2);
  const [width, height] = [Math.min(Math.ceil(box.width * factor), 4096), Math.min(Math.ceil(box.height * factor), 4096)];
  // What shows in a view without a background of its own is drawn by its subviews.
  if (view.children.length && !view.background) return null;
  const canvas = h("canvas", { width, height });
  const context = canvas.getContext("2d");
  const ratio = image.naturalWidth / size.width;
  context.drawImage(image, box.x * ratio, box.y * ratio, box.width * ratio, box.height * ratio, 0, 0, width, height);
  for (const inner of front.filter((other) => order(other.view) > order(view)).map((other) => other.box)) {
    if (inner.x >= box.right || inner.right <= box.x || inner.y >= box.bottom || inner.bottom <= box.y) continue;
    const part = [(inner.x - box.x) * factor, (inner.y - box.y) * factor, inner.width * factor, inner.height * factor];
    context.clearRect(...part);
    if (/^#[0-9a-f]{6,8}$/i.test(view.background ?? "")) {
      context.fillStyle = view.background;
      context.fillRect(...part);
    }
  }
  return canvas;
}

/** Turns the layers while they are dragged. */
export function listenToLayers() {
  stage.addEventListener("pointerdown", (event) => {
    setIn("space", { wasTurned: false });
    if (state.mode !== "layers" || event.target.closest(".space-controls")) return;
    const start = [event.clientX, event.clientY];
    let last = start;
    const move = (next) => {
      if (Math.hypot(next.clientX - start[0], next.clientY - start[1]) > 4) setIn("space", { wasTurned: true });
      const { x, y, wasTurned } = state.space;
      if (wasTurned) turn({ y: y + (next.clientX - last[0]) * 0.4, x: x - (next.clientY - last[1]) * 0.4 });
      last = [next.clientX, next.clientY];
    };
    const end = () => {
      removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, end);
    };
    addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
  });
}
