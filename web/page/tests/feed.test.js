import test, { mock } from 'node:test';
import assert from 'node:assert/strict';

globalThis.location = /** @type {any} */ ({ search: '' });
globalThis.document = /** @type {any} */ ({
  createElement: () => ({ getContext: () => ({ drawImage() {} }), toBlob: (done) => done(new Blob(['frame'], { type: 'image/jpeg' })) }),
});
const { Feed } = await import('../src/phone/feed.js');

/** A camera that can keep focus and white balance, but no exposure. */
const camera = (asked = []) => ({
  readyState: 'live',
  stopped: false,
  getCapabilities: () => ({
    focusMode: ['continuous', 'manual'],
    focusDistance: { min: 0.1, max: 5 },
    whiteBalanceMode: ['continuous', 'manual'],
    colorTemperature: { min: 2500, max: 7000 },
    exposureMode: ['continuous'],
    exposureTime: { min: 1, max: 1000 },
  }),
  getSettings: () => ({ focusDistance: 0.5, colorTemperature: 4000, exposureTime: 80, width: 1920 }),
  applyConstraints: async (wish) => asked.push(wish.advanced[0]),
  stop() {
    this.stopped = true;
  },
});

/** A video that shows a new picture at once, or none. */
const video = (shows = true) => ({ videoWidth: 640, videoHeight: 480, requestVideoFrameCallback: (next) => shows && next() });

/** A feed with a server that gives these answers, and what it was sent and told. */
function feed(answers, shows = true, asked = []) {
  const told = [],
    sent = [];
  globalThis.fetch = async (to, how) => {
    sent.push({ to, ...how });
    const [status, body] = answers.shift();
    return /** @type {any} */ ({ status, ok: status === 200, json: async () => body });
  };
  const f = new Feed(/** @type {any} */ (video(shows)), (state) => told.push(state));
  f.track = camera(asked);
  return { f, told, sent };
}

test('only settings that the browser can keep are told', () => {
  assert.deepEqual(feed([]).f.settings(), { focusDistance: 0.5, colorTemperature: 4000 });
});

test('what the rig holds is set once, within what the camera can do, and left free again', async () => {
  const asked = [],
    { f } = feed([], true, asked),
    rig = { focusDistance: 9, exposureTime: 50 };
  await f.hold({});
  assert.equal(asked.length, 0);
  await f.hold(rig);
  await f.hold({ ...rig });
  assert.deepEqual(asked, [{ focusMode: 'manual', focusDistance: 5, exposureMode: 'continuous', whiteBalanceMode: 'continuous' }]);
  await f.hold({});
  assert.deepEqual(asked[1], { focusMode: 'continuous', exposureMode: 'continuous', whiteBalanceMode: 'continuous' });
});

test('the box says when the next frame is wanted, and that none is', async () => {
  const { f, told, sent } = feed([
    [200, { wait_ms: 100, rests: false }],
    [200, { wait_ms: 1000, rests: true }],
    [200, { wait_ms: 100, rests: false }],
  ]);
  assert.equal(await f.turn(), 100);
  assert.equal(await f.turn(), 1000);
  assert.equal(await f.turn(), 100);
  assert.deepEqual(told, ['live', 'rests', 'live']);
  assert.deepEqual(
    sent.map((s) => s.body.size),
    [5, 5, 0],
  );
  assert.equal(sent[0].to, '/api/v1/frames');
  assert.equal(sent[0].headers['X-Camera'], '{"focusDistance":0.5,"colorTemperature":4000}');
});

test('each answer of the box is said in a word', async () => {
  for (const [status, word] of [
    [401, 'gone'],
    [403, 'gone'],
    [422, 'other'],
  ]) {
    const { f, told } = feed([[status, {}]]);
    await f.turn();
    assert.deepEqual(told, [word]);
    assert.equal(f.over, word === 'gone');
    assert.equal(f.track.stopped, word === 'gone');
  }
  const { f, told } = feed([
    [429, {}],
    [503, {}],
  ]);
  assert.equal(await f.turn(), 300);
  assert.deepEqual(told, []);
  await assert.rejects(f.turn());
});

test('a camera that has stopped shows its last picture to nobody', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { f, sent } = feed([], false);
  const turn = assert.rejects(f.turn());
  mock.timers.tick(2000);
  await turn;
  mock.timers.reset();
  assert.equal(sent.length, 0);
  assert.equal(f.track.stopped, true);
});
