// The state of the page of a report, and functions of it. They change nothing.

/** The controls that leave out snapshots. */
export const filterNames = ["screen", "device", "kind"];
/** The ways to compare. */
const modes = ["side", "slider", "overlay", "difference", "blink"];

export const initialState = () => ({
  filters: { screen: "", device: "", kind: "" }, mode: "side", zoom: 1, hasBoxes: true,
  // The number of the snapshot among those that are shown, -1 before the first; and "accept" or "reject" by the identifiers of snapshots.
  current: -1, decisions: new Map(),
  // What a server answered last, where the page is served.
  answer: "",
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

/** Returns whether all snapshots of a row are decided so. Its identifiers are separated by blanks. */
export const areDecided = ({ decisions }, ids, decision) => ids.split(" ").every((id) => decisions.get(id) === decision);

/** The decisions once a row is decided so, or not any more if it was. */
export function deciding(state, ids, decision) {
  const decisions = new Map(state.decisions);
  const isTaken = areDecided(state, ids, decision);
  for (const id of ids.split(" ")) isTaken ? decisions.delete(id) : decisions.set(id, decision);
  return decisions;
}

/** The command that accepts snapshots, whose words are quoted for a shell; nothing where none is accepted. */
export function command({ decisions }, references) {
  const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;
  const ids = [...decisions].filter(([, decision]) => decision === "accept").map(([id]) => quoted(id));
  return ids.length ? ["snapshots accept", ...(references ? ["--references", quoted(references)] : []), ...ids].join(" ") : "";
}

/**
 * The decisions as a file for `snapshots accept --decisions`.
 *
 * @param digests The digests of the pictures by the identifiers of snapshots. What has no picture is left out.
 * @param references The folder of the references.
 */
export function decisionsFile({ decisions }, digests, references) {
  const list = [...decisions].filter(([id]) => digests[id]).map(([id, decision]) => ({ id, decision, picture: digests[id] }));
  return { format: 1, references, decisions: list };
}
