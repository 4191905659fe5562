// Links to lines of code.
import { announce, button, h, text } from "./page-dom.mjs";
import { set, state, update } from "./page-store.mjs";

const editors = {
  vscode: ["VS Code", (file, line) => `vscode://file${encodeURI(file)}:${line}`],
  idea: ["IntelliJ IDEA", (file, line) => `idea://open?file=${encodeURIComponent(file)}&line=${line}`],
  xed: ["Xcode (copies xed)", null], text: ["Text only", null],
};

/** The editor of this browser; that of the kind of page where none was chosen. */
function chosenEditor() {
  if (state.editor) return state.editor;
  let editor = null;
  try { editor = localStorage.getItem("tinamou-editor"); } catch { /* Pages of files may have no storage. */ }
  if (!Object.hasOwn(editors, editor)) editor = state.data.live ? "vscode" : "text";
  set({ editor });
  return editor;
}

export const sourceActions = {
  editor(control) {
    try { localStorage.setItem("tinamou-editor", control.value); } catch { /* As above. */ }
    update({ editor: control.value });
  },
  "open-line": () => {},
  async copy(control) {
    try {
      await navigator.clipboard.writeText(control.dataset.copy);
      announce("Copied");
      control.classList.add("copied");
      setTimeout(() => control.classList.remove("copied"), 1200);
    } catch {
      announce("The text cannot be copied here");
    }
  },
};

export function editorChooser() {
  return h("label", { class: "editor" }, "Lines open in", h("select", { data: { do: "editor" } },
    Object.entries(editors).map(([key, [name]]) => h("option", { value: key, selected: key === chosenEditor() }, name))));
}

/** A file and line, as a link to the chosen editor where the path is whole. */
export function sourceLink(file, number) {
  if (!file) return null;
  const line = Number.isSafeInteger(number) && number > 0 ? number : null;
  const short = `${file.split("/").pop()}${line ? `:${line}` : ""}`;
  const root = state.data.root;
  const path = file.startsWith("/") ? file : root ? `${root}/${file}` : null;
  const kind = chosenEditor();
  if (path && editors[kind][1]) {
    const href = editors[kind][1](path.startsWith("/") ? path : `/${path}`, line ?? 1);
    return h("a", { class: "link", href, title: `${file}:${line ?? 1}`, data: { do: "open-line" } }, text(short));
  }
  if (kind === "xed") {
    const command = `xed --line ${line ?? 1} '${(path ?? file).replaceAll("'", "'\\''")}'`;
    return button("copy", text(short), { class: "link", title: "Copies the command" }, { copy: command });
  }
  return h("code", { class: "quiet", title: file }, text(short));
}
