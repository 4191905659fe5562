// The list of screens, the filters, and the order of pictures.

const settingOf = (one, key) => (key === "device" ? one.device?.name ?? "" : one.settings?.[key] ?? "");

/** The pictures that the filters and the search let through, in their order. */
function visiblePictures() {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  return data.pictures.filter((one) => {
    const name = screenOf(one).name.toLowerCase();
    return words.every((word) => name.includes(word))
      && filterKeys.every((key) => !state.filters[key] || settingOf(one, key) === state.filters[key]);
  });
}

/** The screens that have pictures among these, with them. */
function grouped(list) {
  const groups = new Map();
  for (const one of list) {
    if (!groups.has(one.screen)) groups.set(one.screen, []);
    groups.get(one.screen).push(one);
  }
  return groups;
}

function go(step) {
  const list = visiblePictures();
  const index = list.findIndex((one) => one.id === state.picture);
  const next = list[Math.min(Math.max(index + step, 0), list.length - 1)];
  if (next && next.id !== state.picture) {
    change({ picture: next.id });
    showCurrent();
  }
}

/** The picture of a screen with the settings that are most like those of another picture. */
function likest(list, like) {
  const score = (one) => filterKeys.filter((key) => settingOf(one, key) === settingOf(like, key)).length;
  return list.reduce((best, one) => (best === null || score(one) > score(best) ? one : best), null);
}

function goScreen(step) {
  const groups = [...grouped(visiblePictures())];
  const index = groups.findIndex(([name]) => name === picture()?.screen);
  const next = groups[Math.min(Math.max(index + step, 0), groups.length - 1)];
  if (next && next[0] !== picture()?.screen) {
    change({ picture: likest(next[1], picture() ?? next[1][0]).id, view: null });
    showCurrent();
  }
}

actions.search = (control) => {
  state.search = control.value;
  filterChanged();
};
actions.filter = (control) => {
  state.filters[control.dataset.key] = control.value;
  filterChanged();
};
actions["reset-filters"] = () => {
  state.filters = {};
  state.search = "";
  byId("search").value = "";
  filterChanged();
};
actions["choose-screen"] = (control) => {
  const list = visiblePictures().filter((one) => one.screen === control.dataset.screen);
  if (!list.length) return;
  const chosen = likest(list, picture() ?? list[0]);
  if (isNarrow()) openSheet(null);
  change({ picture: chosen.id, view: state.picture === chosen.id ? state.view : null });
  showCurrent();
};

function filterChanged() {
  const list = visiblePictures();
  if (list.length && !list.some((one) => one.id === state.picture)) state.picture = likest(list, picture() ?? list[0]).id;
  announce(count(list.length, "picture"));
  change({}, true);
}

/** The problems of pictures as marks. */
function badges(list) {
  const sum = (key) => list.reduce((total, one) => total + (one.summary?.[key] ?? 0), 0);
  const failed = list.filter((one) => one.error).length;
  const incomplete = list.filter((one) => one.summary?.isIncomplete).length;
  const badge = (number, kind, symbol, words) =>
    number ? h("span", { class: `badge ${kind}`, title: words, "aria-label": words }, symbol) : null;
  return [
    badge(failed, "red", list.length > 1 ? `${failed} failed` : "failed", count(failed, "picture failed", "pictures failed")),
    badge(sum("conflicts"), "red", `${sum("conflicts")} ⨯`, count(sum("conflicts"), "conflict")),
    badge(sum("ambiguities"), "orange", `${sum("ambiguities")} ?`, count(sum("ambiguities"), "ambiguity", "ambiguities")),
    badge(sum("messages"), "orange", `${sum("messages")} !`, count(sum("messages"), "message")),
    badge(incomplete, "orange", "incomplete", "Views are missing, because code was left out or not supported"),
  ].filter(Boolean);
}

/** The problems of a screen's pictures as one number. */
function mark(list) {
  const all = badges(list);
  const number = list.reduce((total, one) => total + (one.error ? 1 : 0) + ["conflicts", "ambiguities", "messages"].reduce((sum, key) => sum + (one.summary?.[key] ?? 0), 0), 0);
  if (!all.length) return null;
  const words = all.map((one) => one.title).join(", ");
  return h("span", { class: `badge ${all.some((one) => one.classList.contains("red")) ? "red" : "orange"}`, title: words, "aria-label": words }, number || "!");
}

let shownData = null;

function renderFilters() {
  if (shownData === data) {
    for (const control of document.querySelectorAll("#filters select")) control.value = state.filters[control.dataset.key] ?? "";
    const reset = document.querySelector("#filters [data-do=reset-filters]");
    if (reset) reset.hidden = !state.search && !Object.values(state.filters).some(Boolean);
    return;
  }
  shownData = data;
  const names = { device: "Device", orientation: "Held", appearance: "Appearance", textSize: "Text size", direction: "Direction", language: "Language" };
  const rows = filterKeys.map((key) => {
    const values = [...new Set(data.pictures.map((one) => settingOf(one, key)))].filter(Boolean);
    if (!values.includes(state.filters[key])) delete state.filters[key];
    if (values.length < 2) return null;
    return h("label", {}, names[key], h("select", { data: { do: "filter", key } },
      h("option", { value: "" }, "All"),
      values.map((value) => h("option", { value, selected: state.filters[key] === value }, value))));
  }).filter(Boolean);
  byId("filters").replaceChildren(...(rows.length ? [...rows, button("reset-filters", "Show all")] : []));
  renderFilters();
}

let listKey = null;

function renderList() {
  const list = visiblePictures();
  const groups = grouped(list);
  const key = JSON.stringify([...groups].map(([name, some]) => [name, some.length]));
  const isSame = listKey?.key === key && listKey.data === data;
  if (!isSame) {
    listKey = { key, data };
    byId("list").replaceChildren(...(groups.size ? [...groups].map(([name, some]) => h("li", {},
      button("choose-screen", [text(screenNamed(name).name), mark(some), h("span", { class: "quiet number" }, some.length)],
        { title: screens.get(name)?.file ?? null }, { screen: name }))) : [h("li", { class: "empty" }, "No screen matches.")]));
  }
  for (const control of byId("list").querySelectorAll("button")) {
    control.setAttribute("aria-current", control.dataset.screen === picture()?.screen);
  }
}

let configurationsKey = null;

/** The other pictures of the screen below the large one. */
function renderConfigurations() {
  const isShown = ["one", "layers"].includes(state.mode) && picture();
  const some = isShown ? visiblePictures().filter((one) => one.screen === picture().screen) : [];
  const key = some.map((one) => `${one.id} ${one.version} ${one.isStale}`).join("\n");
  if (configurationsKey !== key) {
    configurationsKey = key;
    byId("configurations").replaceChildren(...(some.length > 1 ? some.map((one) => button("choose-picture", [
      h("img", { src: fileAddress(one.picture, one.version), loading: "lazy", decoding: "async", alt: "" }),
      h("span", {}, one.device?.name ?? ""), h("span", {}, settingsTitle(one, true)),
    ], { title: title(one) }, { picture: one.id })) : []));
  }
  for (const control of byId("configurations").children) {
    const isCurrent = control.dataset.picture === state.picture;
    if (isCurrent && control.getAttribute("aria-current") !== "true") control.scrollIntoView({ block: "nearest", inline: "nearest" });
    control.setAttribute("aria-current", isCurrent);
  }
}

actions["choose-picture"] = (control) => change({ picture: control.dataset.picture, view: state.view });

function renderSummary() {
  const list = visiblePictures();
  const marks = badges(list);
  const clean = data.pictures.length && !marks.length ? h("span", { class: "badge green" }, "no layout findings") : null;
  byId("build").replaceChildren(...[liveBuild(), h("span", { class: "quiet total" }, count(list.length, "picture")), h("span", { class: "badges all" }, marks), h("span", { class: "badges brief" }, mark(list)), clean].flat().filter(Boolean));
}

renderers.push(renderFilters, renderList, renderConfigurations, renderSummary);
