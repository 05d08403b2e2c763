// One step of the set-up, as every step is laid out: its title, what to do, and the marks of what was found.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';

/**
 * What a step says, and its buttons: one primary action, disabled while it runs, and back.
 * @param {{
 *   t: Words; kept: any; title: string; text?: any; back?: string; next?: string; onNext?: () => unknown; ready?: boolean;
 *   children?: any; other?: any
 * }} props
 */
export function Say({ t, kept, title, text, back, next, onNext, ready = true, children, other }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (!onNext) return;
    setBusy(true);
    await onNext();
    setBusy(false);
  };
  return html`
    <aside class="setup-say">
      <section class="setup-task">
        <h2>${title}</h2>
        <p>${text}</p>
      </section>
      <div class="setup-marks">${children}</div>
      <p class="trouble" role="alert">${kept.trouble}</p>
      <div class="setup-go">
        ${other}
        ${
          back
            ? html`
                <button class="btn square back" onClick=${() => kept.go(back)} aria-label=${t('setup.back')}><${Icon} id="prev" /></button>
              `
            : null
        }
        ${
          next
            ? html`
                <button class="btn primary next" disabled=${!ready || busy} onClick=${press}>
                  ${next}
                  <${Icon} id="next" />
                </button>
              `
            : null
        }
      </div>
    </aside>
  `;
}

/**
 * One verdict: what is looked at, whether it is good, and what to change.
 * @param {{ icon: string, name: string, is: 'good' | 'fair' | 'bad' | 'wait', word: string, text?: string, share?: number }} props
 */
export const Mark = ({ icon, name, is, word, text = '', share }) => html`
  <section class=${'card setup-mark ' + is}>
    <div>
      <${Icon} id=${icon} />
      <span>${name}</span>
      <b>
        <${Icon} id=${is === 'good' ? 'check' : is === 'wait' ? 'more' : 'warn'} class="ic-s" />
        ${word}
      </b>
    </div>
    ${
      share === undefined
        ? null
        : html`
            <span class="setup-scale"><i style=${`width:${Math.round(100 * Math.min(1, Math.max(0, share)))}%`}></i></span>
          `
    }
    <p>${text}</p>
  </section>
`;
