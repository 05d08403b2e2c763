// How to set up the game before the first answer, step by step. People who know it can skip it.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';
import { Piece } from './fleet.js';

/**
 * It opens by itself on the device that started the game, the first time for so many people.
 * @param {{ t: Words, table: Laid }} props
 */
export function Prepare({ t, table }) {
  const s = table.snapshot,
    steps = s?.prepare || [],
    [at, setAt] = useState(table.begun && steps.length ? 0 : -1);
  if (!steps.length) return null;
  const step = steps[at],
    close = () => {
      table.begun = false;
      setAt(-1);
    };
  return html`
    <button class="btn other prepare-open" onClick=${() => setAt(0)}>
      <${Icon} id="rule" />
      ${t('prepare.title')}
    </button>
    ${
      step
        ? html`
            <${Dialog} t=${t} title=${t('prepare.title')} wide onClose=${close}>
              <div class="dialog-body prepare">
                <p class="dim" role="status">${t('prepare.step', { n: at + 1, all: steps.length })}</p>
                <div class="lot">
                  ${step.pieces.map(
                    (p, k) => html`
                      <${Piece} key=${`${at} ${k}`} p=${p} game=${s?.game?.id} />
                    `,
                  )}
                </div>
                <p class="what">${step.text}</p>
                <div class="ends">
                  <button class="btn" disabled=${at === 0} onClick=${() => setAt(at - 1)}>
                    <${Icon} id="prev" />
                    ${t('setup.back')}
                  </button>
                  <button class="btn primary" onClick=${() => (at + 1 < steps.length ? setAt(at + 1) : close())}>
                    ${t(at + 1 < steps.length ? 'setup.next' : 'prepare.done')}
                    <${Icon} id="next" />
                  </button>
                </div>
              </div>
            <//>
          `
        : null
    }
  `;
}
