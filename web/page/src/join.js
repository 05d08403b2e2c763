// How a device comes to the table: by the address in a QR code, or by typing its code.
import { html } from './html.js';
import { useState } from 'preact/hooks';
import { call } from './api.js';
import { Icon, Use } from './icons.js';
import { languages, tongues } from './words.js';

const roles = ['nobody', 'spectator', 'player', 'host'];

/** Whether a role is enough. Before the server has said which role this device has, nothing is kept from it. */
export const may = (me, least) => !me || roles.indexOf(me.role) >= roles.indexOf(least);

/** Leaves nothing of the table on a device that is not at it any more: people's names are kept here. */
export function forget() {
  const own = ['lang', 'scheme', 'sound', 'voice'].map((k) => [k, localStorage.getItem(k)]).filter(([, v]) => v);
  localStorage.clear();
  own.forEach(([k, v]) => localStorage.setItem(k, v));
}

/** Takes the code out of the address, so that it is in no bookmark, and comes in by it. Gives what went wrong, or ''. */
export async function comeInByAddress(lang) {
  const code = /^#join=([\w-]+)$/.exec(location.hash)?.[1];
  if (!code) return '';
  history.replaceState(null, '', location.pathname + location.search);
  return comeIn(lang, code);
}

async function comeIn(lang, code) {
  try {
    await call(lang, 'POST', '/pair', { code });
    return '';
  } catch (e) {
    return e.message || 'network';
  }
}

/** Shown to a device that was not let in yet. */
export function Join({ t, table }) {
  const [code, setCode] = useState(''),
    [busy, setBusy] = useState(false);
  const said = table.stranger,
    other = languages.find((l) => l !== t.lang);
  const join = async (e) => {
    e.preventDefault();
    if (busy) return;
    setBusy(true);
    const why = await comeIn(t.lang, code);
    setBusy(false);
    if (why) table.set({ stranger: why });
    else table.open();
  };
  return html`
    <div class="p-join">
      <header class="join-head">
        <${Use} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${other}
          onClick=${() => {
            table.speak(other);
          }}
          aria-label=${`${other.toUpperCase()} ${tongues[other]}`}
        >
          ${other.toUpperCase()}
        </button>
      </header>
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
        <p class="dim">${t('join.box')}</p>
      </main>
    </div>
  `;
}
