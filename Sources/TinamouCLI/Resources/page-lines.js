// The lines of code of constraints, which the server of `preview` finds for pictures whose constraints are looked at.

/** The descriptions whose lines were asked for, and those of them that are not answered yet. */
const lined = { asked: new WeakSet(), pending: new WeakSet() };

const isFindingLines = (own) => lined.pending.has(own);

/** Asks for the lines of what is selected, once for each description. */
function needLines() {
  if (!data.live || data.build?.state !== "idle" || state.view === null || state.panel !== "view") return;
  for (const id of [state.picture, state.mode === "compare" ? otherId() : null]) {
    const own = models.get(id)?.model;
    // A screen in use has lines of its own.
    if (!own || liveModel(id) || lined.asked.has(own) || pictures.get(id)?.isStale) continue;
    if (![...own.constraints.values()].some((one) => one.kind === "explicit" && !one.file)) continue;
    lined.asked.add(own);
    findLines(id, own);
  }
}

async function findLines(id, own) {
  lined.pending.add(own);
  describe();
  try {
    const response = await fetch(fileAddress(`lines/${id}.json`, pictures.get(id)?.version));
    const answer = response.ok ? await response.json() : { lines: [] };
    for (const line of answer.lines) {
      const one = own.constraints.get(line.id);
      if (one && !one.file && one.description === line.description) Object.assign(one, { file: line.file, line: line.line });
    }
  } catch {
    // The server has ended; the page says so elsewhere.
  }
  lined.pending.delete(own);
  if (own === model() || own === model(otherId())) describe();
}
renderers.push(needLines);
