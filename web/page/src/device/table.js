// The table as this device knows it: the newest snapshot, whether the link stands, who this device is, and every tap that goes out.
//
//   stream ──snapshot──▶ Table ──▶ page          tap ──▶ Table ──POST with what was seen──▶ server
import { call } from './api.js';
import { Sound } from './sound.js';
import { Voice } from './voice.js';
import { Link } from './link.js';
import { forget, may } from './role.js';

// Under which name this browser remembers the newest step that it has shown, of each table.
const known = 'step' + (new URLSearchParams(location.search).get('table') || '');

/**
 * What a device is told of a request that failed.
 * @param {any} e
 */
export const noticeOf = (e) => ({
  kind: e.status === 0 ? 'network' : e.status === 409 ? 'stale' : e.status === 422 || e.status === 400 ? 'refused' : 'error',
  text: e.message,
  help: e.help,
});

export class Table {
  /** @param {string} lang */
  constructor(lang) {
    this.lang = lang;
    /** @type {API.Snapshot | null} */
    this.snapshot = null;
    this.lost = false;
    this.begun = false; // this device has just started a game whose set-up it has not told yet
    this.busy = ''; // name of the tap that is under way
    this.taps = 0; // sent so far
    this.seen = 0; // version that the newest tap was made at
    /** @type {{ kind: string, text?: string, id?: string, help?: string } | null} kind: refused, stale, error, network */
    this.notice = null;
    /** @type {{ was: number, now: number } | null} The table is at an earlier step than this device has shown. */
    this.behind = null;
    this.read = new Set(); // alerts that somebody here has closed
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    this.voice = new Voice();
    this.sound = new Sound(() => this.me);
    /** @type {API.Me | null} Once the server has said it. */
    this.me = null;
    this.crew = 0; // counts up when somebody came, went or has another role
    /** @type {string | true} Why this device is not let in: true, or a sentence. */
    this.stranger = '';
    this.link = new Link({
      table: (/** @type {API.Snapshot} */ s, /** @type {boolean} */ fresh) => this.accept(s, fresh),
      you: (/** @type {API.Me} */ me) => this.set({ me, stranger: '' }),
      crew: () => this.set({ crew: this.crew + 1 }),
      lost: (/** @type {boolean} */ lost) => {
        if (this.lost !== lost) this.set({ lost });
      },
      stranger: () => {
        forget();
        this.set({ stranger: this.stranger || true, me: null, snapshot: null, lost: false, notice: null });
      },
    });
  }

  /** @param {() => void} fn */
  subscribe(fn) {
    this.listeners.add(fn);
    return () => this.listeners.delete(fn);
  }

  /** @param {Partial<Table>} change */
  set(change) {
    Object.assign(this, change);
    this.listeners.forEach((fn) => fn());
  }

  open() {
    this.link.open(this.lang);
  }

  /** @param {string} lang */
  speak(lang) {
    localStorage.setItem('lang', lang);
    this.lang = lang;
    this.set({ notice: null });
    this.open();
  }

  /**
   * Takes a snapshot, unless a newer one is shown already; a stream that was opened anew is always believed.
   * @param {API.Snapshot} snapshot
   */
  accept(snapshot, fresh = false) {
    if (!snapshot || (snapshot.lang && snapshot.lang !== this.lang)) return;
    if (!fresh && this.snapshot && snapshot.serial < this.snapshot.serial) return;
    this.voice.hear(snapshot);
    this.sound.hear(this.snapshot, snapshot);
    const was = Number(localStorage.getItem(known)) || 0,
      now = snapshot.version;
    if (now >= was) localStorage.setItem(known, String(now));
    const busy = now === this.seen ? this.busy : ''; // the stream often tells what a tap did before its reply comes; the next tap is free then
    this.set({ snapshot, busy, behind: now < was ? { was, now } : null });
  }

  /** People have seen that the table went back to an earlier step: from now on the present step is the right one. */
  goOn() {
    localStorage.setItem(known, String(this.snapshot?.version ?? 0));
    this.set({ behind: null });
  }

  /**
   * Somebody has read an alert.
   * @param {string} alert
   */
  close(alert) {
    this.read.add(alert);
    this.set({});
  }

  /**
   * Sends one tap. Gives true when the server took it; what went wrong stands in notice, unless nobody tapped (quiet).
   * @param {string} name
   * @param {string} path
   * @param {any} [body]
   * @param {number} [seconds]
   */
  async send(name, path, body, seconds, quiet = false) {
    if (this.busy) return false;
    if (!may(this.me, ['/game', '/game/parked', '/clock'].includes(path) ? 'host' : 'player')) {
      if (!quiet) this.set({ notice: { kind: 'refused', id: this.me?.role === 'player' ? 'crew.hosts' : 'crew.looks' } });
      return false;
    }
    const tap = ++this.taps,
      seen = this.snapshot?.version ?? 0,
      after = () => (tap === this.taps ? '' : this.busy);
    this.set({ busy: name, seen, notice: null });
    try {
      const json = body instanceof Blob ? body : { ...body, seen };
      const data = await call(this.lang, 'POST', path, json, seconds);
      this.set({ busy: after() });
      if (data?.serial !== undefined) this.accept(data);
      return true;
    } catch (/** @type {any} */ e) {
      const notice = noticeOf(e);
      this.set({ busy: after(), notice: quiet && ['stale', 'network'].includes(notice.kind) ? null : notice });
      if (e.table) this.accept(e.table, true);
      if (e.status === 401 || e.status === 403) this.open(); // the stream says who this device is now
      return false;
    }
  }

  /**
   * @param {string} game
   * @param {{ name: string, colour: string, keep?: boolean }[]} seats
   * @param {Record<string, string>} options
   */
  async start(game, seats, options) {
    const told = JSON.parse(localStorage.getItem('prepared') || '[]'),
      mark = `${game} ${seats.length}`;
    this.begun = !told.includes(mark); // before the snapshot comes
    const done = await this.send('start', '/game', { game, seats, options });
    if (done && this.begun) localStorage.setItem('prepared', JSON.stringify([...told, mark].slice(-40)));
    return done;
  }
  /** @param {number} entry */
  takeUp(entry) {
    return this.send('take up', '/game/parked', { entry });
  }
  /**
   * @param {API.Ask} ask
   * @param {number} seat
   * @param {Values} fields
   * @param {boolean} [quiet]
   */
  answer(ask, seat, fields, quiet) {
    return this.send('answer', '/answers', { ask: ask.id, seat, fields }, 20, quiet);
  }
  /** @param {{ id: string }} ask */
  throwNow(ask) {
    return this.send('throw', '/throw', { ask: ask.id });
  }
  /** @param {API.Ask} ask */
  byHand(ask) {
    return this.send('hand', '/throw', { ask: ask.id, by: 'hand' });
  }
  /** @param {File} file */
  picture(file) {
    return this.send('picture', '/pictures', file, 90);
  }
  /**
   * @param {API.Sighting} sighting
   * @param {API.Fix} fix
   */
  fix(sighting, fix) {
    return this.send('fix', '/sighting/fixes', { sighting: sighting.id, fix });
  }
  /**
   * @param {number} of
   * @param {API.Ask} ask
   * @param {number} seat
   * @param {Values} fields
   */
  correct(of, ask, seat, fields) {
    return this.send('correct', '/corrections', { of, ask: ask.id, seat, fields });
  }
  /** @param {number} entry */
  openAgain(entry) {
    return this.send('open', `/steps/${entry}/open`, {});
  }
  /** @param {number} entry */
  goBack(entry) {
    return this.send('return', `/steps/${entry}/return`, {});
  }
  undo() {
    return this.send('undo', '/undo', {});
  }
  redo() {
    return this.send('redo', '/redo', {});
  }
  /**
   * Stops the table's clock for all, or lets it go on; nobody waits for that.
   * @param {boolean} hold
   */
  async hold(hold) {
    try {
      this.accept(await call(this.lang, 'POST', '/clock/hold', { hold, seen: this.snapshot?.version ?? 0 }));
    } catch {
      /* a device without a link holds nothing */
    }
  }
  /** @param {number} [seconds] */
  pace(seconds) {
    return this.send('pace', '/clock', { seconds });
  }
  hush() {
    this.set({ notice: null });
  }
}
