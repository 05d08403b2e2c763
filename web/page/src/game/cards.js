// Cards in the colours of their suits, as they lie before a player: one, or two that were laid down together.
import { html } from '../draw/html.js';
import { Emblem } from '../draw/icons.js';

/** @param {{ p: API.Piece, game: string | undefined }} props */
const Face = ({ p, game }) => html`
  <span class=${`pcard${p.colour ? ' c-' + p.colour : ''}${p.faded ? ' open' : ''}`}>
    <${Emblem} name=${p.emblem} game=${game} />
    ${
      p.count
        ? html`
            <b>${p.count}</b>
          `
        : null
    }
  </span>
`;

/**
 * @param {API.Piece} p
 * @returns {string}
 */
const title = (p) => [[p.label, p.count].filter(Boolean).join(' '), p.on ? title(p.on) : ''].filter(Boolean).join(', ');

/**
 * What a card and the one it was laid down with are worth together.
 * @param {API.Piece} p
 * @returns {number}
 */
export const worth = (p) => (p.count || 0) + (p.on ? worth(p.on) : 0);

/** @param {{ items: API.Piece[], game: string | undefined, named?: boolean }} props */
export const Cards = ({ items, game, named }) => html`
  <div class=${'pcards n' + Math.min(items.length, 6)}>
    ${items.map(
      (p, i) => html`
        <span key=${i} class=${'pset' + (p.on ? ' ptwo' : '')} role="img" title=${title(p)} aria-label=${title(p)}>
          <${Face} p=${p} game=${game} />
          ${
            p.on
              ? html`
                  <${Face} p=${p.on} game=${game} />
                `
              : null
          }${
            named
              ? html`
                  <small>${p.label}</small>
                `
              : null
          }
        </span>
      `,
    )}
  </div>
`;
