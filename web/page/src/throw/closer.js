// "Which lies closer?": two pairs whose gaps cannot be told apart by camera. People measure, and tap.
import { there } from '../device/must.js';
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Die, Icon } from '../draw/icons.js';
import { grown, rounded, windowRound } from './dice.js';

/**
 * What is asked about: {letter, choice, m, p, from, to, gap}; a choice of one die has only p.
 * @param {API.Ask} ask
 * @param {DrawnDie[]} dice
 */
export function pairsOf(ask, dice) {
  const by = new Map(dice.map((d) => [d.id, d]));
  return ask.fields[0].choices
    .flatMap((choice) => (choice.dice?.length ? [{ choice, ids: choice.dice }] : []))
    .map(({ choice, ids }, i) => {
      const [m, p] = ids.length > 1 ? ids.map((id) => by.get(id)) : [undefined, by.get(ids[0])];
      return { letter: String.fromCharCode(65 + i), choice, m, p, ...choice.between };
    });
}

/**
 * @param {Pair[]} pairs
 * @param {API.Board} board
 */
export const closerWindow = (pairs, board) => windowRound([...new Set(pairs.flatMap((p) => [p.m, p.p]).filter(there))], board, 60, 12);

/**
 * A and B over the zoomed picture: magenta and ink, each with its letter, never told by colour alone.
 * @param {{ pairs: Pair[], frame: Frame }} props
 */
export function CloserMarks({ pairs, frame }) {
  const k = frame[2] / 116;
  return html`
    ${pairs
      .flatMap((p) => [p.m, p.p])
      .filter(there)
      .map(
        (d) => html`
          <path class="zc" d=${rounded(grown(d, 0.06 * d.edge), d.edge * 0.2)} stroke-width=${1.2 * k} />
        `,
      )}
    ${pairs
      .flatMap(({ letter, from, to }) => (from && to ? [{ letter, from, to }] : []))
      .map((p, i, all) => {
        const u = (i + 1) / (all.length + 1); // letters of lines that lie on each other stand beside each other
        const [a, b] = [p.from, p.to],
          l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
          short = l < 14 * k;
        let [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
        const toCentre = (frame[0] + frame[2] / 2 - a[0]) * nx + (frame[1] + frame[3] / 2 - a[1]) * ny;
        if (toCentre < 0) [nx, ny] = [-nx, -ny];
        const at = short
          ? [(a[0] + b[0]) / 2 + nx * 11 * k, (a[1] + b[1]) / 2 + ny * 11 * k]
          : [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
        return html`
          <g class=${'ab ' + p.letter}>
            <line class="case" x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke-width=${2.2 * k} />
            <line class="ink" x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke-width=${1.1 * k} />
            <circle cx=${at[0]} cy=${at[1]} r=${5.2 * k} stroke-width=${0.9 * k} />
            <text x=${at[0]} y=${at[1] + 2.2 * k} font-size=${6.2 * k}>${p.letter}</text>
          </g>
        `;
      })}
  `;
}

/** @param {{ t: Words, table: Laid, ask: API.Ask, pairs: Pair[], others?: any, onBoard: () => void }} props */
export function CloserCard({ t, table, ask, pairs, others, onBoard }) {
  const field = ask.fields[0],
    busy = !!table.busy,
    seat = ask.seats?.[0] ?? -1,
    several = ask.kind === 'form';
  const [picked, setPicked] = useState(/** @type {string[]} */ ([])),
    most = Math.max(field.max || 1, 1);
  /** @param {any} value */
  const send = (value) => table.answer(ask, seat, { [field.id]: value });
  /** @param {API.Choice} choice */
  const pick = (choice) => {
    if (!several) send(choice.id);
    else
      setPicked(
        picked.includes(choice.id)
          ? picked.filter((id) => id !== choice.id)
          : [...(picked.length >= most ? picked.slice(1) : picked), choice.id],
      );
  };
  const measured = pairs.some((p) => p.m);
  const mixed = pairs.some((o) => o.m !== pairs[0].m),
    plain = field.choices.filter((c) => !c.dice?.length);
  /** @param {Pair} p */
  const note = (p) =>
    [
      p.choice.effect?.join(' · ') || (p.gap !== undefined ? `${t.mm(p.gap)} mm` : ''),
      mixed && p.m ? t('closer.from', { die: t.die(p.m.colour, p.m.face) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return html`
    <section class=${`land q closer${pairs.length > 2 ? ' many' : ''}`} key=${ask.id} aria-live="polite">
      <p class="eyebrow">${measured ? t('closer.title') : table.snapshot.view?.round}</p>
      <h2>${t.title(ask.prompt)}</h2>
      ${pairs.map(
        (p) => html`
          <button
            key=${p.choice.id}
            class=${`choice ${p.letter}${picked.includes(p.choice.id) ? ' on' : ''}`}
            disabled=${busy || !!p.choice.refused}
            aria-pressed=${several ? picked.includes(p.choice.id) : undefined}
            onClick=${() => pick(p.choice)}
          >
            <span class="let">${p.letter}</span>
            ${
              p.p
                ? html`
                    <${Die} colour=${p.p.colour} face=${p.p.face} />
                  `
                : html`
                    <i></i>
                  `
            }
            <span class="say">
              ${p.m && p.p ? t.die(p.p.colour, p.p.face) : p.choice.label}
              <small>${note(p)}</small>
            </span>
          </button>
        `,
      )}
      ${plain.map(
        (c) => html`
          <button key=${c.id} class="btn equal" disabled=${busy || !!c.refused} onClick=${() => send(several ? [c.id] : c.id)}>
            ${c.label}
          </button>
        `,
      )}
      ${
        several
          ? html`
              <button
                class="btn primary send"
                disabled=${busy || picked.length < (field.min || 1)}
                onClick=${() => send(most > 1 ? picked : picked[0])}
              >
                ${t('ask.send')}
                <${Icon} id="next" />
              </button>
            `
          : null
      }
      ${
        ask.help || measured
          ? html`
              <p class="tip">
                <${Icon} id=${measured ? 'ruler' : 'ask'} />
                <span>
                  ${ask.note}${' '}
                  <span class=${ask.note ? 'more' : ''}>${ask.help || t('closer.tip')}</span>
                </span>
              </p>
            `
          : null
      }
      <div class="foot">
        ${others}
        <button class="btn" onClick=${onBoard}>${t('question.board')}</button>
      </div>
    </section>
  `;
}
