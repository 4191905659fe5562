// Addresses: that of what is shown, and those of files.
import { modes } from "./page-state.mjs";

/** The fragment of the address that leads to what is shown. */
export function hashOf(state) {
  const parts = new URLSearchParams();
  for (const key of ["picture", "view", "mode", "panel", "with"]) {
    if (!state[key] || (key === "panel" && state.panel === "view") || (key === "mode" && state.mode === "one")) continue;
    if (key === "with" && state.mode !== "compare") continue;
    parts.set(key, state[key]);
  }
  return `#${parts}`;
}

/** The values to which a fragment of an address leads. */
export function valuesOf(state, hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const wanted = parts.get("picture");
  return {
    picture: state.pictures.has(wanted) ? wanted : state.picture,
    view: parts.get("view"),
    mode: modes.includes(parts.get("mode")) ? parts.get("mode") : wanted ? "one" : state.mode,
    panel: parts.get("panel") ?? "view",
    with: state.pictures.has(parts.get("with")) ? parts.get("with") : null,
  };
}

/** The address of a file whose path has characters that addresses reserve; a drawing anew has another version. */
export function fileAddress(path, version) {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return version ? `${address}?v=${encodeURIComponent(version)}` : address;
}
