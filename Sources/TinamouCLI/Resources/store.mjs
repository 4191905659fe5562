// A store of a page: its state as a plain object, and what shows it. The modules of a page have no other variables.

/**
 * Creates a store.
 *
 * @param state The state, whose properties are there from the beginning. Only the functions of the store change them.
 * @param whole The parts of the page that the state as a whole decides, in the order in which they are rendered.
 */
export function createStore(state, whole = []) {
  const renderers = new Map();

  function assign(object, values) {
    for (const [name, value] of Object.entries(values)) {
      if (!Object.hasOwn(object, name)) throw new Error(`the state has no "${name}"`);
      object[name] = value;
    }
  }

  /** Sets what renders a part of the page. */
  function subscribe(part, renderer) {
    if (renderers.has(part)) throw new Error(`two renderers of "${part}"`);
    renderers.set(part, renderer);
  }

  /** Renders parts of the page, in the order in which they are named; the whole page where none is. */
  function render(...parts) {
    for (const part of parts.length ? parts : whole) {
      if (!renderers.has(part)) throw new Error(`nothing renders "${part}"`);
      renderers.get(part)(state);
    }
  }

  /** Changes properties of the state. What shows them is rendered later. */
  const set = (values) => assign(state, values);

  /** Changes properties of an object that the state has. */
  const setIn = (name, values) => assign(state[name], values);

  /** Changes properties of the state, and renders parts of the page; the whole page where none is named. */
  function update(values, ...parts) {
    set(values);
    render(...parts);
  }

  return Object.freeze({ state, subscribe, render, set, setIn, update });
}

/** A set with an element, or without it where it had it. */
export function toggled(set, element) {
  const result = new Set(set);
  if (!result.delete(element)) result.add(element);
  return result;
}

/** An object with the properties of several, which have none in common. */
export function union(...objects) {
  const entries = objects.flatMap(Object.entries);
  const result = Object.fromEntries(entries);
  if (Object.keys(result).length < entries.length) throw new Error("a name is given twice");
  return result;
}
