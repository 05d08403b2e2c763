// Copies of everything: take one away, bring one back; finished games for other programs.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Icon } from '../draw/icons.js';
import { timeOf, useKept, Waiting } from './kept.js';

/** @param {{ t: Words }} props */
export function Copies({ t }) {
  const kept = useKept(t, '/copies'),
    [sure, setSure] = useState(/** @type {any} */ (null)),
    [said, setSaid] = useState(/** @type {any} */ (null)),
    [busy, setBusy] = useState(false);
  /**
   * @param {() => Promise<any>} what
   * @param {(value: any) => string} words
   */
  const run = async (what, words) => {
    setBusy(true);
    setSaid(null);
    try {
      const v = await what();
      setSaid({ good: true, text: words(v) });
    } catch (/** @type {any} */ e) {
      setSaid({ text: e.message || t('notice.network') });
    }
    setBusy(false);
    setSure(null);
    kept.again();
  };
  /** @param {API.CopyHead} h */
  const brought = (h) => t('copies.brought', { n: h.steps, when: timeOf(t, h.last || h.made) });
  /** @param {API.Copy} c */
  const bring = (c) =>
    sure === c.name ? run(() => call(t.lang, 'POST', '/copies/' + encodeURIComponent(c.name), {}, 120), brought) : setSure(c.name);
  /** @param {any} e */
  const file = (e) => {
    const f = e.target.files[0];
    e.target.value = '';
    if (f) setSure(f);
  };
  /** @param {File} f */
  const upload = (f) => run(() => call(t.lang, 'POST', '/copy', new Blob([f], { type: 'application/gzip' }), 180), brought);
  return html`
    <div class="copy-acts">
      <a class="btn primary" href=${'/api/v1/copy?lang=' + t.lang} download>
        <${Icon} id="save" />
        ${t('copies.take')}
      </a>
      <label class="btn">
        <${Icon} id="share" />
        ${t('copies.bring')}
        <input class="vh" type="file" accept=".quartermaster" disabled=${busy} onChange=${file} />
      </label>
      <button
        class="btn"
        disabled=${busy}
        onClick=${() =>
          run(
            () => call(t.lang, 'POST', '/copies', {}, 60),
            () => t('copies.kept'),
          )}
      >
        ${t('copies.keep')}
      </button>
    </div>
    ${
      sure instanceof File
        ? html`
            <div class="copy-sure">
              <p>${t('copies.sure', { name: sure.name })}</p>
              <button class="btn" onClick=${() => setSure(null)}>${t('home.not')}</button>
              <button class="btn bad" disabled=${busy} onClick=${() => upload(sure)}>${t('copies.yes')}</button>
            </div>
          `
        : null
    }
    <p class=${'copy-said ' + (said?.good ? 'good' : 'trouble')} role="status">${said?.text || ''}</p>
    <h2>${t('copies.here')}</h2>
    ${
      kept.value
        ? html`
            ${
              kept.value.length
                ? null
                : html`
                    <p class="none">${t('copies.none')}</p>
                  `
            }
            <ul class="copies-list">
              ${kept.value.map(
                (/** @type {API.Copy} */ c) => html`
                  <li key=${c.name} class=${c.why}>
                    <span>
                      <b>${timeOf(t, c.made)}</b>
                      <small>
                        ${t('copies.' + c.why)}${' · '}${t('copies.steps', { n: c.steps })}
                        ${c.last ? ' · ' + t('copies.last', { when: timeOf(t, c.last) }) : ''}
                      </small>
                    </span>
                    ${
                      sure === c.name
                        ? html`
                            <button class="btn" onClick=${() => setSure(null)}>${t('home.not')}</button>
                          `
                        : null
                    }
                    <button class=${'btn' + (sure === c.name ? ' bad' : '')} disabled=${busy} onClick=${() => bring(c)}>
                      ${t(sure === c.name ? 'copies.yes' : 'copies.back')}
                    </button>
                  </li>
                `,
              )}
            </ul>
          `
        : html`
            <${Waiting} t=${t} kept=${kept} />
          `
    }
    <p class="dim">${t('copies.how')}</p>
    <h2>${t('copies.other')}</h2>
    <div class="copy-acts">
      ${[
        ['bgsplay', 'BG Stats'],
        ['csv', 'CSV'],
        ['json', 'JSON'],
      ].map(
        ([end, name]) => html`
          <a key=${end} class="btn" href=${`/api/v1/export/quartermaster.${end}?lang=${t.lang}`} download>${name}</a>
        `,
      )}
    </div>
  `;
}
