// Loads the descriptions of pictures.
import { fileAddress } from "./page-address.mjs";
import { describe } from "./page-change.mjs";
import { h, isServed } from "./page-dom.mjs";
import { otherId } from "./page-filters.mjs";
import { Model } from "./page-model.mjs";
import { state } from "./page-store.mjs";

/** Loads the description of a picture once for each version; `null` where there is none. */
function loadDescription(one) {
  if (!one?.description) return Promise.resolve(null);
  const { models, loading } = state;
  const version = one.version ?? 0;
  const known = models.get(one.id);
  if (known && known.version === version) return Promise.resolve(known.model);
  const key = `${one.id} ${version}`;
  if (!loading.has(key)) {
    loading.set(key, (isServed ? fetchDescription(one) : runDescription(one)).catch(() => takeDescription(one.id, null)).then(() => {
      loading.delete(key);
      const taken = models.get(one.id);
      if (taken) taken.version = version;
      return taken?.model ?? null;
    }));
  }
  return loading.get(key);
}

/** Asks the server for a description. */
async function fetchDescription(one) {
  const response = await fetch(fileAddress(one.description, one.version));
  const value = await response.json();
  takeDescription(one.id, response.ok ? value : null, value.error);
}

/** Runs the script beside the page that has a description: pages of files cannot fetch. */
function runDescription(one) {
  return new Promise((resolve, reject) => {
    const script = h("script", { src: fileAddress(one.description, one.version) });
    const end = (isLoaded) => {
      script.remove();
      if (isLoaded) resolve();
      else reject(new Error(one.description));
    };
    script.addEventListener("load", () => end(true));
    script.addEventListener("error", () => end(false));
    document.head.append(script);
  });
}

/** Takes a description, or `null` and the reason why there is none. */
export function takeDescription(id, value, reason = null) {
  state.models.set(id, { model: value && new Model(value), version: state.pictures.get(id)?.version ?? 0, reason });
}

/** Loads the descriptions of what is shown. */
export function needDescriptions() {
  for (const id of [state.picture, state.mode === "compare" ? otherId(state) : null]) {
    const one = state.pictures.get(id);
    if (!one) continue;
    const known = state.models.get(id);
    if (known && known.version === (one.version ?? 0)) continue;
    loadDescription(one).then(() => { if (id === state.picture || id === otherId(state)) describe(); });
  }
}
