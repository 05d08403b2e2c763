// Devices follow the table: a result goes by itself, on a device that looks on after a while, on any when the table goes on.
import { useEffect, useRef, useState } from 'preact/hooks';

const rest = 8000; // ms for which the end of a result is shown where nobody taps
const honour = 300000; // ms for which a television shows nothing but who won

/**
 * How many ms a result takes to be told: each duel, and its end.
 * @param {API.Battle} battle
 * @param {number} beat
 */
export const toldIn = (battle, beat) => battle.duels.length * beat + rest;

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
    const timer = setTimeout(put, toldIn(battle, beat));
    return () => clearTimeout(timer);
  }, [of, gone, watching]);
}

/**
 * Whether a game has been over for so long that a device that may show a code shows its first screen, which tells the winner too;
 * and what leads back to the result.
 * @param {Table} table
 * @param {boolean} over
 * @returns {[boolean, () => void]}
 */
export function useIdle(table, over) {
  const [idle, setIdle] = useState(false),
    waits = over && table.me?.role === 'spectator' && !!table.me.shows;
  useEffect(() => {
    setIdle(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setIdle(true), honour);
    return () => clearTimeout(timer);
  }, [waits]);
  return [idle && waits, () => setIdle(false)];
}
