// The other tables of this machine, as on a club's evening: what is played where, and the way there.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';
import { Listed } from './listed.js';

const often = 4000; // ms between two looks at the list, while it is open or nothing is known of it

/**
 * @param {Words} t
 * @param {API.Place} x
 */
const state = (t, x) =>
  !x.game ? t('tables.free') : x.over ? t('tables.over', { game: x.game.name }) : x.round ? `${x.game.name} · ${x.round}` : x.game.name;

/** @param {{ t: Words, list: API.Place[], mine: string, onClose?: () => void }} props */
function List({ t, list, mine, onClose }) {
  return html`
    <${Dialog} t=${t} title=${t('tables.title')} onClose=${onClose}>
      <div class="dialog-body">
        <ul class="tables">
          ${list.map(
            (x) => html`
              <li key=${x.id}>
                <a
                  class=${'btn table-at' + (x.id === mine ? ' on' : '')}
                  href=${'/?table=' + encodeURIComponent(x.id)}
                  aria-current=${x.id === mine ? 'page' : null}
                >
                  <${Listed} name=${x.id} state=${state(t, x)} people=${x.people} />
                  ${
                    x.id === mine
                      ? html`
                          <small>${t('tables.here')}</small>
                        `
                      : html`
                          <${Icon} id="next" />
                        `
                  }
                </a>
              </li>
            `,
          )}
        </ul>
        <p class="dim">${t('tables.how')}</p>
      </div>
    <//>
  `;
}

/**
 * The button that names this table and opens the list; nothing where there is one table only. How many there are does not change
 * while the program runs.
 * @param {{ t: Words, table: Table }} props
 */
export function TablesButton({ t, table }) {
  const [list, setList] = useState(/** @type {API.Place[]} */ ([])),
    [open, setOpen] = useState(false),
    mine = table.me?.table,
    unknown = !list.length;
  useEffect(() => {
    if (!mine) return undefined;
    let over = false;
    const ask = () =>
      call(t.lang, 'GET', '/tables').then(
        (l) => {
          if (!over) setList(l);
        },
        () => {},
      ); // the next look is soon
    if (open || unknown) ask();
    const timer = open || unknown ? setInterval(ask, often) : 0;
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [t.lang, open, unknown, !mine]);
  if (!mine || list.length < 2) return null;
  return html`
    <button class="btn tables-open" aria-label=${t('tables.at', { name: mine })} onClick=${() => setOpen(true)}>
      <${Icon} id="corners" />
      <span>${mine}</span>
    </button>
    ${
      open
        ? html`
            <${List} t=${t} list=${list} mine=${mine} onClose=${() => setOpen(false)} />
          `
        : null
    }
  `;
}
