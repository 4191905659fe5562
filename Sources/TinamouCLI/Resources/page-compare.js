// Two configurations side by side, and what differs.

/** The picture beside the current one: the chosen one, else the next of the same screen. */
function otherId() {
  if (state.mode !== "compare" || !state.picture) return null;
  if (state.with && state.with !== state.picture && pictures.has(state.with)) return state.with;
  const same = data.pictures.filter((one) => one.screen === picture().screen);
  const index = same.findIndex((one) => one.id === state.picture);
  const next = same[(index + 1) % same.length];
  if (next && next.id !== state.picture) return next.id;
  return data.pictures.find((one) => one.id !== state.picture)?.id ?? null;
}

actions["compare-with"] = (control) => change({ with: control.value, mode: "compare" });
actions["swap-compared"] = () => change({ picture: otherId(), with: state.picture, mode: "compare" });

/** The list of what the picture can be compared with. */
function comparedWith(one) {
  const own = picture();
  const option = (other) => h("option", { value: other.id, selected: other.id === one.id },
    other.screen === own.screen ? [other.device?.name, settingsTitle(other)].filter(Boolean).join(", ") : title(other));
  const same = data.pictures.filter((other) => other.screen === own.screen && other.id !== own.id);
  const rest = data.pictures.filter((other) => other.screen !== own.screen);
  return h("div", { class: "compared" },
    h("select", { id: "compare-with", "aria-label": "Compare with", data: { do: "compare-with" } },
      same.length ? h("optgroup", { label: screenOf(own).name }, same.map(option)) : null,
      rest.length ? h("optgroup", { label: "Other screens" }, rest.slice(0, 200).map(option)) : null),
    button("swap-compared", "Swap", { title: "Swap the sides" }));
}

/** What differs between two descriptions, by view: text, font, size, place; views that only one has. */
function differences(left, right) {
  const result = [];
  const near = (a, b) => Math.abs(a - b) < 0.01;
  for (const view of left.views) {
    const other = right.view(view.id);
    if (!other) {
      if (!view.parentView || right.view(view.parentView.id)) result.push({ id: view.id, kind: "removed", view, words: ["only on the left"] });
      continue;
    }
    const words = [];
    if ((view.text ?? "") !== (other.text ?? "")) words.push(`text “${view.text ?? ""}” → “${other.text ?? ""}”`);
    if (JSON.stringify(view.font) !== JSON.stringify(other.font)) words.push(`font ${format(view.font?.size)} → ${format(other.font?.size)}`);
    if (Boolean(view.hidden) !== Boolean(other.hidden)) words.push(other.hidden ? "hidden" : "shown");
    if (Boolean(view.truncated) !== Boolean(other.truncated)) words.push(other.truncated ? "truncated" : "not truncated");
    const [x, y, width, height] = view.frame;
    const [x2, y2, width2, height2] = other.frame;
    if (!near(width, width2) || !near(height, height2)) words.push(`size ${format(width)} × ${format(height)} → ${format(width2)} × ${format(height2)}`);
    if (!near(x, x2) || !near(y, y2)) words.push(`place ${format(x)}, ${format(y)} → ${format(x2)}, ${format(y2)}`);
    for (const key of ["textColor", "background"]) {
      if ((view[key] ?? "") !== (other[key] ?? "")) words.push(`${key === "background" ? "background" : "text color"} ${view[key] ?? "none"} → ${other[key] ?? "none"}`);
    }
    if (words.length) result.push({ id: view.id, kind: "changed", view, words });
  }
  for (const view of right.views) {
    if (!left.view(view.id) && (!view.parentView || left.view(view.parentView.id))) {
      result.push({ id: view.id, kind: "added", view, words: ["only on the right"] });
    }
  }
  return result;
}

let differing = { left: null, right: null, list: [] };

function currentDifferences() {
  const [left, right] = [model(), otherId() ? model(otherId()) : null];
  if (!left || !right) return null;
  if (differing.left !== left || differing.right !== right) differing = { left, right, list: differences(left, right) };
  return differing.list;
}

function differencesPanel() {
  const list = currentDifferences();
  if (!list) return [h("p", { class: "nothing" }, otherId() ? "Loading…" : "There is no other picture to compare with.")];
  if (!list.length) return [h("p", { class: "nothing" }, "Both have the same views, texts and frames.")];
  const names = { changed: "Changed", added: "Only on the right", removed: "Only on the left" };
  return Object.keys(names).map((kind) => {
    const some = list.filter((one) => one.kind === kind);
    return section(names[kind], some.length, { changed: "orange", added: "green", removed: "red" }[kind], h("ul", {}, some.map((one) =>
      h("li", { data: { view: one.id } }, button("select-finding", [text(nameOf(kind === "added" ? differing.right : differing.left, one.id)),
        kind === "changed" ? one.words.map((words) => [h("br"), h("span", { class: "quiet" }, text(words))]) : null],
      { class: "row tall", "aria-current": one.id === state.view }, { view: one.id })))));
  });
}

/** Boxes of what differs; only views whose text or size differ are filled in, since a moved view moves what is in it. */
function differenceMarks(own, isCurrent) {
  const list = currentDifferences() ?? [];
  return list.map((one) => {
    if (one.kind === (isCurrent ? "added" : "removed")) return null;
    const view = own.view(one.id);
    const isLeaf = view && (!view.children.length || one.words.some((words) => words.startsWith("text ")));
    return view && own.isSeen(view) && (one.kind !== "changed" || isLeaf) ? outline(view, `o-${one.kind}`) : null;
  });
}
