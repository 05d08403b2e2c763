import test from 'node:test';
import assert from 'node:assert/strict';
import { isTally, sorted, split } from '../src/throw/battle.js';
import { slotsOf, without } from '../src/throw/dice.js';

const die = (id, colour, face) => ({ id, colour, face });

test('dice are sorted, the highest number first and faces without one last', () => {
  const dice = [die(1, 'red', '2'), die(2, 'red', 'star'), die(3, 'blue', '10'), die(4, 'blue', '2')];
  assert.deepEqual(
    sorted(dice).map((d) => d.id),
    [3, 4, 1, 2],
  );
});

test('a throw with duels, a reach, or dice that hit somebody is more than added up', () => {
  const plain = { dice: [die(1, 'red', '2')], duels: [] };
  assert.equal(isTally(plain), true);
  for (const more of [{ duels: [{}] }, { reach: {} }, { told: [{}] }, { hits: [1] }, { dice: [] }]) {
    assert.equal(isTally({ ...plain, ...more }), false);
  }
  assert.equal(isTally(null), false);
});

test('an outcome is its first sentence and the rest', () => {
  assert.deepEqual(split('16. Two sixes and a four'), { head: '16', rest: 'Two sixes and a four' });
  assert.deepEqual(split('Nobody sinks.'), { head: 'Nobody sinks.', rest: '' });
});

test('dice that are kept are not told by hand', () => {
  const slots = slotsOf({
    groups: [
      { colour: 'red', count: 2 },
      { colour: '', count: 1 },
    ],
  });
  assert.deepEqual(
    without(slots, [{ colour: 'red' }, { colour: '' }]).map((g) => g.colour),
    ['red'],
  );
  assert.deepEqual(
    without(slots, [{ colour: 'red' }, { colour: 'red' }]).map((g) => g.colour),
    [''],
  );
});
