// The board: the rectified picture, or a drawn chart where there is none, with everything that is drawn over it.
// Its coordinates are the board's: millimetres on the floor, x right, y down.
import { there } from '../device/must.js';
import { html } from '../draw/html.js';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { grown, nearest, plates, rounded } from './dice.js';
import { topmarkOf, has } from '../draw/icons.js';

/**
 * A die's outline, grown by some millimetres.
 * @param {DrawnDie} d
 * @param {number} by
 */
export const outline = (d, by) => rounded(grown(d, by), d.edge * 0.2);

/**
 * The whole of what there is to see, as a view box in millimetres.
 * @param {API.Sighting | null} sighting
 * @param {API.Board} board
 */
export function wholeOf(sighting, board) {
  const p = sighting?.picture;
  if (!p) return [-5, -5, board.width_mm + 10, board.height_mm + 10];
  const k = p.pixels_per_mm;
  return [-p.origin_px[0] / k, -p.origin_px[1] / k, p.width_px / k, p.height_px / k];
}

/** @param {{ sighting: API.Sighting | null, board: API.Board }} props */
export function Ground({ sighting, board }) {
  const p = sighting?.picture;
  const [x, y, w, h] = wholeOf(sighting, board);
  return html`
    <image href=${p ? p.url : '/assets/chart.svg'} x=${x} y=${y} width=${w} height=${h} preserveAspectRatio="none" />
  `;
}

/**
 * @param {Frame} frame
 * @returns {[{ current: any }, number]} a ref for the drawing, and the pixels of a millimetre
 */
function useScale(frame) {
  const ref = useRef(/** @type {any} */ (null));
  const [scale, setScale] = useState(2.2);
  useEffect(() => {
    const watch = new ResizeObserver(([e]) => {
      const { width, height } = e.contentRect;
      if (width) setScale(Math.min(width / frame[2], height / frame[3]));
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [frame[2], frame[3]]);
  return [ref, scale];
}

/** How large the page's letters are, in pixels. */
const remOf = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** @param {{ d: DrawnDie }} props */
const Drawn = ({ d }) => html`
  <g transform=${`translate(${d.centre[0]} ${d.centre[1]}) rotate(${d.yaw})`} class=${'c-' + d.colour}>
    <use href=${'#die-' + (has('die-' + d.face) ? d.face : 0)} x=${-d.edge / 2} y=${-d.edge / 2} width=${d.edge} height=${d.edge} />
  </g>
`;

/**
 * A die as it is seen, cut out of the picture; drawn where there is none. Its name tells it from other cuts on the page.
 * @param {{ d: DrawnDie, sighting: API.Sighting | null, board: API.Board, name: string }} props
 */
export const Cut = ({ d, sighting, board, name }) =>
  sighting?.picture
    ? html`
        <clipPath id=${`${name}-${d.id}`}><path d=${outline(d, 0.6)} /></clipPath>
        <g clip-path=${`url(#${name}-${d.id})`}><${Ground} sighting=${sighting} board=${board} /></g>
      `
    : html`
        <${Drawn} d=${d} />
      `;

/** @param {{ d: DrawnDie, k: number }} props */
const Ghost = ({ d, k }) => html`
  <g class="ghost">
    <path d=${outline(d, 1.3 * k)} stroke-width=${0.9 * k} stroke-dasharray=${`${2.4 * k} ${1.9 * k}`} />
    <use href="#sunk" x=${d.centre[0] - d.edge * 0.41} y=${d.centre[1] - d.edge * 0.41} width=${d.edge * 0.82} height=${d.edge * 0.82} />
  </g>
`;

/** @param {{ n: number, duel: API.Duel, now: boolean, k: number, edge: number, t: Words }} props */
function Line({ n, duel, now, k, edge, t }) {
  const [a, b] = [duel.from, duel.to];
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let [nx, ny] = l > 0.01 ? [-(b[1] - a[1]) / l, (b[0] - a[0]) / l] : [0, -1];
  if (nx < 0) [nx, ny] = [-nx, -ny];
  const r = 5.2 * k,
    aside = l < 2.4 * r ? Math.max(2.6 * r, edge * 0.8 + r) : 0; // a short gap keeps its number beside it
  const m = [(a[0] + b[0]) / 2 + nx * aside, (a[1] + b[1]) / 2 + ny * aside];
  const label = duel.gap == null ? '' : `${t.mm(duel.gap)} mm`,
    w = (label.length * 3.7 + 5) * k;
  const off = 6.4 * k + Math.abs(nx) * (w / 2) + Math.abs(ny) * r;
  const at = [m[0] + nx * off, m[1] + ny * off];
  return html`
    <g class=${'ln' + (now ? ' now' : '')}>
      <line class="case" x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke-width=${(now ? 3.6 : 2.2) * k} />
      <line
        class="ink"
        x1=${a[0]}
        y1=${a[1]}
        x2=${b[0]}
        y2=${b[1]}
        stroke-width=${(now ? 1.7 : 0.9) * k}
        stroke-dasharray=${now ? 'none' : `${2.6 * k} ${2 * k}`}
      />
      ${
        aside
          ? html`
              <line class="lead" x1=${(a[0] + b[0]) / 2} y1=${(a[1] + b[1]) / 2} x2=${m[0]} y2=${m[1]} stroke-width=${0.6 * k} />
            `
          : null
      }
      ${
        now && label
          ? html`
              <g class="mm">
                <rect x=${at[0] - w / 2} y=${at[1] - 5 * k} width=${w} height=${10 * k} rx=${5 * k} stroke-width=${0.8 * k} />
                <text x=${at[0]} y=${at[1] + 2.3 * k} font-size=${6.6 * k}>${label}</text>
              </g>
            `
          : null
      }
      <circle class="dot" cx=${m[0]} cy=${m[1]} r=${r} stroke-width=${k} />
      <text x=${m[0]} y=${m[1] + 2.35 * k} font-size=${6.6 * k}>${n}</text>
    </g>
  `;
}

/** @param {{ d: DrawnDie, k: number, plate: XY, sunk?: Set<number>, t: Words, onDie?: (id: number) => void }} props */
function Marked({ d, k, plate, sunk, t, onDie }) {
  /** @param {any} e */
  const press = (e) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    onDie?.(d.id);
  };
  const can = onDie
    ? { role: 'button', tabindex: 0, onKeyDown: press, 'aria-label': t('picture.die', { die: t.die(d.colour, d.face) }) }
    : {};
  return html`
    <g class=${'o' + (d.unsure || d.pose !== 'flat' ? ' unsure' : '') + (sunk ? ' gone' : '')} data-die=${d.id} ...${can}>
      <path class="out-c" d=${outline(d, 1.3 * k)} stroke-width=${2.6 * k} />
      <path
        class="out"
        d=${outline(d, 1.3 * k)}
        stroke-width=${(d.unsure ? 1.8 : 1.1) * k}
        stroke-dasharray=${d.unsure || d.pose !== 'flat' ? `${3 * k} ${2 * k}` : 'none'}
      />
      <circle class="plate" cx=${plate[0]} cy=${plate[1]} r=${5.1 * k} stroke-width=${0.5 * k} />
      <use
        href=${'#' + topmarkOf(d.colour)}
        class=${'c-' + d.colour}
        x=${plate[0] - 3.2 * k}
        y=${plate[1] - 3.2 * k}
        width=${6.4 * k}
        height=${6.4 * k}
      />
    </g>
  `;
}

/** @param {{ d: DrawnDie, k: number, class?: string, style?: any }} props */
export const Ring = ({ d, k, class: cls = '', style }) => html`
  <g class=${'hot ' + cls} style=${style}>
    <path class="a" d=${outline(d, 1.7 * k)} stroke-width=${4 * k} />
    <path class="b" d=${outline(d, 1.7 * k)} stroke-width=${2.1 * k} />
  </g>
`;

/**
 * The board. duels: those still to come, the first of them now when `now`; sunk: ids under water;
 * rings: ids marked as "this one"; frame: a window in millimetres, the whole without it; spot: a place just tapped.
 * @param {{
 *   t: Words; sighting: API.Sighting | null; board: API.Board; dice: DrawnDie[]; duels?: API.Duel[]; first?: number;
 *   now?: boolean; sunk?: Set<number>; rings?: number[]; frame?: Frame; spot?: XY;
 *   onDie?: (id: number) => void; onFloor?: (at: XY) => void; bare?: boolean; children?: any; label?: string
 * }} props
 */
export function Board({
  t,
  sighting,
  board,
  dice,
  duels = [],
  first = 0,
  now = false,
  sunk,
  rings = [],
  frame,
  spot,
  onDie,
  onFloor,
  bare,
  children,
  label,
}) {
  const box = frame || wholeOf(sighting, board);
  const [ref, scale] = useScale(box);
  const edge = dice[0]?.edge || sighting?.edge_mm || 16;
  const k = Math.max(edge / 16, 7 / (5.1 * scale)); // marks keep a size that can be seen, whatever the dice
  const letters = Math.max(k, (0.9 * remOf()) / (6.6 * scale)); // of the lines' numbers, which are read as any other
  const lines = duels.map((d) => [d.from, d.to]);
  const at = useMemo(() => (bare ? null : plates(dice, lines, k, box)), [dice, k, bare, String(box), String(lines)]);
  /** @param {any} e */
  const tap = (e) => {
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(ref.current.getScreenCTM().inverse());
    const die = nearest(dice, [p.x, p.y], Math.max(edge * 0.5, 26 / scale));
    if (die) onDie?.(die.id);
    else if (onFloor && p.x >= 0 && p.y >= 0 && p.x <= board.width_mm && p.y <= board.height_mm) onFloor([p.x, p.y]);
  };
  /** @param {number} id */
  const die = (id) => dice.find((d) => d.id === id);
  return html`
    <svg
      ref=${ref}
      class="view"
      viewBox=${box.join(' ')}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${label}
      onClick=${onDie || onFloor ? tap : undefined}
    >
      <${Ground} sighting=${sighting} board=${board} />
      ${
        sighting?.picture
          ? null
          : dice.map(
              (d) => html`
                <${Drawn} key=${d.id} d=${d} />
              `,
            )
      }
      ${
        bare
          ? null
          : dice.map(
              (d) => html`
                <${Marked} key=${d.id} d=${d} k=${k} plate=${at?.get(d.id)} sunk=${sunk?.has(d.id)} t=${t} onDie=${onDie} />
              `,
            )
      }
      ${
        bare || !sunk
          ? null
          : [...sunk]
              .map(die)
              .filter(there)
              .map(
                (d) => html`
                  <${Ghost} key=${'g' + d.id} d=${d} k=${k} />
                `,
              )
      }
      ${rings
        .map(die)
        .filter(there)
        .map(
          (d) => html`
            <${Ring} key=${'r' + d.id} d=${d} k=${k} />
          `,
        )}
      ${duels
        .map(
          (d, i) => html`
            <${Line} key=${first + i} n=${first + i + 1} duel=${d} now=${false} k=${letters} edge=${edge} t=${t} />
          `,
        )
        .slice(now ? 1 : 0)
        .reverse()}
      ${
        now && duels.length
          ? html`
              <${Line} key="now" n=${first + 1} duel=${duels[0]} now=${true} k=${letters} edge=${edge} t=${t} />
            `
          : null
      }
      ${
        spot
          ? html`
              <g class="spot">
                <circle class="a" cx=${spot[0]} cy=${spot[1]} r=${edge * 0.75} stroke-width=${4 * k} />
                <circle class="b" cx=${spot[0]} cy=${spot[1]} r=${edge * 0.75} stroke-width=${2 * k} />
              </g>
            `
          : null
      }
      ${children}
    </svg>
  `;
}

/**
 * A small map of the whole board with the window that is being shown.
 * @param {{ sighting: API.Sighting | null, board: API.Board, frame: Frame }} props
 */
export const Inset = ({ sighting, board, frame }) => html`
  <div class="mini">
    <svg viewBox=${wholeOf(sighting, board).join(' ')} aria-hidden="true">
      <${Ground} sighting=${sighting} board=${board} />
      <rect class="frame" x=${frame[0]} y=${frame[1]} width=${frame[2]} height=${frame[3]} />
    </svg>
  </div>
`;

/**
 * A piece of the picture round one place, as small as a stamp.
 * @param {{ sighting: API.Sighting | null, board: API.Board, centre: XY, edge: number, dice?: DrawnDie[] }} props
 */
export const Stamp = ({ sighting, board, centre, edge, dice = [] }) => html`
  <svg class="crop" viewBox=${`${centre[0] - edge} ${centre[1] - edge} ${2 * edge} ${2 * edge}`} aria-hidden="true">
    <${Ground} sighting=${sighting} board=${board} />
    ${
      sighting?.picture
        ? null
        : dice.map(
            (d) => html`
              <${Drawn} key=${d.id} d=${d} />
            `,
          )
    }
  </svg>
`;
