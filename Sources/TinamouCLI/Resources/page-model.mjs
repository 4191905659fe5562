// The description of a picture: its views and constraints.
import { contains, opacity, order, rect } from "./page-geometry.mjs";

/** A description with its views as a tree and its constraints by id. */
export class Model {
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

  /** Returns whether any of the view can be seen. */
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
