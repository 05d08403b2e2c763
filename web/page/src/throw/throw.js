// Before a throw and while it is read: what is to be thrown, one button, and the ways when there is no camera.
import { html } from '../draw/html.js';
import { useFit } from '../draw/fit.js';
import { Die, Icon, Topmark } from '../draw/icons.js';
import { ownerOf } from './battle.js';
import { Paint, useLive } from '../draw/live.js';

/**
 * The newest frame of the camera as long as it is looked at; a drawn chart while there is none.
 * @param {{ t: Words, camera: API.Camera, children?: any }} props
 */
export function LivePicture({ t, camera, children }) {
  const { shot, dark } = useLive({ small: true }, !!camera?.live);
  if (!camera?.live || dark || !shot?.bitmap) return children;
  return html`
    <${Paint} bitmap=${shot.bitmap} class="live" label=${t('picture.live')} />
  `;
}

/**
 * A picture from the phone's own camera, or a file.
 * @param {{ t: Words, table: Laid, primary?: boolean, label?: string }} props
 */
export const Upload = ({ t, table, primary, label }) => html`
  <label class=${'btn upload' + (primary ? ' primary' : '')} aria-disabled=${!!table.busy}>
    <${Icon} id=${primary ? 'camera' : 'phone'} />
    <span>${table.busy === 'picture' ? t('throw.sending') : label}</span>
    <input
      class="vh"
      type="file"
      accept="image/jpeg,image/png"
      capture="environment"
      disabled=${!!table.busy}
      onChange=${(e) => {
        const f = e.target.files[0];
        if (f) table.picture(f);
        e.target.value = '';
      }}
    />
  </label>
`;

/**
 * The dice to be thrown: of those that are wanted all that do not lie there already.
 * @param {API.Ask["throw"]} w
 */
const thrown = (w) =>
  (w?.groups || []).map((g) => ({ ...g, count: g.count - (w?.stay || []).filter((d) => d.colour === g.colour).length }));

/** @param {{ t: Words, snapshot: API.Snapshot, ask: API.Ask, have: API.SeenDie[] }} props */
export const Wanted = ({ t, snapshot, ask, have }) => html`
  <ul class="wanted">
    ${(have ? ask?.throw?.groups || [] : thrown(ask?.throw))
      .filter((g) => g.count || have)
      .map((g) => {
        const n = have ? have.filter((d) => d.colour === g.colour).length : null;
        return html`
          <li key=${g.colour + g.kind}>
            ${
              g.colour
                ? html`
                    <${Topmark} colour=${g.colour} />
                  `
                : html`
                    <${Icon} id="dice" />
                  `
            }
            <b>${g.colour ? ownerOf(snapshot, g.colour, t) : g.name}</b>
            <span class="dd">
              ${Array.from(
                { length: g.count },
                () => html`
                  <${Die} colour=${g.colour || 'white'} face="0" />
                `,
              )}
            </span>
            <span class=${'n' + (n !== null && n !== g.count ? ' off' : '')}>${n === null ? g.count : `${n}/${g.count}`}</span>
          </li>
        `;
      })}
  </ul>
`;

/**
 * What the table does or waits for, in one line: the scene over the board, why nothing is read, or how to throw.
 * @param {Words} t
 * @param {API.Camera} camera
 * @param {string | null} scene
 * @param {string} own
 */
function tip(t, camera, scene, own) {
  if (scene) return t('scene.' + scene);
  if (camera.kind && camera.kind !== 'none' && camera.reader === 'none' && camera.reader_reason) {
    return `${t('reader.none')}: ${camera.reader_reason}`;
  }
  if (!camera.live && camera.reason) return camera.reason;
  if (own !== 'throw') return t('throw.tip.' + own);
  return t(camera.kind === 'simulated' || camera.kind === 'folder' ? 'throw.tip.thrown' : 'throw.tip.live');
}

/**
 * The head of a card that asks for a throw: round, what is thrown, a note.
 * @param {{ snapshot: API.Snapshot, ask: API.Ask }} props
 */
export const AskHead = ({ snapshot: s, ask }) => html`
  <p class="eyebrow">${s.view?.round || s.game?.name}</p>
  <h2 class=${ask.prompt.length > 60 ? 'long' : ''}>${ask.prompt}</h2>
  ${
    ask.note
      ? html`
          <p class="help note">${ask.note}</p>
        `
      : null
  }
`;

/** @param {{ t: Words, table: Laid, ask: API.Ask, others?: any }} props */
export function ThrowCard({ t, table, ask, others }) {
  const box = useFit(3, 'h2, .wanted, .wanted li');
  const s = table.snapshot,
    c = s.camera,
    can = s.can,
    busy = !!table.busy;
  const thrown = c.kind === 'simulated' || c.kind === 'folder';
  const own = can.throw_now ? 'throw' : can.upload ? 'upload' : 'hand';
  const scene = c.live && c.reader !== 'none' && c.scene && ['hand', 'moving', 'still'].includes(c.scene) ? c.scene : null;
  const showsHand = scene === 'hand' || (!scene && own === 'hand');
  return html`
    <div class="stack">
      <section class="card before" ref=${box}>
        <${AskHead} snapshot=${s} ask=${ask} />
        <${Wanted} t=${t} snapshot=${s} ask=${ask} />
        <p class="tip">
          <${Icon} id=${showsHand ? 'hand' : scene === 'moving' ? 'dice' : own === 'upload' ? 'phone' : 'still'} />
          <span>${tip(t, c, scene, own)}</span>
        </p>
      </section>
      <div class="ways">
        ${others}
        ${
          own !== 'hand'
            ? html`
                <button class="btn by-hand" disabled=${busy} onClick=${() => table.byHand(ask)}>
                  <${Icon} id="hand" />
                  ${t('throw.hand')}
                </button>
              `
            : null
        }
        ${
          own === 'throw' && can.upload
            ? html`
                <${Upload} t=${t} table=${table} label=${t('throw.photo')} />
              `
            : null
        }
      </div>
      <div class="steps one dock">
        ${
          own === 'throw'
            ? html`
                <button class="btn primary throw" disabled=${busy} onClick=${() => table.throwNow(ask)}>
                  <${Icon} id="dice" />
                  ${t(thrown ? 'throw.now' : 'throw.read')}
                </button>
              `
            : own === 'upload'
              ? html`
                  <${Upload} t=${t} table=${table} primary label=${t('throw.shoot')} />
                `
              : html`
                  <button class="btn primary by-hand" disabled=${busy} onClick=${() => table.byHand(ask)}>
                    <${Icon} id="hand" />
                    ${t('throw.hand')}
                  </button>
                `
        }
      </div>
    </div>
  `;
}

/** @param {{ t: Words, snapshot: API.Snapshot, ask: API.Ask }} props */
export const ReadingCard = ({ t, snapshot, ask }) => html`
  <div class="stack">
    <section class="card before reading" aria-live="polite">
      <p class="eyebrow">${snapshot.view?.round || snapshot.game?.name}</p>
      <h2>${t('reading.title')}</h2>
      <div class="scale wait">
        <i></i>
        <i></i>
        <i></i>
        <i></i>
        <i></i>
        <i></i>
      </div>
      <${Wanted} t=${t} snapshot=${snapshot} ask=${ask} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${t('reading.wait')}</button></div>
  </div>
`;

/** @param {{ t: Words, table: Laid, ask: API.Ask, sighting: API.Sighting, onAway: () => void }} props */
export const FailedCard = ({ t, table, ask, sighting, onAway }) => html`
  <section class="land q" aria-live="polite">
    <p class="eyebrow">${t('failed.title')}</p>
    <h2>${sighting.error || t('failed.text')}</h2>
    <button class="choice plain" disabled=${!!table.busy} onClick=${() => (table.snapshot.can?.throw_now ? table.throwNow(ask) : onAway())}>
      <${Icon} id="camera" />
      <span>
        ${t('guard.again')}
        <small>${t('guard.againhow')}</small>
      </span>
    </button>
    <button class="choice plain" disabled=${!!table.busy} onClick=${() => table.byHand(ask)}>
      <${Icon} id="hand" />
      <span>
        ${t('throw.hand')}
        <small>${t('throw.tip.hand')}</small>
      </span>
    </button>
    <div class="foot"><button class="btn" onClick=${onAway}>${t('failed.back')}</button></div>
  </section>
`;

/**
 * Takes back the die that was laid down last.
 * @param {Table} table
 * @param {API.Sighting} sighting
 */
export const rub = (table, sighting) => table.fix(sighting, { die: Math.max(...sighting.dice.map((d) => d.id)), remove: true });

/**
 * By hand: dice are put on a drawn chart by tap; when all are there, the throw is told.
 * @param {{ t: Words, table: Laid, ask: API.Ask, sighting: API.Sighting, others?: any }} props
 */
export function HandCard({ t, table, ask, sighting, others }) {
  const s = table.snapshot,
    have = sighting.dice || [],
    busy = !!table.busy;
  const lacks = (ask?.throw?.groups || []).reduce((n, g) => n + Math.abs(g.count - have.filter((d) => d.colour === g.colour).length), 0);
  return html`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${t('hand.title')}</p>
        <h2>${lacks || !have.length ? t('hand.how') : t('hand.ready')}</h2>
        ${
          sighting.error
            ? html`
                <p class="trouble" role="alert">${sighting.error}</p>
              `
            : null
        }
        <${Wanted} t=${t} snapshot=${s} ask=${ask} have=${have} />
        <p class="tip">
          <${Icon} id="ruler" />
          <span>${t('hand.tip')}</span>
        </p>
      </section>
      <div class="ways">
        ${others}
        <button class="btn rub" disabled=${busy || !have.length} onClick=${() => rub(table, sighting)}>
          <${Icon} id="undo" />
          ${t('hand.rub')}
        </button>
        <button class="btn" disabled=${busy} onClick=${() => table.fix(sighting, { discard: true })}>
          <${Icon} id="close" />
          ${t(sighting.corrects ? 'look.drop' : 'hand.discard')}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${busy || !!lacks || !have.length} onClick=${() => table.fix(sighting, { done: true })}>
          ${lacks ? t('hand.lacks', { n: lacks }) : t('hand.done')}
          <${Icon} id="check" />
        </button>
      </div>
    </div>
  `;
}
