// The description of a picture: its views, constraints and findings.

const models = new Map();
const loading = new Map();

/** A description with its views as a tree and its constraints by id. */
class Model {
  constructor(value) {
    this.value = value;
    this.constraints = new Map((value.constraints ?? []).map((one) => [one.id, one]));
    this.views = (value.views ?? []).map((view, index) => ({
      ...view, index, children: [], parentView: null, corners: view.polygon ? view.polygon.flat().map(Number) : null,
    }));
    this.byId = new Map();
    for (const view of this.views) if (!this.byId.has(view.id)) this.byId.set(view.id, view);
    const path = [];
    for (const view of this.views) {
      const depth = view.depth ?? 0;
      path.length = Math.min(path.length, depth);
      const parent = view.parent !== undefined ? this.byId.get(view.parent) : path[depth - 1];
      if (parent && parent !== view) {
        view.parentView = parent;
        parent.children.push(view);
      }
      path[depth] = view;
      view.level = depth;
    }
    this.roots = this.views.filter((view) => !view.parentView);
    this.broken = new Set([
      ...(value.conflicts ?? []).map((one) => one.broken),
      ...(value.constraints ?? []).filter((one) => one.broken).map((one) => one.id),
    ].filter(Boolean));
    this.ambiguous = new Set((value.ambiguities ?? []).map((one) => one.view));
  }

  view(id) { return this.byId.get(id) ?? null; }

  /** Whether any of the view can be seen. */
  isSeen(view) { return !view.hidden && !view.clipped && rect(view) !== null && opacity(view) > 0.01; }

  /** The views at a point, those in front first. */
  at(x, y) {
    return this.views.filter((view) => this.isSeen(view) && contains(view, x, y)).sort((a, b) => order(b) - order(a));
  }

  /** The constraints that touch a view. */
  constraintsOf(view) {
    const ids = new Set(view.constraints ?? []);
    for (const one of this.constraints.values()) {
      if (one.first?.view === view.id || one.second?.view === view.id) ids.add(one.id);
    }
    return [...ids].map((id) => this.constraints.get(id)).filter(Boolean);
  }

  isAmbiguous(view) { return view.ambiguous === true || this.ambiguous.has(view.id); }
}

const order = (view) => view.zIndex ?? view.index;

function opacity(view) {
  let result = 1;
  for (let one = view; one; one = one.parentView) result *= one.alpha ?? 1;
  return result;
}

/** A view's rectangle in the window, `null` where it has none. */
function rect(view) {
  const frame = view?.windowFrame ?? (view?.parentView ? null : view?.frame);
  if (!frame) return null;
  const [x, y, width, height] = frame;
  return { x, y, width, height, right: x + width, bottom: y + height, midX: x + width / 2, midY: y + height / 2 };
}

function contains(view, x, y) {
  const box = rect(view);
  if (x < box.x || y < box.y || x > box.right || y > box.bottom) return false;
  if (!view.corners) return true;
  // Crossings of the edges to the right of the point are odd inside.
  let isInside = false;
  for (let i = 0, j = 3; i < 4; j = i++) {
    const [ax, ay, bx, by] = [view.corners[2 * i], view.corners[2 * i + 1], view.corners[2 * j], view.corners[2 * j + 1]];
    if ((ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Loads the description of a picture once for each version; `null` where there is none. */
function loadDescription(one) {
  if (!one?.description) return Promise.resolve(null);
  const version = one.version ?? 0;
  const known = models.get(one.id);
  if (known && known.version === version) return Promise.resolve(known.model);
  const key = `${one.id} ${version}`;
  if (!loading.has(key)) {
    loading.set(key, (isServed ? fetchDescription(one) : runDescription(one)).catch(() => takeDescription(one.id, null)).then(() => {
      loading.delete(key);
      const taken = models.get(one.id);
      if (taken) taken.version = version;
      return taken?.model ?? null;
    }));
  }
  return loading.get(key);
}

/** Asks the server for a description. */
async function fetchDescription(one) {
  const response = await fetch(fileAddress(one.description, one.version));
  const value = await response.json();
  takeDescription(one.id, response.ok ? value : null, value.error);
}

/** Runs the script beside the page that has a description: pages of files cannot fetch. */
function runDescription(one) {
  return new Promise((resolve, reject) => {
    const script = h("script", { src: fileAddress(one.description, one.version) });
    const end = (isLoaded) => {
      script.remove();
      if (isLoaded) resolve();
      else reject(new Error(one.description));
    };
    script.addEventListener("load", () => end(true));
    script.addEventListener("error", () => end(false));
    document.head.append(script);
  });
}

/** Takes a description, or `null` and the reason why there is none. */
function takeDescription(id, value, reason = null) {
  models.set(id, { model: value && new Model(value), version: pictures.get(id)?.version ?? 0, reason });
}

/** The description of a picture, if it is loaded. The session's own counts for the picture that is live. */
function model(id = state.picture) { return liveModel(id) ?? models.get(id)?.model ?? null; }

function needDescriptions() {
  for (const id of [state.picture, state.mode === "compare" ? otherId() : null]) {
    const one = pictures.get(id);
    if (!one) continue;
    const known = models.get(id);
    if (known && known.version === (one.version ?? 0)) continue;
    loadDescription(one).then(() => { if (id === state.picture || id === otherId()) describe(); });
  }
}

/** Shows what depends on the description only. */
function describe() {
  renderInspector();
  renderOverlays();
  if (state.mode === "layers") renderLayers();
}
renderers.push(needDescriptions);

/** The size of a picture in points; a screen in use may have been turned. */
const sizeOf = (one) => liveModel(one.id)?.value.device ?? one.device ?? { width: 1, height: 1 };

const selected = () => (state.view === null ? null : model()?.view(state.view) ?? null);

function selectParent() {
  const parent = selected()?.parentView;
  if (parent) select(parent.id);
}

/** Selects a view, and shows what the inspector says of it. */
function select(id, panel = null) {
  const values = { view: id, constraint: null, number: null };
  if (panel) values.panel = panel;
  else if (state.panel === "tree" || state.panel === "record") values.panel = "view";
  change(values, true);
  scrollTree();
}
