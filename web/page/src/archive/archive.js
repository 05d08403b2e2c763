// What the house remembers: finished games, how everybody does, how fair the dice are, the people, and copies of it all;
// and how its machine is.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Bar } from '../draw/bar.js';
import { Health } from './health.js';
import { Panel } from './panel.js';
import { may } from '../device/role.js';
import { Icon } from '../draw/icons.js';
import { History } from './history.js';
import { Standings } from './standings.js';
import { People } from './people.js';
import { Copies } from './copies.js';

/** @type {Record<string, (props: any) => any>} */
const TABS = { games: History, standings: Standings, people: People, copies: Copies, health: Health, panel: Panel };

/** @param {{ t: Words }} props */
export const ArchiveButton = ({ t }) => html`
  <a class="btn archive-open" href="#archive" aria-label=${t('archive.title')}>
    <${Icon} id="chart" />
    <span>${t('archive.title')}</span>
  </a>
`;

/** @param {{ t: Words, table: Table, onHome?: () => void }} props */
export function Archive({ t, table, onHome }) {
  const host = !table.me || table.me.house,
    tabs = Object.keys(TABS).filter((k) => (k === 'copies' ? host : k === 'health' || k === 'panel' ? may(table.me, 'host') : true));
  const wanted = location.hash.split('/')[1],
    [tab, setTab] = useState(tabs.includes(wanted) ? wanted : 'games');
  const Part = TABS[tab];
  return html`
    <div class="p-archive">
      <${Bar} t=${t} table=${table} game=${false} title=${t('archive.title')} sub=${t('archive.' + tab + '.sub')} onHome=${onHome} />
      <main class="archive">
        <div class="seg tabs" role="tablist">
          ${tabs.map(
            (k) => html`
              <button key=${k} role="tab" class=${k === tab ? 'on' : ''} aria-selected=${k === tab} onClick=${() => setTab(k)}>
                ${t('archive.' + k)}
              </button>
            `,
          )}
        </div>
        <section class="kept" role="tabpanel" tabindex="0" aria-label=${t('archive.' + tab)} data-tab=${tab}>
          <${Part} t=${t} table=${table} host=${host} />
        </section>
      </main>
    </div>
  `;
}
