// A throw of which only the faces matter: what it comes to, its dice large and sorted, and what the game adds up of them.
import { html } from '../draw/html.js';
import { useFit } from '../draw/fit.js';
import { Die, Topmark } from '../draw/icons.js';
import { ownerOf, sorted } from './battle.js';
import { Outcome } from './result.js';

/** How large the dice are: so many still fit. @param {number} n */
const sizeOf = (n) => (n <= 2 ? 'r1' : n <= 6 ? 'r2' : n <= 15 ? 'r3' : 'r4');

/** @param {{ t: Words, snapshot: API.Snapshot, piece: any, counted: boolean }} props */
const Item = ({ t, snapshot, piece, counted }) => {
  const face = piece.emblem?.startsWith('die-') ? piece.emblem.slice(4) : null,
    name = piece.colour ? ownerOf(snapshot, piece.colour, t) : piece.label || face;
  return html`
    <li>
      ${
        counted && piece.colour
          ? html`
              <${Topmark} colour=${piece.colour} />
              <span>${name}</span>
            `
          : face
            ? html`
                <${Die} colour=${piece.colour || 'white'} face=${face} game=${snapshot.game?.id} />
                <span class="vh">${counted ? name : t.die(piece.colour, face)}</span>
              `
            : html`
                <span>${name}</span>
              `
      }
      ${
        counted
          ? html`
              <b>${piece.colour ? piece.count : `× ${piece.count}`}</b>
            `
          : null
      }
    </li>
  `;
};

/** @param {{ t: Words, snapshot: API.Snapshot, battle: API.Battle }} props */
export function TallyCard({ t, snapshot, battle }) {
  const fit = useFit(5, '.sum');
  const parts = (snapshot.view?.table || []).flatMap((p) =>
    p.pieces && p.id !== 'dice'
      ? [{ title: p.title, counted: !!p.pieces.counted, items: p.pieces.items.filter((x) => !p.pieces?.counted || x.count) }]
      : [],
  );
  return html`
    <article class="card tally" ref=${fit} aria-live="polite">
      <${Outcome} said=${t.title(battle.outcome || t('battle.over'))} />
      <div class=${'rolled ' + sizeOf(battle.dice.length)} role="img" aria-label=${t('battle.counts', { n: battle.dice.length })}>
        ${sorted(battle.dice).map(
          (d) => html`
            <${Die}
              key=${d.id}
              colour=${d.colour || 'white'}
              face=${d.face}
              game=${snapshot.game?.id}
              class=${d.kept === undefined ? '' : 'stayed'}
            />
          `,
        )}
      </div>
      ${parts.map(
        (p) => html`
          <section class="sum" key=${p.title}>
            <h3>${p.title}</h3>
            <ul>
              ${p.items.map(
                (x, i) => html`
                  <${Item} key=${i} t=${t} snapshot=${snapshot} piece=${x} counted=${p.counted} />
                `,
              )}
            </ul>
          </section>
        `,
      )}
    </article>
  `;
}
