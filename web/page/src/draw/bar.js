// The bar on top: where we are, how camera and reader are, undo, language. The same on every screen, so nothing jumps.
import { html } from './html.js';
import { Icon, Use } from './icons.js';
import { SettingsButton } from './settings.js';
import { EndOffer } from '../people/offer.js';
import { may } from '../device/role.js';
import { mend } from '../setup/mend.js';

/** @param {{ icon?: string, text?: string, kind?: string, hide?: string }} props */
export const Chip = ({ icon, text, kind = '', hide = '' }) => html`
  <span class=${`chip ${kind} ${hide}`}>
    <${Icon} id=${icon} />
    <span>${text}</span>
  </span>
`;

/**
 * Camera and reader, each as one short word with a colour; a doubt carries its reason.
 * @param {Words} t
 * @param {Partial<API.Snapshot> & { camera: API.Camera }} snapshot
 */
export function stateChips(t, snapshot) {
  const c = snapshot?.camera,
    s = snapshot?.sighting,
    chips = [];
  if (!c || c.kind === 'none' || !c.kind) chips.push({ icon: 'hand', text: t('camera.none'), kind: 'plain' });
  else if (c.kind === 'simulated' || c.kind === 'folder') chips.push({ icon: 'camera', text: t('camera.' + c.kind), kind: 'plain' });
  else if (c.kind === 'upload') chips.push({ icon: 'phone', text: t('camera.upload'), kind: 'plain' });
  else if (c.live) chips.push({ icon: 'camera', text: t('camera.live') });
  else chips.push({ icon: 'camera', text: c.reason || t('camera.lost'), kind: 'bad' });
  if (c?.reader === 'none' && c.kind && c.kind !== 'none') chips.push({ icon: 'warn', text: t('reader.none'), kind: 'warn' });
  else if (c?.reader === 'restarting') chips.push({ icon: 'warn', text: c.reader_reason || t('reader.restarting'), kind: 'warn' });
  else if (c?.reader === 'reading' || s?.state === 'reading') chips.push({ icon: 'still', text: t('reader.reading'), kind: 'now' });
  else if (c?.reader === 'ready' && c.kind !== 'upload') chips.push({ icon: 'still', text: t('reader.ready') });
  const thrown = (snapshot?.asks || []).find((a) => a.kind === 'throw')?.id; // dice that were answered say nothing of the next throw
  const again = (snapshot?.view?.table || []).find((p) => p.battle)?.battle?.again?.length;
  if (again) chips.push({ icon: 'dice', text: t('sighting.again', { n: again }), kind: 'warn', hide: 'sure long' });
  else if (
    s &&
    s.dice?.length &&
    !(s.state === 'answered' && thrown && thrown !== s.ask) &&
    (s.state === 'asking' || s.state === 'answered')
  ) {
    const asked = (s.questions?.length || 0) + (s.guards?.length || 0);
    const doubtful = new Set((s.questions || []).flatMap((q) => q.dice || [])).size;
    chips.push(
      asked
        ? { icon: 'ask', text: t('sighting.questions', { n: asked }), kind: 'warn', hide: 'sure' }
        : { icon: 'check', text: t('sighting.sure', { n: s.dice.length - doubtful, all: s.dice.length }), hide: 'sure' },
    );
  }
  return chips;
}

/**
 * How many letters a title has; what is drawn beside them counts for nothing.
 * @param {any} text
 * @returns {number}
 */
const lengthOf = (text) =>
  Array.isArray(text) ? text.reduce((n, x) => n + lengthOf(x), 0) : typeof text === 'string' ? text.trim().length : 0;

/**
 * @param {{
 *   t: Words; table: Table; title?: string; sub?: string; chips?: any[]; game?: boolean; onHome?: () => void;
 *   onLog?: () => void; onUndo?: () => void; children?: any
 * }} props
 */
export function Bar({ t, table, title, sub, chips = [], game = true, onHome, onLog, onUndo, children }) {
  const snapshot = table.snapshot;
  return html`
    <header class="bar">
      <button class="mark" onClick=${onHome} aria-label=${t('bar.home')}><${Use} id="logo" class="logo" /></button>
      <div class="title">
        <h1 class=${lengthOf(title) > 34 ? 'long' : ''}>${title}</h1>
        <p class=${lengthOf(sub) > 48 ? 'long' : ''}>${sub}</p>
      </div>
      <div class="chips" role="status">
        ${chips.map(
          (c) => html`
            <${Chip} key=${c.icon} ...${c} />
          `,
        )}
      </div>
      ${children}
      ${
        game
          ? html`
              ${
                snapshot?.can?.redo
                  ? html`
                      <button class="btn square redo" disabled=${!!table.busy} onClick=${() => table.redo()} aria-label=${t('bar.redo')}>
                        <${Icon} id="redo" />
                      </button>
                    `
                  : null
              }
              ${
                onLog
                  ? html`
                      <button class="btn square log-open" onClick=${onLog} aria-label=${t('bar.log')}><${Icon} id="log" /></button>
                    `
                  : null
              }
              <button
                class="btn undo"
                disabled=${!(onUndo || snapshot?.can?.undo) || !!table.busy}
                onClick=${onUndo || (() => table.undo())}
                aria-label=${t('bar.undo')}
              >
                <${Icon} id="undo" />
                <span>${t('bar.undo')}</span>
              </button>
            `
          : null
      }
      <${SettingsButton} t=${t} table=${table} />
    </header>
  `;
}

/**
 * What went wrong or changed meanwhile, over the page and not in it, so that nothing moves.
 * before: nothing has been thrown yet, so that what is wrong with the camera can be put right first.
 * @param {{ t: Words, table: Table, before?: boolean }} props
 */
export function Notices({ t, table, before = false }) {
  const n = table.notice,
    faults = (before && table.snapshot?.camera?.guards) || [],
    host = may(table.me, 'host');
  return html`
    <div class="notices">
      ${(table.snapshot?.alerts || [])
        .filter((a) => !table.read.has(a))
        .map(
          (a) => html`
            <div key=${a} class="notice bad" role="alert">
              <${Icon} id="warn" />
              <p>${a}</p>
              <button class="btn square" onClick=${() => table.close(a)} aria-label=${t('notice.close')}><${Icon} id="close" /></button>
            </div>
          `,
        )}
      ${faults
        .filter((g) => !table.read.has(g.text))
        .map(
          (g) => html`
            <div key=${g.kind} class="notice warn fault" role="alert">
              <${Icon} id="warn" />
              <p>
                ${g.text}
                <small>${g.remedy}</small>
              </p>
              ${
                host && g.step
                  ? html`
                      <button class="btn mend" onClick=${() => mend(t, table, g.step || '')}>${t('notice.mend.' + g.step)}</button>
                    `
                  : null
              }
              <button class="btn square" onClick=${() => table.close(g.text)} aria-label=${t('notice.close')}>
                <${Icon} id="close" />
              </button>
            </div>
          `,
        )}
      ${
        table.me?.offer && table.me.role === 'host'
          ? html`
              <div class="notice warn" role="alert">
                <${Icon} id="warn" />
                <p>${t('offer.told')}</p>
                <${EndOffer} t=${t} table=${table} />
              </div>
            `
          : null
      }
      ${
        table.behind
          ? html`
              <div class="notice bad" role="alert">
                <${Icon} id="warn" />
                <p>${t('notice.behind', table.behind)}</p>
                <button class="btn square" onClick=${() => table.goOn()} aria-label=${t('notice.close')}><${Icon} id="close" /></button>
              </div>
            `
          : null
      }
      ${
        table.lost
          ? html`
              <div class="notice bad lost" role="alert">
                <${Icon} id="link" />
                <p>${t('link.lost')}</p>
                <span class="scale wait">
                  <i></i>
                  <i></i>
                  <i></i>
                  <i></i>
                </span>
              </div>
            `
          : null
      }
      ${
        n
          ? html`
              <div class=${'notice ' + (n.kind === 'stale' ? 'warn' : 'bad')} role="alert">
                <${Icon} id="warn" />
                <p>
                  ${
                    n.kind === 'network'
                      ? t('notice.network')
                      : html`
                          ${
                            n.kind === 'stale'
                              ? html`
                                  <b>${t('notice.stale')}${' '}</b>
                                `
                              : null
                          }${n.id ? t(n.id) : n.text || t('notice.error')}${
                            n.help
                              ? html`
                                  <small>${n.help}</small>
                                `
                              : null
                          }
                        `
                  }
                </p>
                <button class="btn square" onClick=${() => table.hush()} aria-label=${t('notice.close')}><${Icon} id="close" /></button>
              </div>
            `
          : null
      }
    </div>
  `;
}
