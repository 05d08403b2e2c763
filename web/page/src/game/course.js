// How the points went, round by round: a line for each player, as the house remembers the game.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { has } from '../draw/icons.js';
import { useSize } from '../draw/size.js';
import { endedIn } from './ranking.js';

/**
 * The remembered game that has just ended; null until it is known.
 * @param {Words} t
 * @param {API.Snapshot} snapshot
 */
export function useEnded(t, snapshot) {
  const [game, setGame] = useState(/** @type {API.Played | null} */ (null));
  useEffect(() => {
    let over = false,
      tries = 0,
      timer = 0;
    const ask = () =>
      call(t.lang, 'GET', '/history').then(
        (all) => {
          if (over) return;
          const one = endedIn(all || [], snapshot);
          if (one) setGame(one);
          else if (++tries < 5) timer = window.setTimeout(ask, 2000); // it is being written down
        },
        () => {},
      );
    ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [t.lang, snapshot.version]);
  return game;
}

/** @param {API.Played} game */
export const minutesOf = (game) => Math.max(1, Math.round((Date.parse(game.ended) - Date.parse(game.began)) / 60000));

/**
 * A step of 5, 10, 20, 50 … so that four lines at most are drawn.
 * @param {number} span
 */
const stepOf = (span) => [1, 2, 5, 10, 20, 50, 100, 200].find((s) => span / s <= 4) || 500;

/**
 * The line through points; it begins anew after what is not known.
 * @param {(XY | null)[]} points
 */
const traceOf = (points) => points.map((p, i) => (p ? `${points[i - 1] ? 'L' : 'M'}${p[0].toFixed(1)} ${p[1].toFixed(1)}` : '')).join('');

/** Only for a game that hasCourse. @param {{ t: Words, game: API.Played, best: number[] }} props */
export function Course({ t, game, best }) {
  const { ref, size } = useSize(),
    unit = (size?.rem || 16) / 16, // letters are as large as elsewhere, so the drawing takes the room that there is
    W = size ? size.width / unit : 320,
    H = size ? size.height / unit : 300,
    L = 34,
    R = 92,
    B = 28,
    T = 10,
    rounds = game.rounds,
    n = rounds.length;
  const all = rounds.flatMap((r) => r.scores).filter((v) => v !== null),
    low = Math.min(0, ...all),
    high = Math.max(1, ...all),
    step = stepOf(high - low);
  const top = Math.ceil(high / step) * step,
    bottom = Math.floor(low / step) * step;
  const X = (/** @type {number} */ i) => L + (i / (n - 1)) * (W - L - R),
    Y = (/** @type {number | null} */ v) => T + ((top - (v ?? 0)) / (top - bottom)) * (H - T - B);
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step),
    every = Math.ceil(n / 6);
  const ends = game.people.map((p, seat) => ({ ...p, seat, y: Y(rounds[n - 1].scores[seat]) })).sort((a, b) => a.y - b.y);
  ends.forEach((e, i) => {
    if (i) e.y = Math.max(e.y, ends[i - 1].y + 19);
  });
  const over = Math.max(0, ends[ends.length - 1].y - (H - B));
  return html`
    <section class="card course">
      <h2 class="cap">${t('score.rounds')}</h2>
      <svg ref=${ref} viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${t('score.rounds')}>
        ${lines.map(
          (v) => html`
            <g key=${v}>
              <line class="grid" x1=${L} x2=${W - R} y1=${Y(v)} y2=${Y(v)} />
              <text x=${L - 6} y=${Y(v) + 4} text-anchor="end">${v}</text>
            </g>
          `,
        )}
        ${rounds.map(
          (r, i) =>
            (i % every === 0 || i === n - 1) &&
            (i === n - 1 || n - 1 - i >= every / 2) &&
            html`
              <text key=${i} x=${X(i)} y=${H - 8} text-anchor="middle">${i + 1}</text>
            `,
        )}
        ${game.people.map(
          (p, seat) => html`
            <path
              key=${seat}
              class=${`trace c-${p.colour}${best.includes(seat) ? ' best' : ''}`}
              d=${traceOf(rounds.map((r, i) => (r.scores[seat] === null ? null : [X(i), Y(r.scores[seat])])))}
            />
          `,
        )}
        ${ends.map(
          (e) => html`
            <g key=${e.seat}>
              <use
                href=${'#' + (has('tm-' + e.colour) ? 'tm-' + e.colour : 'tm-other')}
                class=${'c-' + e.colour}
                x=${W - R + 6}
                y=${e.y - over - 7}
                width="13"
                height="13"
              />
              <text class="name" x=${W - R + 22} y=${e.y - over + 4}>${e.name.length > 8 ? e.name.slice(0, 7) + '…' : e.name}</text>
            </g>
          `,
        )}
      </svg>
    </section>
  `;
}
