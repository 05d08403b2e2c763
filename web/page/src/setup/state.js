// The set-up that is under way, as the server keeps it: any device of the host goes on with it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { pause, repeat } from '../device/repeat.js';

export const steps = ['view', 'sizes', 'corners', 'empty', 'dice', 'lens', 'test'];

/** @param {Words} t */
export function useSetup(t) {
  const [got, setGot] = useState(
      /** @type {{ known: boolean, setup: any, trouble: string }} */ ({ known: false, setup: null, trouble: '' }),
    ),
    serial = useRef(0);
  /** @param {any} data */
  const take = (data) => {
    serial.current = data?.setup?.serial || 0;
    setGot({ known: true, setup: data?.setup || null, trouble: '' });
  };
  useEffect(() => {
    let first = true;
    return repeat(async (stopped) => {
      const asked = serial.current;
      if (!first && !asked) await pause(1500);
      try {
        const data = await call(t.lang, 'GET', '/setup' + (first ? '' : '?after=' + asked), undefined, 25);
        if (stopped()) return;
        const now = data?.setup?.serial || 0;
        if (!first && now === serial.current) return; // what was refused stays to be read
        if (asked === serial.current || now > serial.current) take(data);
        first = false;
      } catch (/** @type {any} */ e) {
        if (stopped()) return;
        setGot((g) => ({ ...g, trouble: e.message || t('notice.network') }));
        await pause(1500);
      }
    });
  }, [t.lang]);
  /**
   * Asks the server for something; gives its answer, or null where it was refused.
   * @param {string} method
   * @param {string} path
   * @param {any} [body]
   */
  const ask = async (method, path, body, seconds = 30) => {
    try {
      const data = await call(t.lang, method, path, body, seconds);
      if (data && 'setup' in data) take(data);
      setGot((g) => ({ ...g, trouble: '' }));
      return data || {};
    } catch (/** @type {any} */ e) {
      setGot((g) => ({ ...g, trouble: e.message || t('notice.network') }));
      return null;
    }
  };
  return {
    ...got,
    ask,
    begin: () => ask('POST', '/setup/begin', {}),
    /** @param {string} step */
    go: (step) => ask('POST', '/setup', { seen: serial.current, step }),
    /** @param {any} answers @param {string} [step] */
    say: (answers, step) => ask('POST', '/setup', { seen: serial.current, answers, ...(step ? { step } : {}) }),
    /**
     * Takes the camera's next picture; null where it was refused or has not come yet.
     * @param {string} purpose
     */
    shoot: async (purpose) => {
      const got = await ask('POST', '/setup/pictures', { for: purpose });
      if (!got?.late) return got;
      setGot((g) => ({ ...g, trouble: got.late }));
      return null;
    },
  };
}
