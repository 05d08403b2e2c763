// The screen stays on while a game is played. Browsers allow it on HTTPS and on the machine itself only; elsewhere the tablet's own
// setting decides.

/**
 * Keeps the screen on while that is wanted and the page is seen. look finds out whether it is wanted now; a browser that refused,
 * as with a low battery, is asked again then. end lets the screen go dark again.
 * @param {() => boolean} wanted
 */
export function holdScreen(wanted) {
  /** @type {any} */
  let lock = null;
  const look = async () => {
    if (!navigator.wakeLock) return;
    const now = document.visibilityState === 'visible' && wanted();
    if (now === !!lock) return;
    if (!now) {
      const held = lock;
      lock = null;
      held.release?.();
      return;
    }
    lock = {}; // asked for
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => {
        lock = null;
      });
    } catch {
      lock = null;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return {
    look,
    end: () => {
      document.removeEventListener('visibilitychange', look);
      lock?.release?.();
    },
  };
}

/** @param {Table} table */
export const keepAwake = (table) =>
  table.subscribe(holdScreen(() => !!table.snapshot?.game && (table.snapshot.asks || []).length > 0).look);
