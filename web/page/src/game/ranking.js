// The end of a game as a ranking, and as a few lines that are sent to somebody.
import { signed } from '../draw/signed.js';
import { seatsOf } from './seats.js';

/**
 * Columns in the order of the ranking, winners first; without a ranking by the total.
 * @param {API.Snapshot} snapshot
 * @param {API.Ledger} ledger
 */
export function ranked(snapshot, ledger) {
  const seats = seatsOf(snapshot);
  const total = ledger.lines.find((l) => l.total),
    points = (/** @type {number} */ i) => total?.values[i] ?? seats[i]?.score;
  const all = ledger.columns.map((name, i) => ({
    i,
    name: seats[i]?.name || name,
    colour: seats[i]?.colour,
    seat: seats[i]?.seat ?? i,
    points: points(i),
  }));
  const rank = snapshot.result?.ranking,
    place = (/** @type {any} */ c) => (rank ? rank.findIndex((r) => r.includes(c.seat)) : -(c.points ?? 0));
  const order = [...all].sort((a, b) => place(a) - place(b));
  return { order, best: order.filter((c) => place(c) === place(order[0])) };
}

/**
 * The result in a few lines, to be sent to somebody.
 * @param {Words} t
 * @param {API.Snapshot} s
 * @param {any[]} order
 * @param {any[]} best
 * @param {Date} day
 */
export const inWords = (t, s, order, best, day) =>
  [
    `${s.game?.name}, ${new Intl.DateTimeFormat(t.lang, { dateStyle: 'long' }).format(day)}`,
    ...order.map((c) => `${best.includes(c) ? '★ ' : ''}${c.name}${c.points === undefined ? '' : `: ${signed(c.points)}`}`),
  ].join('\n');

/**
 * The game that has just ended, among those that are remembered; undefined where it is not written down yet. The score sheet tells it
 * from an earlier game of the same people.
 * @param {API.Played[]} all
 * @param {API.Snapshot} snapshot
 */
export const endedIn = (all, snapshot) =>
  all.find((g) => g.game.id === snapshot.game?.id && JSON.stringify(g.sheet) === JSON.stringify(snapshot.result?.sheet));

/** @param {API.Played['rounds'][number] | undefined} round */
const allScored = (round) => !!round && round.scores.every((v) => v !== null);

/**
 * Whether the points of a game can be drawn as lines: they are known after the last round and after another one.
 * @param {API.Played} game
 */
export const hasCourse = ({ rounds }) => allScored(rounds.at(-1)) && rounds.filter(allScored).length > 1;
