// How a device comes to the table without a QR code: by typing its code, or by the button at the box.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { comeIn } from '../device/role.js';
import { usePoll } from '../device/poll.js';
import { Offer } from './offer.js';
import { isCamera, secure } from '../phone/role.js';
import { Icon } from '../draw/icons.js';
import { JoinHead } from '../draw/language.js';

/**
 * Shown to a device that was not let in yet.
 * @param {{ t: Words, table: Table }} props
 */
export function Join({ t, table }) {
  const [code, setCode] = useState(''),
    [busy, setBusy] = useState(false),
    me = usePoll(t.lang, '/me', 2000); // the host's role may be offered
  const said = table.stranger;
  /** @param {any} e */
  const join = async (e) => {
    e.preventDefault();
    if (busy) return;
    setBusy(true);
    const why = await comeIn(t.lang, code);
    setBusy(false);
    if (why) table.set({ stranger: why });
    else if (secure() && (await isCamera(t.lang))) location.reload();
    else table.open();
  };
  if (me?.offer && !code)
    // whoever types a code goes on with it
    return html`
      <div class="p-join">
        <${JoinHead} lang=${t.lang} speak=${(/** @type {string} */ l) => table.speak(l)} />
        <main class="card join"><${Offer} t=${t} table=${table} /></main>
      </div>
    `;
  return html`
    <div class="p-join">
      <${JoinHead} lang=${t.lang} speak=${(/** @type {string} */ l) => table.speak(l)} />
      <main class="card join">
        <h2>${t('join.title')}</h2>
        <p>${t('join.scan')}</p>
        <form onSubmit=${join}>
          <label>
            <span>${t('join.code')}</span>
            <input
              type="text"
              class="code"
              value=${code}
              maxlength="12"
              autocomplete="one-time-code"
              autocapitalize="characters"
              spellcheck=${false}
              onInput=${(e) => setCode(e.target.value)}
            />
          </label>
          <p class=${'trouble' + (said && said !== true ? '' : ' vh-keep')} role="alert">
            ${said === 'network' ? t('notice.network') : said && said !== true ? said : ''}
          </p>
          <button class="btn primary" disabled=${busy || code.replace(/[^0-9a-z]/gi, '').length < 8}>
            ${t('join.go')}
            <${Icon} id="next" />
          </button>
        </form>
        <p class="dim">${t(me?.button ? 'join.hold' : 'join.box')}</p>
      </main>
    </div>
  `;
}
