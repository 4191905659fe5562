// Builds, their errors, and the choice of what is drawn.
import { announce, byId, h, show, text } from "./page-dom.mjs";
import { post, tell } from "./page-session.mjs";
import { sourceLink } from "./page-source.mjs";
import { render, set, setIn, state } from "./page-store.mjs";
import { count } from "./words.mjs";

const usualTextSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];

/** The text sizes that can be drawn. */
export const textSizes = ({ data }) => data.choices?.textSizes ?? usualTextSizes;

// MARK: Builds

/** The state of the last build. */
export function liveBuild() {
  if (!state.data.live) return null;
  if (!state.live.isConnected) return h("span", { class: "badge red" }, "disconnected");
  const build = state.data.build ?? {};
  const saved = build.saved ? h("span", { class: "quiet saved" }, text(build.saved)) : null;
  if (build.state === "building") return [h("span", { class: "badge orange" }, "building…"), saved];
  if (build.state === "failed") return [h("span", { class: "badge red" }, "build failed"), saved];
  const seconds = build.seconds ?? null;
  if (seconds === null) return null;
  return [h("span", { class: "badge green", title: "From the change to the new picture" }, `${seconds.toFixed(2)} s`), saved];
}

/** The errors of the last build, beside the pictures. */
export function renderProblems() {
  const panel = byId("problems");
  const build = state.data.build ?? {};
  const list = build.errors ?? [];
  panel.hidden = !state.data.live || build.state !== "failed" || !(list.length || build.failure);
  if (panel.hidden) return;
  show(panel, h("h2", {}, list.length ? count(list.length, "error") : "The build failed"),
    build.failure ? h("p", {}, text(build.failure)) : null,
    h("ul", {}, list.map((one) => h("li", {}, sourceLink(one.file, one.line || null), " ", text(one.message)))));
}

// MARK: What is drawn

export const buildActions = {
  show() {
    const wanted = {};
    for (const box of document.querySelectorAll("#shown input[type=checkbox]")) {
      wanted[box.dataset.key] ??= [];
      if (box.checked) wanted[box.dataset.key].push(box.value);
    }
    // At least one of each is drawn.
    const isWhole = Object.values(wanted).every((values) => values.length);
    if (isWhole) post("show", { ...state.data.shown, ...wanted }).catch(tell);
    else {
      announce("At least one of each is drawn");
      setIn("rendered", { choices: null });
      render("choices");
    }
  },
  /** Draws a language as well that is named by its tag. */
  "show-language"(control) {
    const language = control.value.trim();
    if (!language) return;
    const languages = [...new Set([...(state.data.shown.languages ?? []), language])];
    post("show", { ...state.data.shown, languages }).then(() => { control.value = ""; }, tell);
  },
};

const same = (values) => values.map((value) => [value, value]);

/** Boxes for the values of a setting. */
const boxes = (name, key, values) => h("fieldset", {}, h("legend", {}, name), values.map(([value, label]) => h("label", {},
  h("input", { type: "checkbox", value, checked: (state.data.shown[key] ?? []).includes(value), data: { do: "show", key } }), label)));

export function renderChoices() {
  const { shown, choices } = state.data;
  const key = JSON.stringify([shown, choices]);
  if (!state.data.live || !shown || state.rendered.choices === key) return;
  setIn("rendered", { choices: key });
  // A language that was once drawn can be chosen again.
  set({ knownLanguages: new Set([...state.knownLanguages, ...(shown.languages ?? [])]) });
  const before = byId("shown");
  const element = h("details", { id: "shown", open: before?.open ?? false }, h("summary", { data: { do: "section" } }, "What is drawn"),
    boxes("Devices", "devices", (choices?.devices ?? []).map((one) => [one.id, one.name])),
    boxes("Appearance", "appearances", same(["light", "dark"])), boxes("Held", "orientations", same(["portrait", "landscape"])),
    boxes("Text size", "textSizes", same(textSizes(state))), boxes("Direction", "directions", same(["ltr", "rtl"])),
    boxes("Language", "languages", same([...state.knownLanguages])),
    h("label", { class: "language" }, "Another language", h("input", {
      type: "text", maxlength: 40, placeholder: "fr", autocomplete: "off", spellcheck: "false", data: { do: "show-language" },
    })));
  if (before) before.replaceWith(element);
  else byId("filters").after(element);
}
