// The reader's questions: each is asked once, with a picture and with answers as large as the card.
import { html } from '../draw/html.js';
import { Icon } from '../draw/icons.js';
import { coloursOf, Faces, Tints } from './fix.js';

/** @param {{ text?: string, note: string, onClick: () => void, busy: boolean, icon?: string }} props */
const Answer = ({ text, note, onClick, busy, icon }) => html`
  <button class="choice plain" disabled=${busy} onClick=${onClick}>
    ${
      icon
        ? html`
            <${Icon} id=${icon} />
          `
        : null
    }
    <span>
      ${text}${
        note
          ? html`
              <small>${note}</small>
            `
          : null
      }
    </span>
  </button>
`;

/**
 * The answers that fit a kind of question. Whatever is tapped goes out as one fix, and the server asks on or is content.
 * @param {{ t: Words, table: Laid, sighting: API.Sighting, q: API.Question, battle: API.Battle | null, onBoard: () => void }} props
 */
function Answers({ t, table, sighting, q, battle, onBoard }) {
  const busy = !!table.busy,
    id = q.dice?.[0],
    die = sighting.dice.find((d) => d.id === id);
  const send = (/** @type {API.Fix} */ fix) => table.fix(sighting, fix),
    ok = () => send({ answer: { question: q.id, ok: true } });
  if (die && q.kind === 'value')
    return html`
      <${Faces}
        t=${t}
        sighting=${sighting}
        game=${table.snapshot.game?.id}
        colour=${die.colour}
        value=${die.value}
        busy=${busy}
        onPick=${(v) => (v === die.value ? ok() : send({ die: id, value: v }))}
      />
      <button class="btn" disabled=${busy} onClick=${() => send({ die: id, pose: 'cocked' })}>${t('question.leans')}</button>
    `;
  if (die && q.kind === 'colour')
    return html`
      <${Tints}
        t=${t}
        snapshot=${table.snapshot}
        colours=${coloursOf(sighting, battle)}
        colour=${die.colour}
        busy=${busy}
        onPick=${(c) => (c === die.colour ? ok() : send({ die: id, colour: c }))}
      />
    `;
  if (q.kind === 'pose' && q.dice?.length > 1)
    return html`
      <${Answer} icon="check" text=${t('question.flats')} note=${t('question.asread')} busy=${busy} onClick=${ok} />
      <${Answer}
        text=${t('question.not')}
        note=${t('question.each')}
        busy=${busy}
        onClick=${() => send({ answer: { question: q.id, ok: false } })}
      />
    `;
  if (die && q.kind === 'pose')
    return html`
      <${Answer}
        text=${t('question.flat')}
        note=${die.value ? t('question.counts', { die: t.die(die.colour, die.value) }) : t('question.then')}
        busy=${busy}
        onClick=${() => (die.pose === 'flat' ? ok() : send({ die: id, pose: 'flat' }))}
      />
      <${Answer}
        text=${t('question.cocked')}
        note=${t('question.again')}
        busy=${busy}
        onClick=${() => (die.pose === 'cocked' ? ok() : send({ die: id, pose: 'cocked' }))}
      />
    `;
  if (die && q.kind === 'exists')
    return html`
      <${Answer} icon="check" text=${t('question.is')} note=${t.die(die.colour, die.value)} busy=${busy} onClick=${ok} />
      <${Answer} icon="close" text=${t('question.isnt')} busy=${busy} onClick=${() => send({ die: id, remove: true })} />
    `;
  if (die && q.kind === 'kept')
    return html`
      <${Answer} icon="check" text=${t('question.kept')} note=${t.die(die.colour, die.value)} busy=${busy} onClick=${ok} />
      <${Answer}
        icon="dice"
        text=${t('question.thrown')}
        note=${t('question.near')}
        busy=${busy}
        onClick=${() => send({ answer: { question: q.id, ok: false } })}
      />
    `;
  if (q.kind === 'count')
    return html`
      <${Answer} icon="plus" text=${t('question.add')} note=${t('question.addhow')} busy=${busy} onClick=${onBoard} />
      <${Answer} icon="check" text=${t('question.all')} busy=${busy} onClick=${ok} />
    `;
  return html`
    <${Answer} icon="check" text=${t('question.right')} busy=${busy} onClick=${ok} />
    <${Answer} icon="edit" text=${t('question.wrong')} busy=${busy} onClick=${onBoard} />
  `;
}

/** @param {{ t: Words, table: Laid, sighting: API.Sighting, battle: API.Battle | null, onBoard: () => void }} props */
export function QuestionCard({ t, table, sighting, battle, onBoard }) {
  const q = sighting.questions[0],
    all = sighting.questions.length;
  return html`
    <section class=${'land q kind-' + q.kind} key=${q.id} aria-live="polite">
      <p class="eyebrow">${all > 1 ? t('question.first', { all }) : t('question.one')}</p>
      <h2>${q.text}</h2>
      <${Answers} t=${t} table=${table} sighting=${sighting} q=${q} battle=${battle} onBoard=${onBoard} />
      <div class="foot"><button class="btn" onClick=${onBoard}>${t('question.board')}</button></div>
    </section>
  `;
}

/**
 * The reader saw something that makes the whole picture doubtful.
 * @param {{ t: Words, table: Laid, sighting: API.Sighting, ask: API.Ask, onBoard: () => void }} props
 */
export function GuardCard({ t, table, sighting, ask, onBoard }) {
  const g = sighting.guards[0],
    busy = !!table.busy;
  return html`
    <section class="land q" key=${g.kind} aria-live="polite">
      <p class="eyebrow">${t('guard.title')}</p>
      <h2>${g.text || t('guard.' + g.kind)}</h2>
      <${Answer}
        icon="camera"
        text=${t('guard.again')}
        note=${t('guard.againhow')}
        busy=${busy}
        onClick=${() => table.throwNow(ask || { id: sighting.ask })}
      />
      <${Answer}
        icon="check"
        text=${t('guard.use')}
        note=${t('guard.usehow')}
        busy=${busy}
        onClick=${() => table.fix(sighting, { guard: g.kind, ok: true })}
      />
      <div class="foot"><button class="btn" onClick=${onBoard}>${t('question.board')}</button></div>
    </section>
  `;
}
