// The filters, and the order of pictures.
import { groupedDefects } from "./page-defects.mjs";
import { picture, screenOf } from "./page-state.mjs";

const filterKeys = ["device", "orientation", "appearance", "textSize", "direction", "language"];

/** The value of a picture that a filter compares. */
const settingOf = (one, key) => (key === "device" ? one.device?.name ?? "" : one.settings?.[key] ?? "");

/** The pictures that the filters and the search let through, in their order. */
export function visiblePictures(state) {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  return state.data.pictures.filter((one) => {
    const name = screenOf(state, one).name.toLowerCase();
    return words.every((word) => name.includes(word))
      && filterKeys.every((key) => !state.filters[key] || settingOf(one, key) === state.filters[key]);
  });
}

/** The values of each filter, without filters that would let through the same whatever their value. */
export function choices(state) {
  const values = (key) => [...new Set(state.data.pictures.map((one) => settingOf(one, key)))].filter(Boolean);
  return filterKeys.map((key) => ({ key, values: values(key) })).filter((one) => one.values.length > 1);
}

/** The filters without those for values that no picture has. */
export function knownFilters(state) {
  const isKnown = ([key, value]) => state.data.pictures.some((one) => value && settingOf(one, key) === value);
  return Object.fromEntries(Object.entries(state.filters).filter(isKnown));
}

/** Returns whether pictures may be left out. */
export const isFiltered = (state) => Boolean(state.search) || Object.values(state.filters).some(Boolean);

/** The screens that have pictures among these, with them. */
export function grouped(list) {
  const groups = new Map();
  for (const one of list) {
    if (!groups.has(one.screen)) groups.set(one.screen, []);
    groups.get(one.screen).push(one);
  }
  return groups;
}

/** The picture with the settings that are most like those of another picture. */
export function likest(list, like) {
  const score = (one) => filterKeys.filter((key) => settingOf(one, key) === settingOf(like, key)).length;
  return list.reduce((best, one) => (best === null || score(one) > score(best) ? one : best), null);
}

/** The picture to show among some: the current one, else the one that is most like it. */
export const likestShown = (state, list) => likest(list, picture(state) ?? list[0]);

/** An element some steps away in a list, whose ends are not left. */
const stepped = (list, index, step) => list[Math.min(Math.max(index + step, 0), list.length - 1)];

/** The picture some steps after the current one, `null` where that is the same. */
export function nextPicture(state, step) {
  const list = visiblePictures(state);
  const next = stepped(list, list.findIndex((one) => one.id === state.picture), step);
  return next && next.id !== state.picture ? next : null;
}

/** The picture of the screen some steps after the current one, with like settings; `null` where that is the same. */
export function nextScreen(state, step) {
  const groups = [...grouped(visiblePictures(state))];
  const own = picture(state)?.screen;
  const next = stepped(groups, groups.findIndex(([name]) => name === own), step);
  return next && next[0] !== own ? likestShown(state, next[1]) : null;
}

/** The picture beside the current one: the chosen one, else the next of the same screen. */
export function otherId(state) {
  if (state.mode !== "compare" || !state.picture) return null;
  if (state.with && state.with !== state.picture && state.pictures.has(state.with)) return state.with;
  const same = state.data.pictures.filter((one) => one.screen === picture(state).screen);
  const next = same[(same.findIndex((one) => one.id === state.picture) + 1) % same.length];
  if (next && next.id !== state.picture) return next.id;
  return state.data.pictures.find((one) => one.id !== state.picture)?.id ?? null;
}

/** The pictures that the middle shows. */
export function shownPictures(state) {
  const one = picture(state);
  switch (state.mode) {
    case "matrix": return visiblePictures(state);
    case "strip": return visiblePictures(state).filter((other) => other.screen === one?.screen);
    case "compare": return [one, state.pictures.get(otherId(state))].filter(Boolean);
    default: return one ? [one] : [];
  }
}

/** The problems of pictures: how many failed, lack views, and have findings of each kind. A defect of several pictures is one. */
export function problemsOf(list) {
  const sum = (key) => list.reduce((total, one) => total + (one.summary?.[key] ?? 0), 0);
  const defects = groupedDefects(list).filter((one) => !["conflict", "ambiguous"].includes(one.finding.rule));
  const count = (level) => defects.filter((one) => one.level === level).length;
  return {
    errors: count("error"), warnings: count("warning"),
    failed: list.filter((one) => one.error).length, incomplete: list.filter((one) => one.summary?.isIncomplete).length,
    conflicts: sum("conflicts"), ambiguities: sum("ambiguities"), messages: sum("messages"),
  };
}
