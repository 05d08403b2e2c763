// Work that is done again and again while something is shown.

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Does one turn after the other until it is stopped, and gives the function that stops it, as an effect does. A turn can ask
 * whether it was stopped while it waited: then it changes nothing more.
 * @param {(stopped: () => boolean) => Promise<void>} turn
 */
export function repeat(turn) {
  let over = false;
  const run = async () => {
    while (!over) await turn(() => over);
  };
  run();
  return () => {
    over = true;
  };
}
