// The set-up of a camera, step by step: the view, sizes, corners, the empty board, the dice, a test. Play by hand goes on meanwhile.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Bar } from '../draw/bar.js';
import { Icon } from '../draw/icons.js';
import { steps, useSetup } from './state.js';
import { View } from './view.js';
import { Sizes } from './sizes.js';
import { Corners } from './corners.js';
import { Empty } from './empty.js';
import { Dice } from './dice.js';
import { Trial } from './trial.js';

/** @type {Record<string, (props: any) => any>} */
const PARTS = { view: View, sizes: Sizes, corners: Corners, empty: Empty, dice: Dice, test: Trial };

/** @param {{ t: Words }} props */
export const SetupButton = ({ t }) => html`
  <a class="btn setup-open" href="#setup" aria-label=${t('setup.title')}>
    <${Icon} id="camera" />
    <span>${t('setup.title')}</span>
  </a>
`;

/** Which steps have been done, by what has been said and taken. @param {any} setup */
const doneOf = (setup) => {
  const a = setup?.answers || {},
    has = (/** @type {string} */ p) => (setup?.pictures || []).some((/** @type {any} */ x) => x.for === p);
  return {
    view: !!a.board || steps.indexOf(setup?.step) > 0,
    sizes: !!a.board && !!a.die,
    corners: a.corners_px?.length === 4,
    empty: has('empty'),
    dice: has('teach') && a.dice?.length > 0,
    test: false,
  };
};

/** @param {{ t: Words, table: Table, onHome?: () => void }} props */
export function Setup({ t, table, onHome }) {
  const kept = useSetup(t),
    [tested, setTested] = useState(false), // the rig is kept; its test goes on without a set-up
    step = kept.setup ? (PARTS[kept.setup.step] ? kept.setup.step : 'test') : tested ? 'test' : 'view',
    done = /** @type {Record<string, boolean>} */ (
      kept.setup ? doneOf(kept.setup) : tested ? Object.fromEntries(steps.map((s) => [s, true])) : {}
    ),
    Part = PARTS[step];
  /** @param {string} s */
  const reach = (s) => kept.setup && (s === step || done[s] || (steps.indexOf(s) > 0 && done[steps[steps.indexOf(s) - 1]]));
  return html`
    <div class="p-setup" data-step=${step} data-kept=${kept.known}>
      <${Bar} t=${t} table=${table} game=${false} title=${t('setup.title')} sub=${t('setup.sub')} onHome=${onHome} />
      <main class="setup">
        <ol class="setup-steps">
          ${steps.map(
            (s, i) => html`
              <li key=${s} class=${s === step ? 'now' : done[s] ? 'done' : ''} aria-current=${s === step ? 'step' : undefined}>
                <button disabled=${!reach(s)} onClick=${() => kept.go(s)} data-to=${s}>
                  ${
                    done[s] && s !== step
                      ? html`
                          <${Icon} id="check" class="ic-s" />
                        `
                      : html`
                          <b class="num">${i + 1}</b>
                        `
                  }
                  <span>${t('setup.step.' + s)}</span>
                </button>
              </li>
            `,
          )}
        </ol>
        ${
          kept.known
            ? html`
                <${Part}
                  key=${step}
                  t=${t}
                  table=${table}
                  kept=${kept}
                  setup=${kept.setup}
                  onTested=${() => setTested(true)}
                  onEnd=${onHome}
                />
              `
            : html`
                <p class="setup-dark" role="status">${kept.trouble || t('setup.waits')}</p>
              `
        }
      </main>
    </div>
  `;
}

/**
 * What a step says, and its buttons: one primary action, and back.
 * @param {{
 *   t: Words; kept: any; title: string; text?: any; back?: string; next?: string; onNext?: () => void; ready?: boolean; busy?: boolean;
 *   children?: any; other?: any
 * }} props
 */
export function Say({ t, kept, title, text, back, next, onNext, ready = true, busy = false, children, other }) {
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
                <button class="btn primary next" disabled=${!ready || busy} onClick=${onNext}>
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
