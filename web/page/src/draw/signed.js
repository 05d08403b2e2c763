/**
 * A number as it is written: with a minus, not a hyphen.
 * @param {number} v
 */
export const signed = (v) => (v < 0 ? '−' + -v : String(v));
