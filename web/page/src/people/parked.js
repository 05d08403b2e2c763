// The games that were left for another: what they are, who plays, and the way back into them.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';
import { Listed } from './listed.js';

/**
 * @param {Words} t
 * @param {string} at
 */
const when = (t, at) => new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** @param {{ t: Words, table: Table, onContinue: () => void }} props */
export function ParkedButton({ t, table, onContinue }) {
  const list = table.snapshot?.parked || [],
    [open, setOpen] = useState(false);
  if (!list.length) return null;
  /** @param {number} entry */
  const take = async (entry) => {
    if (!(await table.takeUp(entry))) return;
    setOpen(false);
    onContinue();
  };
  return html`
    <button class="btn parked-open" onClick=${() => setOpen(true)}>${t('home.parked', { n: list.length })}</button>
    ${
      open
        ? html`
            <${Dialog} t=${t} title=${t('home.parked.title')} onClose=${() => setOpen(false)}>
              <div class="dialog-body">
                <p class="dim">${t('home.parked.how')}</p>
                <ul class="tables">
                  ${list.map(
                    (x) => html`
                      <li key=${x.entry}>
                        <button class="btn table-at" disabled=${!!table.busy} onClick=${() => take(x.entry)}>
                          <${Listed} name=${x.game.name} state=${when(t, x.at)} people=${x.people} />
                          <${Icon} id="next" />
                        </button>
                      </li>
                    `,
                  )}
                </ul>
              </div>
            <//>
          `
        : null
    }
  `;
}
