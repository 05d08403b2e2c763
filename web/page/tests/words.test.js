import test from 'node:test';
import assert from 'node:assert/strict';
import { languages, wordsOf } from '../src/device/words.js';
import en from '../words/en.json';
import pl from '../words/pl.json';

test('both languages are there', () => assert.deepEqual(languages.sort(), ['en', 'pl']));

test('Polish plurals: one, few and many', () => {
  const [id, forms] = Object.entries(pl).find(([, v]) => v.few && v.many && v.one);
  const t = wordsOf('pl');
  const shown = (n, form) =>
    assert.equal(
      t(id, { n }),
      forms[form].replace(/\{(\w+)\}/g, (_, k) => (k === 'n' ? String(n) : '')),
      `${id} ${n}`,
    );
  shown(1, 'one');
  shown(3, 'few');
  shown(5, 'many');
  shown(22, 'few');
});

test('a gap without a value is empty, an unknown text is its id', () => {
  const t = wordsOf('en');
  const [id, text] = Object.entries(en).find(([, v]) => typeof v === 'string' && v.includes('{'));
  assert.equal(t(id), text.replace(/\{\w+\}/g, ''));
  assert.equal(t('no.such.text'), 'no.such.text');
});

test('a die is its colour and face, or its colour alone; millimetres have one decimal', () => {
  const t = wordsOf('en');
  assert.equal(t.die('red', 4), `${t.colour('red')} 4`);
  assert.equal(t.die('red', '0'), t.colour('red'));
  assert.equal(wordsOf('pl').mm(4), '4,0');
  assert.equal(t.title('two ships'), 'Two ships');
});
