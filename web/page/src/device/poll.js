// What the server is asked for again and again while something is shown.
import { useEffect, useState } from 'preact/hooks';
import { call } from './api.js';
import { pause, repeat } from './repeat.js';

/**
 * The newest answer to GET path, or null until there is one. A request that fails is made again; a page that is hidden asks nothing.
 * @param {string} lang
 * @param {string} path '' asks nothing
 * @param {number} ms between an answer and the next request
 */
export function usePoll(lang, path, ms) {
  const [value, setValue] = useState(/** @type {any} */ (null));
  useEffect(() => {
    setValue(null);
    if (!path) return undefined;
    return repeat(async (stopped) => {
      if (document.visibilityState !== 'hidden') {
        try {
          const data = await call(lang, 'GET', path, undefined, 10);
          if (!stopped()) setValue(data);
        } catch {
          // it is asked again
        }
      }
      await pause(ms);
    });
  }, [lang, path, ms]);
  return value;
}
