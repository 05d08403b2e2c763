import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.location = /** @type {any} */ ({ search: '' });
globalThis.document = /** @type {any} */ ({ documentElement: { lang: 'pl' } });
const { fetched } = await import('../src/draw/live.js');

test("why a camera has no picture is asked for in the page's language", async () => {
  let asked = '';
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path) => {
      asked = path;
      return { ok: false, json: async () => ({ error: { text: 'Kamera nie odpowiada.' } }) };
    }
  );
  await assert.rejects(fetched({ camera: '' }, '7'), (why) => why === 'Kamera nie odpowiada.');
  assert.equal(asked, '/api/v1/live.jpg?after=7&lang=pl');
});
