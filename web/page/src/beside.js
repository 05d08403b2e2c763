// What may be answered beside the question of the moment: a ritual, another kind of throw, a number to be put right.
import { html } from './html.js';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.js';
import { Emblem, Icon } from './icons.js';
import { besides, onlyAnswer } from './focus.js';

const label = (a) => onlyAnswer(a)?.choice.label || a.prompt;

function One({ table, a, onChoose, onDone }) {
  const only = onlyAnswer(a);
  const press = () => {
    onDone?.();
    if (only) table.answer(a, a.seats?.length === 1 ? a.seats[0] : -1, only.fields);
    else onChoose(a.id);
  };
  return html`<button class="btn other" disabled=${!!table.busy} title=${a.prompt} onClick=${press}>${only?.choice.emblem ? html`<${Emblem} name=${only.choice.emblem} game=${table.snapshot.game?.id} />` : null}<span>${label(a)}${onDone && only && only.choice.label !== a.prompt ? html`<small>${a.prompt}</small>` : null}</span></button>`;
}

/** A single one is a button; several stand behind one, so that the question of the moment keeps its room. An ask with one answer gives it at once, and the first of these is never behind another tap. */
export function Beside({ t, table, ask, onChoose }) {
  const all = besides(table.snapshot, ask), [open, setOpen] = useState(false);
  if (all.length === 1 && label(all[0]).length <= 24) return html`<${One} table=${table} a=${all[0]} onChoose=${onChoose} />`;
  if (!all.length) return null;
  const first = all.find((a) => a.quick && onlyAnswer(a) && label(a).length <= 24), rest = all.filter((a) => a !== first);
  return html`${first ? html`<${One} table=${table} a=${first} onChoose=${onChoose} />` : null}<button class="btn others" onClick=${() => setOpen(true)}><${Icon} id="more" />${t('beside.more', { n: rest.length })}</button>
    ${open ? html`<${Dialog} t=${t} title=${t('beside.title')} onClose=${() => setOpen(false)}><div class="dialog-body menu">${rest.map((a) => html`<${One} key=${a.id} table=${table} a=${a} onChoose=${onChoose} onDone=${() => setOpen(false)} />`)}</div><//>` : null}`;
}
