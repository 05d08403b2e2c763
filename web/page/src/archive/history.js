// Finished games, newest first; a tap opens the score sheet and the scores round by round.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { Topmark } from '../draw/icons.js';
import { dayOf, useKept, Waiting } from './kept.js';

/**
 * Seats of a game, the best place first.
 * @param {API.Played} g
 */
const byPlace = (g) =>
  g.people
    .map((p, seat) => ({ ...p, seat, place: g.places[seat], score: g.scores[seat] }))
    .sort((a, b) => (a.place || 99) - (b.place || 99));

/** @param {{ head?: any, rows: any[], total?: (row: number) => boolean }} props */
const Grid = ({ head, rows, total }) => html`
  <div class="grid-scroll">
    <table class="ar-grid">
      <thead>
        <tr>
          <td></td>
          ${head.map(
            (/** @type {string} */ h, /** @type {number} */ i) => html`
              <th key=${i}>${h}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (r, i) => html`
            <tr key=${i} class=${total?.(i) ? 'total' : ''}>
              <th>${r.label}</th>
              ${r.values.map(
                (/** @type {number | null} */ v, /** @type {number} */ k) => html`
                  <td key=${k} class="num">${v ?? '–'}</td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;

/** @param {{ t: Words, game: API.Played, onClose?: () => void }} props */
function Game({ t, game, onClose }) {
  const lines = game.sheet?.lines || [];
  return html`
    <${Dialog} t=${t} wide title=${`${game.game.name}, ${dayOf(t, game.ended)}`} onClose=${onClose}>
      <div class="dialog-body ar-past">
        ${
          lines.length
            ? html`
                <h3>${t('archive.sheet')}</h3>
                <${Grid} head=${game.sheet.columns} rows=${lines} total=${(i) => lines[i].total} />
              `
            : null
        }
        <h3>${t('archive.rounds')}</h3>
        <${Grid} head=${game.people.map((p) => p.name)} rows=${game.rounds.map((r) => ({ label: r.name, values: r.scores }))} />
        <p class="dim">
          ${t('archive.length', { n: game.steps, minutes: Math.round((Date.parse(game.ended) - Date.parse(game.began)) / 60000) })}
        </p>
      </div>
    <//>
  `;
}

/** @param {{ t: Words }} props */
export function History({ t }) {
  const kept = useKept(t, '/history'),
    [open, setOpen] = useState(/** @type {any} */ (null));
  if (!kept.value)
    return html`
      <${Waiting} t=${t} kept=${kept} />
    `;
  if (!kept.value.length)
    return html`
      <p class="none">${t('archive.games.none')}</p>
    `;
  return html`
    <ul class="games-list">
      ${kept.value.map(
        (/** @type {API.Played} */ g) => html`
          <li key=${g.table + g.no}>
            <button class="past-game" onClick=${() => setOpen(g)}>
              <span class="when">
                <b>${g.game.name}</b>
                <small>${dayOf(t, g.ended)}</small>
              </span>
              <span class="ar-who">
                ${byPlace(g).map(
                  (p) => html`
                    <span key=${p.seat} class=${p.place === 1 ? 'won' : ''}>
                      <${Topmark} colour=${p.colour} />
                      ${p.name}${' '}
                      <b class="num">${p.score ?? ''}</b>
                    </span>
                  `,
                )}
              </span>
            </button>
          </li>
        `,
      )}
    </ul>
    ${
      open
        ? html`
            <${Game} t=${t} game=${open} onClose=${() => setOpen(null)} />
          `
        : null
    }
  `;
}
