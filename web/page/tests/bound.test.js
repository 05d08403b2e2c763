import test from 'node:test';
import assert from 'node:assert/strict';
import { bound } from '../src/draw/bound.js';

for (const [what, text, want] of [
  ['a word of one letter is bound to the next word', 'Taca i kubek', 'Taca i~kubek'],
  ['also at the beginning, large or small', 'Z tacy', 'Z~tacy'],
  ['two in a row are bound together', 'Kości, a w kubku', 'Kości, a~w~kubku'],
  ['after a quotation mark or a bracket', '„O tacy” (i kubku)', '„O~tacy” (i~kubku)'],
  ['the last letter of a word is none', 'duża kostka', 'duża kostka'],
  ['nor is a letter that belongs to a number', '3 z 4, 10a z', '3 z~4, 10a z'],
  ['what ends a text stays as it is', 'rzuć i ', 'rzuć i '],
  ['English', 'I am a die', 'I~am a~die'],
])
  test(what, () => assert.equal(bound(text), want.replaceAll('~', '\u00a0')));
