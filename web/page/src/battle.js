// A battle as it is stepped through: which dice are afloat at a step, what is left at the end.

/** The part of the view that holds the battle, if there is one. */
export const battleOf = (snapshot) => snapshot?.view?.table?.find((p) => p.battle)?.battle || null;

/** Ids of the dice sunk before duel `step`; step = number of duels: all that sink. */
export const sunkBefore = (battle, step) => new Set(battle.duels.slice(0, step).flatMap((d) => d.sinks || []));

/** For each colour of the throw: how many are afloat and how many sank, in the order of the colours' first dice. */
export function tally(battle) {
  const sunk = sunkBefore(battle, battle.duels.length), rows = new Map();
  for (const d of battle.dice) {
    const row = rows.get(d.colour) || { colour: d.colour, afloat: [], sunk: 0 };
    if (sunk.has(d.id)) row.sunk++;
    else row.afloat.push(d.face);
    rows.set(d.colour, row);
  }
  return [...rows.values()];
}

/** What tells one battle from another on this device: where it was thrown, not how it was put right. */
export const battleKey = (snapshot, battle) => (battle ? String(battle.sighting ?? snapshot.sighting?.id ?? 'battle-' + battle.dice.length + '-' + snapshot.game?.id) : '');

/** Whose dice a colour is: a person's, a player's of the game, or nobody's but the colour itself. */
export function ownerOf(snapshot, colour, t) {
  const seat = (snapshot.view?.seats || []).find((s) => s.colour === colour && s.name) || (snapshot.people || []).find((p) => p.colour === colour);
  const owner = snapshot.view?.owners?.find((o) => o.colour === colour);
  return seat?.name || (owner ? t.title(owner.name) : t.title(t.hue(colour)));
}

/** Who sinks, in few words: the pair itself is drawn above. */
export function verdict(battle, duel, t) {
  const sinks = duel.sinks || [];
  if (sinks.length === 0) return duel.text ? t.title(duel.text) : t('battle.none');
  if (sinks.length > 1) return t('battle.both');
  const d = battle.dice.find((die) => die.id === sinks[0]);
  return t('battle.sinks', { die: t.die(d.colour, d.face), Die: t.title(t.die(d.colour, d.face)) });
}
