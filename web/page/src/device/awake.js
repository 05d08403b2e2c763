// The screen stays on while a game is played. Browsers allow it on HTTPS and on the machine itself only; elsewhere the tablet's own
// setting decides.
/** @param {Table} table */
export function keepAwake(table) {
  /** @type {any} */
  let lock = null;
  const look = async () => {
    const wanted = !!table.snapshot?.game && (table.snapshot.asks || []).length > 0 && document.visibilityState === 'visible';
    if (wanted === !!lock) return;
    if (!wanted) {
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
    } // refused, as with a low battery: asked again with the next change
  };
  if (!navigator.wakeLock) return;
  table.subscribe(look);
  document.addEventListener('visibilitychange', look);
}
