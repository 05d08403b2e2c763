import test from 'node:test';
import assert from 'node:assert/strict';
import { diceOf, grown, nearest, plates, windowRound } from '../src/throw/dice.js';

const square = (x, y, h = 6) => [
  [x - h, y - h],
  [x + h, y - h],
  [x + h, y + h],
  [x - h, y + h],
];
const read = (id, x, y, more) => ({
  id,
  colour: 'red',
  value: 4,
  centre_mm: [x, y],
  footprint_mm: square(x, y),
  edge_mm: 12,
  pose: 'flat',
  ...more,
});

test('dice of a sighting: a face of their own set, doubts, and none without a place', () => {
  const sighting = {
    edge_mm: 12,
    faces: { black: ['star', 'skull'] },
    questions: [{ dice: [2] }],
    dice: [
      read(1, 20, 20),
      read(2, 50, 20, { colour: 'black', value: 2 }),
      read(3, 0, 0, { placed: false }),
      read(4, 80, 20, { value: 0 }),
    ],
  };
  assert.deepEqual(
    diceOf(sighting, null).map((d) => [d.id, d.face, d.unsure]),
    [
      [1, '4', false],
      [2, 'skull', true],
      [4, '0', false],
    ],
  );
});

test('without a sighting the dice of the battle are drawn where they are known to lie', () => {
  const [d, ...rest] = diceOf(null, {
    dice: [
      { id: 7, colour: 'green', face: '3', footprint: square(30, 40) },
      { id: 8, colour: 'green', face: '5' },
    ],
  });
  assert.equal(rest.length, 0);
  assert.deepEqual([d.id, d.centre, d.edge, d.yaw, d.value], [7, [30, 40], 12, 0, 3]);
});

test('a tap finds the nearest die within its reach', () => {
  const dice = diceOf({ dice: [read(1, 20, 20), read(2, 50, 20)], questions: [] }, null);
  assert.equal(nearest(dice, [47, 20], 8).id, 2);
  assert.equal(nearest(dice, [20, 90], 8), null);
});

test('an outline grows on every side by the same', () => {
  const [d] = diceOf({ dice: [read(1, 20, 20)], questions: [] }, null);
  assert.deepEqual(grown(d, 1), square(20, 20, 7));
});

test('a window is a square with room round the dice, and stays near the board', () => {
  const board = { width_mm: 290, height_mm: 290 };
  const dice = diceOf({ dice: [read(1, 10, 10), read(2, 60, 20)], questions: [] }, null);
  const [x, y, w, h] = windowRound(dice, board);
  assert.ok(w === h && w >= 60 && x >= -5 && y >= -5, String([x, y, w, h]));
  assert.deepEqual(windowRound([], board), [0, 0, 290, 290]);
});

test('plates of dice side by side do not lie on each other', () => {
  const dice = diceOf({ dice: [read(1, 100, 100), read(2, 113, 100), read(3, 100, 113)], questions: [] }, null);
  const at = [...plates(dice, [], 1, [0, 0, 290, 290]).values()];
  for (const [i, a] of at.entries()) for (const b of at.slice(i + 1)) assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) > 5, `${a} ${b}`);
});
