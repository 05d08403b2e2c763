// The table as this device knows it: the newest snapshot, whether the stream stands, and every tap that goes out.
//
//   stream ──snapshot──▶ Table ──▶ page          tap ──▶ Table ──POST with what was seen──▶ server
import { call, streamOf } from './api.js';

const grace = 1500; // ms without a stream before people are told
const retry = 2000; // ms until a stream that the browser gave up is opened anew

export class Table {
  constructor(lang) {
    this.lang = lang;
    this.snapshot = null;
    this.lost = false;
    this.busy = ''; // name of the tap that is under way
    this.notice = null; // {kind: 'refused' | 'stale' | 'error' | 'network', text}
    this.listeners = new Set();
    addEventListener('online', () => this.open());
    document.addEventListener('visibilitychange', () => {
      // A phone that slept keeps a dead stream without noticing.
      if (document.visibilityState === 'hidden') this.slept = Date.now();
      else if (this.slept && Date.now() - this.slept > 5000) this.open();
    });
  }

  subscribe(fn) {
    this.listeners.add(fn);
    return () => this.listeners.delete(fn);
  }

  set(change) {
    Object.assign(this, change);
    this.listeners.forEach((fn) => fn());
  }

  open() {
    clearTimeout(this.again);
    this.stream?.close();
    const stream = streamOf(this.lang);
    this.stream = stream;
    let fresh = true;
    stream.addEventListener('open', () => {
      clearTimeout(this.doubt);
      this.doubt = 0;
      fresh = true;
      if (this.lost) this.set({ lost: false });
    });
    stream.addEventListener('table', (e) => {
      this.accept(JSON.parse(e.data), fresh);
      fresh = false;
    });
    stream.addEventListener('error', () => {
      this.doubt ||= setTimeout(() => this.set({ lost: true }), grace);
      if (stream.readyState === EventSource.CLOSED && this.stream === stream) this.again = setTimeout(() => this.open(), retry);
    });
  }

  speak(lang) {
    localStorage.setItem('lang', lang);
    this.lang = lang;
    this.set({ notice: null });
    this.open();
  }

  /** Takes a snapshot, unless a newer one is shown already; a stream that was opened anew is always believed. */
  accept(snapshot, fresh = false) {
    if (!snapshot || (snapshot.lang && snapshot.lang !== this.lang)) return;
    if (!fresh && this.snapshot && snapshot.serial < this.snapshot.serial) return;
    this.set({ snapshot });
  }

  /** Sends one tap. Gives true when the server took it; what went wrong stands in notice. */
  async send(name, path, body, seconds, quiet = false) {
    if (this.busy) return false;
    this.set({ busy: name, notice: null });
    try {
      const json = body instanceof Blob ? body : { ...body, seen: this.snapshot?.version ?? 0 };
      const data = await call(this.lang, 'POST', path, json, seconds);
      this.set({ busy: '' });
      if (data?.serial !== undefined) this.accept(data);
      return true;
    } catch (e) {
      const kind = e.status === 0 ? 'network' : e.status === 409 ? 'stale' : e.status === 422 || e.status === 400 ? 'refused' : 'error';
      this.set({ busy: '', notice: quiet && kind === 'stale' ? null : { kind, text: e.message, help: e.help } });
      if (e.table) this.accept(e.table, true);
      return false;
    }
  }

  start(game, seats, options) { return this.send('start', '/game', { game, seats, options }); }
  answer(ask, seat, fields, quiet) { return this.send('answer', '/answers', { ask: ask.id, seat, fields }, 20, quiet); }
  throwNow(ask) { return this.send('throw', '/throw', { ask: ask.id }); }
  byHand(ask) { return this.send('hand', '/throw', { ask: ask.id, by: 'hand' }); }
  picture(file) { return this.send('picture', '/pictures', file, 90); }
  fix(sighting, fix) { return this.send('fix', '/sighting/fixes', { sighting: sighting.id, fix }); }
  undo() { return this.send('undo', '/undo', {}); }
  redo() { return this.send('redo', '/redo', {}); }
  hush() { this.set({ notice: null }); }
}
