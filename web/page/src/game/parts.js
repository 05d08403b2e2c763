// The parts a game's view is made of: counter, track, pieces, steps, ledger. Any game's, drawn without knowing it.
import { html } from '../draw/html.js';
import { Cards, worth } from './cards.js';
import { Die, Emblem, Topmark, Use, has } from '../draw/icons.js';

/** @param {{ value: number, of: number }} props */
export const Scale = ({ value, of }) => html`
  <span class="scale" aria-hidden="true">
    ${Array.from(
      { length: Math.min(of, 20) },
      (_, i) => html`
        <i class=${i < value ? 'on' : ''}></i>
      `,
    )}
  </span>
`;

/**
 * What a piece is in words: its label, and what lies on it or what it carries.
 * @param {API.Piece} p
 */
const told = (p) =>
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
 * One piece as a ship or a die of its colour, or as a token in ink.
 * @param {{ p: API.Piece, game: string | undefined }} props
 */
export function Piece({ p, game }) {
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
  return html`
    <span class=${'tokn' + (p.faded ? ' faded' : '')} role="img" title=${title} aria-label=${title + (p.count > 1 ? `: ${p.count}` : '')}>
      <${Emblem} name=${p.emblem} game=${game} />
      ${p.emblem ? null : p.label}${
        p.count > 1
          ? html`
              <b>${p.count}</b>
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
 * The same with what they carry, for who does not see them.
 * @param {{ items: API.Piece[], counted?: boolean }} props
 */
const inWords = ({ items, counted }) =>
  items
    .filter((p) => !counted || p.count > 0)
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
const names = (p) => {
  /** @type {API.Piece[]} */
  const all = [];
  for (let x = p.on; x; x = x.on) all[p.colour ? 'push' : 'unshift'](x);
  return all;
};
/**
 * Whose a step is; a piece of a colour stands for itself.
 * @param {API.Piece} p
 */
const whose = (p) => (p.on || !p.colour ? names(p) : [{ colour: p.colour, label: '' }]);

/**
 * Things that come one after another, such as who is called: the rail on top of a round.
 * @param {{ part: API.Part, game: string | undefined, onWhole: (part: API.Part) => void }} props
 */
export const Rail = ({ part, game, onWhole }) => html`
  <ol class="rail" style=${{ '--steps': part.steps.items.length }} aria-label=${part.title} onClick=${onWhole}>
    ${part.steps.items.map((p, i) => {
      const state = i < part.steps.current ? 'done' : i === part.steps.current ? 'now' : 'next';
      return html`
        <li key=${i} class=${`ch ${state}`} aria-current=${state === 'now' ? 'step' : undefined}>
          <${Emblem} name=${p.emblem} game=${game} class="em" />
          <b>${p.label}</b>
          <span class="by">
            ${
              whose(p).length > 1
                ? whose(p).map(
                    (x) => html`
                      <span role="img" aria-label=${x.label} title=${x.label}><${Topmark} colour=${x.colour} /></span>
                    `,
                  )
                : whose(p).map(
                    (x) => html`
                      ${
                        x.colour
                          ? html`
                              <${Topmark} colour=${x.colour} />
                            `
                          : null
                      }${x.label}
                    `,
                  )
            }
          </span>
        </li>
      `;
    })}
  </ol>
`;

/** @param {{ part: API.Part, cls?: string, children?: any }} props */
const Card = ({ part, cls = '', children }) => html`
  <section class=${`card part ${cls} id-${part.id}`}>
    ${
      part.title
        ? html`
            <h2 class="cap">${part.title}</h2>
          `
        : null
    }${children}
  </section>
`;

/** @param {{ part: API.Part, game: string | undefined }} props */
function Counter({ part, game }) {
  const c = part.counter;
  return html`
    <section class="card part counter">
      ${
        c.emblem
          ? html`
              <${Emblem} name=${c.emblem} game=${game} />
            `
          : null
      }
      <h2 class="cap">${part.title}</h2>
      <b class="num">
        ${c.value}${
          c.of
            ? html`
                <small>/${c.of}</small>
              `
            : null
        }
      </b>
      ${
        c.of
          ? html`
              <${Scale} value=${c.value} of=${c.of} />
            `
          : null
      }
    </section>
  `;
}

/** @param {{ part: API.Part, game: string | undefined }} props */
const Pieces = ({ part, game }) => {
  if (part.pieces.cards)
    return html`
      <${Card} part=${part} cls="pieces"><${Cards} items=${part.pieces.items} game=${game} named /><//>
    `;
  const { items, counted } = part.pieces;
  const fleet = items.length > 0 && items.every((p) => p.colour);
  return html`
    <${Card} part=${part} cls="pieces">
      ${
        fleet
          ? html`
              <${Fleet} pieces=${part.pieces} game=${game} title=${part.title} />
            `
          : html`
              <div class=${'cards n' + Math.min(items.length, 6)}>
                ${items.map(
                  (p, i) => html`
                    <div
                      key=${i}
                      role="img"
                      title=${told(p)}
                      aria-label=${told(p) + (counted && !(p.on && !p.count) ? `: ${p.count || 0}` : p.on?.count ? `, ${p.on.count}` : '')}
                      class=${'ac' + (p.faded ? ' old' : '') + (p.strong ? ' pile' : '') + (p.colour ? ' c-' + p.colour : '')}
                    >
                      ${
                        p.colour
                          ? html`
                              <${Topmark} colour=${p.colour} />
                            `
                          : null
                      }${
                        p.emblem
                          ? html`
                              <${Emblem} name=${p.emblem} game=${game} />
                            `
                          : null
                      }${
                        counted && !(p.on && !p.count)
                          ? html`
                              <b>${p.count || 0}</b>
                            `
                          : null
                      }${
                        p.label
                          ? html`
                              <span class="lb">${p.label}</span>
                            `
                          : null
                      }${
                        p.on
                          ? html`
                              <span class="fl">
                                ${
                                  p.on.colour
                                    ? html`
                                        <${Topmark} colour=${p.on.colour} />
                                      `
                                    : html`
                                        <${Emblem} name=${p.on.emblem} game=${game} />
                                      `
                                }
                                <span>${p.on.count || p.on.label}</span>
                              </span>
                            `
                          : null
                      }
                    </div>
                  `,
                )}
              </div>
            `
      }
    <//>
  `;
};

/** @param {{ part: API.Part, game: string | undefined }} props */
const Steps = ({ part, game }) => html`
  <${Card} part=${part} cls="stepped">
    <ol class="mini-steps">
      ${part.steps.items.map(
        (p, i) => html`
          <li key=${i} class=${i < part.steps.current ? 'done' : i === part.steps.current ? 'now' : ''}>
            <${Emblem} name=${p.emblem} game=${game} />
            <span>${p.label}</span>
          </li>
        `,
      )}
    </ol>
  <//>
`;

/**
 * Those who stand on one place, side by side over it; a point shows which it is.
 * @param {{ ms: { seat: number, emblem?: string }[], x: number, y: number, size: number, M: number, colourOf?: (seat: number) => string, most: number }} props
 */
function Marks({ ms, x, y, size, M, colourOf, most }) {
  const many = ms.length > 1,
    wide = many ? Math.min(size, 9) : size,
    left = Math.min(Math.max(x - (ms.length * wide) / 2, 0), most - ms.length * wide),
    m = many ? 10 : M;
  return html`
    ${
      many
        ? html`
            <path class="points" d=${`M${left} ${y + 11}H${left + ms.length * wide}L${x} ${y + 17}z`} />
          `
        : null
    }${ms.map((mark, j) => {
      const at = many ? { x: left + j * wide - (m - wide) / 2, y, width: m, height: m } : { x: x - m / 2, y, width: m, height: m };
      const sign =
        mark.seat >= 0
          ? has('tm-' + colourOf(mark.seat))
            ? 'tm-' + colourOf(mark.seat)
            : 'tm-other'
          : has(mark.emblem)
            ? mark.emblem
            : 'anchor';
      return html`
        <use key=${j} href=${'#' + sign} class=${mark.seat >= 0 ? 'c-' + colourOf(mark.seat) : 'mark-em'} ...${at} />
      `;
    })}
  `;
}

/**
 * A way of places: drawn where the game says its places are, or as the scale bar of a chart.
 * @param {{ part: API.Part, game: string | undefined, colourOf?: (seat: number) => string, nameOf?: (seat: number) => string }} props
 */
function Track({ part, game, colourOf, nameOf }) {
  const { places = [], links = [], at = [], marks = [] } = part.track,
    n = places.length;
  const map = at.length === n && n > 0,
    W = map ? 240 : 300,
    H = map ? 130 : 36,
    M = map ? 16 : 15;
  const X = (/** @type {number} */ i) => (map ? 14 + (at[i][0] / 100) * (W - 28) : 14 + (i / Math.max(n - 1, 1)) * (W - 28)),
    Y = (/** @type {number} */ i) => (map ? 14 + (at[i][1] / 100) * (H - 28) : 19);
  const ways = links.length ? links : map ? places.slice(1).map((_, i) => [i, i + 1]) : [];
  const by = new Map();
  for (const m of marks) by.set(m.place, [...(by.get(m.place) || []), m]);
  const every = n > 60 ? 20 : n > 30 ? 10 : n > 12 ? 5 : 1;
  return html`
    <${Card} part=${part} cls="way">
      <svg
        class="track"
        viewBox=${`0 0 ${W} ${H}`}
        role="img"
        aria-label=${marks.map((m) => `${nameOf(m.seat)} ${places[m.place]?.label || m.place}`).join(', ')}
      >
        ${
          map
            ? ways.map(
                ([a, b]) => html`
                  <line x1=${X(a)} y1=${Y(a)} x2=${X(b)} y2=${Y(b)} class="way-line" />
                `,
              )
            : html`
                <rect x="14" y="16" width=${W - 28} height="5" class="way-bar" />
              `
        }
        ${places.map((p, i) =>
          map
            ? html`
                <circle cx=${X(i)} cy=${Y(i)} r="7" class="place" />
              `
            : html`
                <path d=${`M${X(i)} ${i % every ? 18.5 : 16}v${i % every ? 2.5 : 5}`} class="tick" />
              `,
        )}
        ${places.map(
          (p, i) =>
            (map || i % every === 0) &&
            html`
              ${
                p.strong
                  ? html`
                      <rect x=${X(i) - 11} y=${map ? Y(i) + 7 : 23} width="22" height="13" rx="3" class="plate" />
                    `
                  : null
              }
              <text x=${X(i)} y=${map ? Y(i) + 17 : 34} text-anchor="middle" class=${p.strong ? 'on-plate' : ''}>
                ${p.label || (map ? '' : i)}
              </text>
            `,
        )}
        ${[...by].map(
          ([place, ms]) => html`
            <${Marks}
              key=${place}
              ms=${ms}
              x=${X(place)}
              y=${map ? Y(place) - 9 : 0}
              size=${map ? 12 : 11}
              M=${M}
              colourOf=${colourOf}
              most=${W}
            />
          `,
        )}
      </svg>
    <//>
  `;
}

/** @param {{ ledger: API.Ledger, heads: any[], best?: number[], t: Words }} props */
export const LedgerTable = ({ ledger, heads, best, t }) => html`
  <table>
    <thead>
      <tr>
        <td></td>
        ${heads.map(
          (h, i) => html`
            <th key=${i} scope="col" class=${best.includes(i) ? 'win' : ''}>
              <span class="who">
                ${
                  h.colour
                    ? html`
                        <${Topmark} colour=${h.colour} />
                      `
                    : null
                }${h.name}
              </span>
            </th>
          `,
        )}
      </tr>
    </thead>
    <tbody>
      ${ledger.lines
        .filter((l) => !l.total)
        .map(
          (l, i) => html`
            <tr key=${i}>
              <th scope="row">
                <div>
                  <span>
                    ${l.label}${
                      l.help && !l.how
                        ? html`
                            <small>${l.help}</small>
                          `
                        : null
                    }
                  </span>
                </div>
              </th>
              ${l.values.map(
                (v, j) => html`
                  <td key=${j} class=${[best.includes(j) && 'win', v < 0 && 'neg'].filter(Boolean).join(' ')}>
                    ${v < 0 ? '−' + -v : v}${
                      l.how
                        ? html`
                            <small>${l.how[j]}</small>
                          `
                        : null
                    }
                  </td>
                `,
              )}
            </tr>
          `,
        )}
    </tbody>
    <tfoot>
      ${ledger.lines
        .filter((l) => l.total)
        .map(
          (l, i) => html`
            <tr key=${i}>
              <th scope="row">${l.label || t('score.total')}</th>
              ${l.values.map(
                (v, j) => html`
                  <td key=${j} class=${best.includes(j) ? 'win' : ''}>${v < 0 ? '−' + -v : v}</td>
                `,
              )}
            </tr>
          `,
        )}
    </tfoot>
  </table>
`;

/**
 * A part with every word it has, for who wants to know what a sign means. Pieces of a colour are drawn as they lie there.
 * @param {{
 *   part: API.Part; game: string | undefined; t: Words; colourOf?: (seat: number) => string;
 *   nameOf?: (seat: number) => string
 * }} props
 */
export function Whole({ part, game, t, colourOf, nameOf }) {
  const items = part.pieces?.items || part.steps?.items,
    cards = part.pieces?.cards;
  if (part.counter)
    return html`
      <ul class="items">
        <li>
          ${
            part.counter.emblem
              ? html`
                  <${Emblem} name=${part.counter.emblem} game=${game} />
                `
              : html`
                  <span class="tok" aria-hidden="true">${part.counter.value}</span>
                `
          }
          <span>${part.title}</span>
          <b class="num">${part.counter.value}${part.counter.of ? `/${part.counter.of}` : ''}</b>
        </li>
      </ul>
    `;
  if (!items)
    return html`
      <${Part} part=${part} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />
    `;
  const counted = part.pieces?.counted,
    shown = items.filter((p) => !p.colour || cards || !counted || p.count > 0);
  /** @param {API.Piece} p */
  const sign = (p) =>
    p.colour && !cards
      ? html`
          <${Piece} p=${p} game=${game} />
        `
      : p.emblem
        ? html`
            <${Emblem} name=${p.emblem} game=${game} />
          `
        : p.colour
          ? html`
              <${Topmark} colour=${p.colour} />
            `
          : html`
              <i></i>
            `;
  return html`
    <section class="part">
      <h2 class="cap">
        ${part.title}${
          shown.length
            ? null
            : html`
                <small>${t('whole.none')}</small>
              `
        }
      </h2>
      <ul class="items">
        ${shown.map(
          (p, i) => html`
            <li key=${i} class=${p.faded ? 'faded' : ''} aria-current=${part.steps?.current === i ? 'step' : undefined}>
              ${sign(p)}
              <span>
                ${p.colour && !cards && counted ? `${p.count} ` : ''}${p.label}${names(p)
                  .filter((x) => x.label)
                  .map(
                    (x) => html`
                      ${' · '}${
                        p.colour
                          ? null
                          : x.colour
                            ? html`
                                <${Topmark} colour=${x.colour} />
                                ${' '}
                              `
                            : x.emblem
                              ? html`
                                  <${Emblem} name=${x.emblem} game=${game} />
                                  ${' '}
                                `
                              : null
                      }${x.label}
                    `,
                  )}
              </span>
              <b class="num">${cards ? worth(p) || '' : p.colour ? '' : counted ? p.count || 0 : p.on?.count || ''}</b>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * Any part of the table's middle.
 * @param {{
 *   part: API.Part; game: string | undefined; t: Words; colourOf?: (seat: number) => string;
 *   nameOf?: (seat: number) => string
 * }} props
 */
export function Part({ part, game, t, colourOf, nameOf }) {
  if (part.counter)
    return html`
      <${Counter} part=${part} game=${game} />
    `;
  if (part.track)
    return html`
      <${Track} part=${part} game=${game} colourOf=${colourOf} nameOf=${nameOf} />
    `;
  if (part.pieces)
    return html`
      <${Pieces} part=${part} game=${game} />
    `;
  if (part.steps)
    return html`
      <${Steps} part=${part} game=${game} />
    `;
  if (part.ledger)
    return html`
      <${Card} part=${part} cls="tally">
        <${LedgerTable} t=${t} ledger=${part.ledger} heads=${part.ledger.columns.map((name) => ({ name }))} best=${[]} />
      <//>
    `;
  return null;
}
