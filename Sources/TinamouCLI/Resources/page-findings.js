// What is wrong, or may be, in a picture: constraints, views that are not seen, texts that are cut, labels that are missing.

/** The label that assistive applications read: the view's, else the text in a button. */
function labelOf(view) {
  if (view.accessibility?.label || !/Button/.test(view.class)) return view.accessibility?.label ?? null;
  const stack = [...view.children];
  while (stack.length) {
    const inner = stack.shift();
    if (inner.text && !inner.hidden) return inner.text;
    stack.push(...inner.children);
  }
  return null;
}

/** Whether a view that a person operates has no label for assistive applications. */
function lacksLabel(view) {
  const told = view.accessibility ?? {};
  const isOperated = told.traits?.some((one) => ["button", "link", "adjustable", "searchField", "image"].includes(one))
    || /^(UIButton|UISwitch|UISlider|UITextField|UITextView|UIStepper|UISegmentedControl|UIDatePicker|UISearchBar)$/.test(view.class);
  // A view that holds a field or a button of its own is told by that.
  const isPart = view.parentView && /^(UIButton|UISwitch|UISlider|UITextField|UITextView|UIStepper|UISegmentedControl|UIDatePicker|UISearchBar)$/.test(view.parentView.class);
  return Boolean(isOperated) && !isPart && !labelOf(view) && !view.hidden;
}

/** The findings of a description by kind: their title, whether they are problems, and rows. */
function findings(own) {
  const row = (view, detail = null) => ({ view, detail });
  const some = (test, detail = () => null) => own.views.filter(test).map((view) => row(view, detail(view)));
  const isTop = (view, key) => view[key] && !view.parentView?.[key];
  return [
    { title: "Truncated texts", isProblem: true, rows: some((view) => view.truncated && !view.hidden, (view) => view.text) },
    { title: "Clipped views", isProblem: true, rows: some((view) => isTop(view, "clipped") && !view.hidden) },
    { title: "Partly clipped views", isProblem: false, rows: some((view) => isTop(view, "partlyClipped") && !view.hidden) },
    { title: "Covered views", isProblem: true, rows: some((view) => view.coveredBy && !view.parentView?.coveredBy && !view.hidden, (view) => `by ${own.view(view.coveredBy)?.class ?? view.coveredBy}`) },
    { title: "Missing accessibility labels", isProblem: true, rows: some(lacksLabel) },
    { title: "Hidden views", isProblem: false, rows: some((view) => isTop(view, "hidden")) },
    { title: "Transparent views", isProblem: false, rows: some((view) => (view.alpha ?? 1) <= 0.01 && !view.hidden) },
  ].filter((one) => one.rows.length);
}

function problemCount(own) {
  const value = own.value;
  return (value.conflicts ?? []).length + (value.ambiguities ?? []).length + (value.messages ?? []).length + (value.warnings ?? []).length
    + findings(own).filter((one) => one.isProblem).reduce((total, one) => total + one.rows.length, 0);
}

/** A view that a constraint restricts, to select. */
const viewOf = (one) => one?.first?.view ?? one?.first?.owner ?? one?.second?.view ?? null;

function findingsPanel(own) {
  const value = own.value;
  const conflicts = (value.conflicts ?? []).map((conflict) => h("li", { class: "finding" },
    h("p", {}, "Constraints conflict; one was broken"),
    h("ul", {}, conflict.set.map((id) => {
      const one = own.constraints.get(id);
      const isBroken = id === conflict.broken;
      return h("li", { class: isBroken ? "broken" : null, data: { constraintRow: id } },
        button("select-finding", one ? text(equation(own, one, null)) : "One of the system’s constraints",
          { class: "equation", disabled: !one || !viewOf(one), title: one?.description }, { view: viewOf(one) ?? "", constraint: id }),
        h("p", { class: "badges" }, isBroken ? h("span", { class: "badge red" }, "broken") : null, one && sourceLink(one.file, one.line)));
    }))));
  const ambiguities = (value.ambiguities ?? []).map((one) => h("li", { class: "finding", data: { view: one.view } },
    button("select-finding", [text(nameOf(own, one.view)), h("span", { class: "quiet" }, ` ${one.axis}`)], { class: "row" }, { view: one.view }),
    one.settling?.length ? h("p", { class: "quiet" }, "Would be determined by") : null,
    h("ul", {}, (one.settling ?? []).map((line) => h("li", {}, h("code", {}, text(line)))))));
  const list = (rows) => h("ul", {}, rows.map(({ view, detail }) => h("li", { data: { view: view.id } },
    button("select-finding", [text(nameOf(own, view.id)), detail ? h("span", { class: "quiet" }, " ", text(detail)) : null], { class: "row" }, { view: view.id }))));
  const messages = [...(value.messages ?? []), ...(value.warnings ?? []).map((one) => `${one.line ? `line ${one.line}: ` : ""}${one.message}`)];
  const parts = [
    section("Broken constraints", conflicts.length, "red", h("ul", {}, conflicts)),
    section("Ambiguous layout", ambiguities.length, "orange", h("ul", {}, ambiguities)),
    section("Messages", messages.length, "orange", h("ul", {}, messages.map((one) => h("li", { class: "finding" }, h("p", {}, text(one)))))),
    ...findings(own).map((one) => section(one.title, one.rows.length, one.isProblem ? "orange" : "", list(one.rows))),
  ].filter(Boolean);
  return parts.length ? [...parts, editorChooser()] : [h("p", { class: "nothing" }, "There are no findings in this picture.")];
}

const closedSections = new Set();

function section(name, number, kind, content) {
  if (!number) return null;
  const details = h("details", { class: "group", open: !closedSections.has(name) },
    h("summary", { data: { do: "section", section: name } }, name, " ", h("span", { class: `badge ${kind}` }, number)), content);
  details.addEventListener("toggle", () => { closedSections[details.open ? "delete" : "add"](name); });
  return details;
}

function nameOf(own, id) {
  const view = own.view(id);
  if (!view) return id;
  const detail = view.text ? ` “${view.text}”` : view.outlet ? ` ${view.outlet}` : view.accessibility?.identifier ? ` ${view.accessibility.identifier}` : "";
  return `${view.class}${detail}`;
}

// MARK: The accessibility order

function orderPanel(own) {
  const list = reading(own);
  if (!list.length) return [h("p", { class: "nothing" }, "Nothing in this picture is read by assistive applications, or the order is not known.")];
  return [
    group("Read in this order", h("ol", { class: "order" }, list.map((view, index) => h("li", { data: { view: view.id } },
      button("select-finding", [h("span", { class: "badge" }, index + 1),
        h("span", {}, labelOf(view) ? text(labelOf(view)) : h("span", { class: "badge orange" }, "no label"),
          view.accessibility?.value ? [", ", text(view.accessibility.value)] : null, h("br"),
          h("span", { class: "quiet" }, [view.accessibility?.traits?.join(", "), view.accessibility?.identifier].filter(Boolean).join(" · ") || view.class))],
      { class: "row tall", "aria-current": view.id === state.view }, { view: view.id }))))),
  ];
}
