// The state of the page of a report, and functions of it. They change nothing.

/** The controls that leave out snapshots. */
export const filterNames = ["screen", "device", "kind"];
/** The ways to compare. */
const modes = ["side", "slider", "overlay", "difference", "blink"];

export const initialState = () => ({
  filters: { screen: "", device: "", kind: "" }, mode: "side", zoom: 1, hasBoxes: true,
  // The number of the snapshot among those that are shown, -1 before the first; and the identifiers of those that are accepted.
  current: -1, accepted: new Set(),
});

/** Returns whether the filters let through a row, of which the values are those of its article. */
export function isShown({ filters }, { screen, device, kinds }) {
  return (!filters.screen || screen === filters.screen) && (!filters.device || device.split(" ").includes(filters.device))
    && (!filters.kind || kinds.split(" ").includes(filters.kind));
}

/** The number of the snapshot some steps further, of as many as are shown. */
export const stepped = ({ current }, step, count) => Math.min(Math.max(current + step, 0), count - 1);

/** The classes of the document in a mode. */
export const classesOf = (mode) => Object.fromEntries(
  modes.filter((one) => one !== "side").map((one) => [one === "difference" ? "difference-only" : one, one === mode]));

/** Returns whether all snapshots of a row are accepted. Its identifiers are separated by blanks. */
export const areAccepted = ({ accepted }, ids) => ids.split(" ").every((id) => accepted.has(id));

/** What is accepted once a row is, or is not any more if it was. */
export function accepting(state, ids) {
  const accepted = new Set(state.accepted);
  for (const id of ids.split(" ")) areAccepted(state, ids) ? accepted.delete(id) : accepted.add(id);
  return accepted;
}

/** The command that accepts snapshots, whose words are quoted for a shell. */
export function command({ accepted }, references) {
  const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;
  return ["snapshots accept", ...(references ? ["--references", quoted(references)] : []), ...[...accepted].map(quoted)].join(" ");
}
