// Numbers in words.

/** A number with at most two decimals. */
export function format(value) {
  if (typeof value !== "number" || !Number.isFinite(value)) return "–";
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** A number with its unit. */
export const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** A part of a whole in percent, for style sheets. */
export const percent = (value, whole) => `${value / whole * 100}%`;
