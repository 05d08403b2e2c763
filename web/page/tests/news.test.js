import test from 'node:test';
import assert from 'node:assert/strict';
import { newsOf } from '../src/game/news.js';

const seats = ['Ola', 'Jan', 'Ewa'].map((name, seat) => ({ seat, name }));
const said = (entry, seat, text, announce = true) => ({ entry, seats: seat < 0 ? [] : [seat], text, announce });

test('all that the newest step brought is told, in the order of the seats, one line a person', () => {
  const log = [
    said(6, 0, 'Ola: an earlier step'),
    said(7, 2, 'Ewa loses a ship'),
    said(7, -1, 'The convoy escapes'),
    said(7, 0, 'Ola loses two ships'),
    said(7, 1, 'Jan loses nothing'),
    said(7, 2, 'Ewa: +1 yin-yang'),
  ];
  assert.deepEqual(newsOf({ log }, seats), [
    { seat: -1, text: 'The convoy escapes' },
    { seat: 0, text: 'Ola loses two ships' },
    { seat: 1, text: 'Jan loses nothing' },
    { seat: 2, text: 'Ewa loses a ship · +1 yin-yang' },
  ]);
});

test('what is not announced is not told, and a sentence that two rules say is told once', () => {
  const log = [said(7, 0, 'Ola takes a flag'), said(7, 0, 'a count for the record', false), said(7, 0, 'Ola takes a flag')];
  assert.deepEqual(newsOf({ log }, seats), [{ seat: 0, text: 'Ola takes a flag' }]);
  assert.deepEqual(newsOf({ log: [] }, seats), []);
});
