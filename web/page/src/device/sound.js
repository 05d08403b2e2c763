// Sounds of this device: dice that land, ships that meet and sink, a whirlpool, a winner.
// Off on a device that looks on, until somebody switches them on there.
import { samplesOf, scores } from './synth.js';

const key = 'sound',
  rate = 22050; // samples a second; the browser makes its own rate of them

export const canSound = () => typeof AudioContext !== 'undefined';

export class Sound {
  /** @param {() => API.Me | null} me who this device is; nobody until the server has said it */
  constructor(me) {
    this.me = me;
    this.kept = canSound() ? localStorage.getItem(key) : 'off'; // 'on', 'off' or nothing yet
    /** @type {AudioContext | null} Made with the first sound. */
    this.audio = null;
    /** @type {Record<string, Float32Array<ArrayBuffer>>} */
    this.samples = {};
    this.touched = false; // browsers keep a page silent until somebody has touched it
    this.prepared = false;
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, () => {
        this.touched = true;
        if (this.prepared || !this.on) return;
        this.prepared = true;
        this.prepare(Object.keys(scores));
      });
  }

  /** Whether this device sounds. */
  get on() {
    const me = this.me();
    return canSound() && (this.kept ? this.kept === 'on' : !!me && me.role !== 'spectator');
  }

  /** @param {boolean} on */
  turn(on) {
    this.kept = on ? 'on' : 'off';
    localStorage.setItem(key, this.kept);
  }

  /**
   * Computes sounds one after another, between other things: a slow tablet needs a tenth of a second for one.
   * @param {string[]} names
   */
  prepare([name, ...rest]) {
    if (!name) return;
    setTimeout(() => {
      this.samplesOf(name);
      this.prepare(rest);
    }, 300);
  }

  /** @param {string} name */
  samplesOf(name) {
    this.samples[name] ||= samplesOf(name, rate);
    return this.samples[name];
  }

  /** @param {string} name */
  play(name) {
    if (!scores[name] || !this.touched || !this.on || document.visibilityState === 'hidden') return;
    this.audio ||= new AudioContext();
    if (this.audio.state === 'suspended') this.audio.resume().catch(() => {});
    const samples = this.samplesOf(name),
      source = this.audio.createBufferSource();
    source.buffer = this.audio.createBuffer(1, samples.length, rate);
    source.buffer.copyToChannel(samples, 0);
    source.connect(this.audio.destination);
    source.start();
  }

  /**
   * Sounds for what is new in a snapshot: dice that came to rest, a whirlpool, the end of the game.
   * @param {API.Snapshot | null} before
   * @param {API.Snapshot} now
   */
  hear(before, now) {
    if (!before || before.game?.id !== now.game?.id) return;
    /** @param {API.Snapshot} s */
    const battle = (s) => s.view?.table?.find((p) => p.battle)?.battle;
    const newest = battle(now);
    if (now.result && !before.result) this.play('win');
    else if (newest && newest.id !== battle(before)?.id) this.play(newest.reach ? 'whirl' : 'dice');
    else if (now.sighting?.state === 'asking' && before.sighting?.state === 'reading') this.play('dice');
  }
}
