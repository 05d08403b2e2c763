// Where the places of a race are drawn: worked out from the ways between them alone. Pure; units are cells of a grid.

/**
 * One place as it is drawn. end: the start once more, where a lap is closed. x, y: its cell.
 * @typedef {{ place: number, end: boolean, x: number, y: number }} Spot
 */
/**
 * A race laid out in rows that run to and fro. lines: the ways, each as points in cells.
 * @typedef {{ columns: number, rows: number, spots: Spot[], lines: XY[][] }} Way
 */
/**
 * A race as steps: which step each place is, counted along the longest way, and in which lane it lies there. crossing: how many ways
 * lead on from each step. The last place of a lap is the start again.
 * @typedef {{ step: number[], lane: number[], links: { from: number, to: number, lane: number }[], crossing: number[], widest: number[], last: number, lap: boolean }} Steps
 */

/**
 * The ways that lead on, without those that lead back: a place is told before all that come after it.
 * @param {number} n
 * @param {number[][]} links
 */
function forward(n, links) {
  const next = Array.from({ length: n }, () => /** @type {number[]} */ ([]));
  for (const [a, b] of links) if (a >= 0 && a < n && b > 0 && b < n && a !== b) next[a].push(b);
  /** @type {number[]} */
  const order = [],
    state = new Array(n).fill(0);
  /** @param {number} at */
  const visit = (at) => {
    state[at] = 1;
    next[at] = next[at].filter((to) => {
      if (state[to] === 0) visit(to);
      return state[to] !== 1; // back to where this way came from
    });
    state[at] = 2;
    order.unshift(at);
  };
  visit(0);
  for (let i = 1; i < n; i++)
    if (state[i] === 0) {
      const known = order.length;
      visit(i);
      order.push(...order.splice(0, order.length - known)); // what no way leads to comes last
    }
  return { next, order };
}

/**
 * @param {number} n how many places there are, at least one
 * @param {number[][]} ways
 * @returns {Steps}
 */
export function stepsOf(n, ways) {
  const all = ways.length ? ways : Array.from({ length: n - 1 }, (_, i) => [i, i + 1]),
    { next, order } = forward(n, all),
    closing = [...new Set(all.filter(([a, b]) => b === 0 && a > 0 && a < n).map(([a]) => a))],
    lap = closing.length > 0,
    places = lap ? n + 1 : n; // the start again is one place more
  const step = new Array(places).fill(0),
    lane = new Array(places).fill(-1),
    from = new Array(places).fill(-1);
  let farthest = 0;
  /**
   * @param {number} a
   * @param {number} b
   */
  const reach = (a, b) => {
    if (step[a] + 1 > step[b]) [step[b], from[b]] = [step[a] + 1, a];
  };
  for (const a of order) {
    if (a !== 0 && from[a] < 0) step[a] = farthest + 1; // nothing leads there
    next[a].forEach((b) => reach(a, b));
    farthest = Math.max(farthest, step[a]);
  }
  closing.forEach((a) => reach(a, n));
  if (lap) step[n] = Math.max(step[n], farthest + 1);
  const last = Math.max(...step),
    links = [
      ...order.flatMap((a) => next[a].map((b) => ({ from: a, to: b, lane: 0 }))),
      ...closing.map((a) => ({ from: a, to: n, lane: 0 })),
    ];
  // The longest way is the first lane, and whatever branches off takes the first one that is free as far as it goes.
  for (let at = step.indexOf(last); at >= 0; at = from[at]) lane[at] = 0;
  /** @type {number[]} */
  const widest = new Array(last + 1).fill(0);
  /** @type {boolean[][]} */
  const taken = [];
  /**
   * @param {number} a
   * @param {number} b
   */
  const free = (a, b) => {
    let l = 1;
    const clash = () => taken[l]?.slice(a, b + 1).some(Boolean);
    while (clash()) l++;
    taken[l] ||= [];
    for (let s = a; s <= b; s++) {
      taken[l][s] = true;
      widest[s] = Math.max(widest[s], l);
    }
    return l;
  };
  for (const first of order) {
    if (lane[first] >= 0) continue;
    const chain = [first];
    /** @param {number} p */
    const on = (p) => next[p].find((to) => lane[to] < 0 && !chain.includes(to));
    for (let p = on(first); p !== undefined; p = on(p)) chain.push(p);
    const end = chain[chain.length - 1],
      joins = Math.min(...links.filter((x) => x.from === end).map((x) => step[x.to] - 1), last),
      l = free(step[first], Math.max(joins, step[end]));
    chain.forEach((p) => (lane[p] = l));
  }
  for (const x of links) {
    if (step[x.to] - step[x.from] <= 1) continue;
    x.lane = lane[x.from] || lane[x.to] || free(step[x.from] + 1, step[x.to] - 1); // past places of the first lane
  }
  const crossing = Array.from({ length: last + 1 }, (_, s) => links.filter((x) => step[x.from] <= s && step[x.to] > s).length);
  return { step, lane, links, crossing, widest, last, lap };
}

/**
 * The steps in rows of so many columns at most: a row ends where one way leads on, if there is such a place in its second half.
 * @param {Steps} steps
 * @param {number} columns
 */
function rowsOf(steps, columns) {
  const rows = [];
  for (let at = 0; at <= steps.last;) {
    let end = Math.min(at + columns - 1, steps.last);
    for (let s = end; end < steps.last && s >= at + columns / 2; s--)
      if (steps.crossing[s] <= 1) {
        end = s;
        break;
      }
    rows.push({ from: at, to: end, lanes: 1 + Math.max(...steps.widest.slice(at, end + 1)) });
    at = end + 1;
  }
  return rows;
}

/**
 * @param {Steps} steps
 * @param {number} columns
 * @returns {Way}
 */
export function wayOf(steps, columns) {
  const rows = rowsOf(steps, columns);
  /** @type {number[]} */
  const tops = [];
  let total = 0;
  for (const r of rows) {
    tops.push(total);
    total += r.lanes;
  }
  /**
   * @param {number} step
   * @param {number} lane
   */
  const at = (step, lane) => {
    const r = rows.findIndex((x) => step <= x.to),
      { from, to } = rows[r],
      length = to - from,
      spread = r < rows.length - 1 && length > 0 ? (columns - 1) / length : 1,
      x = (step - from) * spread;
    return [r % 2 ? columns - 1 - x : x, tops[r] + lane];
  };
  const count = steps.step.length,
    spots = steps.step.map((step, p) => {
      const [x, y] = at(step, steps.lane[p]),
        end = steps.lap && p === count - 1;
      return { place: end ? 0 : p, end, x, y };
    });
  const lines = steps.links.map((l) => {
    const a = steps.step[l.from],
      b = steps.step[l.to],
      past = [];
    for (let s = a + 1; s < b; s++) past.push(at(s, l.lane));
    return [at(a, steps.lane[l.from]), ...past, at(b, steps.lane[l.to])];
  });
  return { columns, rows: total, spots, lines };
}

/**
 * The layout whose cells are largest in a box: cells are at most a fifth taller than wide.
 * @param {Steps} steps
 * @param {number} width
 * @param {number} height
 */
export function fitted(steps, width, height) {
  let best = wayOf(steps, 1),
    size = 0;
  for (let columns = 2; columns <= Math.max(2, Math.min(steps.last + 1, 40)); columns++) {
    const way = wayOf(steps, columns),
      cell = Math.min(width / columns, height / way.rows / 1.1);
    if (cell > size) [best, size] = [way, cell];
  }
  return best;
}

/**
 * How large signs are that lie side by side in rows in a box.
 * @param {number} n
 * @param {number} width
 * @param {number} height
 */
export const sizeOf = (n, width, height) =>
  Math.max(...[1, 2, 3].map((rows) => Math.min(width / Math.ceil(Math.max(n, 1) / rows), height / rows)));
