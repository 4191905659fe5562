// Elements of the document, and how they are made.
//
// Names and texts of projects are untrusted: they reach the document as text only.

export const byId = (id) => document.getElementById(id);

/** The element that has the pictures. */
export const stage = byId("stage");

/** A Boolean value that says that a server of `preview` answers; otherwise the page is a folder. */
export const isServed = document.documentElement.dataset.kind === "served";

export const isNarrow = () => matchMedia("(max-width: 960px)").matches;
export const isPhone = () => matchMedia("(max-width: 640px)").matches;

/** Children that are shown: `null`, `undefined` and `false` are left out. */
const shown = (children) => children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

/** Creates an element. Strings become text; `null` children are left out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const isState = name.startsWith("aria-");
    if (value === null || value === undefined || (value === false && !isState)) continue;
    if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
    else if (name === "value" || name === "checked" || name === "disabled" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true && !isState ? "" : value);
  }
  element.append(...shown(children));
  return element;
}

/** Replaces what is in an element; `null` is left out. */
export const show = (element, ...children) => element.replaceChildren(...shown(children));

/** Text of a project, whose direction does not affect the text around it. */
export const text = (value) => h("bdi", {}, String(value));

/** A button whose click does `action`. */
export const button = (action, label, attributes = {}, data = {}) =>
  h("button", { type: "button", ...attributes, data: { do: action, ...data } }, label);

/** Tells something to assistive applications. */
export function announce(message) { byId("announcement").textContent = message; }

/** The figure of a picture on the stage. */
export const figureOf = (id) => [...stage.querySelectorAll(".shot")].find((one) => one.dataset.picture === id) ?? null;

/** Names a control, so that it keeps the focus when what it is in is made anew. */
const focusKey = (control) => JSON.stringify({ ...control.dataset });

/** Makes what is in an element anew; the control that has the focus keeps it. */
export function keepingFocus(element, make) {
  const focused = element.contains(document.activeElement) ? focusKey(document.activeElement) : null;
  make();
  if (focused) [...element.querySelectorAll("[data-do]")].find((one) => focusKey(one) === focused)?.focus({ preventScroll: true });
}
