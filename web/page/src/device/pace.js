// The table's clock as this device shows it, and what this device does to it. The clock is the server's: it passes a question
// that nobody answers. Somebody who reads, chooses or writes here stops it for all.
import { useEffect, useState } from 'preact/hooks';
import { may } from './role.js';

const again = 20000; // ms after which a device says once more that somebody is busy on it

/**
 * Whether the clock runs for an ask, with what tells one start from another. A touch on the page stops it.
 * @param {Table} table
 * @param {API.Ask} ask
 */
export function useFuse(table, ask) {
  const c = table.snapshot?.clock,
    runs = !!c?.running && c.ask === ask.id && !table.lost;
  useEffect(() => {
    if (!runs || !may(table.me, 'player')) return undefined;
    const touch = () => table.hold(true);
    addEventListener('pointerdown', touch);
    return () => removeEventListener('pointerdown', touch);
  }, [runs, c?.start]);
  return runs ? { seconds: c.seconds, start: c.start } : null;
}

const dialogs = new Set(),
  listeners = new Set();

/** Counts a sheet that is open over the page. */
export function useOpenSheet() {
  useEffect(() => {
    const one = {};
    const tell = () => listeners.forEach((fn) => fn(dialogs.size));
    dialogs.add(one);
    tell();
    return () => {
      dialogs.delete(one);
      tell();
    };
  }, []);
}

function useSheets() {
  const [n, set] = useState(dialogs.size);
  useEffect(() => {
    listeners.add(set);
    return () => listeners.delete(set);
  }, []);
  return n > 0;
}

/**
 * Holds the clock while somebody is busy on this device: while a form or a sheet is open, and while a result is shown.
 * A touch on the result holds it longer, for a minute at most.
 * @param {Table} table
 * @param {boolean} writing
 * @param {number} told ms in which the result that is shown is told; 0: none is shown
 */
export function useHolds(table, writing, told) {
  const s = table.snapshot,
    sheet = useSheets(),
    clock = !!s?.clock?.seconds && !!s.clock.ask && may(table.me, 'player');
  const busy = clock && (writing || sheet),
    reads = clock && !busy && told > 0;
  useEffect(() => {
    if (!busy) return undefined;
    table.hold(true);
    const timer = setInterval(() => table.hold(true), again);
    return () => {
      clearInterval(timer);
      table.hold(false);
    };
  }, [busy, s?.version]);
  useEffect(() => {
    if (!reads) return undefined;
    table.hold(true);
    const timer = setTimeout(() => table.hold(false), told);
    const touch = () => {
      clearTimeout(timer);
      table.hold(true);
    };
    addEventListener('pointerdown', touch);
    return () => {
      removeEventListener('pointerdown', touch);
      clearTimeout(timer);
      table.hold(false);
    };
  }, [reads, s?.version]);
}
