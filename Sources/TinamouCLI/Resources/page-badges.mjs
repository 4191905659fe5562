// The problems of pictures as marks.
import { h } from "./page-dom.mjs";
import { problemsOf } from "./page-filters.mjs";
import { count } from "./words.mjs";

const badge = (number, kind, symbol, words) =>
  (number ? h("span", { class: `badge ${kind}`, title: words, "aria-label": words }, symbol) : null);

/** A mark for each kind of problem. */
export function badges(list) {
  const { failed, conflicts, ambiguities, messages, errors, warnings, incomplete } = problemsOf(list);
  return [
    badge(failed, "red", list.length > 1 ? `${failed} failed` : "failed", count(failed, "picture failed", "pictures failed")),
    badge(conflicts, "red", `${conflicts} ⨯`, count(conflicts, "conflict")),
    badge(ambiguities, "orange", `${ambiguities} ?`, count(ambiguities, "ambiguity", "ambiguities")),
    badge(errors, "red", `${errors} ▲`, `${count(errors, "error")} of lint`),
    badge(warnings, "orange", `${warnings} △`, `${count(warnings, "warning")} of lint`),
    badge(messages, "orange", `${messages} !`, count(messages, "message")),
    badge(incomplete, "orange", "incomplete", "Views are missing, because code was left out or not supported"),
  ].filter(Boolean);
}

/** One mark with the number of all problems. */
export function mark(list) {
  const all = badges(list);
  if (!all.length) return null;
  const { failed, conflicts, ambiguities, messages, errors, warnings } = problemsOf(list);
  const isRed = all.some((one) => one.classList.contains("red"));
  return badge(true, isRed ? "red" : "orange", failed + conflicts + ambiguities + messages + errors + warnings || "!", all.map((one) => one.title).join(", "));
}
