// What the house remembers: finished games, how everybody does, how fair the dice are, the people, and copies of it all;
// and how its machine is.
import { html } from './html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from './api.js';
import { Bar } from './bar.js';
import { Health } from './health.js';
import { Panel } from './panel.js';
import { may } from './join.js';
import { Icon } from './icons.js';
import { History } from './history.js';
import { Standings } from './standings.js';
import { People } from './people.js';
import { Copies } from './copies.js';

const TABS = { games: History, standings: Standings, people: People, copies: Copies, health: Health, panel: Panel };

/** Something from the server, anew whenever `again` is called. */
export function useKept(t, path) {
  const [got, setGot] = useState({}),
    [turn, setTurn] = useState(0);
  useEffect(() => {
    let over = false;
    call(t.lang, 'GET', path, undefined, 60).then(
      (value) => {
        if (!over) setGot({ value });
      },
      (e) => {
        if (!over) setGot((g) => ({ ...g, trouble: e.message || t('notice.network') }));
      },
    );
    return () => {
      over = true;
    };
  }, [t.lang, path, turn]);
  return { ...got, again: () => setTurn((n) => n + 1) };
}

export const Waiting = ({ t, kept }) =>
  kept.trouble
    ? html`
        <p class="trouble" role="alert">${kept.trouble}</p>
        <button class="btn" onClick=${kept.again}>${t('archive.again')}</button>
      `
    : html`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `;

export const dayOf = (t, at) => new Intl.DateTimeFormat(t.lang, { dateStyle: 'long' }).format(new Date(at));
export const timeOf = (t, at) => new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

export const ArchiveButton = ({ t }) => html`
  <a class="btn archive-open" href="#archive" aria-label=${t('archive.title')}>
    <${Icon} id="chart" />
    <span>${t('archive.title')}</span>
  </a>
`;

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
