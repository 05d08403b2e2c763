// Short sounds, made here from noise and tones: dice that land, a ship that sinks, a whirlpool, a winner.
// Off on a device that looks on, until somebody switches them on there.
const key = 'sound';

/**
 * A second of white noise, made once.
 * @param {AudioContext} audio
 */
function noiseOf(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate),
    data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * Noise through a filter that goes from one frequency to another, in Hz; it swells to `loud` and dies away.
 * @param {AudioContext} audio
 * @param {AudioBuffer} noise
 * @param {{ at: number, long: number, from: number, to?: number, loud?: number, q?: number, type?: BiquadFilterType }} props
 */
function hiss(audio, noise, { at, long, from, to = from, loud = 1, q = 1, type = 'bandpass' }) {
  const source = audio.createBufferSource(),
    filter = audio.createBiquadFilter(),
    gain = audio.createGain(),
    t = audio.currentTime + at;
  source.buffer = noise;
  source.loop = true;
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, t);
  filter.frequency.exponentialRampToValueAtTime(to, t + long);
  gain.gain.setValueAtTime(0.0001, t);
  gain.gain.exponentialRampToValueAtTime(loud, t + Math.min(0.15 * long, 0.1));
  gain.gain.exponentialRampToValueAtTime(0.0001, t + long);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(t, Math.random() * 0.5);
  source.stop(t + long + 0.05);
}

/**
 * A tone that glides from one pitch to another, in Hz.
 * @param {AudioContext} audio
 * @param {{ at: number, long: number, from: number, to?: number, loud?: number, shape?: OscillatorType }} props
 */
function tone(audio, { at, long, from, to = from, loud = 1, shape = 'sine' }) {
  const source = audio.createOscillator(),
    gain = audio.createGain(),
    t = audio.currentTime + at;
  source.type = shape;
  source.frequency.setValueAtTime(from, t);
  source.frequency.exponentialRampToValueAtTime(to, t + long);
  gain.gain.setValueAtTime(0.0001, t);
  gain.gain.exponentialRampToValueAtTime(loud, t + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, t + long);
  source.connect(gain).connect(audio.destination);
  source.start(t);
  source.stop(t + long + 0.05);
}

/** What each sound is made of. */
/** @type {Record<string, (audio: AudioContext, noise: AudioBuffer) => void>} */
const scores = {
  dice: (audio, noise) =>
    [0, 0.07, 0.16, 0.22, 0.31].forEach((at, i) => {
      hiss(audio, noise, { at, long: 0.06, from: 2600 - 300 * i, to: 900, loud: 0.28 - 0.04 * i, q: 3 });
      tone(audio, { at, long: 0.05, from: 420 - 40 * i, to: 180, loud: 0.12, shape: 'triangle' });
    }),
  sink: (audio, noise) => {
    hiss(audio, noise, { at: 0, long: 0.9, from: 900, to: 120, loud: 0.22, type: 'lowpass' });
    [0.15, 0.3, 0.42, 0.58].forEach((at, i) => tone(audio, { at, long: 0.11, from: 190 + 60 * i, to: 420 + 70 * i, loud: 0.09 }));
  },
  whirl: (audio, noise) =>
    [0, 0.5, 1].forEach((at, i) => hiss(audio, noise, { at, long: 0.9, from: 260, to: 1300 - 250 * i, loud: 0.16, q: 4 })),
  win: (audio) =>
    [392, 523.25, 659.25, 783.99].forEach((from, i) =>
      tone(audio, { at: 0.14 * i, long: i === 3 ? 1.1 : 0.35, from, loud: 0.16, shape: 'triangle' }),
    ),
};

export const canSound = () => typeof AudioContext !== 'undefined';

export class Sound {
  constructor() {
    this.kept = canSound() ? localStorage.getItem(key) : 'off'; // 'on', 'off' or nothing yet
    /** @type {AudioContext | null} Made with the first sound. */
    this.audio = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    this.touched = false; // browsers keep a page silent until somebody has touched it
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, () => {
        this.touched = true;
      });
  }

  /**
   * Whether this device sounds; me is who it is.
   * @param {API.Me | null} me
   */
  on(me) {
    return canSound() && (this.kept ? this.kept === 'on' : !!me && me.role !== 'spectator');
  }

  /** @param {boolean} on */
  turn(on) {
    this.kept = on ? 'on' : 'off';
    localStorage.setItem(key, this.kept);
  }

  /**
   * @param {string} name
   * @param {API.Me | null} me
   */
  play(name, me) {
    if (!this.touched || !this.on(me) || document.visibilityState === 'hidden') return;
    this.audio ||= new AudioContext();
    if (this.audio.state === 'suspended') this.audio.resume().catch(() => {});
    this.noise ||= noiseOf(this.audio);
    scores[name](this.audio, this.noise);
  }

  /**
   * Sounds for what is new in a snapshot: dice that came to rest, a whirlpool, the end of the game.
   * @param {API.Snapshot | null} before
   * @param {API.Snapshot} now
   * @param {API.Me | null} me
   */
  hear(before, now, me) {
    if (!before || before.game?.id !== now.game?.id) return;
    /** @param {API.Snapshot} s */
    const battle = (s) => s.view?.table?.find((p) => p.battle)?.battle;
    const newest = battle(now);
    if (now.result && !before.result) this.play('win', me);
    else if (newest && newest.id !== battle(before)?.id) this.play(newest.reach ? 'whirl' : 'dice', me);
    else if (now.sighting?.state === 'asking' && before.sighting?.state === 'reading') this.play('dice', me);
  }
}
