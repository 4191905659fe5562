// What is wrong, or may be, in a picture: views that are not seen, texts that are cut, labels that are missing.

/** The label that assistive applications read: the view's, else the text in a button. */
export function labelOf(view) {
  if (view.accessibility?.label || !/Button/.test(view.class)) return view.accessibility?.label ?? null;
  const stack = [...view.children];
  while (stack.length) {
    const inner = stack.shift();
    if (inner.text && !inner.hidden) return inner.text;
    stack.push(...inner.children);
  }
  return null;
}

/** The classes of views that a person operates. */
const operated = /^(UIButton|UISwitch|UISlider|UITextField|UITextView|UIStepper|UISegmentedControl|UIDatePicker|UISearchBar)$/;

/** Returns whether a view that a person operates has no label for assistive applications. */
export function lacksLabel(view) {
  const told = view.accessibility ?? {};
  const isOperated = told.traits?.some((one) => ["button", "link", "adjustable", "searchField", "image"].includes(one))
    || operated.test(view.class);
  // A view that holds a field or a button of its own is told by that.
  const isPart = view.parentView && operated.test(view.parentView.class);
  return Boolean(isOperated) && !isPart && !labelOf(view) && !view.hidden;
}

/** The findings of a description by kind: their title, whether they are problems, whether a rule of lint finds them, too, and rows. */
export function findings(own) {
  const row = (view, detail = null) => ({ view, detail });
  const some = (test, detail = () => null) => own.views.filter(test).map((view) => row(view, detail(view)));
  const isTop = (view, key) => view[key] && !view.parentView?.[key];
  return [
    { title: "Truncated texts", isProblem: true, isRule: true, rows: some((view) => view.truncated && !view.hidden, (view) => view.text) },
    { title: "Clipped views", isProblem: true, rows: some((view) => isTop(view, "clipped") && !view.hidden) },
    { title: "Partly clipped views", isProblem: false, rows: some((view) => isTop(view, "partlyClipped") && !view.hidden) },
    { title: "Covered views", isProblem: true, isRule: true, rows: some((view) => view.coveredBy && !view.parentView?.coveredBy && !view.hidden,
      (view) => `by ${own.view(view.coveredBy)?.class ?? view.coveredBy}`) },
    { title: "Missing accessibility labels", isProblem: true, isRule: true, rows: some(lacksLabel) },
    { title: "Hidden views", isProblem: false, rows: some((view) => isTop(view, "hidden")) },
    { title: "Transparent views", isProblem: false, rows: some((view) => (view.alpha ?? 1) <= 0.01 && !view.hidden) },
  ].filter((one) => one.rows.length);
}

/** The number of problems of a description; `defects` are those that rules of lint found, if they are known. */
export function problemCount(own, defects = null) {
  const value = own.value;
  const length = (list) => (list ?? []).length;
  const serious = defects?.filter((one) => one.level !== "note").length ?? length(value.conflicts) + length(value.ambiguities);
  return serious + length(value.messages) + length(value.warnings)
    + findings(own).filter((one) => one.isProblem && !(defects && one.isRule)).reduce((total, one) => total + one.rows.length, 0);
}

/** A view that a constraint restricts, to select. */
export const viewOf = (one) => one?.first?.view ?? one?.first?.owner ?? one?.second?.view ?? null;

/** A view in words. */
export function nameOf(own, id) {
  const view = own.view(id);
  if (!view) return id;
  const detail = view.text ? ` “${view.text}”` : view.outlet ? ` ${view.outlet}` : view.accessibility?.identifier ? ` ${view.accessibility.identifier}` : "";
  return `${view.class}${detail}`;
}

/** The views that assistive applications read, in their order. */
export const reading = (own) => own.views.filter((view) => typeof view.accessibilityIndex === "number")
  .sort((a, b) => a.accessibilityIndex - b.accessibilityIndex);
