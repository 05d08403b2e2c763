// How the box is laid out before the first answer, step by step: whoever knows it passes it by.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';
import { Piece } from './fleet.js';

/** @param {{ t: Words, table: Laid }} props */
export function Prepare({ t, table }) {
  const s = table.snapshot,
    steps = s?.prepare || [],
    [open, setOpen] = useState(false);
  if (!steps.length) return null;
  return html`
    <button class="btn other prepare-open" onClick=${() => setOpen(true)}>
      <${Icon} id="rule" />
      ${t('prepare.title')}
    </button>
    ${
      open
        ? html`
            <${Dialog} t=${t} title=${t('prepare.title')} wide onClose=${() => setOpen(false)}>
              <div class="dialog-body prepare">
                <ol>
                  ${steps.map(
                    (x, i) => html`
                      <li key=${i}>
                        <p>${x.text}</p>
                        ${
                          x.pieces.length
                            ? html`
                                <div class="lot">
                                  ${x.pieces.map(
                                    (p, k) => html`
                                      <${Piece} key=${k} p=${p} game=${s.game?.id} />
                                    `,
                                  )}
                                </div>
                              `
                            : null
                        }
                      </li>
                    `,
                  )}
                </ol>
                <button class="btn primary" onClick=${() => setOpen(false)}>${t('prepare.done')}</button>
              </div>
            <//>
          `
        : null
    }
  `;
}
