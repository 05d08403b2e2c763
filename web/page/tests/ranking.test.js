import test from 'node:test';
import assert from 'node:assert/strict';
import { endedIn, hasCourse, inWords, ranked } from '../src/game/ranking.js';
import { wordsOf } from '../src/device/words.js';

const ledger = { columns: ['Ola', 'Jan', 'Ewa'], lines: [{ label: 'points', values: [-3, 44, 44], total: true }] };
const snapshot = {
  game: { name: 'Przystań' },
  people: ['Ola', 'Jan', 'Ewa'].map((name, seat) => ({ seat, name, colour: 'green' })),
  view: { seats: [] },
  result: { ranking: [[2], [1], [0]] },
};

test('a result that is sent names the game, the day, and everybody in their place', () => {
  const { order, best } = ranked(snapshot, ledger);
  assert.deepEqual(inWords(wordsOf('pl'), snapshot, order, best, new Date(2026, 10, 25)).split('\n'), [
    'Przystań, 25 listopada 2026',
    '★ Ewa: 44',
    'Jan: 44',
    'Ola: −3',
  ]);
});

test('a shared win has two stars, and points that are not known are not made up', () => {
  const shared = { ...snapshot, game: { name: 'Harbour' }, result: { ranking: [[1, 2], [0]] } };
  const unknown = { ...ledger, lines: [] };
  const { order, best } = ranked(shared, unknown);
  assert.equal(inWords(wordsOf('en'), shared, order, best, new Date(2026, 10, 25)), 'Harbour, November 25, 2026\n★ Jan\n★ Ewa\nOla');
});

const sheet = (/** @type {number} */ points) => ({
  columns: ['Ola', 'Jan'],
  lines: [{ label: 'points', values: [points, 3], total: true }],
});
const played = (/** @type {number} */ no, /** @type {number} */ points) => ({ no, game: { id: 'harbour' }, sheet: sheet(points) });
const over = { game: { id: 'harbour' }, result: { ranking: [[0], [1]], sheet: sheet(7) } };

test('the course is that of the game that has just ended', () => {
  assert.equal(endedIn([played(9, 7), played(1, 4)], over)?.no, 9);
});

test('while it is not written down, the course of an earlier game of the same people is not shown', () => {
  assert.equal(endedIn([played(1, 4)], over), undefined);
  assert.equal(endedIn([{ ...played(1, 7), game: { id: 'sails' } }], over), undefined);
});

test('the points are drawn as lines only where they are known after two rounds, one of them the last', () => {
  const course = (/** @type {(number | null)[][]} */ ...rounds) =>
    hasCourse(/** @type {any} */ ({ rounds: rounds.map((scores) => ({ scores })) }));
  assert.equal(course([1, 2], [3, 4]), true);
  assert.equal(course([null, null], [1, 2], [3, 4]), true);
  assert.equal(course([null, null], [null, null], [3, 4]), false, 'a game whose treasures stay hidden until its end');
  assert.equal(course([1, 2], [3, null]), false);
  assert.equal(course([1, 2]), false);
  assert.equal(course(), false);
});
