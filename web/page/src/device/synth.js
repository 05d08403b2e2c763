// The sounds of the table, computed sample by sample: noise and tones under envelopes. Nothing here needs a browser.

/**
 * One layer of a sound. Times in seconds, pitches in Hz.
 * @typedef {{
 *   at: number; long: number; loud: number; // when it begins, how long it is, its largest amplitude before the whole is scaled
 *   from: number; to?: number; // the pitch of a tone, or the middle of the band of noise, at its begin and its end
 *   rise?: number; // how long it swells; then it dies away
 *   band?: number; // noise through a band-pass; the larger the narrower. Without it: a tone
 *   warm?: number; // share of the second and third harmonics of a tone
 *   sway?: number; // how often a second its loudness swells
 * }} Layer
 */

/** @type {(n: number, layer: (i: number) => Layer[]) => Layer[]} */
const each = (n, layer) => Array.from({ length: n }, (_, i) => layer(i)).flat();

/** Dice that clatter on a lid: knocks of wood, closer together and softer each time. */
const clatter = [0, 0.085, 0.15, 0.235, 0.3, 0.345, 0.39, 0.43, 0.455, 0.475];

/** @type {Record<string, Layer[]>} */
export const scores = {
  dice: each(clatter.length, (i) => [
    { at: clatter[i], long: 0.05, loud: 0.8 * 0.8 ** i, from: 3100 - 190 * ((i * 5) % 7), to: 1400, rise: 0.002, band: 2.5 },
    { at: clatter[i], long: 0.09, loud: 0.5 * 0.82 ** i, from: 520 - 45 * ((i * 3) % 5), to: 260, rise: 0.002, warm: 0.5 },
  ]),
  // Two ships come together: a crack of timber over a dull thud.
  clash: [
    { at: 0, long: 0.3, loud: 1, from: 150, to: 48, rise: 0.004, warm: 0.3 },
    { at: 0, long: 0.12, loud: 0.9, from: 1900, to: 500, rise: 0.002, band: 1.1 },
    { at: 0.05, long: 0.09, loud: 0.5, from: 2700, to: 900, rise: 0.002, band: 2 },
    { at: 0.03, long: 0.4, loud: 0.35, from: 420, to: 110, rise: 0.01, band: 0.8 },
  ],
  // One goes down: a splash, and bubbles that rise in pitch and die away.
  sink: [
    { at: 0, long: 0.5, loud: 0.75, from: 1700, to: 260, rise: 0.03, band: 0.7 },
    { at: 0.1, long: 0.85, loud: 0.5, from: 380, to: 130, rise: 0.12, band: 0.8 },
    ...each(7, (i) => [
      {
        at: 0.24 + 0.105 * i + 0.02 * (i % 2),
        long: 0.1,
        loud: 0.42 * 0.86 ** i,
        from: 210 + 55 * ((i * 2) % 5),
        to: 520 + 70 * ((i * 3) % 5),
        rise: 0.012,
      },
    ]),
  ],
  // Water that turns: swells faster and faster, and is drawn down.
  whirl: [
    { at: 0, long: 1.4, loud: 0.8, from: 320, to: 950, rise: 0.55, band: 2.2, sway: 3.2 },
    { at: 0.1, long: 1.3, loud: 0.5, from: 900, to: 190, rise: 0.4, band: 3, sway: 4.6 },
    { at: 0.2, long: 1.15, loud: 0.5, from: 118, to: 52, rise: 0.5, warm: 0.4, sway: 3.2 },
  ],
  // A fanfare of three steps to a chord that is held.
  win: [
    ...each(3, (i) => [
      { at: 0.13 * i, long: 0.2, loud: 0.5, from: [392, 523.25, 659.25][i], rise: 0.012, warm: 0.55 },
      { at: 0.13 * i, long: 0.14, loud: 0.25, from: [196, 261.63, 329.63][i], rise: 0.01, warm: 0.4 },
    ]),
    ...[261.63, 523.25, 659.25, 783.99, 787.5].map((from) => ({ at: 0.39, long: 1, loud: 0.36, from, rise: 0.02, warm: 0.5 })),
    { at: 0.39, long: 0.3, loud: 0.7, from: 98, to: 65, rise: 0.004, warm: 0.3 },
  ],
};

const most = 0.8; // the loudest sample of each sound

/**
 * Noise that is the same each time: xorshift.
 * @param {number} seed
 */
function noiseFrom(seed) {
  let x = seed | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x / 2147483648;
  };
}

/**
 * How loud a layer is, from 0 to 1, `at` seconds after it began.
 * @param {Layer} l
 * @param {number} at
 */
function envelope(l, at) {
  const rise = l.rise ?? 0.02;
  const shape = at < rise ? at / rise : ((l.long - at) / (l.long - rise)) ** 2;
  return shape * (l.sway ? 0.62 - 0.38 * Math.cos(2 * Math.PI * l.sway * at) : 1);
}

/**
 * Adds one layer to what is there already.
 * @param {Float32Array} out
 * @param {number} rate samples a second
 * @param {Layer} l
 * @param {number} seed
 */
function add(out, rate, l, seed) {
  const noise = noiseFrom(seed),
    first = Math.round(l.at * rate),
    n = Math.min(Math.round(l.long * rate), out.length - first),
    glide = Math.log((l.to ?? l.from) / l.from) / l.long;
  let phase = 0,
    low = 0,
    band = 0; // of a state variable filter (Chamberlin)
  for (let i = 0; i < n; i++) {
    const at = i / rate,
      pitch = l.from * Math.exp(glide * at);
    let value;
    if (l.band) {
      const f = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 7)) / rate);
      low += f * band;
      band += f * (noise() - low - band / l.band);
      value = band / Math.sqrt(l.band);
    } else {
      phase += (2 * Math.PI * pitch) / rate;
      const w = l.warm ?? 0;
      value = (Math.sin(phase) + w * (0.5 * Math.sin(2 * phase) + 0.33 * Math.sin(3 * phase))) / (1 + w * 0.6);
    }
    out[first + i] += l.loud * envelope(l, at) * value;
  }
}

/**
 * The samples of a sound, the loudest of them 0.8.
 * @param {string} name
 * @param {number} rate samples a second
 */
export function samplesOf(name, rate) {
  const layers = scores[name],
    out = new Float32Array(Math.ceil(Math.max(...layers.map((l) => l.at + l.long)) * rate));
  layers.forEach((l, i) => add(out, rate, l, 7919 * (i + 1)));
  const peak = out.reduce((p, v) => Math.max(p, Math.abs(v)), 0);
  return out.map((v) => (v * most) / peak);
}
