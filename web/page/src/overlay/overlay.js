// The overlay: the last throw on a transparent background, for streaming programs to lay over their picture. The token stands behind the # of the
// address, which browsers do not send: /overlay#token=…
import '../../styles/overlay.css';
import { render } from 'preact';
import { must } from '../device/must.js';
import { html } from '../draw/html.js';
import { Die, has, plantSprite } from '../draw/icons.js';
import { at } from '../device/api.js';
import { after, edgeFor, follow, sorted } from './throws.js';

/** @typedef {{ thrown: API.Thrown | null, fresh: number, away: boolean, refused: string }} Shown */

/** A die; a printed face is told by its name. @param {{ die: API.Thrown['dice'][number] }} props */
const Fallen = ({ die }) => html`
  <li class=${die.loose ? 'loose' : ''}>
    ${
      has('die-' + die.face)
        ? html`
            <${Die} colour=${die.colour || 'white'} face=${die.face} />
          `
        : html`
            <span class=${`die faced c-${die.colour || 'white'}`}>
              <${Die} colour=${die.colour || 'white'} face="0" class="die-body" />
              <b class=${'face n' + Math.min(die.face.length, 6)}>${die.face}</b>
            </span>
          `
    }
  </li>
`;

/** @param {Shown} props */
function Overlay({ thrown, fresh, away, refused }) {
  if (refused)
    return html`
      <p class="refused" role="alert">${refused}</p>
    `;
  if (!thrown?.dice.length) return null;
  const dice = sorted(thrown),
    adds = dice.length > 1 && dice.some((d) => d.value !== null),
    edge = edgeFor(dice.length, innerWidth * 0.92, innerHeight * (adds ? 0.62 : 0.9));
  return html`
    <main key=${fresh} class=${'thrown' + (away ? ' away' : '')} style=${{ '--edge': Math.min(edge, innerHeight * 0.4) + 'px' }}>
      <ol aria-hidden="true">
        ${dice.map(
          (d) => html`
            <${Fallen} key=${d.id} die=${d} />
          `,
        )}
      </ol>
      ${
        adds
          ? html`
              <p class="sum" aria-hidden="true">${thrown.sum}</p>
            `
          : null
      }
      <p class="vh" role="status">${dice.map((d) => d.face).join(', ') + (adds ? '. ' + thrown.sum : '')}</p>
    </main>
  `;
}

plantSprite();
const root = must(document.getElementById('overlay'), 'the place of the overlay'),
  token = new URLSearchParams(location.hash.slice(1)).get('token') || '';

/** @type {Shown} */
let shown = { thrown: null, fresh: 0, away: false, refused: '' };

/** @param {Partial<Shown>} [change] */
const show = (change) => {
  shown = { ...shown, ...change };
  render(
    html`
      <${Overlay} ...${shown} />
    `,
    root,
  );
};

addEventListener('hashchange', () => location.reload()); // another token
addEventListener('resize', () => show());
follow(at('/throws', new URLSearchParams(location.search).get('lang') || ''), token, {
  event: (e) =>
    show({ thrown: after(shown.thrown, e), fresh: e.name === 'throw' ? shown.fresh + 1 : shown.fresh, away: false, refused: '' }),
  away: () => show({ away: true }),
  refused: (why) => show({ refused: why }),
});
