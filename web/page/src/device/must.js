// What has to be there.

/**
 * Gives a value that is there, or throws: for what the page cannot go on without.
 * @template T
 * @param {T | null | undefined} value
 * @param {string} what what is missing, if it is
 * @returns {T}
 */
export function must(value, what) {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/**
 * Whether a value is there, as the filter of a list.
 * @template T
 * @param {T | null | undefined} value
 * @returns {value is T}
 */
export const there = (value) => value !== null && value !== undefined;
