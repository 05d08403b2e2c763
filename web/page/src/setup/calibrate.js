// The calibration: it is started at a step, runs on the server, and leads to the test or says which step to repeat.
import { html } from '../draw/html.js';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../draw/icons.js';

/**
 * Starts the calibration, and goes on to the test when it has succeeded.
 * @param {any} kept
 * @param {any} setup
 */
export function useCalibrate(kept, setup) {
  const state = setup.calibration.state,
    before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'ready') kept.go('test');
    before.current = state;
  }, [state]);
  return { runs: state === 'running', begin: () => kept.ask('POST', '/setup/calibration') };
}

/** Why no rig was made, and the step to go to. @param {{ t: Words, kept: any, setup: any }} props */
export function Refused({ t, kept, setup }) {
  const refusal = setup.calibration.refusal;
  if (!refusal) return null;
  return html`
    <section class="card setup-mark bad refusal" role="alert">
      <div>
        <${Icon} id="warn" />
        <b>${t('setup.refused')}</b>
      </div>
      <p>${refusal.text}</p>
      ${
        refusal.step && refusal.step !== setup.step
          ? html`
              <button class="btn" onClick=${() => kept.go(refusal.step)}>
                ${t('setup.goto', { step: t('setup.step.' + refusal.step) })}
              </button>
            `
          : null
      }
    </section>
  `;
}
