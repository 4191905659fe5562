// The inspector: the tree of views, a view, findings, the accessibility order, differences and recordings.

const panelNames = { tree: "Tree", view: "View", findings: "Findings", order: "Order", differences: "Differences", record: "Record" };

function tabNames() {
  return [...(isNarrow() ? ["tree"] : []), "view", "findings", "order", ...(state.mode === "compare" ? ["differences"] : []), ...(data.live ? ["record"] : [])];
}

actions.panel = (control) => change({ panel: control.dataset.panel }, true);
actions.select = (control) => select(control.dataset.view);
actions["select-finding"] = (control) => {
  select(control.dataset.view, state.panel);
  if (control.dataset.constraint) change({ constraint: control.dataset.constraint }, true);
};

function renderTabs() {
  const names = tabNames();
  if (!names.includes(state.panel)) state.panel = "view";
  const findings = model() ? problemCount(model()) : 0;
  const key = `${names} ${state.panel} ${findings}`;
  const tabs = byId("tabs");
  if (tabs.dataset.key === key) return;
  tabs.dataset.key = key;
  const hadFocus = tabs.contains(document.activeElement);
  tabs.replaceChildren(...names.map((name) => button("panel", [panelNames[name],
    name === "findings" && findings ? h("span", { class: "badge orange" }, findings) : null],
  { role: "tab", "aria-selected": name === state.panel, tabindex: name === state.panel ? 0 : -1, id: `tab-${name}` }, { panel: name })));
  if (hadFocus) tabs.querySelector("[aria-selected=true]").focus();
}

byId("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const names = tabNames();
  change({ panel: names[(names.indexOf(state.panel) + step + names.length) % names.length] }, true);
});

const panels = {
  tree: treePanel, view: viewPanel, findings: findingsPanel, order: orderPanel, differences: differencesPanel, record: recordPanel,
};

/** Where the tree is: below the screens, or in narrow windows a panel of the inspector. */
function renderTree() {
  const home = byId("views");
  const own = isNarrow() ? null : model();
  const focused = home.contains(document.activeElement) ? focusKey(document.activeElement) : null;
  const tops = [home.scrollTop, home.scrollLeft];
  home.replaceChildren(...(own ? [h("h2", {}, "Views"), ...treePanel(own)] : []));
  [home.scrollTop, home.scrollLeft] = tops;
  if (focused) [...home.querySelectorAll("[data-do]")].find((one) => focusKey(one) === focused)?.focus({ preventScroll: true });
}
matchMedia("(max-width: 960px)").addEventListener("change", () => render());

function renderInspector() {
  renderTabs();
  renderTree();
  const panel = byId("panel");
  panel.setAttribute("aria-labelledby", `tab-${state.panel}`);
  panel.setAttribute("role", "tabpanel");
  const own = model();
  const focused = panel.contains(document.activeElement) ? focusKey(document.activeElement) : null;
  const top = panel.dataset.panel === state.panel ? panel.scrollTop : 0;
  panel.dataset.panel = state.panel;
  if (!picture()) panel.replaceChildren(h("p", { class: "nothing" }, "No picture is selected."));
  else if (state.panel === "record") panel.replaceChildren(...panels.record(own).filter(Boolean));
  else if (!own) panel.replaceChildren(h("p", { class: "nothing" }, missingDescription()));
  else panel.replaceChildren(...panels[state.panel](own).filter(Boolean));
  panel.scrollTop = top;
  if (focused) [...panel.querySelectorAll("[data-do]")].find((one) => focusKey(one) === focused)?.focus({ preventScroll: true });
}
renderers.push(renderInspector);

/** What names a control of the panel, so that it keeps the focus when the panel is made anew. */
const focusKey = (control) => JSON.stringify({ ...control.dataset });

function missingDescription() {
  const one = picture();
  if (one.error) return "There is no description, since the screen could not be drawn.";
  const reason = models.get(one.id)?.reason;
  if (reason) return text(reason);
  return models.has(one.id) || !one.description ? "There is no description of this picture." : "Loading…";
}

// MARK: The tree

const collapsed = new Set();
let treeSearch = "";

actions["find-view"] = (control) => {
  treeSearch = control.value;
  renderInspector();
};

function treePanel(own) {
  const words = treeSearch.toLowerCase();
  const isFound = (view) => [view.class, view.id, view.text, view.outlet, view.accessibility?.identifier].some((one) => one?.toLowerCase().includes(words));
  const rows = [];
  const stack = [...own.roots].reverse();
  while (stack.length) {
    const view = stack.pop();
    if (!words || isFound(view)) rows.push(treeRow(own, view));
    if (words || !collapsed.has(view.id)) stack.push(...[...view.children].reverse());
  }
  if (rows.length && !rows.some((row) => row.tabIndex === 0)) rows[0].tabIndex = 0;
  return [
    h("input", { type: "search", value: treeSearch, placeholder: "Find a view", "aria-label": "Find a view", data: { do: "find-view" } }),
    h("div", { role: "tree", "aria-label": "Views", class: "tree" }, rows),
  ];
}

function treeRow(own, view) {
  const isSelected = view.id === state.view;
  const detail = view.text ?? view.outlet ?? view.accessibility?.identifier ?? view.accessibility?.label ?? (view.controller ? `of ${view.controller}` : "");
  const expansion = view.children.length ? !collapsed.has(view.id) : null;
  return h("div", {
    role: "treeitem", tabindex: isSelected ? 0 : -1, "aria-selected": isSelected, "aria-level": view.level + 1, "aria-expanded": expansion === null ? null : String(expansion),
    class: `row${own.isSeen(view) ? "" : " unseen"}${own.isAmbiguous(view) ? " ambiguous" : ""}`,
    style: { "--level": Math.min(view.level, 24) }, data: { view: view.id, do: "tree-row" },
  },
  h("span", { class: "twist", "aria-hidden": "true" }, expansion === null ? "" : "›"),
  h("span", { class: "class" }, text(view.class)), " ", detail ? h("span", { class: "quiet detail" }, text(detail)) : null);
}

const treeRows = () => [...document.querySelectorAll("[role=treeitem]")];
const treeRowOf = (target) => target.closest?.("[role=treeitem]");

for (const home of [byId("panel"), byId("views")]) home.addEventListener("click", (event) => {
  const row = treeRowOf(event.target);
  if (!row) return;
  if (event.target.closest(".twist") && row.hasAttribute("aria-expanded")) return toggleRow(row);
  change({ view: row.dataset.view, constraint: null, number: null }, true);
  focusRow(row.dataset.view);
});
for (const home of [byId("panel"), byId("views")]) home.addEventListener("pointerover", (event) => {
  const holder = event.target.closest?.("[data-view]");
  const constraint = event.target.closest?.("[data-constraint-row]");
  if (constraint && state.constraint !== constraint.dataset.constraintRow && !state.isPinned) {
    state.constraint = constraint.dataset.constraintRow;
    renderOverlays();
  }
  if (holder) hover(holder.dataset.view, event.shiftKey || event.altKey);
});
for (const home of [byId("panel"), byId("views")]) home.addEventListener("pointerleave", () => {
  hover(null);
  if (state.constraint && !state.isPinned) {
    state.constraint = null;
    renderOverlays();
  }
});
for (const home of [byId("panel"), byId("views")]) home.addEventListener("focusin", (event) => {
  const row = treeRowOf(event.target);
  if (row) hover(row.dataset.view, isMeasuring);
});

function toggleRow(row) {
  const id = row.dataset.view;
  if (!collapsed.delete(id)) collapsed.add(id);
  renderInspector();
  focusRow(id);
}

function focusRow(id) {
  const row = treeRows().find((one) => one.dataset.view === id);
  if (!row) return;
  for (const one of treeRows().filter((other) => other.tabIndex === 0)) one.tabIndex = -1;
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

function focusTree() {
  if (isPhone()) openSheet("inspector");
  else if (isNarrow() && !state.inspector) actions.inspector(document.querySelector("[data-do=inspector]"));
  if (isNarrow()) change({ panel: "tree" }, true);
  const row = treeRows().find((one) => one.tabIndex === 0);
  if (row) focusRow(row.dataset.view);
}

/** Shows the selected view's row, with the rows above it opened. */
function scrollTree() {
  for (let one = selected()?.parentView; one; one = one.parentView) collapsed.delete(one.id);
  const row = treeRows().find((one) => one.dataset.view === state.view);
  row?.scrollIntoView({ block: "nearest" });
}

function markTree() {
  for (const row of document.querySelectorAll(".pointed")) row.classList.remove("pointed");
  if (state.hover === null) return;
  treeRows().find((one) => one.dataset.view === state.hover)?.classList.add("pointed");
}

for (const home of [byId("panel"), byId("views")]) home.addEventListener("keydown", (event) => {
  const row = treeRowOf(event.target);
  if (!row || event.ctrlKey || event.metaKey) return;
  const rows = treeRows();
  const index = rows.indexOf(row);
  const isOpen = row.getAttribute("aria-expanded");
  const focus = (one) => { if (one) focusRow(one.dataset.view); };
  const view = model()?.view(row.dataset.view);
  const steps = {
    ArrowDown: () => focus(rows[index + 1]), ArrowUp: () => focus(rows[index - 1]), Home: () => focus(rows[0]), End: () => focus(rows.at(-1)),
    ArrowRight: () => (isOpen === "false" ? toggleRow(row) : focus(rows[index + 1])),
    ArrowLeft: () => (isOpen === "true" ? toggleRow(row) : focus(rows.find((one) => one.dataset.view === view?.parentView?.id))),
    Enter: () => { change({ view: row.dataset.view, constraint: null, number: null }, true); focusRow(row.dataset.view); },
  };
  steps[" "] = steps.Enter;
  if (!steps[event.key]) return;
  event.preventDefault();
  steps[event.key]();
});

// MARK: Links to source

const editors = {
  vscode: ["VS Code", (file, line) => `vscode://file${encodeURI(file)}:${line}`],
  idea: ["IntelliJ IDEA", (file, line) => `idea://open?file=${encodeURIComponent(file)}&line=${line}`],
  xed: ["Xcode (copies xed)", null], text: ["Text only", null],
};
let editor = null;

function chosenEditor() {
  if (editor) return editor;
  try { editor = localStorage.getItem("tinamou-editor"); } catch { /* Pages of files may have no storage. */ }
  if (!editors[editor]) editor = data.live ? "vscode" : "text";
  return editor;
}
actions.editor = (control) => {
  editor = control.value;
  try { localStorage.setItem("tinamou-editor", editor); } catch { /* As above. */ }
  render();
};

function editorChooser() {
  return h("label", { class: "editor" }, "Lines open in", h("select", { data: { do: "editor" } },
    Object.entries(editors).map(([key, [name]]) => h("option", { value: key, selected: key === chosenEditor() }, name))));
}

/** A file and line, as a link to the chosen editor where the path is whole. */
function sourceLink(file, number) {
  if (!file) return null;
  const line = Number.isSafeInteger(number) && number > 0 ? number : null;
  const short = `${file.split("/").pop()}${line ? `:${line}` : ""}`;
  const path = file.startsWith("/") ? file : data.root ? `${data.root}/${file}` : null;
  const kind = chosenEditor();
  if (path && editors[kind][1]) {
    return h("a", { class: "link", href: editors[kind][1](path.startsWith("/") ? path : `/${path}`, line ?? 1), title: `${file}:${line ?? 1}`, data: { do: "open-line" } }, text(short));
  }
  if (kind === "xed") {
    return button("copy", text(short), { class: "link", title: "Copies the command" }, { copy: `xed --line ${line ?? 1} '${(path ?? file).replaceAll("'", "'\\''")}'` });
  }
  return h("code", { class: "quiet", title: file }, text(short));
}

actions["open-line"] = () => {};
actions.copy = async (control) => {
  try {
    await navigator.clipboard.writeText(control.dataset.copy);
    announce("Copied");
    control.classList.add("copied");
    setTimeout(() => control.classList.remove("copied"), 1200);
  } catch {
    announce("The text cannot be copied here");
  }
};
