// A game that is over, on the first screen.
import { html } from '../draw/html.js';
import { there } from '../device/must.js';
import { Icon, Use } from '../draw/icons.js';
import { seatsOf } from '../game/seats.js';
import { Standing } from './standing.js';

/**
 * A game that is over: who won, its sheet, and, where it may be started, the same people once more.
 * @param {{ t: Words, snapshot: API.Snapshot, game: NonNullable<API.Snapshot['game']>, onResult: () => void, onAgain?: () => void }} props
 */
export function Over({ t, snapshot, game, onResult, onAgain }) {
  const seats = seatsOf(snapshot),
    won = snapshot.result?.ranking?.[0] || [];
  const order = (snapshot.result?.ranking || [])
    .flat()
    .map((n) => seats.find((x) => x.seat === n))
    .filter(there);
  return html`
    <section class="land cont over">
      <p class="line">${game.name} · ${t('score.title')}</p>
      <h2>
        <${Use} id="crown" class="ic" />
        ${
          won
            .map((n) => seats.find((x) => x.seat === n)?.name)
            .filter(Boolean)
            .join(', ') || game.name
        }${' '}${t(won.length > 1 ? 'home.share' : 'score.wins')}
      </h2>
      <${Standing} seats=${order.length ? order : seats} />
      <div class="ends">
        <button class="btn result" onClick=${onResult}>${t('home.result')}</button>
        ${
          onAgain
            ? html`
                <button class="btn primary again" onClick=${onAgain}>
                  ${t('home.again')}
                  <${Icon} id="next" />
                </button>
              `
            : null
        }
      </div>
    </section>
  `;
}
