// The set-up of a camera, step by step: the view, sizes, corners, the empty board, the dice, a test. Play by hand goes on meanwhile.
import { html } from '../draw/html.js';
import { Bar } from '../draw/bar.js';
import { Icon } from '../draw/icons.js';
import { steps, useSetup } from './state.js';
import { View } from './view.js';
import { Sizes } from './sizes.js';
import { Corners } from './corners.js';
import { Empty, pictureOf } from './empty.js';
import { Dice } from './dice.js';
import { Lens } from './lens.js';
import { Trial } from './trial.js';

/** @type {Record<string, (props: any) => any>} */
const PARTS = { view: View, sizes: Sizes, corners: Corners, empty: Empty, dice: Dice, lens: Lens, test: Trial };

/** @param {{ t: Words }} props */
export const SetupButton = ({ t }) => html`
  <a class="btn setup-open" href="#setup" aria-label=${t('setup.title')}>
    <${Icon} id="camera" />
    <span>${t('setup.title')}</span>
  </a>
`;

/** Which steps have been done, by what has been said and taken. @param {any} setup */
const doneOf = (setup) => {
  const a = setup.answers;
  return {
    view: !!a.board || steps.indexOf(setup.step) > 0,
    sizes: !!a.board && !!a.die,
    corners: a.corners_px?.length === 4,
    empty: !!pictureOf(setup, 'empty'),
    dice: !!pictureOf(setup, 'teach') && a.dice?.length > 0,
    lens: !!a.lens,
    test: setup.tests?.length >= 3,
  };
};

/** @param {{ t: Words, table: Table, onHome?: () => void }} props */
export function Setup({ t, table, onHome }) {
  const kept = useSetup(t),
    step = kept.setup ? (PARTS[kept.setup.step] ? kept.setup.step : 'test') : 'view',
    done = /** @type {Record<string, boolean>} */ (kept.setup ? doneOf(kept.setup) : {}),
    Part = PARTS[step];
  /** A step may be gone to when the one before it is done; the exact lens may be left out. @param {string} s */
  const reach = (s) => {
    const before = s === 'test' ? 'dice' : steps[steps.indexOf(s) - 1];
    return kept.setup && (s === step || done[s] || (before && done[before]));
  };
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
                <${Part} key=${step} t=${t} table=${table} kept=${kept} setup=${kept.setup} onEnd=${onHome} />
              `
            : html`
                <p class="setup-dark" role="status">${kept.trouble || t('setup.waits')}</p>
              `
        }
      </main>
    </div>
  `;
}
