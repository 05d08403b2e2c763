// The result of a throw: the outcome in a sentence, a line for each player, and how far a reach goes.
import { html } from '../draw/html.js';
import { useFit } from '../draw/fit.js';
import { Die, Icon, Topmark, Use } from '../draw/icons.js';
import { dieOf, ownerOf, rowsOf, split } from './battle.js';
import { around } from './dice.js';
import { Cut, Ring } from './picture.js';

/** @param {{ row: any }} props */
const Faces = ({ row }) => {
  return row.faces.map(
    (/** @type {string} */ f, /** @type {number} */ i) => html`
      <${Die} key=${i} colour=${row.colour || 'white'} face=${f} />
    `,
  );
};

/**
 * What a throw came to, as a heading: a number alone is large.
 * @param {{ said: string }} props
 */
export function Outcome({ said }) {
  const { head, rest } = split(said);
  return html`
    <h2 class=${/^\d+$/.test(head) ? 'number' : head.length > 36 ? 'long' : ''}>${head}</h2>
    ${
      rest
        ? html`
            <p class="rest">${rest}</p>
          `
        : null
    }
  `;
}

/**
 * The outcome, then everybody whom it concerns, in the order of the seats: dice that count, and what they bring.
 * @param {{ t: Words, snapshot: API.Snapshot, battle: API.Battle, open?: boolean }} props
 */
export function ResultCard({ t, snapshot, battle, open }) {
  const rows = rowsOf(snapshot, battle),
    fit = useFit(3, 'ul');
  return html`
    <article class="card outcome" ref=${fit} aria-live="polite">
      <${Outcome} said=${t.title(open ? t('battle.open') : battle.outcome || t('battle.over'))} />
      <ul>
        ${rows.map(
          (r) => html`
            <li key=${r.colour} class=${r.still ? (r.faces.length || r.sunk ? 'still' : 'still bare') : ''}>
              ${
                r.colour
                  ? html`
                      <${Topmark} colour=${r.colour} />
                    `
                  : html`
                      <span></span>
                    `
              }
              <b>${r.colour && ownerOf(snapshot, r.colour, t)}</b>
              <span class="afloat" role="img" aria-label=${t('battle.counts', { n: r.faces.length })}><${Faces} row=${r} /></span>
              ${
                r.sunk
                  ? html`
                      <span class="lost" role="img" aria-label=${t('battle.sunk', { n: r.sunk })}>
                        <${Use} id="sunk" class="ic" />
                        ${r.sunk}
                      </span>
                    `
                  : html`
                      <span></span>
                    `
              }
              ${
                r.lines.length
                  ? html`
                      <span class="told">
                        ${r.lines.map(
                          (/** @type {string} */ l, /** @type {number} */ i) => html`
                            <span key=${i}>${l}${i < r.lines.length - 1 ? ' ·' : ''}</span>
                            ${' '}
                          `,
                        )}
                      </span>
                    `
                  : null
              }
            </li>
          `,
        )}
      </ul>
    </article>
  `;
}

const spread = 1500; // ms in which the water of a whirlpool comes to its edge; styles/motion.css has the same

/**
 * How many ms after its begin a whirlpool comes to a die.
 * @param {NonNullable<API.Battle['reach']>} reach
 * @param {{ gap?: number | null }} to
 */
const comesAfter = (reach, to) => Math.round(spread * Math.min(1, (to.gap ?? 0) / (reach.within || 1)));

/**
 * The dice in their order from the one that the reach goes out from: rank, whose, millimetres, in or out.
 * @param {{ t: Words, snapshot: API.Snapshot, battle: API.Battle }} props
 */
export function Ranks({ t, snapshot, battle }) {
  /** @param {number} id */
  const die = (id) => dieOf(battle, id);
  return html`
    <ol class="card list ranks" tabindex="0" aria-label=${t('battle.ranks')}>
      ${(battle.reach?.order || []).map((x, i) => {
        const d = die(x.die);
        return html`
          <li
            key=${x.die}
            class=${'row ' + (x.in ? 'in' : 'out')}
            style=${x.in && battle.reach ? { '--after': `${comesAfter(battle.reach, x)}ms` } : undefined}
          >
            <span class="n">${i + 1}</span>
            <span class="dd">
              <span class="face"><${Die} colour=${d.colour} face=${d.face} /></span>
            </span>
            <span class="whose">
              <${Topmark} colour=${d.colour} />
              ${ownerOf(snapshot, d.colour, t)}
            </span>
            <span class="mm">${x.gap == null ? '–' : `${t.mm(x.gap)} mm`}</span>
            <span class="st">
              ${
                x.in
                  ? html`
                      <${Icon} id="check" class="ic-s" />
                    `
                  : null
              }
            </span>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * How far it reaches, as it was measured: from the die's edges or its middle. The dice within are ringed, in the order in which
 * the water comes to them.
 * @param {{ battle: API.Battle, dice: DrawnDie[], sighting: API.Sighting | null, board: API.Board }} props
 */
export function ReachMark({ battle, dice, sighting, board }) {
  const r = battle.reach,
    d = dice.find((x) => x.id === r?.die),
    reaches = r?.within;
  if (!r || !d || reaches == null) return null;
  const [x, y] = d.centre,
    origin = { transformOrigin: `${x}px ${y}px` };
  const shape =
    r.by === 'centres'
      ? html`
          <circle class="area" cx=${x} cy=${y} r=${reaches} style=${origin} />
        `
      : html`
          <path class="area" d=${around(d.footprint, reaches)} style=${origin} />
        `;
  const turn = (/** @type {number} */ k) =>
    `M${x} ${y}${Array.from({ length: 72 }, (_, i) => {
      const a = ((i + 1) / 72) * 2.4 * Math.PI + (k * 2 * Math.PI) / 4,
        far = ((i + 1) / 72) ** 1.15 * (reaches + d.edge * 0.42);
      return `L${(x + far * Math.cos(a)).toFixed(1)} ${(y + far * Math.sin(a)).toFixed(1)}`;
    }).join('')}`;
  return html`
    <g class="reach">
      ${shape}
      <g class="swirl" style=${origin}>
        ${[0, 1, 2, 3].map(
          (k) => html`
            <path key=${k} class=${k % 2 ? 'thin' : ''} d=${turn(k)} />
          `,
        )}
      </g>
      ${r.order.map((o) => {
        const caught = o.in && dice.find((c) => c.id === o.die);
        if (!caught) return null;
        const style = { '--after': `${comesAfter(r, o)}ms`, transformOrigin: caught.centre.map((v) => v + 'px').join(' ') };
        return html`
          <g key=${o.die} class="caught" style=${style}>
            <${Cut} d=${caught} sighting=${sighting} board=${board} name="reach" />
          </g>
          <${Ring} key=${'r' + o.die} d=${caught} k=${caught.edge / 16} class="reached" style=${style} />
        `;
      })}
    </g>
  `;
}
