// What may be answered beside the question of the moment: a ritual, another kind of throw, a number to be put right.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { Emblem, Icon } from '../draw/icons.js';
import { besides, onlyAnswer } from './focus.js';

/**
 * @param {API.Ask} a
 * @param {Words} t
 */
const label = (a, t) => (a.secret ? t('who.change') : a.button || onlyAnswer(a)?.choice.label || a.prompt);

/** @param {{ t: Words, table: Laid, a: API.Ask, onChoose: (ask: string) => void, onDone?: () => void }} props */
function One({ t, table, a, onChoose, onDone }) {
  const only = onlyAnswer(a);
  const press = () => {
    onDone?.();
    if (only) table.answer(a, a.seats?.length === 1 ? a.seats[0] : -1, only.fields);
    else onChoose(a.id);
  };
  return html`
    <button class="btn other" disabled=${!!table.busy} title=${a.prompt} onClick=${press}>
      ${
        only?.choice.emblem
          ? html`
              <${Emblem} name=${only.choice.emblem} game=${table.snapshot.game?.id} />
            `
          : null
      }
      <span>
        ${label(a, t)}${
          onDone && only && only.choice.label !== a.prompt
            ? html`
                <small>${a.prompt}</small>
              `
            : null
        }
      </span>
    </button>
  `;
}

/**
 * What a game gives a button is always in sight, as is the first ask with a single answer, and where there is no such button
 * the only ask with a short name. The others stand behind one button, so that the question of the moment keeps its room.
 * @param {{ t: Words, table: Laid, ask: API.Ask | null, onChoose: (ask: string) => void }} props
 */
export function Beside({ t, table, ask, onChoose }) {
  const all = besides(table.snapshot, ask, table.me?.seat),
    [open, setOpen] = useState(false),
    short = (/** @type {API.Ask} */ a) => label(a, t).length <= 24;
  if (!all.length) return null;
  const first = all.find((a) => a.quick && onlyAnswer(a) && short(a));
  const named = all.filter(short),
    alone = named.length === 1 && !all.some((a) => a.button) ? named[0] : null;
  // As many as stand in one line; whatever has no room stands behind the button for the rest.
  let room = 38;
  /** @param {API.Ask} a */
  const fits = (a) => (a.button || a === first || a === alone) && (room -= label(a, t).length) >= 0;
  const seen = all.filter(fits),
    rest = all.filter((a) => !seen.includes(a));
  return html`
    ${seen.map(
      (a) => html`
        <${One} key=${a.id} t=${t} table=${table} a=${a} onChoose=${onChoose} />
      `,
    )}
    ${
      rest.length
        ? html`
            <button class="btn others" aria-label=${alone ? null : t('beside.more', { n: rest.length })} onClick=${() => setOpen(true)}>
              <${Icon} id="more" />
              ${
                alone
                  ? html`
                      <span class="vh">${t('beside.title')}</span>
                    `
                  : null
              }
              <span class="lbl">${alone ? ' ' + rest.length : t('beside.more', { n: rest.length })}</span>
            </button>
          `
        : null
    }
    ${
      open
        ? html`
            <${Dialog} t=${t} title=${t('beside.title')} onClose=${() => setOpen(false)}>
              <div class="dialog-body menu">
                ${rest.map(
                  (a) => html`
                    <${One} key=${a.id} t=${t} table=${table} a=${a} onChoose=${onChoose} onDone=${() => setOpen(false)} />
                  `,
                )}
              </div>
            <//>
          `
        : null
    }
  `;
}
