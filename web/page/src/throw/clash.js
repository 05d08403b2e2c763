// The duel now, played over the picture: its two ships come together, part again, and whoever loses goes under where it lay.
// Only transforms and opacity move, in a layer of its own, so that the picture below is not painted again.
import { html } from '../draw/html.js';
import { Cut, outline, wholeOf } from './picture.js';

/** When the sounds of a duel are played, in ms after it begins: as its ships meet and go under in styles/motion.css. */
export const meet = 700,
  under = 1050;

/**
 * How far two dice of a duel go so that their edges touch in the middle, in millimetres: [of the first, of the second].
 * @param {DrawnDie} a
 * @param {DrawnDie} b
 * @returns {[XY, XY]}
 */
export function approach(a, b) {
  const d = [b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]],
    far = Math.hypot(d[0], d[1]) || 1,
    way = Math.max(0, (far - (a.edge + b.edge) * 0.56) / 2 / far);
  return [
    [d[0] * way, d[1] * way],
    [-d[0] * way, -d[1] * way],
  ];
}

/** @param {XY} v */
const px = (v) => v.map((/** @type {number} */ n) => n.toFixed(2) + 'px');

/** @param {{ die: DrawnDie, other: DrawnDie, way: XY, sinks: boolean, sighting: API.Sighting | null, board: API.Board }} props */
function Ship({ die, other, way, sinks, sighting, board }) {
  const [x, y] = px(way),
    turn = die.centre[0] < other.centre[0] ? '-16deg' : '16deg';
  return html`
    <path class=${'patch' + (sinks ? ' stays' : '')} d=${outline(die, 0.2)} />
    <g class="moves" style=${{ '--x': x, '--y': y }}>
      <g class=${sinks ? 'sinking' : ''} style=${{ '--turn': turn, transformOrigin: px(die.centre).join(' ') }}>
        <${Cut} d=${die} sighting=${sighting} board=${board} name="clash" />
        <path class="hull" d=${outline(die, 0.6)} stroke-width=${die.edge / 12} />
      </g>
    </g>
  `;
}

/**
 * Rings and drops where a ship goes under.
 * @param {{ die: DrawnDie }} props
 */
const Splash = ({ die }) => {
  const [x, y] = die.centre,
    origin = { transformOrigin: px(die.centre).join(' ') };
  return html`
    <g class="splash">
      <use
        href="#sunk"
        class="waves"
        x=${x - die.edge * 0.41}
        y=${y - die.edge * 0.41}
        width=${die.edge * 0.82}
        height=${die.edge * 0.82}
      />
      ${[0, 1, 2].map(
        (i) => html`
          <circle key=${i} class=${'ripple r' + i} cx=${x} cy=${y} r=${die.edge * 0.8} stroke-width=${die.edge / 9} style=${origin} />
        `,
      )}
      ${[0, 1, 2, 3, 4, 5, 6].map((i) => {
        const a = (i * 2 * Math.PI) / 7 + 0.4,
          far = die.edge * (1 + 0.25 * (i % 3));
        const [dx, dy] = px([far * Math.cos(a), far * Math.sin(a)]);
        return html`
          <circle key=${'d' + i} class="drop" cx=${x} cy=${y} r=${die.edge * (0.1 + 0.03 * (i % 2))} style=${{ '--x': dx, '--y': dy }} />
        `;
      })}
    </g>
  `;
};

/**
 * A star where they meet.
 * @param {{ at: XY, edge: number }} props
 */
const Star = ({ at, edge }) => {
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = edge * (i % 2 ? 0.36 : 0.95),
      a = (i * Math.PI) / 8;
    return `${(at[0] + r * Math.cos(a)).toFixed(2)} ${(at[1] + r * Math.sin(a)).toFixed(2)}`;
  });
  return html`
    <path class="star" d=${`M${points.join('L')}Z`} style=${{ transformOrigin: px(at).join(' ') }} />
  `;
};

/**
 * @param {{ sighting: API.Sighting | null, board: API.Board, dice: DrawnDie[], duel: API.Duel }} props
 */
export function Clash({ sighting, board, dice, duel }) {
  const a = dice.find((d) => d.id === duel.a),
    b = dice.find((d) => d.id === duel.b),
    sinks = duel.sinks || [];
  if (!a || !b || duel.gap == null) return null;
  const [wayA, wayB] = approach(a, b),
    ships = [
      { die: a, other: b, way: wayA, sinks: sinks.includes(a.id) },
      { die: b, other: a, way: wayB, sinks: sinks.includes(b.id) },
    ];
  return html`
    <svg class="clash" viewBox=${wholeOf(sighting, board).join(' ')} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      ${ships.map(
        (s) => html`
          <${Ship} key=${s.die.id} ...${s} sighting=${sighting} board=${board} />
        `,
      )}
      <${Star} at=${[(a.centre[0] + b.centre[0]) / 2, (a.centre[1] + b.centre[1]) / 2]} edge=${Math.min(a.edge, b.edge)} />
      ${ships
        .filter((s) => s.sinks)
        .map(
          (s) => html`
            <${Splash} key=${'s' + s.die.id} die=${s.die} />
          `,
        )}
    </svg>
  `;
}
