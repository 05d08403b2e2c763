// The throws of a table as they come from the server: its stream is read here, and opened anew by itself for as long as the page is open.

/** One event of a stream. @typedef {{ name: string, id: string, data: string }} Heard */

/** Reads a stream of events; what is cut anywhere is put together again. */
export class Events {
  constructor() {
    this.rest = '';
  }

  /**
   * The events that are whole now.
   * @param {string} part
   * @returns {Heard[]}
   */
  take(part) {
    const whole = (this.rest + part).replace(/\r\n?/g, '\n').split('\n\n');
    this.rest = whole.pop() || '';
    if (this.rest.length > 1e6) throw new Error('an event has no end');
    return whole.map((text) => {
      const event = { name: 'message', id: '', data: '' };
      for (const line of text.split('\n')) {
        const [, field, value] = /^(\w+): ?(.*)$/.exec(line) || [];
        if (field === 'event') event.name = value;
        else if (field === 'id') event.id = value;
        else if (field === 'data') event.data += value;
      }
      return event;
    });
  }
}

/** What is shown after an event: the throw that lies there, null for none. @param {API.Thrown | null} shown @param {Heard} event */
export function after(shown, event) {
  switch (event.name) {
    case 'throw':
    case 'last':
      return /** @type {API.Thrown | null} */ (JSON.parse(event.data));
    case 'corrected': {
      const right = /** @type {API.Thrown} */ (JSON.parse(event.data));
      return shown && shown.throw > right.throw ? shown : right;
    }
    default: // what was undone is followed by what lies there now
      return shown;
  }
}

/** The dice of a throw as they are shown: colour by colour, the highest first, faces that are no numbers last. @param {API.Thrown} thrown */
export const sorted = (thrown) =>
  [...thrown.dice].sort((a, b) => a.colour.localeCompare(b.colour) || (b.value ?? -1) - (a.value ?? -1) || a.face.localeCompare(b.face));

/**
 * The largest edge, in pixels, with which so many squares fit into a box, a fifth of an edge apart.
 * @param {number} n
 * @param {number} width
 * @param {number} height
 */
export function edgeFor(n, width, height) {
  let best = 0;
  for (let columns = 1; columns <= n; columns++)
    best = Math.max(best, Math.min(width / (1.2 * columns), height / (1.2 * Math.ceil(n / columns))));
  return Math.floor(best);
}

const pauses = [500, 1000, 2000, 5000]; // ms before the stream is opened again

/** How long the server may say nothing, ms: it gives a sign every second. */
const silence = 5000;

/**
 * Follows the throws for ever.
 * @param {string} address
 * @param {string} token '': this browser was let in as a device
 * @param {{ event: (e: Heard) => void, away: () => void, refused: (why: string) => void }} on
 */
export async function follow(address, token, on, wait = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms))) {
  for (let tries = 0, last = ''; ; tries++) {
    const over = new AbortController();
    let timer = setTimeout(() => over.abort(), silence);
    try {
      const answer = await fetch(address, {
        headers: { ...(token && { Authorization: 'Bearer ' + token }), ...(last && { 'Last-Event-ID': last }) },
        signal: over.signal,
        cache: 'no-store',
      });
      if (answer.status === 401 || answer.status === 403) {
        on.refused((await answer.json()).error.text);
        tries = pauses.length; // the host may make it good again, but not soon
      } else if (answer.ok && answer.body) {
        const events = new Events();
        for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
          clearTimeout(timer);
          timer = setTimeout(() => over.abort(), silence);
          tries = 0;
          for (const e of events.take(part)) {
            if (e.id) last = e.id;
            on.event(e);
          }
        }
      }
    } catch {
      /* the network; it is tried again */
    }
    clearTimeout(timer);
    on.away();
    await wait(pauses[Math.min(tries, pauses.length - 1)]);
  }
}
