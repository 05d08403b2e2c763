// The stream, which watches whether it is still connected. The server sends a sign of life every second; a device that slept, moved to
// another network or hears nothing for two seconds says that the connection is lost, and opens it again.
//
//	sign of life ──▶ stands
//	silence, sleep, another network ──▶ doubted ──new stream──▶ snapshot ──▶ stands
import { call, streamOf } from './api.js';

const silence = 2000; // ms
const step = 400; // ms between two looks
const nap = 3000; // ms without a look: the device slept
const patience = [900, 1500]; // ms that a new stream may take while the link is lost, at first and later on

export class Link {
  /**
   * on: {table(snapshot, fresh), you(me), crew(), lost(yes), stranger()}
   * @param {any} on
   */
  constructor(on) {
    this.on = on;
    this.heard = this.looked = this.opened = Date.now();
    this.lang = '';
    /** @type {EventSource | null} */
    this.stream = null;
    this.tries = 0;
    addEventListener('online', () => this.open());
    addEventListener('offline', () => this.on.lost(true));
    addEventListener('pageshow', (e) => {
      if (e.persisted) this.open();
    });
    /** @type {any} */ (navigator).connection?.addEventListener?.('change', () => this.open());
    document.addEventListener('resume', () => this.open()); // the browser had put the page to sleep
    document.addEventListener('visibilitychange', () => this.look());
    setInterval(() => this.look(), step);
  }

  /** @param {string} lang */
  open(lang = this.lang) {
    this.lang = lang;
    this.opened = Date.now();
    this.stream?.close();
    const stream = streamOf(lang);
    this.stream = stream;
    let fresh = true;
    /**
     * @param {string} name
     * @param {(data: any) => void} take
     */
    const hear = (name, take) =>
      stream.addEventListener(name, (e) => {
        if (this.stream !== stream) return;
        this.heard = Date.now();
        this.tries = 0;
        take(e);
      });
    hear('open', () => {
      fresh = true;
    });
    hear('you', (e) => this.on.you(JSON.parse(e.data)));
    hear('table', (e) => {
      this.on.table(JSON.parse(e.data), fresh);
      fresh = false;
      this.on.lost(false);
    });
    hear('crew', () => this.on.crew());
    hear('here', () => this.on.lost(false));
    stream.addEventListener('error', () => {
      // The browser tries again by itself, unless the server refused: then find out whether this device is still let in.
      if (stream.readyState === EventSource.CLOSED && this.stream === stream) this.ask();
    });
  }

  close() {
    this.stream?.close();
    this.stream = null;
  }

  /** Asks whether this device is still let in; a server that does not answer is asked again by the next look. */
  async ask() {
    try {
      const me = await call(this.lang, 'GET', '/me', null, 2);
      if (me.role === 'nobody') {
        this.close();
        this.on.stranger();
      }
    } catch (/** @type {any} */ e) {
      if (e.status === 404) location.replace('/'); // there is no such table any more
    }
  }

  look() {
    const now = Date.now(),
      slept = now - this.looked > nap;
    this.looked = now;
    if (!this.stream || document.visibilityState === 'hidden' || now - this.heard <= silence) return;
    this.on.lost(true);
    if (slept || now - this.opened > Math.min(patience[0] + 100 * this.tries, patience[1])) {
      this.tries = slept ? 0 : this.tries + 1;
      this.open();
    }
  }
}
