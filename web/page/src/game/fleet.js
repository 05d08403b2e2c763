// Pieces as they lie there: ships and dice of a colour, tokens in ink, each alone or as a fleet.
import { html } from '../draw/html.js';
import { Die, Emblem, Use } from '../draw/icons.js';

/**
 * What a piece is in words: its label, and what lies on it or what it carries.
 * @param {API.Piece} p
 */
export const told = (p) =>
  [
    p.label,
    names(p)
      .map((x) => x.label)
      .filter(Boolean)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');

/**
 * One piece as a ship or a die of its colour, or as a token in ink. Where pieces are counted, a token shows its number also if it is 1.
 * @param {{ p: API.Piece, game: string | undefined, counted?: boolean }} props
 */
export function Piece({ p, game, counted }) {
  const inside = p.on?.emblem || (p.emblem && !p.emblem.startsWith('die-') && p.emblem !== 'ship' ? p.emblem : '');
  const title = told(p);
  if (p.colour && p.emblem?.startsWith('die-'))
    return html`
      <span
        class=${'ship' + (p.faded ? ' faded' : '')}
        role=${title ? 'img' : undefined}
        title=${title || undefined}
        aria-label=${title || undefined}
      >
        <${Die} colour=${p.colour} face=${p.emblem.slice(4)} />
      </span>
    `;
  if (p.colour)
    return html`
      <span
        class=${`ship c-${p.colour}${p.faded ? ' res' : ''}`}
        title=${title || undefined}
        role=${title ? 'img' : undefined}
        aria-label=${title || undefined}
      >
        <${Use} id=${p.faded ? 'die-slot' : 'die-0'} class="body" />
        ${
          inside && p.on?.on?.emblem
            ? html`
                <span class="both">
                  <${Emblem} name=${inside} game=${game} />
                  <${Emblem} name=${p.on.on.emblem} game=${game} />
                </span>
              `
            : inside
              ? html`
                  <${Emblem} name=${inside} game=${game} />
                `
              : null
        }
      </span>
    `;
  const number = counted || (p.count ?? 0) > 1 ? p.count : 0;
  return html`
    <span class=${'tokn' + (p.faded ? ' faded' : '')} role="img" title=${title} aria-label=${title + (number ? `: ${number}` : '')}>
      <${Emblem} name=${p.emblem} game=${game} />
      ${p.emblem ? null : p.label}${
        number
          ? html`
              <b>${number}</b>
            `
          : null
      }
    </span>
  `;
}

/**
 * Every single thing: a counted piece stands for as many as it counts, which can be none.
 * @param {{ items: API.Piece[], counted?: boolean }} props
 */
const repeat = ({ items, counted }) =>
  items.flatMap((p) => (p.colour ? Array.from({ length: Math.min(counted ? p.count || 0 : 1, 20) }, () => p) : [p]));

/**
 * How many of each label lie there, as one line under the ships; all that carry something count as the first of them.
 * @param {{ items: API.Piece[], counted?: boolean }} props
 */
const groups = ({ items, counted }) => {
  const by = new Map(),
    laden = items.find((p) => p.on)?.label;
  for (const p of items)
    if (p.colour && p.label) by.set(p.on ? laden : p.label, (by.get(p.on ? laden : p.label) || 0) + (counted ? p.count || 0 : 1));
  return [...by].filter(([, n]) => n > 0);
};

/**
 * The same with what they carry, for screen readers.
 * @param {{ items: API.Piece[], counted?: boolean }} props
 */
const inWords = ({ items, counted }) =>
  items
    .filter((p) => !counted || (p.count ?? 0) > 0)
    .map((p) => (counted ? `${p.count} ${told(p)}` : told(p)))
    .join('; ');

/** @param {{ pieces: { items: API.Piece[], counted?: boolean }, game: string | undefined, title?: string }} props */
export const Fleet = ({ pieces, game, title }) => html`
  <div class=${'fleet' + (repeat(pieces).length > 10 ? ' many' : '')} role="img" aria-label=${`${title}: ${inWords(pieces)}`}>
    ${repeat(pieces).map(
      (p, i) => html`
        <${Piece} key=${i} p=${p} game=${game} />
      `,
    )}
  </div>
  ${
    groups(pieces).length
      ? html`
          <div class="fleet-key">
            ${groups(pieces).map(
              ([label, n]) => html`
                <span key=${label}>${n} ${label}</span>
              `,
            )}
          </div>
        `
      : null
  }
`;

/**
 * What a piece of a colour carries, one after another, or what lies on any other, the lowest first.
 * @param {API.Piece} p
 */
export const names = (p) => {
  /** @type {API.Piece[]} */
  const all = [];
  for (let x = p.on; x; x = x.on) all[p.colour ? 'push' : 'unshift'](x);
  return all;
};
/**
 * Whose a step is; a piece of a colour stands for itself.
 * @param {API.Piece} p
 */
export const whose = (p) => (p.on || !p.colour ? names(p) : [{ colour: p.colour, label: '' }]);
