import test from 'node:test';
import assert from 'node:assert/strict';
import { beyond, padded, rubbed, typed } from '../src/ask/values.js';

const number = (more) => ({ id: 'n', label: 'n', min: 0, max: 120, choices: [], ...more });
const word = { id: 'w', label: 'w', min: 1, max: 1, choices: [{ id: 'a', label: 'a', effect: [] }] };

test('a number is typed digit by digit, as many as it may have', () => {
  const f = number({});
  const keys = (digits) => [...digits].reduce((v, d) => typed(f, v, Number(d)), null);
  assert.equal(keys('7'), 7);
  assert.equal(keys('07'), 7);
  assert.equal(keys('120'), 120);
  assert.equal(keys('1204'), 120);
  assert.equal(typed(number({ min: -20, max: 20 }), -1, 5), -15);
});

test('a number is rubbed out from its end until nothing is left', () => {
  assert.equal(rubbed(120), 12);
  assert.equal(rubbed(-15), -1);
  assert.equal(rubbed(7), null);
  assert.equal(rubbed(null), null);
});

test('a number that the field does not take is told, nothing typed is not wrong', () => {
  const f = number({ min: 3 });
  assert.deepEqual(
    [null, 2, 3, 120, 121].map((v) => beyond(f, v)),
    [false, true, false, false, true],
  );
});

test('five to sixteen numbers of a form are a pad, whatever else it asks', () => {
  const many = (n) => Array.from({ length: n }, (_, i) => number({ id: 'n' + i }));
  assert.equal(padded('form', many(4)).length, 0);
  assert.equal(padded('form', [word, ...many(5)]).length, 5);
  assert.equal(padded('form', many(16)).length, 16);
  assert.equal(padded('form', many(17)).length, 0);
  assert.equal(padded('choose', many(5)).length, 0);
});
