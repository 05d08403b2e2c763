import test from 'node:test';
import assert from 'node:assert/strict';
import { afloatAt, battleKey, battleOf, rowsOf, sunkBefore } from '../src/throw/battle.js';
import { approach } from '../src/throw/clash.js';

const battle = {
  id: 'throw/3',
  dice: [
    { id: 1, colour: 'red', face: '4' },
    { id: 2, colour: 'green', face: '6' },
    { id: 3, colour: 'blue', face: '1' },
  ],
  duels: [{ sinks: [1] }, { sinks: [2, 3] }],
  told: [{ seat: 1, lines: ['+1 yin-yang'] }],
};
const snapshot = {
  game: { id: 'harbour' },
  people: [
    { seat: 0, name: 'Ola', colour: 'green' },
    { seat: 1, name: 'Jan', colour: 'blue' },
  ],
  view: { table: [{ id: 'load' }, { id: 'fight', battle }], seats: [] },
};

test('the battle of a view is found, and none where there is none', () => {
  assert.equal(battleOf(snapshot), battle);
  assert.equal(battleOf(null), null);
  assert.equal(battleOf({ view: { table: [{ id: 'load' }] } }), null);
});

test('dice are afloat until their duel is over', () => {
  assert.deepEqual([...sunkBefore(battle, 0)], []);
  assert.deepEqual([...sunkBefore(battle, 1)], [1]);
  assert.deepEqual([...sunkBefore(battle, 2)], [1, 2, 3]);
});

test('the count of a colour goes down with the ship that sinks', () => {
  const count = (step) =>
    afloatAt(snapshot, battle, step)
      .map((f) => `${f.colour} ${f.was}-${f.is}`)
      .join();
  assert.equal(count(0), 'red 1-0,green 1-1,blue 1-1');
  assert.equal(count(1), 'red 0-0,green 1-0,blue 1-0');
  const idle = { ...snapshot, view: { table: [], seats: [...snapshot.people, { seat: 2, name: 'Ewa', colour: 'white' }] } };
  const told = { ...battle, told: [{ seat: 2, lines: ['no ships at sea'], still: true }] };
  assert.deepEqual(
    afloatAt(idle, told, 0).map((f) => f.colour),
    ['red', 'green', 'blue'],
  );
});

test('ships come together until they touch, and do not move where they touch already', () => {
  const at = (x, y) => ({ centre: [x, y], edge: 16 });
  const [a, b] = approach(at(0, 0), at(60, 80));
  assert.ok(Math.abs(Math.hypot(60 + b[0] - a[0], 80 + b[1] - a[1]) - 17.92) < 0.01);
  assert.deepEqual(approach(at(0, 0), at(12, 0)).flat().map(Math.abs), [0, 0, 0, 0]);
});

test('rows stand in the order of the seats, those of nobody first', () => {
  const rows = rowsOf(snapshot, { ...battle, duels: [{ sinks: [1] }] });
  assert.deepEqual(
    rows.map((r) => [r.colour, r.faces.join(), r.sunk, r.lines.join()]),
    [
      ['red', '', 1, ''],
      ['green', '6', 0, ''],
      ['blue', '1', 0, '+1 yin-yang'],
    ],
  );
});

test('only dice that count are told where some do not, and what a reach pulls in', () => {
  const faces = (b) => rowsOf(snapshot, b).flatMap((r) => r.faces.map((f) => r.colour + f));
  assert.deepEqual(faces({ ...battle, duels: [], hits: [3] }), ['blue1']);
  const order = [
    { die: 2, in: true },
    { die: 3, in: false },
  ];
  assert.deepEqual(faces({ ...battle, duels: [], reach: { die: 1, order } }), ['green6']);
});

test('a battle keeps its key however it is put right, and another game has another', () => {
  assert.equal(battleKey(snapshot, battle), battleKey(snapshot, { ...battle, dice: [] }));
  assert.notEqual(battleKey(snapshot, battle), battleKey({ ...snapshot, game: { id: 'sea' } }, battle));
  assert.equal(battleKey(snapshot, null), '');
});
