// What may be answered beside the question of the moment: a ritual, another kind of throw, a number to be put right.
import { html } from './html.js';
import { Emblem } from './icons.js';
import { besides, onlyAnswer } from './focus.js';

/** One button for each; where there is only one answer the button gives it, else it opens the ask. */
export const Beside = ({ table, ask, onChoose }) => besides(table.snapshot, ask).map((a) => {
  const only = onlyAnswer(a), say = only ? only.choice.label : a.prompt;
  return html`<button key=${a.id} class="btn other" disabled=${!!table.busy} title=${a.prompt} onClick=${() => (only ? table.answer(a, a.seats?.length === 1 ? a.seats[0] : -1, only.fields) : onChoose(a.id))}>
    ${only?.choice.emblem ? html`<${Emblem} name=${only.choice.emblem} game=${table.snapshot.game?.id} />` : null}${say}</button>`;
});
