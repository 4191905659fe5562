// The lines of code of constraints, which the server of `preview` finds for pictures whose constraints are looked at.
import { fileAddress } from "./page-address.mjs";
import { describe } from "./page-change.mjs";
import { otherId } from "./page-filters.mjs";
import { liveModel, model } from "./page-state.mjs";
import { state } from "./page-store.mjs";

export const isFindingLines = (own) => state.lined.pending.has(own);

/** Asks for the lines of what is selected, once for each description. */
export function needLines() {
  const { data, lined } = state;
  if (!data.live || data.build?.state !== "idle" || state.view === null || state.panel !== "view") return;
  for (const id of [state.picture, state.mode === "compare" ? otherId(state) : null]) {
    const own = state.models.get(id)?.model;
    // A screen in use has lines of its own.
    if (!own || liveModel(state, id) || lined.asked.has(own) || state.pictures.get(id)?.isStale) continue;
    if (![...own.constraints.values()].some((one) => one.kind === "explicit" && !one.file)) continue;
    lined.asked.add(own);
    findLines(id, own);
  }
}

async function findLines(id, own) {
  const { pending } = state.lined;
  pending.add(own);
  describe();
  try {
    const response = await fetch(fileAddress(`lines/${id}.json`, state.pictures.get(id)?.version));
    const answer = response.ok ? await response.json() : { lines: [] };
    for (const line of answer.lines) {
      const one = own.constraints.get(line.id);
      if (one && !one.file && one.description === line.description) Object.assign(one, { file: line.file, line: line.line });
    }
  } catch {
    // The server has ended; the page says so elsewhere.
  }
  pending.delete(own);
  if (own === model(state) || own === model(state, otherId(state))) describe();
}
