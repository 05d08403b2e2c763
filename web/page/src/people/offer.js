// The host's role without a code: the button at the box was held, and the first device that says so becomes the host.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Icon } from '../draw/icons.js';

const often = 2000; // ms between two questions

/**
 * Asks the server about a device that is not let in, and so has no stream.
 * @param {string} lang
 * @returns {API.Me | null}
 */
export function useOffer(lang) {
  const [me, setMe] = useState(/** @type {API.Me | null} */ (null));
  useEffect(() => {
    let over = false,
      timer = 0;
    const ask = async () => {
      if (document.visibilityState !== 'hidden') {
        try {
          const now = await call(lang, 'GET', '/me', null, 5);
          if (!over) setMe(now);
        } catch {
          /* it is asked again */
        }
      }
      if (!over) timer = window.setTimeout(ask, often);
    };
    ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [lang]);
  return me;
}

/** @param {{ t: Words, table: Table }} props */
export function Offer({ t, table }) {
  const [said, setSaid] = useState(''),
    [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await call(t.lang, 'POST', '/host', {});
      table.open();
    } catch (/** @type {any} */ e) {
      setSaid(e.message || t('notice.network'));
    }
    setBusy(false);
  };
  return html`
    <section class="offer">
      <h2>${t('offer.title')}</h2>
      <p>${t('offer.why')}</p>
      <button class="btn primary" disabled=${busy} onClick=${take}>
        ${t('offer.take')}
        <${Icon} id="next" />
      </button>
      <p class=${'trouble' + (said ? '' : ' vh-keep')} role="alert">${said}</p>
    </section>
  `;
}
