// The screen of a round: the rail of what is called, the question, the shore, and every player's place.
import { signed } from '../draw/signed.js';
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Bar, stateChips } from '../draw/bar.js';
import { Emblem, Icon, Topmark, Use } from '../draw/icons.js';
import { Cards } from './cards.js';
import { Beside } from '../ask/beside.js';
import { useFit } from '../draw/fit.js';
import { AskCard } from '../ask/ask.js';
import { Dialog } from '../draw/dialog.js';
import { Waiting } from '../people/who.js';
import { Prepare } from './prepare.js';
import { newsOf } from './news.js';
import { Fleet, Piece } from './fleet.js';
import { Part, Whole } from './parts.js';
import { Rail } from './rail.js';
import { isRace } from './track.js';

/**
 * Of counted things only those that are there.
 * @param {{ items: API.Piece[], counted?: boolean }} props
 */
const lying = ({ items, counted }) => (counted ? items.filter((i) => (i.count ?? 0) > 0) : items);

/**
 * Those of some parts that are of a kind.
 * @template {keyof API.Part} Kind
 * @param {API.Part[]} parts
 * @param {Kind} kind
 */
const partsWith = (parts, kind) => parts.filter(/** @returns {p is PartOf<Kind>} */ (p) => p[kind] !== undefined);

/**
 * What lies before one player: head with score, ships and other pieces, tokens in a row.
 * @param {{
 *   t: Words; seat: API.Seat; game: string | undefined; turn: boolean; colourOf: (seat: number) => string;
 *   nameOf: (seat: number) => string; onWhole: () => void
 * }} props
 */
function Seat({ t, seat, game, turn, colourOf, nameOf, onWhole }) {
  const parts = seat.parts || [],
    counted = partsWith(parts, 'counter'),
    counters = counted.filter((p) => !p.counter.large),
    large = counted.filter((p) => p.counter.large),
    pieces = partsWith(parts, 'pieces');
  const fleets = pieces.filter((p) => p.pieces.items.some((i) => i.colour)),
    tokens = pieces.filter((p) => !p.pieces.items.some((i) => i.colour) && lying(p.pieces).length);
  const rest = parts.filter((p) => !p.counter && !p.pieces);
  return html`
    <article class=${'card pl' + (turn ? ' turn' : '')} onClick=${onWhole}>
      <div class="pl-head">
        <${Topmark} colour=${seat.colour} />
        <b>${seat.name || nameOf(seat.seat)}</b>
        ${
          seat.first
            ? html`
                <span class="first" role="img" aria-label=${t('seat.firstlong')} title=${t('seat.firstlong')}><${Use} id="first" /></span>
              `
            : null
        }${
          large.length
            ? html`
                <span class="score num">
                  ${large.map(
                    (p) => html`
                      <span
                        key=${p.id}
                        class=${p.counter.emblem ? '' : 'tok'}
                        role="img"
                        title=${p.title}
                        aria-label=${`${p.title}: ${p.counter.value}`}
                      >
                        ${
                          p.counter.emblem
                            ? html`
                                <${Emblem} name=${p.counter.emblem} game=${game} />
                              `
                            : null
                        }${signed(p.counter.value)}
                      </span>
                    `,
                  )}
                </span>
              `
            : seat.score !== undefined &&
              html`
                <span class="score num" role="img" aria-label=${`${t('seat.score')}: ${seat.score}`}>${signed(seat.score)}</span>
              `
        }
      </div>
      ${fleets.map((p) =>
        p.pieces.cards
          ? html`
              <${Cards} key=${p.id} items=${p.pieces.items} game=${game} />
            `
          : html`
              <${Fleet} key=${p.id} pieces=${p.pieces} game=${game} title=${p.title} />
            `,
      )}
      <div class="toks">
        ${counters.map(
          (p) => html`
            <span key=${p.id} class=${'id-' + p.id} role="img" aria-label=${`${p.title}: ${p.counter.value}`} title=${p.title}>
              ${
                p.counter.emblem
                  ? html`
                      <${Emblem} name=${p.counter.emblem} game=${game} />
                    `
                  : html`
                      <i>${p.title}</i>
                    `
              }${signed(p.counter.value)}${p.counter.of ? `/${p.counter.of}` : ''}
            </span>
          `,
        )}
        ${
          tokens.length
            ? html`
                <span class="sep">
                  ${tokens.map(
                    (p) => html`
                      <span key=${p.id} class="lot" role="group" aria-label=${p.title} title=${p.title}>
                        ${lying(p.pieces).map(
                          (i, n) => html`
                            <${Piece} key=${n} p=${i} game=${game} counted=${p.pieces.counted} />
                          `,
                        )}
                      </span>
                    `,
                  )}
                </span>
              `
            : null
        }
      </div>
      ${rest.map(
        (p) => html`
          <${Part} key=${p.id} part=${p} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />
        `,
      )}
    </article>
  `;
}

/**
 * Standing notices of the game; one that says "n left" carries the chart's scale bar.
 * @param {{ badges?: API.Badge[], game: string | undefined }} props
 */
const Badges = ({ badges = [], game }) => html`
  <div class="badges">
    ${badges.slice(0, 2).map(
      (b, i) => html`
        <span key=${i} class=${'chip ' + (b.urgent ? 'now' : 'plain')}>
          ${
            b.emblem
              ? html`
                  <${Emblem} name=${b.emblem} game=${game} />
                `
              : null
          }
          <span>${b.text}</span>
        </span>
      `,
    )}${
      badges.length > 2
        ? html`
            <span class="chip plain">+${badges.length - 2}</span>
          `
        : null
    }
  </div>
`;

/** @param {{ t: Words, table: Laid, ask: API.Ask | null, local: Local, setLocal: SetLocal, onHome?: () => void, onLog?: () => void }} props */
export function Deck({ t, table, ask, local, setLocal, onHome, onLog }) {
  const s = table.snapshot,
    game = s.game?.id,
    view = /** @type {Partial<API.View>} */ (s.view || {}),
    parts = view.table || [],
    seats = view.seats || [];
  const rail = partsWith(parts, 'steps')[0],
    last = parts.find((p) => p.battle && !p.battle.again?.length);
  const shore = parts.filter((p) => p !== rail && !p.battle && !(p.ledger && parts.length > 3));
  /** @param {number} n */
  const seatOf = (n) => seats.find((x) => x.seat === n) || (s.people || []).find((x) => x.seat === n);
  const colourOf = (/** @type {number} */ n) => seatOf(n)?.colour || 'none',
    nameOf = (/** @type {number} */ n) => seatOf(n)?.name || t('seat.table');
  const [whole, setWhole] = useState(/** @type {any} */ (null)),
    box = useFit(4, '.part, .ac, .fl, .lb');
  /** @param {Local} c */
  const change = (c) => setLocal({ ...local, ...c });
  const banner = newsOf(s, seats);
  const asked = ask?.seats || [],
    // All at once is nobody's turn.
    turn = (/** @type {API.Seat} */ x) =>
      asked.length && asked.length < seats.length && asked[0] >= 0 ? asked.includes(x.seat) : x.active;
  const waits =
    ask && !ask.secret && local.ask !== ask.id && (s.asks || []).find((a) => a.secret && a.sealed && a.seats[0] === table.me?.seat);
  const wholeTable = () => setWhole({ title: s.game?.name, badges: view.badges, parts: [...shore, ...(rail ? [rail] : [])] });
  const round = view.round
    ? html`
        <${Icon} id="round" />
        ${view.round}
      `
    : '';
  const reader = stateChips(t, s).filter((c) => c.kind === 'bad' || c.kind === 'warn');
  return html`
    <div class="p-round">
      <${Bar}
        t=${t}
        table=${table}
        title=${view.headline && view.headline !== ask?.prompt ? view.headline : round || s.game?.name}
        sub=${view.headline && view.headline !== ask?.prompt ? round : s.game?.name}
        chips=${reader}
        onHome=${onHome}
        onLog=${onLog}
      >
        <${Badges} badges=${view.badges} game=${game} />
      <//>
      <main
        class=${`deck${rail ? '' : ' no-rail'}${shore.length ? '' : ' no-shore'}${shore.some((p) => p.track && isRace(p.track)) ? ' raced' : ''}`}
      >
        ${
          rail
            ? html`
                <${Rail} part=${rail} game=${game} onWhole=${wholeTable} />
              `
            : null
        }
        ${
          waits
            ? html`
                <${Waiting}
                  t=${t}
                  table=${table}
                  onChange=${() => change({ ask: waits.id })}
                  others=${html`
                    <${Beside} t=${t} table=${table} ask=${ask} onChoose=${(id) => change({ ask: id })} />
                  `}
                />
              `
            : ask
              ? html`
                  <${AskCard}
                    t=${t}
                    table=${table}
                    ask=${ask}
                    others=${html`
                      <${Prepare} t=${t} table=${table} />
                      <${Beside} t=${t} table=${table} ask=${ask} onChoose=${(id) => change({ ask: id })} />
                      ${
                        last
                          ? html`
                              <button
                                class="btn square show-last"
                                aria-label=${t('battle.look', { what: last.title })}
                                title=${t('battle.look', { what: last.title })}
                                onClick=${() => change({ put: null })}
                              >
                                <${Icon} id="dice" />
                              </button>
                            `
                          : null
                      }
                    `}
                    banner=${banner}
                    back=${local.ask === ask.id ? () => change({ ask: null }) : null}
                    onDone=${() => setLocal((l) => ({ ...l, ask: null }))}
                    seatName=${nameOf}
                    colourOf=${colourOf}
                  />
                `
              : html`
                  <section class="land now-q">
                    <div></div>
                    <div class="ask-body">
                      <h2><span>${view.headline}</span></h2>
                    </div>
                    <div></div>
                  </section>
                `
        }
        ${html`
          <aside
            class=${'ashore' + (shore.length ? '' : ' bare')}
            ref=${box}
            onClick=${(e) => {
              if (!e.target.closest('button')) wholeTable();
            }}
          >
            ${shore.map(
              (p) => html`
                <${Part} key=${p.id} part=${p} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />
              `,
            )}
          </aside>
        `}
        ${
          seats.length
            ? html`
                <section class=${'fleets n' + seats.length} aria-label=${t('seat.all')}>
                  ${seats.map(
                    (x) => html`
                      <${Seat}
                        key=${x.seat}
                        t=${t}
                        seat=${x}
                        game=${game}
                        turn=${turn(x)}
                        colourOf=${colourOf}
                        nameOf=${nameOf}
                        onWhole=${() => setWhole({ title: x.name || nameOf(x.seat), first: x.first, parts: x.parts || [] })}
                      />
                    `,
                  )}
                </section>
              `
            : null
        }
      </main>
      ${
        whole && whole.parts.length
          ? html`
              <${Dialog} t=${t} title=${whole.title} onClose=${() => setWhole(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${whole.title}>
                  ${
                    whole.first
                      ? html`
                          <ul class="items">
                            <li>
                              <${Use} id="first" class="ic" />
                              <span>${t('seat.firstlong')}</span>
                              <b></b>
                            </li>
                          </ul>
                        `
                      : null
                  }${(whole.badges || []).map(
                    (/** @type {API.Badge} */ b, /** @type {number} */ i) => html`
                      <p key=${i} class="badge">
                        ${
                          b.emblem
                            ? html`
                                <${Emblem} name=${b.emblem} game=${game} />
                              `
                            : null
                        }${b.text}
                      </p>
                    `,
                  )}${whole.parts.map(
                    (/** @type {API.Part} */ p) => html`
                      <${Whole} key=${p.id} part=${p} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />
                    `,
                  )}
                </div>
              <//>
            `
          : null
      }
    </div>
  `;
}
