// The host's role without a code: the button at the box was held, and the first device that asks for the role becomes the host.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { noticeOf } from '../device/table.js';
import { Icon } from '../draw/icons.js';

/**
 * The host's button that takes the offer back.
 * @param {{ t: Words, table: Table }} props
 */
export function EndOffer({ t, table }) {
  const end = () => call(t.lang, 'DELETE', '/host').catch((e) => table.set({ notice: noticeOf(e) }));
  return html`
    <button class="btn" onClick=${end}>${t('offer.end')}</button>
  `;
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
