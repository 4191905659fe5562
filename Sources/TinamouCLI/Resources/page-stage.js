// The pictures in the middle: one, a strip, the matrix, or two side by side.

const stage = byId("stage");
let stageKey = null;

/** The pictures that the middle shows. */
function shownPictures() {
  const one = picture();
  switch (state.mode) {
    case "matrix": return visiblePictures();
    case "strip": return visiblePictures().filter((other) => other.screen === one?.screen);
    case "compare": return [one, pictures.get(otherId())].filter(Boolean);
    default: return one ? [one] : [];
  }
}

function renderStage() {
  const list = shownPictures();
  const key = JSON.stringify([state.mode, list.map((one) => one.id)]);
  stage.className = state.mode;
  if (!list.length) {
    stageKey = null;
    stage.replaceChildren(h("p", { class: "nothing" }, data.pictures.length ? "No picture matches the filters." : "There are no pictures."));
  } else if (state.mode === "layers") {
    stageKey = null;
    renderLayers();
  } else if (stageKey !== key) {
    stageKey = key;
    if (state.mode === "matrix") {
      stage.replaceChildren(...[...grouped(list)].map(([name, some]) => h("section", {}, h("h2", {}, text(screenNamed(name).name)), h("div", { class: "row" }, some.map(shot)))));
    } else {
      stage.replaceChildren(...list.map((one, index) => shot(one, index)));
    }
    stage.scrollTo(0, 0);
  }
  applyZoom();
  for (const figure of stage.querySelectorAll(".shot")) {
    figure.classList.toggle("current", figure.dataset.picture === state.picture);
    updateShot(figure, pictures.get(figure.dataset.picture));
  }
  renderOverlays();
}
renderers.push(renderStage);

function shot(one, index = 0) {
  const figure = h("figure", {
    class: "shot", data: { picture: one.id },
    style: { "--r": one.device?.cornerRadius ?? 0 },
  });
  const device = h("div", { class: "device" });
  const name = state.mode === "matrix" || state.mode === "strip" ? [] : [text(screenOf(one).name)];
  const caption = h("figcaption", {},
    button("open-picture", [...name, name.length ? " · " : "", one.device?.name ?? one.id], { class: "name" }, { picture: one.id }),
    h("span", { class: "quiet settings" }, settingsTitle(one)),
    h("span", { class: "quiet number size" }), " ",
    h("span", { class: "marks" }), " ", h("span", { class: "badge orange stale-mark" }, "stale"));
  figure.append(device, caption);
  if (state.mode === "compare" && index === 1) caption.append(comparedWith(one));
  updateShot(figure, one);
  return figure;
}

/** Shows another drawing of a picture. The old one stays until the new one is loaded. */
function updateShot(figure, one) {
  if (!one) return;
  figure.classList.toggle("stale", one.isStale === true);
  const { width, height } = sizeOf(one);
  figure.style.setProperty("--w", width);
  figure.style.setProperty("--h", height);
  figure.querySelector(".size").textContent = `${format(width)} × ${format(height)}`;
  const key = `${one.version ?? 0} ${one.error ?? ""} ${liveAddress(one.id) ?? ""}`;
  if (figure.dataset.key === key) return;
  figure.dataset.key = key;
  figure.querySelector(".marks").replaceChildren(...badges([one]));
  const device = figure.querySelector(".device");
  device.querySelector(".failure")?.remove();
  if (one.error) {
    device.querySelector("img")?.remove();
    device.append(h("p", { class: "failure" }, text(one.error)));
    return;
  }
  const before = device.querySelector("img");
  const source = liveAddress(one.id) ?? fileAddress(one.picture, one.version);
  const image = h("img", { alt: title(one), decoding: "async", draggable: "false" });
  if (!before) image.loading = "lazy";
  image.addEventListener("load", () => {
    for (const old of device.querySelectorAll("img")) if (old !== image && old.compareDocumentPosition(image) & 4) old.remove();
  });
  image.addEventListener("error", () => {
    if (figure.dataset.key !== key) return image.remove();
    image.remove();
    if (!device.querySelector("img")) device.append(h("p", { class: "failure" }, "The picture cannot be loaded."));
  });
  if (liveAddress(one.id)) image.style.animation = "none";
  image.src = source;
  if (before) before.after(image);
  else device.prepend(image);
}

actions["open-picture"] = (control) => change({ picture: control.dataset.picture, mode: state.mode === "compare" ? "compare" : "one" });

/** Scrolls to the current picture in the strip and the matrix. */
function showCurrent() {
  if (state.mode !== "strip" && state.mode !== "matrix") return;
  const figure = [...stage.querySelectorAll(".shot")].find((one) => one.dataset.picture === state.picture);
  figure?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// MARK: Zoom

/** The scale of the pictures in CSS pixels for each point: steps of a tenth of a doubling. */
function scale() {
  const list = shownPictures();
  const largest = (key) => Math.max(1, ...list.map((one) => sizeOf(one)[key]));
  const zoom = state.zoom[state.mode];
  if (state.mode === "matrix" || state.mode === "strip") {
    const usual = (state.mode === "strip" ? 340 : isPhone() ? 200 : 240) / Math.max(largest("height"), 600);
    return usual * 2 ** ((zoom === "fit" ? 0 : zoom) / 10);
  }
  if (zoom !== "fit") return 2 ** (zoom / 10);
  const padding = isPhone() ? 24 : 56;
  const columns = state.mode === "compare" ? list.length : 1;
  const width = (stage.clientWidth - padding - (columns - 1) * 48) / columns;
  const height = stage.clientHeight - padding - (state.mode === "layers" ? 0 : state.mode === "compare" ? 104 : isPhone() ? 84 : 56);
  const fitted = Math.min(width / largest("width"), height / largest("height"));
  return Math.min(Math.max(state.mode === "layers" ? fitted * 0.72 : fitted, 0.05), 4);
}

function applyZoom() {
  const value = scale();
  stage.style.setProperty("--z", value);
  const zoom = state.zoom[state.mode];
  const isFixed = state.mode === "matrix" || state.mode === "strip";
  byId("zoom").value = zoom === "fit" ? (isFixed ? 0 : Math.round(Math.log2(value) * 10)) : zoom;
  byId("fit").textContent = zoom === "fit" && !isFixed ? "Fit" : `${Math.round(value * 100)}%`;
  byId("fit").setAttribute("aria-pressed", zoom === "fit" || (isFixed && zoom === 0));
}

function setZoom(zoom) {
  state.zoom[state.mode] = Math.min(Math.max(zoom, -40), 30);
  applyZoom();
  renderOverlays();
  if (state.mode === "layers") renderLayers();
}
function zoomBy(step) {
  const zoom = state.zoom[state.mode];
  setZoom((zoom === "fit" ? Math.round(Math.log2(scale()) * 10) : zoom) + step);
}
actions.zoom = (control) => setZoom(Number(control.value));
actions["zoom-in"] = () => zoomBy(2);
actions["zoom-out"] = () => zoomBy(-2);
actions.fit = () => {
  state.zoom[state.mode] = state.mode === "matrix" || state.mode === "strip" ? 0 : "fit";
  render();
};
stage.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || isUsing()) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1 : -1);
}, { passive: false });
new ResizeObserver(() => { if (data.pictures.length) renderStage(); }).observe(stage);

// MARK: The pointer

/** The picture below the pointer and the point in it, in points. */
function pointed(event) {
  const device = event.target.closest?.(".device");
  if (!device) return null;
  const box = device.getBoundingClientRect();
  const one = pictures.get(device.parentElement.dataset.picture);
  if (!one) return null;
  const { width, height } = sizeOf(one);
  return {
    picture: one, device,
    x: (event.clientX - box.left) / box.width * width,
    y: (event.clientY - box.top) / box.height * height,
  };
}

let lastStack = null;

stage.addEventListener("click", (event) => {
  if (isUsing() || state.mode === "layers") return;
  const place = pointed(event);
  if (!place) return;
  if (place.picture.id !== state.picture && state.mode !== "compare") {
    return change({ picture: place.picture.id });
  }
  const stack = model(place.picture.id)?.at(place.x, place.y) ?? [];
  if (!stack.length) return;
  // A repeated click at the same place goes to what lies behind.
  const key = stack.map((view) => view.index).join(" ");
  const isRepeated = lastStack?.key === key && Math.hypot(lastStack.x - event.clientX, lastStack.y - event.clientY) < 4
    && stack[lastStack.index]?.id === state.view;
  const index = isRepeated ? (lastStack.index + 1) % stack.length : 0;
  lastStack = { key, index, x: event.clientX, y: event.clientY };
  select(stack[index].id);
});
stage.addEventListener("dblclick", (event) => {
  const place = pointed(event);
  if (place && (state.mode === "matrix" || state.mode === "strip")) change({ picture: place.picture.id, mode: "one" });
});
stage.addEventListener("pointermove", (event) => {
  if (isUsing() || state.mode === "layers" || event.pointerType === "touch") return;
  const place = pointed(event);
  const isOwn = place && (place.picture.id === state.picture || state.mode === "compare");
  hover(isOwn ? model(place.picture.id)?.at(place.x, place.y)[0]?.id ?? null : null, event.shiftKey || event.altKey);
});
stage.addEventListener("pointerleave", () => hover(null, false));

let isMeasuring = false;

/** Marks a view that the pointer or the keyboard is on. */
function hover(id, measures = false) {
  if (state.hover === id && isMeasuring === measures) return;
  state.hover = id;
  isMeasuring = measures;
  renderOverlays();
  markTree();
}
for (const name of ["keydown", "keyup"]) {
  document.addEventListener(name, (event) => {
    if (event.key === "Shift" || event.key === "Alt") hover(state.hover, name === "keydown");
  });
}
