// What was done on the running screen, as a visit and as a test.
import { button, h, text } from "./page-dom.mjs";
import { group } from "./page-panels.mjs";
import { openSession, request } from "./page-session.mjs";
import { render, setIn, state } from "./page-store.mjs";

export const recordActions = {
  async record() {
    if (await openSession()) await request("record");
    render("inspector");
  },
  "clear-record"() {
    setIn("live", { recording: null });
    render("inspector");
  },
};

/** A visit as JSON, a step to the line. */
const lines = (value) =>
  (Array.isArray(value) ? `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]` : JSON.stringify(value, null, 2));

function block(name, value) {
  if (value === undefined || value === null) return null;
  const words = typeof value === "string" ? value : lines(value);
  return group(name, h("pre", { tabindex: 0 }, text(words)), button("copy", "Copy", {}, { copy: words }));
}

export function recordPanel() {
  const { recording } = state.live;
  return [
    group("Recording", h("p", { class: "quiet" }, "What is done on the screen, as a visit for “run” and as a Swift test."),
      button("record", recording ? "Show it again" : "Show the recording", { class: "primary" }), recording ? button("clear-record", "Clear") : null),
    recording ? block("visit.json", recording.visit) : null,
    recording ? block("Swift test", recording.test) : null,
  ];
}
