// The inspector: the tree of views, a view, findings, the accessibility order, differences and recordings.
import { change, select } from "./page-change.mjs";
import { differencesPanel } from "./page-compare.mjs";
import { defectsOf } from "./page-defects.mjs";
import { button, byId, h, isNarrow, keepingFocus } from "./page-dom.mjs";
import { findingsPanel, orderPanel } from "./page-findings.mjs";
import { missingDescription } from "./page-panels.mjs";
import { problemCount } from "./page-problems.mjs";
import { recordPanel } from "./page-record.mjs";
import { model, panelsOf, picture } from "./page-state.mjs";
import { render, set, state } from "./page-store.mjs";
import { treePanel } from "./page-tree.mjs";
import { viewPanel } from "./page-view.mjs";

const panels = {
  tree: ["Tree", treePanel], view: ["View", viewPanel], findings: ["Findings", findingsPanel], order: ["Order", orderPanel],
  differences: ["Differences", differencesPanel], record: ["Record", recordPanel],
};

export const inspectorActions = {
  panel: (control) => change({ panel: control.dataset.panel }, true),
  select: (control) => select(control.dataset.view),
  "select-finding"(control) {
    const { picture: id } = control.dataset;
    if (id && id !== state.picture) change({ picture: id });
    select(control.dataset.view, state.panel);
    if (control.dataset.constraint) change({ constraint: control.dataset.constraint }, true);
  },
};

const tabNames = () => panelsOf(state, isNarrow());

function renderTabs() {
  const names = tabNames();
  if (!names.includes(state.panel)) set({ panel: "view" });
  const number = model(state) ? problemCount(model(state), defectsOf(picture(state), model(state))) : 0;
  const key = `${names} ${state.panel} ${number}`;
  const tabs = byId("tabs");
  if (tabs.dataset.key === key) return;
  tabs.dataset.key = key;
  const hadFocus = tabs.contains(document.activeElement);
  tabs.replaceChildren(...names.map((name) => button("panel", [panels[name][0],
    name === "findings" && number ? h("span", { class: "badge orange" }, number) : null],
  { role: "tab", "aria-selected": name === state.panel, tabindex: name === state.panel ? 0 : -1, id: `tab-${name}` }, { panel: name })));
  if (hadFocus) tabs.querySelector("[aria-selected=true]").focus();
}

/** The tree, where it is below the screens. */
function renderTree() {
  const home = byId("views");
  const own = isNarrow() ? null : model(state);
  const tops = [home.scrollTop, home.scrollLeft];
  keepingFocus(home, () => {
    home.replaceChildren(...(own ? [h("h2", {}, "Views"), ...treePanel(own)] : []));
    [home.scrollTop, home.scrollLeft] = tops;
  });
}

/** Creates what is in the panel. */
function panelContent() {
  const own = model(state);
  if (!picture(state)) return [h("p", { class: "nothing" }, "No picture is selected.")];
  if (!own && state.panel !== "record") return [h("p", { class: "nothing" }, missingDescription())];
  return panels[state.panel][1](own).filter(Boolean);
}

export function renderInspector() {
  renderTabs();
  renderTree();
  const panel = byId("panel");
  panel.setAttribute("aria-labelledby", `tab-${state.panel}`);
  panel.setAttribute("role", "tabpanel");
  const top = panel.dataset.panel === state.panel ? panel.scrollTop : 0;
  panel.dataset.panel = state.panel;
  keepingFocus(panel, () => {
    panel.replaceChildren(...panelContent());
    panel.scrollTop = top;
  });
}

export function listenToInspector() {
  byId("tabs").addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const names = tabNames();
    change({ panel: names[(names.indexOf(state.panel) + step + names.length) % names.length] }, true);
  });
  matchMedia("(max-width: 960px)").addEventListener("change", () => render());
}
