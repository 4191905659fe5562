// The layers of a picture in space: each view is a plane with its part of the picture.

const space = { x: -14, y: 32, spacing: 24, key: null };

actions["space-spacing"] = (control) => turn({ spacing: Number(control.value) });
actions["space-turn"] = (control) => turn({ y: Number(control.value) });
actions["space-tilt"] = (control) => turn({ x: -Number(control.value) });
actions["space-front"] = () => turn({ x: 0, y: 0 });
actions["space-reset"] = () => turn({ x: -14, y: 32, spacing: 24 });

function turn(values) {
  Object.assign(space, values);
  space.x = Math.min(Math.max(space.x, -80), 80);
  space.y = Math.min(Math.max(space.y, -80), 80);
  const box = stage.querySelector(".space-box");
  if (!box) return;
  box.style.transform = `rotateX(${space.x}deg) rotateY(${space.y}deg)`;
  const deepest = Number(box.dataset.deepest);
  for (const plane of box.querySelectorAll(".plane")) {
    plane.style.transform = `translateZ(${(Number(plane.dataset.level) - deepest / 2) * space.spacing}px)`;
  }
  for (const [name, value] of [["space-spacing", space.spacing], ["space-turn", space.y], ["space-tilt", -space.x]]) {
    stage.querySelector(`[data-do=${name}]`).value = value;
  }
}

/** The views that are planes: those that are seen, are not empty, and are not hidden by as large ones without content. */
function planes(own, size) {
  return own.views.filter((view) => {
    const box = rect(view);
    return own.isSeen(view) && box.width > 0 && box.height > 0 && box.x < size.width && box.y < size.height && box.right > 0 && box.bottom > 0;
  }).slice(0, 1500);
}

function renderLayers() {
  const one = picture();
  const own = model();
  if (!own || one.error) {
    space.key = null;
    stage.replaceChildren(h("p", { class: "nothing" }, missingDescription()));
    return;
  }
  const size = sizeOf(one);
  const key = `${one.id} ${one.version} ${liveAddress(one.id)}`;
  const isSame = space.key === key && space.model === own && stage.querySelector(".space-box");
  if (!isSame) {
    Object.assign(space, { key, model: own });
    const shown = planes(own, size);
    // Levels without planes take no room.
    const levels = [...new Set(shown.map((view) => view.level))].sort((a, b) => a - b);
    const box = h("div", { class: "space-box", style: { "--w": size.width, "--h": size.height }, data: { deepest: levels.length - 1 } });
    const image = new Image();
    const front = shown.filter((view) => !view.children.length || view.background).map((view) => ({ view, box: rect(view) }));
    const percent = (value, whole) => `${value / whole * 100}%`;
    for (const view of shown) {
      const place = rect(view);
      const plane = button("space-view", [], {
        class: `plane${own.isAmbiguous(view) ? " ambiguous" : ""}`, "aria-label": nameOf(own, view.id), tabindex: -1, title: nameOf(own, view.id),
        style: { left: percent(place.x, size.width), top: percent(place.y, size.height), width: percent(place.width, size.width), height: percent(place.height, size.height) },
      }, { view: view.id, level: levels.indexOf(view.level) });
      box.append(plane);
      image.addEventListener("load", () => { const part = crop(image, view, size, front); if (part) plane.append(part); });
    }
    image.src = liveAddress(one.id) ?? fileAddress(one.picture, one.version);
    const slider = (action, name, min, max) => h("label", {}, name, h("input", { type: "range", min, max, step: 1, data: { do: action } }));
    stage.replaceChildren(h("div", { class: "space-scene" }, box), h("div", { class: "space-controls" },
      slider("space-spacing", "Spacing", 0, 80), slider("space-turn", "Turn", -80, 80), slider("space-tilt", "Tilt", -80, 80),
      button("space-front", "Front"), button("space-reset", "Reset")));
  }
  for (const plane of stage.querySelectorAll(".plane")) plane.classList.toggle("selected", plane.dataset.view === state.view);
  turn({});
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

let wasTurned = false;

actions["space-view"] = (control) => { if (!wasTurned) select(control.dataset.view); };

stage.addEventListener("pointerdown", (event) => {
  wasTurned = false;
  if (state.mode !== "layers" || event.target.closest(".space-controls")) return;
  let last = [event.clientX, event.clientY];
  const start = last;
  const move = (next) => {
    if (Math.hypot(next.clientX - start[0], next.clientY - start[1]) > 4) wasTurned = true;
    if (wasTurned) turn({ y: space.y + (next.clientX - last[0]) * 0.4, x: space.x - (next.clientY - last[1]) * 0.4 });
    last = [next.clientX, next.clientY];
  };
  const end = () => {
    removeEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, end);
  };
  addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
});
