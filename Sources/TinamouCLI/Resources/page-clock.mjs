// The clock of the running screen.
import { openSession, request, soon } from "./page-session.mjs";
import { isUsing, picture, stepsIn, tick } from "./page-state.mjs";
import { render, setIn, state } from "./page-store.mjs";

/** Seconds after which the time that has passed is told to a screen in use that is at rest. */
const restTick = 0.4;

/** Lets the clock run until it is paused, or the screen ends. A screen in use that is at rest is asked seldom. */
async function run() {
  let last = performance.now();
  while (state.live.isPlaying && state.live.session !== null) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(tick * 500, tick * 1000 - (performance.now() - last))));
    const now = performance.now();
    if (isUsing(state) && state.live.isSettled && now - last < restTick * 1000) continue;
    const steps = stepsIn((now - last) / 1000);
    last = now;
    if (state.live.isPlaying) await request("clock", { advance: steps * tick });
  }
}

/** Lets the clock run, if it does not. */
export async function play() {
  if (state.live.isPlaying) return;
  setIn("live", { isPlaying: true });
  render("live");
  await run();
}

export const clockActions = {
  async "live-play"() {
    if (!state.data.live || !picture(state)) return;
    if (state.live.isPlaying) {
      setIn("live", { isPlaying: false });
      soon();
      return render("live");
    }
    if (await openSession()) await play();
  },
  async "live-step"() {
    if (!state.data.live || !picture(state) || !await openSession()) return;
    setIn("live", { isPlaying: false });
    await request("clock", { advance: tick });
    soon();
  },
  async "live-scrub"(control) {
    if (!await openSession()) return;
    setIn("live", { isPlaying: false });
    setIn("scrubbing", { to: Number(control.value) });
    if (state.scrubbing.isSending) return;
    setIn("scrubbing", { isSending: true });
    while (state.scrubbing.to !== null) {
      const { to } = state.scrubbing;
      setIn("scrubbing", { to: null });
      await request("scrub", { to });
    }
    setIn("scrubbing", { isSending: false });
    soon();
  },
};
