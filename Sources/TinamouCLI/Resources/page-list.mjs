// The list of screens, the filters, and the configurations of a screen.
import { fileAddress } from "./page-address.mjs";
import { badges, mark } from "./page-badges.mjs";
import { liveBuild } from "./page-build.mjs";
import { change } from "./page-change.mjs";
import { announce, button, byId, h, isNarrow, show, text } from "./page-dom.mjs";
import { choices, grouped, isFiltered, likestShown, nextPicture, nextScreen, visiblePictures } from "./page-filters.mjs";
import { openSheet } from "./page-sheets.mjs";
import { picture, screenNamed, settingsTitle, title } from "./page-state.mjs";
import { render, set, setIn, state } from "./page-store.mjs";
import { count } from "./words.mjs";

/** Changes the state to show another picture, and scrolls to it. */
function showPicture(values) {
  change(values);
  render("current");
}

/** Goes to the picture some steps further. */
export function go(step) {
  const next = nextPicture(state, step);
  if (next) showPicture({ picture: next.id });
}

/** Goes to the screen some steps further. */
export function goScreen(step) {
  const next = nextScreen(state, step);
  if (next) showPicture({ picture: next.id, view: null });
}

/** Shows what filters let through. */
function filter(values) {
  set(values);
  const list = visiblePictures(state);
  if (list.length && !list.some((one) => one.id === state.picture)) set({ picture: likestShown(state, list).id });
  announce(count(list.length, "picture"));
  change({}, true);
}

export const listActions = {
  search: (control) => filter({ search: control.value }),
  filter: (control) => filter({ filters: { ...state.filters, [control.dataset.key]: control.value } }),
  "reset-filters"() {
    byId("search").value = "";
    filter({ filters: {}, search: "" });
  },
  "choose-screen"(control) {
    const list = visiblePictures(state).filter((one) => one.screen === control.dataset.screen);
    if (!list.length) return;
    const chosen = likestShown(state, list);
    if (isNarrow()) openSheet(null);
    showPicture({ picture: chosen.id, view: state.picture === chosen.id ? state.view : null });
  },
  "choose-picture": (control) => change({ picture: control.dataset.picture, view: state.view }),
};

const filterNames = {
  device: "Device", orientation: "Held", appearance: "Appearance", textSize: "Text size", direction: "Direction", language: "Language",
};

export function renderFilters() {
  if (state.rendered.filters !== state.data) {
    setIn("rendered", { filters: state.data });
    const rows = choices(state).map(({ key, values }) => h("label", {}, filterNames[key], h("select", { data: { do: "filter", key } },
      h("option", { value: "" }, "All"),
      values.map((value) => h("option", { value, selected: state.filters[key] === value }, value)))));
    byId("filters").replaceChildren(...(rows.length ? [...rows, button("reset-filters", "Show all")] : []));
  }
  for (const control of document.querySelectorAll("#filters select")) control.value = state.filters[control.dataset.key] ?? "";
  const reset = document.querySelector("#filters [data-do=reset-filters]");
  if (reset) reset.hidden = !isFiltered(state);
}

export function renderList() {
  const groups = grouped(visiblePictures(state));
  const key = JSON.stringify([...groups].map(([name, some]) => [name, some.length]));
  const before = state.rendered.list;
  if (before?.key !== key || before.data !== state.data) {
    setIn("rendered", { list: { key, data: state.data } });
    const row = ([name, some]) => h("li", {}, button("choose-screen",
      [text(screenNamed(state, name).name), mark(some), h("span", { class: "quiet number" }, some.length)],
      { title: state.screens.get(name)?.file ?? null }, { screen: name }));
    byId("list").replaceChildren(...(groups.size ? [...groups].map(row) : [h("li", { class: "empty" }, "No screen matches.")]));
  }
  for (const control of byId("list").querySelectorAll("button")) {
    control.setAttribute("aria-current", control.dataset.screen === picture(state)?.screen);
  }
}

/** The other pictures of the screen below the large one. */
export function renderConfigurations() {
  const isShown = ["one", "layers"].includes(state.mode) && picture(state);
  const some = isShown ? visiblePictures(state).filter((one) => one.screen === picture(state).screen) : [];
  const key = some.map((one) => `${one.id} ${one.version} ${one.isStale}`).join("\n");
  if (state.rendered.configurations !== key) {
    setIn("rendered", { configurations: key });
    byId("configurations").replaceChildren(...(some.length > 1 ? some.map((one) => button("choose-picture", [
      h("img", { src: fileAddress(one.picture, one.version), loading: "lazy", decoding: "async", alt: "" }),
      h("span", {}, one.device?.name ?? ""), h("span", {}, settingsTitle(one, true)),
    ], { title: title(state, one) }, { picture: one.id })) : []));
  }
  for (const control of byId("configurations").children) {
    const isCurrent = control.dataset.picture === state.picture;
    if (isCurrent && control.getAttribute("aria-current") !== "true") control.scrollIntoView({ block: "nearest", inline: "nearest" });
    control.setAttribute("aria-current", isCurrent);
  }
}

/** Shows how many pictures there are, and their problems. */
export function renderSummary() {
  const list = visiblePictures(state);
  const marks = badges(list);
  const isClean = state.data.pictures.length && !marks.length;
  show(byId("build"), liveBuild(), h("span", { class: "quiet total" }, count(list.length, "picture")), h("span", { class: "badges all" }, marks),
    h("span", { class: "badges brief" }, mark(list)), isClean ? h("span", { class: "badge green" }, "no findings") : null);
}
