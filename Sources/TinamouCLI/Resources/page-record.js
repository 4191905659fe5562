// What was done on the running screen, as a visit and as a test.

actions.record = async () => {
  if (await openSession()) await request("record");
  renderInspector();
};
actions["clear-record"] = () => {
  live.recording = null;
  renderInspector();
};

/** A visit as JSON, a step to the line. */
const lines = (value) => (Array.isArray(value) ? `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]` : JSON.stringify(value, null, 2));

function recordPanel() {
  const recording = live.recording;
  const block = (name, value) => {
    if (value === undefined || value === null) return null;
    const words = typeof value === "string" ? value : lines(value);
    return group(name, h("pre", { tabindex: 0 }, text(words)), button("copy", "Copy", {}, { copy: words }));
  };
  return [
    group("Recording", h("p", { class: "quiet" }, "What is done on the screen, as a visit for “run” and as a Swift test."),
      button("record", recording ? "Show it again" : "Show the recording", { class: "primary" }), recording ? button("clear-record", "Clear") : null),
    recording ? block("visit.json", recording.visit) : null,
    recording ? block("Swift test", recording.test) : null,
  ];
}
