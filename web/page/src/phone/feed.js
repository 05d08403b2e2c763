// The phone's camera, and the way of its frames to the box: one at a time, each a new picture, as often as the box wants them.
import { must } from '../device/must.js';
import { at } from '../device/api.js';
import { pause } from '../device/repeat.js';

/**
 * How it goes: asks (for the camera), denied, waits (for the box), live, rests, other (the table uses another camera), gone (this
 * phone is not let in any more).
 * @typedef {'asks' | 'denied' | 'waits' | 'live' | 'rests' | 'other' | 'gone'} FeedState
 */

const still = 2000, // ms without a new picture: the camera has stopped
  patience = 6000, // ms for one answer
  quality = 0.9;

/** Which mode has to be manual for a setting to stay (W3C MediaStream Image Capture). @type {Record<string, string>} */
const modes = { focusDistance: 'focusMode', exposureTime: 'exposureMode', iso: 'exposureMode', colorTemperature: 'whiteBalanceMode' };

/** The back camera with its whole field of view. @type {any} */
const wanted = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1920 },
    height: { ideal: 1440 },
    frameRate: { ideal: 15 },
    resizeMode: { ideal: 'none' },
  },
};

export class Feed {
  /**
   * @param {HTMLVideoElement} video where the phone shows what its camera sees
   * @param {(state: FeedState) => void} told
   */
  constructor(video, told) {
    this.video = video;
    this.told = told;
    this.over = false;
    /** @type {any} */
    this.track = null;
    this.held = ''; // the settings that the camera was told to keep
    this.canvas = document.createElement('canvas');
  }

  /** Sends frames until it is stopped, and reconnects by itself. */
  async run() {
    for (let failures = 0; !this.over;) {
      try {
        if (!this.track || this.track.readyState !== 'live') await this.open();
        const next = await this.turn();
        failures = 0;
        await pause(next);
      } catch (/** @type {any} */ e) {
        if (this.over) return;
        failures++;
        if (['NotAllowedError', 'SecurityError', 'NotFoundError'].includes(e?.name)) {
          this.told('denied');
          await this.asked();
        } else {
          this.told('waits');
          await pause(Math.min(5000, 500 * 2 ** (failures - 1)));
        }
      }
    }
  }

  stop() {
    this.over = true;
    this.track?.stop();
  }

  /** Asks the browser for the camera once more. */
  again() {
    this.wake?.();
  }

  /** Waits until somebody taps, or comes back to the page. */
  asked() {
    return new Promise((done) => {
      this.wake = () => done(undefined);
    });
  }

  async open() {
    this.told('asks');
    this.track?.stop();
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    this.track = stream.getVideoTracks()[0];
    this.held = '';
    if (this.over) {
      this.track.stop();
      return;
    }
    this.video.srcObject = stream;
    await this.video.play();
  }

  /** One frame, or a sign of life while the box rests. Gives how long to wait for the next turn. */
  async turn() {
    const body = this.rests ? new Blob([], { type: 'image/jpeg' }) : await this.shoot(),
      res = await fetch(at('/frames'), {
        method: 'POST',
        headers: { 'Content-Type': 'image/jpeg', 'X-Camera': JSON.stringify(this.settings()) },
        body,
        signal: AbortSignal.timeout(patience),
      });
    if (res.status === 401 || res.status === 403) {
      this.told('gone');
      this.stop();
      return 0;
    }
    if (res.status === 422) {
      this.told('other');
      return 2000;
    }
    if (!res.ok && res.status !== 429 && res.status !== 400) throw new Error(String(res.status));
    if (!res.ok) return 300;
    const wish = await res.json();
    this.rests = wish.rests;
    this.told(wish.rests ? 'rests' : 'live');
    await this.hold(wish.hold || {});
    return wish.wait_ms;
  }

  /** A picture that was not sent before, as JPEG. A camera that has stopped would repeat its last one for ever. */
  async shoot() {
    const video = this.video;
    await new Promise((done, failed) => {
      const late = setTimeout(() => {
        this.track?.stop(); // it is opened anew
        failed(new Error('still'));
      }, still);
      const next = () => {
        clearTimeout(late);
        done(undefined);
      };
      if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(next);
      else video.addEventListener('timeupdate', next, { once: true }); // an older browser
    });
    this.canvas.width = video.videoWidth;
    this.canvas.height = video.videoHeight;
    must(this.canvas.getContext('2d'), 'a drawing on the canvas').drawImage(video, 0, 0);
    /** @type {Blob | null} */
    const picture = await new Promise((done) => this.canvas.toBlob(done, 'image/jpeg', quality));
    if (!picture) throw new Error('no picture');
    return picture;
  }

  /** The settings that this browser could keep, as they are. */
  settings() {
    const can = this.track?.getCapabilities?.() || {},
      is = this.track?.getSettings?.() || {};
    return Object.fromEntries(
      Object.entries(modes)
        .filter(([name, mode]) => can[mode]?.includes('manual') && typeof is[name] === 'number')
        .map(([name]) => [name, is[name]]),
    );
  }

  /**
   * Fixes the camera's settings; with none, the camera chooses them itself.
   * @param {Record<string, number>} settings
   */
  async hold(settings) {
    const wish = JSON.stringify(settings);
    if (wish === (this.held || '{}')) return;
    const can = this.track?.getCapabilities?.() || {},
      /** @type {Record<string, any>} */
      set = {};
    for (const [name, mode] of Object.entries(modes)) {
      if (name in settings && can[mode]?.includes('manual') && can[name]) {
        set[mode] = 'manual';
        set[name] = Math.min(can[name].max, Math.max(can[name].min, settings[name]));
      } else if (!(mode in set) && can[mode]?.includes('continuous')) set[mode] = 'continuous';
    }
    this.held = wish;
    try {
      await this.track.applyConstraints({ advanced: [set] });
    } catch {
      // what it does not keep is told with the next frame
    }
  }
}
