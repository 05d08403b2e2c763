// Before a phone becomes the camera: explains the browser's warning, its reason, and what the connection protects. Browsers open a camera over HTTPS
// only, and nobody issues a certificate for a box at home.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { wordsOf } from '../device/words.js';
import { Icon } from '../draw/icons.js';
import { JoinHead, useLanguage } from '../draw/language.js';
import { browserOf } from './browser.js';
import { Warning } from './drawn.js';

/** @param {{ first: string, code: string }} props */
export function Lead({ first, code }) {
  const [lang, speak] = useLanguage(first),
    [to, setTo] = useState(''),
    [said, setSaid] = useState(''),
    t = wordsOf(lang),
    browser = browserOf(navigator.userAgent);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = t('lead.title');
    call(lang, 'GET', '/me').then(
      (me) => {
        if (me.secure) setTo(me.secure + location.search + '#join=' + code);
        setSaid(me.secure ? '' : t('lead.none'));
      },
      (e) => setSaid(e.message || t('notice.network')),
    );
  }, [lang]);
  return html`
    <div class="page p-lead" data-focus="lead">
      <${JoinHead} lang=${lang} speak=${speak} />
      <main class="card lead">
        <h2>${t('lead.title')}</h2>
        <p>${t('lead.warns')}</p>
        <ol class="lead-steps">
          ${[1, 2, 3].map(
            (n) => html`
              <li key=${n}>
                <${Warning} step=${n} />
                <p>
                  <b class="num">${n}</b>
                  ${t('lead.step.' + (n === 1 ? '1' : `${n}.${browser}`))}
                </p>
              </li>
            `,
          )}
        </ol>
        <p class="lead-worth">
          <${Icon} id="warn" />
          <span>${t('lead.worth')}</span>
        </p>
        <p class=${'trouble' + (said ? '' : ' vh-keep')} role="alert">${said}</p>
        <a class=${'btn primary' + (to ? '' : ' off')} href=${to || undefined} aria-disabled=${!to}>
          ${t('lead.go')}
          <${Icon} id="next" />
        </a>
      </main>
    </div>
  `;
}
