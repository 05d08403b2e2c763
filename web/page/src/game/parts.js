// The parts a game's view is made of: counter, track, pieces, steps, ledger. Any game's, drawn without knowing it.
import { signed } from '../draw/signed.js';
import { html } from '../draw/html.js';
import { Emblem, Topmark } from '../draw/icons.js';
import { Cards, worth } from './cards.js';
import { Fleet, Piece, names, told } from './fleet.js';
import { LedgerTable } from './ledger.js';
import { Track, isRace, kindsOf } from './track.js';

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

/** @param {{ part: PartOf<'counter'>, game: string | undefined }} props */
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
        ${signed(c.value)}${
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

/** @param {{ part: PartOf<'pieces'>, game: string | undefined }} props */
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

/** @param {{ part: PartOf<'steps'>, game: string | undefined }} props */
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
 * A part with all its words, for people who want to know what a sign means. Pieces of a colour are drawn as they lie there.
 * @param {{
 *   part: API.Part; game: string | undefined; t: Words; colourOf: (seat: number) => string;
 *   nameOf: (seat: number) => string
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
                  <span class="tok" aria-hidden="true">${signed(part.counter.value)}</span>
                `
          }
          <span>${part.title}</span>
          <b class="num">${signed(part.counter.value)}${part.counter.of ? `/${part.counter.of}` : ''}</b>
        </li>
      </ul>
    `;
  if (part.track && isRace(part.track))
    return html`
      <${Part} part=${part} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />
      <ul class="items">
        ${kindsOf(part.track).map(
          (p, i) => html`
            <li key=${i}>
              <${Emblem} name=${p.emblem} game=${game} />
              <span>${p.label}</span>
              <b></b>
            </li>
          `,
        )}
      </ul>
    `;
  if (!items)
    return html`
      <${Part} part=${part} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />
    `;
  const counted = part.pieces?.counted,
    shown = items.filter((p) => !p.colour || cards || !counted || (p.count ?? 0) > 0);
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
 *   part: API.Part; game: string | undefined; t: Words; colourOf: (seat: number) => string;
 *   nameOf: (seat: number) => string
 * }} props
 */
export function Part({ part, game, t, colourOf, nameOf }) {
  if (part.counter)
    return html`
      <${Counter} part=${part} game=${game} />
    `;
  if (part.track)
    return html`
      <${Card} part=${part} cls=${isRace(part.track) ? 'race' : 'way'}>
        <${Track} track=${part.track} game=${game} colourOf=${colourOf} nameOf=${nameOf} />
      <//>
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
