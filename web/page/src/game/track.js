// A way of places with markers on it: a number track as the scale bar of a chart, or a race with everything that lies along it.
import { html } from '../draw/html.js';
import { Emblem, Topmark, has, topmarkOf } from '../draw/icons.js';
import { useSize } from '../draw/size.js';
import { told } from './fleet.js';
import { fitted, sizeOf, stepsOf, wayOf } from './way.js';

/** @typedef {{ track: API.Track, game: string | undefined, colourOf: (seat: number) => string, nameOf: (seat: number) => string }} Drawn */

/** @param {API.Track} track */
export const isRace = ({ places, links }) => !!links?.length || places.some((p) => p.emblem);

/**
 * Every kind of place and of token along a race once, for people who want to know what a sign means.
 * @param {API.Track} track
 */
export function kindsOf({ places }) {
  const by = new Map();
  for (const p of places.flatMap((x) => (x.on ? [x, x.on] : [x]))) if (p.emblem && p.label && !by.has(p.emblem)) by.set(p.emblem, p);
  return /** @type {API.Piece[]} */ ([...by.values()]);
}

/**
 * What stands on each place.
 * @param {API.Track} track
 */
function standing({ marks }) {
  const at = /** @type {Map<number, API.Track['marks']>} */ (new Map());
  for (const m of marks) at.set(m.place, [...(at.get(m.place) || []), m]);
  return at;
}

/**
 * Who stands where, for who does not see it.
 * @param {Drawn} props
 */
const inWords = ({ track, nameOf }) => track.marks.map((m) => `${nameOf(m.seat)} ${track.places[m.place]?.label || m.place}`).join(', ');

/**
 * The marks over a number track, as wide as they are, none over another: a point shows the place of those that stand beside it.
 * @param {API.Track} track
 * @param {(place: number) => number} X
 * @param {number} most
 */
function marked(track, X, most) {
  const groups = [...standing(track)]
    .map(([place, marks]) => ({ x: X(place), marks, width: marks.length > 1 ? marks.length * 11 : 15, left: 0 }))
    .sort((a, b) => a.x - b.x);
  let edge = 0;
  for (const g of groups) {
    g.left = Math.max(g.x - g.width / 2, edge);
    edge = g.left + g.width;
  }
  edge = most;
  for (const g of [...groups].reverse()) {
    g.left = Math.min(g.left, edge - g.width);
    edge = g.left;
  }
  return groups;
}

/** @param {Drawn} props */
function NumberTrack(props) {
  const { track, colourOf } = props,
    { ref, size } = useSize(),
    n = track.places.length,
    unit = (size?.rem || 16) / 16,
    roomy = !size || size.height / unit > 32.5, // without room no numbers, rather than small ones
    H = roomy ? 33.2 : 22,
    W = size ? size.width / unit : 300;
  const X = (/** @type {number} */ i) => 14 + (i / Math.max(n - 1, 1)) * (W - 28),
    every = n > 60 ? 20 : n > 30 ? 10 : n > 12 ? 5 : 1;
  return html`
    <svg ref=${ref} class="track" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${inWords(props)}>
      <rect x="14" y="16" width=${Math.max(W - 28, 0)} height="5" class="way-bar" />
      ${track.places.map(
        (p, i) => html`
          <path d=${`M${X(i)} ${i % every ? 18.5 : 16}v${i % every ? 2.5 : 5}`} class="tick" />
          ${
            p.strong
              ? html`
                  <rect x=${X(i) - 11} y=${roomy ? 21.5 : 9} width="22" height="13" rx="3" class="plate" />
                `
              : null
          }${
            (roomy && i % every === 0) || p.strong
              ? html`
                  <text
                    x=${X(i)}
                    y=${roomy ? 33 : 20.5}
                    text-anchor="middle"
                    class=${p.strong ? (roomy ? 'on-plate' : 'on-plate low') : ''}
                  >
                    ${p.label || i}
                  </text>
                `
              : null
          }
        `,
      )}
      ${marked(track, X, W).map(
        ({ x, marks, width, left }) => html`
          ${
            Math.abs(left + width / 2 - x) > 1 || marks.length > 1
              ? html`
                  <path class="points" d=${`M${left} 11H${left + width}L${x} 17z`} />
                `
              : null
          }${marks.map((m, j) => {
            const wide = width / marks.length,
              id = m.seat >= 0 ? topmarkOf(colourOf(m.seat)) : m.emblem && has(m.emblem) ? m.emblem : 'anchor';
            return html`
              <use
                key=${j}
                href=${'#' + id}
                class=${m.seat >= 0 ? 'c-' + colourOf(m.seat) : 'mark-em'}
                x=${left + j * wide}
                y="0"
                width=${wide}
                height=${wide}
              />
            `;
          })}
        `,
      )}
    </svg>
  `;
}

/**
 * A small arrow in the middle of each stretch of a way.
 * @param {number[][]} points in pixels
 */
const arrows = (points) =>
  points.slice(1).map(([x, y], i) => {
    const [a, b] = points[i],
      length = Math.hypot(x - a, y - b) || 1,
      [u, v] = [(x - a) / length, (y - b) / length],
      [mx, my] = [(x + a) / 2, (y + b) / 2];
    return `M${mx - 3 * u - 4 * v} ${my - 3 * v + 4 * u}L${mx + 3 * u} ${my + 3 * v}L${mx - 3 * u + 4 * v} ${my - 3 * v - 4 * u}`;
  });

/**
 * One place: above, what it is, what it costs and what lies there; below, who stands there.
 * @param {{ place: API.Piece, marks: API.Track['marks'], drawn: Drawn, width: number, height: number }} props
 */
function Spot({ place, marks, drawn, width, height }) {
  const { game, colourOf, nameOf } = drawn,
    price = place.count || 0,
    digits = price ? 0.55 * String(price).length : 0,
    sign = place.emblem || !price ? 1 : 0,
    beside = place.on && !price, // a token lies in the place, or beside the ships where a price stands in it
    unit = Math.min(height * 0.46, (width - 12) / Math.max(digits + sign + (beside ? 1 : 0), 1.3)),
    ship = sizeOf(marks.length + (place.on && price ? 1 : 0), width - 2, height * 0.52 - 2),
    token = place.on
      ? html`
          <i class="lies">
            ${
              place.on.emblem
                ? html`
                    <${Emblem} name=${place.on.emblem} game=${game} />
                  `
                : place.on.label
            }
          </i>
        `
      : null;
  return html`
    <span
      class=${`isle${place.strong ? ' strong' : ''}${place.faded ? ' faded' : ''}`}
      title=${told(place) || undefined}
      style=${{ '--unit': unit + 'px' }}
    >
      ${
        place.emblem
          ? html`
              <${Emblem} name=${place.emblem} game=${game} />
            `
          : price
            ? null
            : html`
                <span class="word">${place.label}</span>
              `
      }${
        price
          ? html`
              <b class="num">${price}</b>
            `
          : null
      }${beside ? token : null}
    </span>
    <span class="ships" style=${{ '--ship': ship + 'px' }}>
      ${
        token && !beside
          ? html`
              <span>${token}</span>
            `
          : null
      }${marks.map(
        (m, i) => html`
          <span key=${i} title=${nameOf(m.seat)}>
            ${
              m.seat >= 0
                ? html`
                    <${Topmark} colour=${colourOf(m.seat)} />
                  `
                : html`
                    <${Emblem} name=${m.emblem || 'anchor'} game=${game} />
                  `
            }
          </span>
        `,
      )}
    </span>
  `;
}

/** @param {Drawn} props */
function Race(props) {
  const { track } = props,
    { ref, size } = useSize();
  if (!track.places.length) return null;
  const steps = stepsOf(track.places.length, track.links || []),
    width = size?.width || 320,
    rem = size?.rem || 16,
    // Where the page may scroll: cells of 3.25 rem.
    tall = wayOf(steps, Math.max(2, Math.floor(width / (3.25 * rem)))).rows * 3.5 * rem,
    way = fitted(steps, width, size?.height || tall),
    w = width / way.columns,
    h = (size?.height || tall) / way.rows,
    at = standing(track);
  const points = way.lines.map((line) => line.map(([x, y]) => [(x + 0.5) * w, (y + 0.27) * h]));
  return html`
    <div ref=${ref} class="race-map" role="img" aria-label=${inWords(props)} style=${{ '--tall': tall + 'px' }}>
      <svg class="race-ways" aria-hidden="true">
        ${points.map(
          (line, i) => html`
            <path key=${i} class="way-line" d=${'M' + line.map((p) => p.join(' ')).join('L')} />
            <path class="way-arrow" d=${arrows(line).join('')} />
          `,
        )}
      </svg>
      ${way.spots.map(
        ({ place, end, x, y }) => html`
          <div
            key=${place + (end ? 'end' : '')}
            class="spot"
            style=${{ left: x * w + 'px', top: y * h + 'px', width: w + 'px', height: h + 'px' }}
          >
            <${Spot}
              place=${end ? { ...track.places[place], on: undefined } : track.places[place]}
              marks=${end ? [] : at.get(place) || []}
              drawn=${props}
              width=${w}
              height=${h}
            />
          </div>
        `,
      )}
    </div>
  `;
}

/** @param {Drawn} props */
export const Track = (props) =>
  isRace(props.track)
    ? html`
        <${Race} ...${props} />
      `
    : html`
        <${NumberTrack} ...${props} />
      `;
