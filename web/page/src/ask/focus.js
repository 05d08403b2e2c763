// What the page shows now. A pure function of the newest snapshot and of this device's own state.
import { battleOf, battleKey } from '../throw/battle.js';

/**
 * The ask that the table most likely answers next; asks that may be left stand last. A person's own come first on their device.
 * @param {API.Snapshot | null} snapshot
 * @param {string | null} [chosen]
 */
export function mainAsk(snapshot, chosen, seat = -1) {
  const asks = snapshot?.asks || [],
    own = (/** @type {API.Ask} */ a) => seat >= 0 && a.seats?.length === 1 && a.seats[0] === seat;
  return (
    asks.find((a) => a.id === chosen) ||
    asks.find((a) => own(a) && a.secret && !a.sealed) ||
    asks.find((a) => own(a) && a.primary && !a.anytime) ||
    asks.find((a) => a.primary && !a.anytime) ||
    asks.find((a) => !a.anytime) ||
    null
  );
}

/**
 * An ask about dice on the board: which pair is closer, which ships are in reach. It is shown over the picture.
 * @param {API.Ask | null | undefined} ask
 */
export const isCloser = (ask) =>
  !!ask &&
  (ask.kind === 'choose' || ask.kind === 'form') &&
  ask.fields?.length === 1 &&
  (ask.fields[0].choices || []).filter((c) => c.dice?.length).length >= 2;

/**
 * What may be answered beside the main ask; one that has a single answer is a button that gives it.
 * @param {API.Snapshot | null} snapshot
 * @param {API.Ask | null} ask
 */
export const besides = (snapshot, ask, seat = -1) => {
  const asks = snapshot?.asks || [],
    mine = (/** @type {API.Ask} */ a) => a.secret && a.seats[0] === seat,
    chooses = asks.some(mine);
  // Somebody who chooses in secret on this device must not answer "everybody has chosen" for the others.
  return asks.filter((a) => a !== ask && a.kind !== 'throw' && (a.secret ? mine(a) && !a.sealed : a.anytime || !chooses));
};

/**
 * The one answer an ask has, as its fields, or null.
 * @param {API.Ask} ask
 */
export function onlyAnswer(ask) {
  const f = ask.fields?.[0];
  return ask.fields?.length === 1 && f.choices?.length === 1 && !f.choices[0].refused
    ? { fields: { [f.id]: f.choices[0].id }, choice: f.choices[0] }
    : null;
}

/**
 * Whether the questions and guards of a sighting still wait for people.
 * @param {API.Sighting | null | undefined} s
 */
export const waits = (s) => !!s && s.state === 'asking' && (s.questions?.length > 0 || s.guards?.length > 0);

/**
 * One of: loading, home, reading, failed, hand, guard, question, closer, battle, throw, deck, score.
 * local: {home, put: key of the battle that was put away, peek: look at the board instead of the question, ask: chosen ask}
 * @param {API.Snapshot | null} snapshot
 * @param {Local} local
 */
export function focusOf(snapshot, local) {
  if (!snapshot) return 'loading';
  if (local.home || !snapshot.game) return 'home';
  const s = snapshot.sighting,
    battle = battleOf(snapshot),
    ask = mainAsk(snapshot, local.ask, local.seat);
  if (s?.state === 'reading') return 'reading';
  if (s?.state === 'failed' && ask?.kind === 'throw' && local.away !== s.id) return 'failed';
  if (s?.state === 'asking' && !s.picture) return 'hand';
  if (s && waits(s) && !local.peek) return s.guards?.length ? 'guard' : 'question';
  if (s?.state === 'asking') return 'board';
  if (local.ask && ask?.id === local.ask && !isCloser(ask)) return 'deck';
  if (isCloser(ask) && !local.peek) return 'closer';
  if (battle && !battle.again?.length && (isCloser(ask) || (battle.past ? local.put === null : local.put !== battleKey(snapshot, battle))))
    return 'battle';
  if (ask?.kind === 'throw') return 'throw';
  if (!ask && (snapshot.result || lastLedger(snapshot))) return 'score';
  return 'deck';
}

/**
 * The score sheet of a game that is over.
 * @param {API.Snapshot} snapshot
 */
export const lastLedger = (snapshot) =>
  snapshot.result?.sheet || [...(snapshot.view?.table || [])].reverse().find((p) => p.ledger)?.ledger || null;
