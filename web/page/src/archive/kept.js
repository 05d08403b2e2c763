// What a tab of the archive asks of the server: waiting for it, and its dates in words.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';

/**
 * Something from the server, anew whenever `again` is called.
 * @template {string} Path
 * @param {Words} t
 * @param {Path} path
 */
export function useKept(t, path) {
  const [got, setGot] = useState(/** @type {{ value?: API.Got<Path>, trouble?: string }} */ ({})),
    [turn, setTurn] = useState(0);
  useEffect(() => {
    let over = false;
    call(t.lang, 'GET', path, undefined, 60).then(
      (value) => {
        if (!over) setGot({ value });
      },
      (e) => {
        if (!over) setGot((g) => ({ ...g, trouble: e.message || t('notice.network') }));
      },
    );
    return () => {
      over = true;
    };
  }, [t.lang, path, turn]);
  return { ...got, again: () => setTurn((n) => n + 1) };
}

/** @param {{ t: Words, kept: any }} props */
export const Waiting = ({ t, kept }) =>
  kept.trouble
    ? html`
        <p class="trouble" role="alert">${kept.trouble}</p>
        <button class="btn" onClick=${kept.again}>${t('archive.again')}</button>
      `
    : html`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `;

/**
 * @param {Words} t
 * @param {string} at
 */
export const dayOf = (t, at) => new Intl.DateTimeFormat(t.lang, { dateStyle: 'long' }).format(new Date(at));
/**
 * @param {Words} t
 * @param {string} at
 */
export const timeOf = (t, at) => new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
