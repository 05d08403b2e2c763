import test from 'node:test';
import assert from 'node:assert/strict';

const kept = new Map(),
  nowhere = { addEventListener() {} };
Object.assign(globalThis, {
  location: { search: '' },
  document: nowhere,
  navigator: {},
  addEventListener() {},
  setInterval: () => 0,
  localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
});
const { Table } = await import('../src/device/table.js');

const at = (version) => /** @type {any} */ ({ version, serial: version, lang: 'en', log: [] });
const ask = (id) => /** @type {any} */ ({ id });

/** A host's table at step 1, and the requests that it sent: each waits for its reply. */
function table() {
  const sent = [];
  globalThis.fetch = (to, how) =>
    new Promise((reply) =>
      sent.push({ ...JSON.parse(how.body), reply: (status, body) => reply(new Response(JSON.stringify(body), { status })) }),
    );
  const t = new Table('en');
  t.set({ me: /** @type {any} */ ({ role: 'host' }) });
  t.accept(at(1));
  return { t, sent };
}

test('a second tap at the same position is not sent', async () => {
  const { t, sent } = table();
  t.answer(ask('roll'), 0, {});
  assert.equal(await t.answer(ask('roll'), 0, {}), false);
  assert.equal(sent.length, 1);
});

test('a tap on the next question is sent, though the reply to the one before is still under way', async () => {
  const { t, sent } = table();
  const first = t.answer(ask('roll'), 0, {});
  t.accept(at(2));
  assert.equal(t.busy, '');
  const second = t.answer(ask('move'), 0, {});
  assert.deepEqual(
    sent.map((s) => [s.ask, s.seen]),
    [
      ['roll', 1],
      ['move', 2],
    ],
  );

  sent[0].reply(200, at(2));
  assert.equal(await first, true);
  assert.equal(t.busy, 'answer', 'the second is still under way');
  sent[1].reply(200, at(3));
  assert.equal(await second, true);
  assert.equal(t.busy, '');
  assert.equal(t.snapshot.version, 3);
});

test('a tap is free again once its reply came, whatever it says', async () => {
  for (const status of [200, 409, 422, 500]) {
    const { t, sent } = table();
    const done = t.answer(ask('roll'), 0, {});
    sent[0].reply(status, status === 200 ? at(1) : { error: { text: 'no' } });
    assert.equal(await done, status === 200);
    assert.equal(t.busy, '');
  }
});

test('what news tell of the same position leaves the tap under way', () => {
  const { t } = table();
  t.answer(ask('roll'), 0, {});
  t.accept({ ...at(1), serial: 2 });
  assert.equal(t.busy, 'answer');
});
