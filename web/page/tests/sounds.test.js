import test from 'node:test';
import assert from 'node:assert/strict';
import { samplesOf, scores } from '../src/device/synth.js';

const rate = 22050,
  names = Object.keys(scores);

/** Loudness in 24 bands of 100 Hz upwards, each a third of an octave, as shares of the whole. */
function bandsOf(samples) {
  const bands = Array.from({ length: 20 }, (_, i) => {
    const w = (2 * Math.PI * 60 * 2 ** (i / 2.6)) / rate,
      c = 2 * Math.cos(w);
    let energy = 0; // Goertzel, over pieces of 2048 samples
    for (let from = 0; from + 2048 <= samples.length; from += 2048) {
      let a = 0,
        b = 0;
      for (let n = 0; n < 2048; n++) [a, b] = [samples[from + n] + c * a - b, a];
      energy += a * a + b * b - c * a * b;
    }
    return energy;
  });
  const all = bands.reduce((s, v) => s + v, 0);
  return bands.map((v) => v / all);
}

/** Loudness in ten pieces of 150 ms, as shares of the whole. */
function courseOf(samples) {
  const pieces = Array.from({ length: 10 }, (_, i) => samples.slice(i * 0.15 * rate, (i + 1) * 0.15 * rate).reduce((s, v) => s + v * v, 0));
  const all = pieces.reduce((s, v) => s + v, 0);
  return pieces.map((v) => v / all);
}

for (const name of names) {
  test(`${name} is short, audible and not clipped`, () => {
    const s = samplesOf(name, rate),
      peak = s.reduce((p, v) => Math.max(p, Math.abs(v)), 0),
      rms = Math.sqrt(s.reduce((sum, v) => sum + v * v, 0) / s.length);
    assert.ok(s.every(Number.isFinite));
    assert.ok(s.length / rate < 1.5, `${s.length / rate} s`);
    assert.ok(peak > 0.7 && peak < 0.9, `loudest sample ${peak}`);
    assert.ok(rms > 0.04, `root mean square ${rms}`);
  });

  test(`${name} begins and ends without a click`, () => {
    const s = samplesOf(name, rate);
    assert.ok(Math.abs(s[0]) < 0.02 && Math.abs(s.at(-1)) < 0.02, `${s[0]} … ${s.at(-1)}`);
  });

  test(`${name} is the same each time`, () => assert.deepEqual(samplesOf(name, rate), samplesOf(name, rate)));
}

test('no two sounds are alike', () => {
  const far = (a, b) => a.reduce((sum, v, i) => sum + Math.abs(v - b[i]), 0) / 2; // 0: alike, 1: nothing in common
  const heard = names.map((n) => [n, bandsOf(samplesOf(n, rate)), courseOf(samplesOf(n, rate))]);
  heard.forEach(([a, bands, course], i) =>
    heard.slice(i + 1).forEach(([b, others, then]) => {
      const apart = Math.max(far(bands, others), far(course, then));
      assert.ok(apart > 0.3, `${a} and ${b} are only ${apart.toFixed(2)} apart`);
    }),
  );
});
