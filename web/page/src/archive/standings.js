// Wins and averages, and how often each face of the dice fell.
import { html } from '../draw/html.js';
import { Die, Topmark } from '../draw/icons.js';
import { useKept, Waiting } from './kept.js';

/**
 * One colour: a bar for each face with the range in which its true chance lies, and a line where a fair die has it.
 * @param {{ t: Words, die: API.Fairness }} props
 */
function Fairness({ t, die }) {
  const fair = 1 / die.faces.length,
    most = Math.max(...die.faces.map((f) => f.high), 2 * fair),
    at = (/** @type {number} */ share) => `${(100 * Math.min(1, share / most)).toFixed(2)}%`;
  return html`
    <li class=${'fairness ' + die.verdict}>
      <p class="colour">
        <${Topmark} colour=${die.colour} />
        <b>${t.title(t.colour(die.colour))}</b>
        <small>${t('archive.throws', { n: die.throws })}</small>
      </p>
      <ol class="ar-faces">
        ${die.faces.map(
          (f, i) => html`
            <li
              key=${i}
              aria-label=${t('archive.face', { face: i + 1, n: f.count, low: Math.round(100 * f.low), high: Math.round(100 * f.high) })}
            >
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  class="bar-of"
                  x="22"
                  width="56"
                  y=${100 - parseFloat(at(die.throws ? f.count / die.throws : 0))}
                  height=${parseFloat(at(die.throws ? f.count / die.throws : 0))}
                />
                <line class="range" x1="50" x2="50" y1=${100 - parseFloat(at(f.high))} y2=${100 - parseFloat(at(f.low))} />
                <line class="fair" x1="0" x2="100" y1=${100 - parseFloat(at(fair))} y2=${100 - parseFloat(at(fair))} />
              </svg>
              ${
                die.kind === 'pips'
                  ? html`
                      <${Die} colour=${die.colour} face=${i + 1} />
                    `
                  : html`
                      <small>${i + 1}</small>
                    `
              }
              <b class="num">${f.count}</b>
            </li>
          `,
        )}
      </ol>
      <p class="judged">${t('archive.dice.' + die.verdict)}</p>
    </li>
  `;
}

/** @param {{ t: Words }} props */
export function Standings({ t }) {
  const kept = useKept(t, '/statistics');
  if (!kept.value)
    return html`
      <${Waiting} t=${t} kept=${kept} />
    `;
  const { people, dice } = kept.value,
    games = [...new Set(people.map((/** @type {API.Statistics["people"][number]} */ p) => p.game_name))];
  if (!people.length)
    return html`
      <p class="none">${t('archive.games.none')}</p>
    `;
  return html`
    ${games.map(
      (g) => html`
        <h2 key=${g}>${g}</h2>
        <div class="grid-scroll">
          <table class="ar-grid">
            <thead>
              <tr>
                <td></td>
                ${['wins', 'played', 'average', 'best'].map(
                  (k) => html`
                    <th key=${k}>${t('archive.' + k)}</th>
                  `,
                )}
              </tr>
            </thead>
            <tbody>
              ${people
                .filter((/** @type {API.Statistics["people"][number]} */ p) => p.game_name === g)
                .map(
                  (/** @type {API.Statistics["people"][number]} */ p) => html`
                    <tr key=${p.id || p.name}>
                      <th>${p.name}</th>
                      <td class="num">${p.wins}</td>
                      <td class="num">${p.games}</td>
                      <td class="num">${p.average === undefined ? '–' : t.mm(p.average)}</td>
                      <td class="num">${p.best ?? '–'}</td>
                    </tr>
                  `,
                )}
            </tbody>
          </table>
        </div>
      `,
    )}
    ${
      dice.length
        ? html`
            <h2>${t('archive.dice')}</h2>
            <ul class="dice-list">
              ${dice.map(
                (/** @type {API.Fairness} */ d) => html`
                  <${Fairness} key=${d.colour + d.kind} t=${t} die=${d} />
                `,
              )}
            </ul>
            <p class="dim">${t('archive.dice.how')}</p>
          `
        : null
    }
  `;
}
