// Whose this device is: asked once of whoever plays, changed where the devices are. Characters are then chosen on it in secret,
// and that person's own questions come first.
import { there } from '../device/must.js';
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Dialog } from '../draw/dialog.js';
import { Topmark } from '../draw/icons.js';

/** @param {API.Person[]} people */
const asked = (people) => people.map((p) => p.name).join('|');

/**
 * The people at the table, to be tapped; nobody in particular is everybody.
 * @param {{ t: Words, table: Table, onDone?: () => void }} props
 */
export function Whose({ t, table, onDone }) {
  const people = table.snapshot?.people || [],
    [said, setSaid] = useState('');
  /** @param {string} person */
  const say = (person) =>
    call(t.lang, 'POST', '/me', { person }).then(
      (me) => {
        localStorage.setItem('whose', asked(people));
        table.set({ me });
        onDone?.();
      },
      (e) => setSaid(e.message || t('notice.network')),
    );
  return html`
    <div class="whose" role="group" aria-label=${t('who.title')}>
      ${people.map(
        (p) => html`
          <button
            key=${p.seat}
            class=${'btn' + (table.me?.seat === p.seat ? ' on' : '')}
            aria-pressed=${table.me?.seat === p.seat}
            onClick=${() => say(p.name)}
          >
            <${Topmark} colour=${p.colour} />
            ${p.name}
          </button>
        `,
      )}
      <button class=${'btn' + (table.me?.seat === -1 ? ' on' : '')} aria-pressed=${table.me?.seat === -1} onClick=${() => say('')}>
        ${t('who.all')}
      </button>
    </div>
    ${
      said
        ? html`
            <p class="trouble" role="alert">${said}</p>
          `
        : null
    }
  `;
}

/**
 * Asks once, in each game whose people it has not been asked about.
 * @param {{ t: Words, table: Table }} props
 */
export function WhoAmI({ t, table }) {
  const s = table.snapshot,
    people = s?.people || [],
    [over, setOver] = useState('');
  if (
    table.me?.role !== 'player' ||
    table.me.seat !== -1 ||
    !s?.game ||
    !s.asks?.length ||
    localStorage.getItem('whose') === asked(people) ||
    over === asked(people)
  )
    return null;
  return html`
    <${Dialog} t=${t} title=${t('who.title')} onClose=${() => setOver(asked(people))}>
      <div class="dialog-body">
        <p>${t('who.why')}</p>
        <${Whose} t=${t} table=${table} />
      </div>
    <//>
  `;
}

/**
 * What somebody sees who has chosen in secret: who is still choosing.
 * @param {{ t: Words, table: Laid, others?: any, onChange: () => void }} props
 */
export function Waiting({ t, table, others, onChange }) {
  const s = table.snapshot,
    open = (s.asks || [])
      .filter((a) => a.secret && !a.sealed)
      .map((a) => (s.people || []).find((p) => p.seat === a.seats[0]))
      .filter(there);
  return html`
    <section class="land now-q waiting">
      <div></div>
      <div class="ask-body">
        <h2><span>${t('who.chosen')}</span></h2>
        <p class="who-told">${t('who.wait', { names: open.map((p) => p.name).join(', ') })}</p>
      </div>
      <div class="ask-foot">
        <div class="sent">
          <button class="btn other" onClick=${onChange}>${t('who.change')}</button>
          ${others}
        </div>
        <div></div>
      </div>
    </section>
  `;
}

/**
 * Who has told in secret already, where the table is asked whether all have chosen.
 * @param {{ t: Words, table: Laid, ask: API.Ask }} props
 */
export function Told({ t, table, ask }) {
  const all = ask.secret || ask.anytime ? [] : (table.snapshot.asks || []).filter((a) => a.secret && a.sealed);
  if (!all.length) return null;
  const names = all.map((a) => (table.snapshot.people || []).find((p) => p.seat === a.seats[0])?.name).filter(Boolean);
  return html`
    <p class="who-told" role="status">${t('who.told', { names: names.join(', ') })}</p>
  `;
}
