import assert from 'node:assert/strict';
import test from 'node:test';
import { fitted, sizeOf, stepsOf, wayOf } from '../src/game/way.js';

/** A lap of 40 places: three forks, of which one side is longer, shorter, and a way past others without a place of its own. */
const lap = (() => {
  const links = [];
  for (let i = 0; i < 30; i++) links.push([i, i + 1]);
  links.push([30, 0]);
  links.push([4, 31], [31, 32], [32, 33], [33, 34], [34, 7]); // longer than 5, 6
  links.push([12, 35], [35, 17]); // shorter than 13 to 16
  links.push([20, 23]); // past 21 and 22
  links.push([24, 36], [36, 37], [37, 38], [38, 39], [39, 29]);
  return links;
})();

/** @param {{ x: number, y: number }} s */
const cell = (s) => `${s.x.toFixed(2)} ${s.y}`;

test('no two places share a cell, whatever the shape', () => {
  const shapes = [
    [40, lap],
    [1, []],
    [2, [[0, 1]]],
    [12, []],
    [
      5,
      [
        [0, 1],
        [1, 2],
        [2, 1],
        [2, 3],
        [3, 0],
        [4, 4],
      ],
    ], // a loop that never comes back, and a place that nothing leads to
    [
      9,
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 4],
        [2, 4],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 7],
        [7, 8],
      ],
    ],
  ];
  for (const [n, links] of shapes)
    for (let columns = 1; columns < 14; columns++) {
      const way = wayOf(stepsOf(n, links), columns);
      const cells = way.spots.map(cell);
      assert.equal(new Set(cells).size, cells.length, `${n} places in ${columns} columns: ${cells}`);
      for (const s of way.spots)
        assert.ok(s.x >= 0 && s.x <= columns - 1 + 1e-9 && s.y >= 0 && s.y < way.rows, `${n}, ${columns}: ${cell(s)}`);
      assert.equal(new Set(way.spots.map((s) => s.place)).size, n);
    }
});

test('a lap ends at its start, drawn once more', () => {
  const way = wayOf(stepsOf(40, lap), 8);
  const ends = way.spots.filter((s) => s.end);
  assert.deepEqual(
    ends.map((s) => s.place),
    [0],
  );
  assert.equal(way.spots.length, 41);
});

test('each way is drawn from its place to the next, never through a place between', () => {
  for (let columns = 2; columns < 14; columns++) {
    const steps = stepsOf(40, lap),
      way = wayOf(steps, columns);
    assert.equal(way.lines.length, steps.links.length);
    way.lines.forEach((line, i) => {
      const l = steps.links[i],
        through = way.spots.filter((s, p) => p !== l.from && p !== l.to).map(cell);
      for (const [x, y] of line.slice(1, -1))
        assert.ok(!through.includes(cell({ x, y })), `from ${l.from} to ${l.to} in ${columns} columns`);
    });
  }
});

test('a place comes after all that lead to it', () => {
  const { step, links } = stepsOf(40, lap);
  for (const l of links) assert.ok(step[l.to] > step[l.from]);
});

test('forty places in half a tablet have cells of 48 pixels or more', () => {
  const way = fitted(stepsOf(40, lap), 470, 420);
  assert.ok(470 / way.columns >= 48 && 420 / way.rows >= 48, `${way.columns} columns, ${way.rows} rows`);
});

test('seven signs lie in a place side by side', () => {
  const size = sizeOf(7, 50, 26);
  assert.ok(size >= 12.5);
  assert.ok(Math.floor(50 / size) * Math.floor(26 / size) >= 7);
  assert.equal(sizeOf(1, 50, 26), 26);
});
