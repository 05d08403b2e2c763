// Devices follow the table: a result goes by itself, on a device that looks on after a while, on any when the table goes on.
import { useEffect, useRef } from 'preact/hooks';

const rest = 8000; // ms for which the end of a result is shown where nobody taps

/**
 * beat: ms for each duel while it is played; put: puts the result away.
 * @param {Table} table
 * @param {boolean} shows
 * @param {string | null} key
 * @param {API.Battle | null} battle
 * @param {API.Ask | null} ask
 * @param {number} beat
 * @param {() => void} put
 */
export function useFollow(table, shows, key, battle, ask, beat, put) {
  const from = useRef(/** @type {any} */ (null)),
    watching = table.me?.role === 'spectator';
  const of = shows && battle && `${key}|${battle.outcome}|${battle.dice.map((d) => d.face).join()}`; // put right, it is looked at anew
  if (shows && from.current?.of !== of) from.current = { of, ask: ask?.id };
  const gone = shows && from.current.ask !== ask?.id;
  useEffect(() => {
    if (!shows) return undefined;
    if (gone) {
      put();
      return undefined;
    }
    if (!watching || !battle) return undefined;
    const timer = setTimeout(put, battle.duels.length * beat + rest);
    return () => clearTimeout(timer);
  }, [of, gone, watching]);
}
