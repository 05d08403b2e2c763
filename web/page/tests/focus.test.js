import test from 'node:test';
import assert from 'node:assert/strict';
import { besides, focusOf, isCloser, mainAsk, onlyAnswer, waits } from '../src/ask/focus.js';

const choice = (id, dice) => ({ id, label: id, effect: [], dice });
const ask = (id, more) => ({
  id,
  kind: 'choose',
  seats: [-1],
  primary: true,
  anytime: false,
  fields: [{ id: 'f', choices: [choice('a'), choice('b')] }],
  ...more,
});
const throwing = ask('throw/1', { kind: 'throw', fields: [] });
const closer = ask('near/1', { fields: [{ id: 'nearer', choices: [choice('1', [1, 2]), choice('2', [1, 3])] }] });
const at = (more) => ({ game: { id: 'harbour' }, asks: [], view: { table: [] }, ...more });

test('every state of the table has its screen', () => {
  const cases = [
    ['loading', null, {}],
    ['home', at({ game: null }), {}],
    ['home', at({ asks: [throwing] }), { home: true }],
    ['throw', at({ asks: [throwing] }), {}],
    ['deck', at({ asks: [ask('port')] }), {}],
    ['closer', at({ asks: [closer] }), {}],
    ['reading', at({ asks: [throwing], sighting: { id: 's', state: 'reading' } }), {}],
    ['failed', at({ asks: [throwing], sighting: { id: 's', state: 'failed' } }), {}],
    ['throw', at({ asks: [throwing], sighting: { id: 's', state: 'failed' } }), { away: 's' }],
    ['hand', at({ asks: [throwing], sighting: { id: 's', state: 'asking' } }), {}],
    ['question', at({ asks: [throwing], sighting: { id: 's', state: 'asking', picture: {}, questions: [{}], guards: [] } }), {}],
    ['guard', at({ asks: [throwing], sighting: { id: 's', state: 'asking', picture: {}, questions: [{}], guards: [{}] } }), {}],
    ['board', at({ asks: [throwing], sighting: { id: 's', state: 'asking', picture: {}, questions: [{}], guards: [] } }), { peek: true }],
    ['score', at({ result: { sheet: {} } }), {}],
  ];
  for (const [want, snapshot, local] of cases) assert.equal(focusOf(snapshot, local), want, JSON.stringify([snapshot, local]));
});

test("a person's own question comes first on their device", () => {
  const asks = [ask('all'), ask('mine', { seats: [2] }), ask('secret', { seats: [2], secret: true, primary: false })];
  assert.equal(mainAsk({ asks }, null).id, 'all');
  assert.equal(mainAsk({ asks }, null, 2).id, 'secret');
  assert.equal(mainAsk({ asks: asks.slice(0, 2) }, null, 2).id, 'mine');
  assert.equal(mainAsk({ asks }, 'mine').id, 'mine');
  assert.equal(mainAsk({ asks: [] }, null), null);
});

test('a secret of somebody else is not offered beside a question', () => {
  const asks = [ask('all'), ask('secret', { seats: [2], secret: true }), ask('ritual', { anytime: true })];
  assert.deepEqual(
    besides({ asks }, asks[0], 1).map((a) => a.id),
    ['ritual'],
  );
  assert.deepEqual(
    besides({ asks }, asks[0], 2).map((a) => a.id),
    ['secret', 'ritual'],
  );
});

test('one answer that may be given is a button; a refused one is not', () => {
  const one = (c) => ask('x', { fields: [{ id: 'f', choices: [c] }] });
  assert.deepEqual(onlyAnswer(one(choice('go'))).fields, { f: 'go' });
  assert.equal(onlyAnswer(one({ ...choice('go'), refused: 'no' })), null);
  assert.equal(onlyAnswer(ask('two')), null);
});

test('pairs of dice are asked over the picture, words are not', () => {
  assert.equal(isCloser(closer), true);
  assert.equal(isCloser(ask('port')), false);
  assert.equal(isCloser(null), false);
});

test('a sighting waits for people only while it asks', () => {
  assert.equal(waits({ state: 'asking', questions: [{}], guards: [] }), true);
  assert.equal(waits({ state: 'answered', questions: [{}], guards: [] }), false);
  assert.ok(!waits(null));
});
