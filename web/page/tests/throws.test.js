import test from 'node:test';
import assert from 'node:assert/strict';
import { after, edgeFor, Events, follow, sorted } from '../src/overlay/throws.js';

const stream = 'event:last\nid:7\nretry:1000\ndata:null\n\nevent:here\ndata:1\n\nevent: throw\nid: 8\ndata: {"throw":2,"sum":9}\n\n';

test('events are the same however they are cut', () => {
  const whole = new Events().take(stream);
  assert.deepEqual(
    whole.map((e) => [e.name, e.id, e.data]),
    [
      ['last', '7', 'null'],
      ['here', '', '1'],
      ['throw', '8', '{"throw":2,"sum":9}'],
    ],
  );
  for (let cut = 0; cut <= stream.length; cut++) {
    const events = new Events();
    assert.deepEqual([...events.take(stream.slice(0, cut)), ...events.take(stream.slice(cut))], whole, 'cut at ' + cut);
  }
  assert.deepEqual(new Events().take(stream.replaceAll('\n', '\r\n')), whole);
});

test('an event without an end is not held for ever', () => {
  const events = new Events();
  assert.throws(() => {
    for (let n = 0; n < 200; n++) events.take('x'.repeat(10000));
  });
});

test('the last throw is shown, also one that is put right, and not an older one', () => {
  const say = (shown, name, data) => after(shown, { name, id: '', data: JSON.stringify(data) });
  let shown = say(null, 'last', null);
  assert.equal(shown, null);
  shown = say(shown, 'throw', { throw: 2, sum: 9 });
  shown = say(shown, 'here', 1);
  assert.equal(shown.sum, 9);
  shown = say(shown, 'throw', { throw: 5, sum: 4 });
  assert.equal(say(shown, 'corrected', { throw: 2, sum: 10 }).sum, 4);
  shown = say(shown, 'corrected', { throw: 5, sum: 6 });
  assert.equal(shown.sum, 6);
  shown = say(shown, 'undone', { throw: 5 });
  assert.equal(say(shown, 'last', { throw: 2, sum: 10 }).sum, 10);
});

test('dice are sorted by colour, the highest first, and printed faces last', () => {
  const die = (colour, face) => ({ colour, face, value: Number(face) || null });
  const dice = [die('red', '2'), die('red', 'star'), die('blue', '1'), die('red', '6'), die('blue', '5')];
  assert.deepEqual(
    sorted({ dice }).map((d) => d.colour + d.face),
    ['blue5', 'blue1', 'red6', 'red2', 'redstar'],
  );
});

test('any number of dice fits into any window', () => {
  for (const n of [1, 2, 5, 12, 40, 100])
    for (const [w, h] of [
      [800, 600],
      [390, 844],
      [1920, 200],
      [120, 120],
    ]) {
      const edge = edgeFor(n, w, h),
        columns = Math.floor(w / (1.2 * edge));
      assert.ok(edge > 0 && columns * Math.floor(h / (1.2 * edge)) >= n, `${n} in ${w}×${h}: ${edge}`);
    }
});

test('the stream is opened again after a refusal, an error and its end, and says what was heard last', async () => {
  const asked = [],
    said = [],
    waited = [];
  const bodies = [
    () => new Response('{"error":{"text":"ended"}}', { status: 401 }),
    () => {
      throw new TypeError('no network');
    },
    () => new Response(stream),
    () => new Response('', { status: 503 }),
  ];
  globalThis.fetch = async (address, how) => {
    asked.push(how.headers);
    return bodies[asked.length - 1]();
  };
  const done = new Promise((end) => {
    const wait = async (ms) => {
      waited.push(ms);
      if (waited.length === 4) {
        end();
        await new Promise(() => {});
      }
    };
    follow(
      '/api/v1/throws',
      'qml_x',
      { event: (e) => said.push(e.name), away: () => said.push('away'), refused: (why) => said.push(why) },
      wait,
    );
  });
  await done;
  assert.deepEqual(said, ['ended', 'away', 'away', 'last', 'here', 'throw', 'away', 'away']);
  assert.equal(asked[0].Authorization, 'Bearer qml_x');
  assert.deepEqual(
    asked.map((h) => h['Last-Event-ID']),
    [undefined, undefined, undefined, '8'],
  );
  assert.deepEqual(waited, [5000, 5000, 500, 1000]);
});
