// A battle as it is stepped through: which dice are afloat at a step, what is left at the end.
import { must } from '../device/must.js';
import { seatsOf } from '../game/seats.js';

/**
 * The part of the view that holds the battle, if there is one.
 * @param {API.Snapshot | null} snapshot
 */
export const battleOf = (snapshot) => snapshot?.view?.table?.find((p) => p.battle)?.battle || null;

/**
 * Ids of the dice sunk before duel `step`; step = number of duels: all that sink.
 * @param {API.Battle} battle
 * @param {number} step
 */
export const sunkBefore = (battle, step) => new Set(battle.duels.slice(0, step).flatMap((d) => d.sinks || []));

/**
 * How many dice of each colour are afloat before and after duel `step`, in the order of the seats, dice of nobody's first.
 * @param {API.Snapshot} snapshot
 * @param {API.Battle} battle
 * @param {number} step
 */
export function afloatAt(snapshot, battle, step) {
  const [before, after] = [sunkBefore(battle, step), sunkBefore(battle, step + 1)];
  return rowsOf(snapshot, battle)
    .map(({ colour }) => ({ colour, own: battle.dice.filter((d) => d.colour === colour) }))
    .filter(({ own }) => own.length) // who has no ships at sea is not counted
    .map(({ colour, own }) => ({
      colour,
      was: own.filter((d) => !before.has(d.id)).length,
      is: own.filter((d) => !after.has(d.id)).length,
    }));
}

/**
 * A row for everybody whom the throw concerns, in the order of the seats, dice of nobody's first:
 * {colour, faces: of the dice that count, sunk, lines: what it brings, still: nothing changes}.
 * @param {API.Snapshot} snapshot
 * @param {API.Battle} battle
 */
export function rowsOf(snapshot, battle) {
  const sunk = sunkBefore(battle, battle.duels.length),
    rows = new Map();
  const pulled = battle.reach && new Set(battle.reach.order.filter((x) => x.in).map((x) => x.die));
  /** @param {API.Die} d */
  const counts = (d) => (pulled ? pulled.has(d.id) : battle.hits?.length ? battle.hits.includes(d.id) : true);
  /** @param {string} colour */
  const row = (colour) => rows.get(colour) || rows.set(colour, { colour, faces: [], sunk: 0, lines: [], still: false }).get(colour);
  for (const d of battle.dice) {
    if (sunk.has(d.id)) row(d.colour).sunk++;
    else if (counts(d)) row(d.colour).faces.push(d.face);
  }
  const seats = seatsOf(snapshot);
  /** @param {number} seat */
  const colourOf = (seat) => seats.find((s) => s.seat === seat)?.colour || snapshot.people?.find((p) => p.seat === seat)?.colour;
  for (const told of battle.told || []) {
    const colour = colourOf(told.seat);
    if (colour) Object.assign(row(colour), { lines: told.lines, still: !!told.still });
  }
  /** @param {string} colour */
  const place = (colour) => seats.findIndex((s) => (s.colour || colourOf(s.seat)) === colour);
  return [...rows.values()].sort((a, b) => place(a.colour) - place(b.colour));
}

/**
 * What tells one battle from another on this device: where it was thrown, not how it was put right.
 * @param {API.Snapshot | null} snapshot
 * @param {API.Battle | null} battle
 */
export const battleKey = (snapshot, battle) =>
  battle
    ? String(
        battle.id
          ? `${battle.id}@${snapshot?.game?.id}`
          : (battle.sighting ?? snapshot?.sighting?.id ?? 'battle-' + battle.dice.length + '-' + snapshot?.game?.id),
      )
    : '';

/**
 * Whose dice a colour is: a person's, a player's of the game, or nobody's but the colour itself.
 * @param {API.Snapshot} snapshot
 * @param {string} colour
 * @param {Words} t
 */
export function ownerOf(snapshot, colour, t) {
  const seat =
    (snapshot.view?.seats || []).find((s) => s.colour === colour && s.name) || (snapshot.people || []).find((p) => p.colour === colour);
  const owner = snapshot.view?.owners?.find((o) => o.colour === colour);
  return seat?.name || (owner ? t.title(owner.name) : t.title(t.hue(colour)));
}

/**
 * A die of a battle by its id.
 * @param {API.Battle} battle
 * @param {number} id
 */
export const dieOf = (battle, id) =>
  must(
    battle.dice.find((d) => d.id === id),
    `die ${id} of the battle`,
  );

/**
 * Who sinks, in few words: the pair itself is drawn above.
 * @param {API.Battle} battle
 * @param {API.Duel} duel
 * @param {Words} t
 */
export function verdict(battle, duel, t) {
  const sinks = duel.sinks || [];
  if (sinks.length === 0) return duel.text ? t.title(duel.text) : t('battle.none');
  if (sinks.length > 1) return t('battle.both');
  const d = dieOf(battle, sinks[0]);
  return t('battle.sinks', { die: t.die(d.colour, d.face), Die: t.title(t.die(d.colour, d.face)) });
}

/**
 * Whether a throw is only added up: no duels, no reach, and nothing that happens to single players.
 * @param {API.Battle | null} battle
 */
export const isTally = (battle) =>
  !!battle?.dice.length && !battle.duels.length && !battle.reach && !battle.told?.length && !battle.hits?.length;

/**
 * Dice with the highest number first, and those without a number last.
 * @param {API.Die[]} dice
 */
export const sorted = (dice) =>
  [...dice].sort(
    (a, b) => (Number(b.face) || 0) - (Number(a.face) || 0) || a.face.localeCompare(b.face) || a.colour.localeCompare(b.colour),
  );

/**
 * An outcome as its first sentence and the rest: a number alone is shown large.
 * @param {string} said
 */
export function split(said) {
  const [first, ...rest] = said.split(/(?<=[.?])\s+/);
  return { head: rest.length ? first.replace(/\.$/, '') : first, rest: rest.join(' ') };
}
