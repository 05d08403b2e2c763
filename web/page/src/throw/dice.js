// Dice as the page draws them, from the reader's sighting or, where there is none, from the battle itself.

/** The mean of some points. @param {XY[]} footprint */
export const centreOf = (footprint) => {
  const sum = footprint.reduce(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
  return [sum[0] / footprint.length, sum[1] / footprint.length];
};
/** @param {XY[]} props */
const edgeOf = ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
/** @param {XY[]} props */
const yawOf = ([a, b]) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/**
 * @param {XY} props
 * @param {number} yaw
 * @param {number} edge
 */
function square([x, y], yaw, edge) {
  const c = Math.cos((yaw * Math.PI) / 180),
    s = Math.sin((yaw * Math.PI) / 180),
    h = edge / 2;
  return [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ].map(([a, b]) => [x + c * a - s * b, y + s * a + c * b]);
}

/**
 * All dice that lie on the board: {id, colour, face, footprint, centre, edge, yaw, pose, unsure, fixed}, in millimetres.
 * @param {API.Sighting | null} sighting
 * @param {API.Battle | null} battle
 * @returns {DrawnDie[]}
 */
export function diceOf(sighting, battle) {
  if (sighting) {
    const asked = new Set((sighting.questions || []).flatMap((q) => q.dice || []));
    return (sighting.dice || [])
      .filter((d) => d.placed !== false)
      .map((d) => {
        const edge = d.edge_mm || sighting.edge_mm || 16;
        const footprint = d.footprint_mm?.length === 4 ? d.footprint_mm : square(d.centre_mm, d.yaw_deg || 0, edge);
        return {
          id: d.id,
          colour: d.colour,
          value: d.value || 0,
          face: d.value ? sighting.faces?.[d.colour]?.[d.value - 1] || String(d.value) : '0',
          footprint,
          centre: d.centre_mm,
          edge,
          yaw: yawOf(footprint),
          pose: d.pose || 'flat',
          unsure: asked.has(d.id),
          fixed: !!d.fixed,
        };
      });
  }
  return (battle?.dice || []).flatMap((d) => (d.footprint?.length === 4 ? [drawn(d, d.footprint)] : []));
}

/**
 * A die of a battle as it is drawn.
 * @param {API.Die} d
 * @param {XY[]} footprint
 * @returns {DrawnDie}
 */
const drawn = (d, footprint) => ({
  id: d.id,
  colour: d.colour,
  value: Number(d.face) || 0,
  face: d.face,
  footprint,
  centre: centreOf(footprint),
  edge: edgeOf(footprint),
  yaw: yawOf(footprint),
  pose: d.loose ? 'cocked' : 'flat',
  unsure: false,
  fixed: false,
});

/**
 * The die whose centre is nearest to a place, if it is within reach, in millimetres.
 * @param {DrawnDie[]} dice
 * @param {XY} props
 * @param {number} reach
 */
export function nearest(dice, [x, y], reach) {
  let best = null,
    least = reach;
  for (const d of dice) {
    const gap = Math.hypot(d.centre[0] - x, d.centre[1] - y) - d.edge / 2;
    if (gap < least) [best, least] = [d, gap];
  }
  return best;
}

/**
 * The outline of a die, grown by some millimetres on every side.
 * @param {DrawnDie} d
 * @param {number} by
 */
export function grown(d, by) {
  const k = (d.edge + 2 * by) / d.edge;
  return d.footprint.map(([x, y]) => [d.centre[0] + (x - d.centre[0]) * k, d.centre[1] + (y - d.centre[1]) * k]);
}

/**
 * The path of a polygon with round corners.
 * @param {XY[]} points
 * @param {number} r
 */
export function rounded(points, r) {
  const n = points.length,
    at = (/** @type {XY} */ v) => v.map((/** @type {number} */ c) => c.toFixed(2)).join(' ');
  /**
   * @param {XY} a
   * @param {XY} b
   */
  const toward = (a, b) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      u = Math.min(r, l / 2) / l;
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  };
  return (
    points
      .map((p, i) => `${i ? 'L' : 'M'}${at(toward(p, points[(i + n - 1) % n]))}Q${at(p)} ${at(toward(p, points[(i + 1) % n]))}`)
      .join('') + 'Z'
  );
}

/**
 * The line that has a distance from a convex polygon everywhere: straight beside its edges, round about its corners.
 * @param {XY[]} points
 * @param {number} far
 */
export function around(points, far) {
  const n = points.length,
    area = points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % n][1] - y * points[(i + 1) % n][0], 0);
  const turn = area < 0 ? -1 : 1,
    at = (/** @type {XY} */ v) => v.map((/** @type {number} */ c) => c.toFixed(2)).join(' ');
  /**
   * @param {XY} a
   * @param {XY} b
   */
  const beside = (a, b) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      away = [(turn * far * (b[1] - a[1])) / l, (-turn * far * (b[0] - a[0])) / l];
    return [
      [a[0] + away[0], a[1] + away[1]],
      [b[0] + away[0], b[1] + away[1]],
    ];
  };
  const sides = points.map((p, i) => beside(p, points[(i + 1) % n]));
  return (
    sides.map(([a, b], i) => `${i ? `A${far} ${far} 0 0 ${turn > 0 ? 1 : 0} ` : 'M'}${at(a)}L${at(b)}`).join('') +
    `A${far} ${far} 0 0 ${turn > 0 ? 1 : 0} ${at(sides[0][0])}Z`
  );
}

/**
 * A square window, in millimetres, that shows some dice with room around them, inside the board where it can.
 * @param {DrawnDie[]} dice
 * @param {API.Board} board
 */
export function windowRound(dice, board, least = 60, room = 14) {
  if (!dice.length) return [0, 0, board.width_mm, board.height_mm];
  const xs = dice.flatMap((d) => d.footprint.map((p) => p[0])),
    ys = dice.flatMap((d) => d.footprint.map((p) => p[1]));
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.min(Math.max(x1 - x0 + 2 * room, y1 - y0 + 2 * room, least), Math.max(board.width_mm, board.height_mm));
  /**
   * @param {number} mid
   * @param {number} size
   */
  const into = (mid, size) => Math.min(Math.max(mid - side / 2, -5), Math.max(size + 5 - side, -5));
  return [into((x0 + x1) / 2, board.width_mm), into((y0 + y1) / 2, board.height_mm), side, side];
}

/**
 * Where the topmark's plate of each die goes: beside it, on the side where the fewest other things are.
 * @param {DrawnDie[]} dice
 * @param {XY[][]} lines
 * @param {number} k
 * @param {Frame} frame
 */
export function plates(dice, lines, k, frame) {
  const placed = [],
    at = new Map(),
    r = 5.1 * k;
  /**
   * @param {any} props
   * @param {any} props
   */
  const toLine = ([x, y], [a, b]) => {
    const vx = b[0] - a[0],
      vy = b[1] - a[1],
      l = vx * vx + vy * vy || 1;
    const u = Math.max(0, Math.min(1, ((x - a[0]) * vx + (y - a[1]) * vy) / l));
    return Math.hypot(x - a[0] - u * vx, y - a[1] - u * vy);
  };
  for (const d of dice) {
    let best = null,
      most = -Infinity;
    for (const [n, angle] of [-45, -135, 45, 135, -90, 0, 180, 90].entries()) {
      const t = (angle * Math.PI) / 180,
        far = d.edge / 2 + (n < 4 ? 4.7 : 3.4) * k + (n < 4 ? d.edge * 0.16 : 0);
      const p = [d.centre[0] + far * Math.cos(t), d.centre[1] + far * Math.sin(t)];
      if (p[0] < frame[0] + r || p[1] < frame[1] + r || p[0] > frame[0] + frame[2] - r || p[1] > frame[1] + frame[3] - r) continue;
      let room = 12 * k;
      for (const o of dice) if (o !== d) room = Math.min(room, Math.hypot(o.centre[0] - p[0], o.centre[1] - p[1]) - o.edge * 0.55);
      for (const q of placed) room = Math.min(room, Math.hypot(q[0] - p[0], q[1] - p[1]) - r);
      for (const l of lines) room = Math.min(room, toLine(p, l) + r * 0.5);
      room -= n * 0.5 * k; // upper right unless there is a reason
      if (room > most) [best, most] = [p, room];
    }
    best ||= d.centre;
    placed.push(best);
    at.set(d.id, best);
  }
  return at;
}

/**
 * Every single die that is wanted, in the order in which they are told.
 * @param {API.Ask['throw']} wanted
 */
export const slotsOf = (wanted) => (wanted?.groups || []).flatMap((g) => Array.from({ length: g.count }, () => g));

/**
 * The wanted dice without those that are kept.
 * @param {ReturnType<typeof slotsOf>} slots
 * @param {{ colour: string }[]} kept
 */
export function without(slots, kept) {
  const left = [...slots];
  for (const d of kept) {
    const at = left.findIndex((g) => g.colour === d.colour);
    left.splice(at < 0 ? left.findIndex((g) => !g.colour) : at, 1);
  }
  return left;
}

/**
 * Whether a kind of die has figures printed on it instead of pips: a face is not a number from 1 to 6.
 * @param {string[]} faces
 */
export const hasFigures = (faces) => !faces.every((f) => /^[1-6]$/.test(f));
