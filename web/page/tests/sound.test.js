import test from 'node:test';
import assert from 'node:assert/strict';
import { scores } from '../src/device/synth.js';
import { Sound } from '../src/device/sound.js';

/** A device that is touched: what it has computed a while later. kept: what was chosen on it before. */
function computed(t, role, kept) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let touch = () => {};
  Object.assign(globalThis, {
    AudioContext: class {},
    localStorage: { getItem: () => kept, setItem: () => {} },
    addEventListener: (/** @type {string} */ sign, /** @type {() => void} */ does) => {
      if (sign === 'pointerdown') touch = does;
    },
  });
  const sound = new Sound(() => (role ? { role } : null));
  const later = () => {
    touch();
    for (let i = 0; i < 20; i++) t.mock.timers.tick(300);
    return Object.keys(sound.samples).sort();
  };
  return { sound, later };
}
const all = Object.keys(scores).sort();

test('a device of a player computes its sounds once it is touched', (t) => assert.deepEqual(computed(t, 'player', null).later(), all));
test('a device that looks on computes none', (t) => assert.deepEqual(computed(t, 'spectator', null).later(), []));
test('but it does where somebody has switched them on', (t) => assert.deepEqual(computed(t, 'spectator', 'on').later(), all));
test('a device whose sounds are off computes none', (t) => assert.deepEqual(computed(t, 'host', 'off').later(), []));
test('nor does one that is nobody yet', (t) => assert.deepEqual(computed(t, '', null).later(), []));
test('sounds that are switched on later are computed with the next touch', (t) => {
  const { sound, later } = computed(t, 'spectator', null);
  assert.deepEqual(later(), []);
  sound.turn(true);
  assert.deepEqual(later(), all);
});
