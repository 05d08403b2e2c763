// The empty board: its picture is taken by itself when nothing has moved for two seconds.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { at } from '../device/api.js';
import { Icon } from '../draw/icons.js';
import { useLive } from '../draw/live.js';
import { Outline, Picture } from './picture.js';
import { usePoll } from '../device/poll.js';
import { Refused } from './calibrate.js';
import { Mark, Say } from './say.js';

/** The newest picture of a purpose. @param {any} setup @param {string} purpose */
export const pictureOf = (setup, purpose) => [...(setup?.pictures || [])].reverse().find((p) => p.for === purpose) || null;

/** A picture that was taken, as live.js shows one. @param {any} p */
export const shotOf = (p) => p && { url: at('/setup/pictures/' + p.id), width: p.width_px, height: p.height_px };

/**
 * Takes a picture when the board lies still. again: take another.
 * @param {any} kept
 * @param {any} setup
 * @param {string} purpose
 * @param {Words} t
 */
export function useTaken(kept, setup, purpose, t) {
  const taken = pictureOf(setup, purpose),
    [waiting, setWaiting] = useState(!taken),
    busy = useRef(false),
    still = usePoll(t.lang, waiting ? '/setup/still?for=' + purpose : '', 250);
  useEffect(() => {
    if (!waiting || busy.current || !still?.ready) return;
    busy.current = true;
    kept.shoot(purpose).then((/** @type {any} */ got) => {
      busy.current = false;
      if (got) setWaiting(false);
    });
  }, [still, waiting]);
  return { taken: waiting ? null : taken, still, again: () => setWaiting(true) };
}

/** @param {{ t: Words, still: any, taken: any }} props */
export const StillMark = ({ t, still, taken }) => html`
  <${Mark}
    icon="still"
    name=${t('setup.still')}
    is=${taken ? 'good' : still?.hand ? 'fair' : 'wait'}
    word=${t(taken ? 'setup.still.taken' : still?.hand ? 'setup.still.hand' : 'setup.still.wait')}
    text=${t(taken ? 'setup.still.taken.text' : 'setup.still.text')}
    share=${taken ? 1 : Math.min(1, (still?.seconds || 0) / 2)}
  />
`;

/** @param {{ t: Words, kept: any, setup: any, onEnd?: () => void }} props */
export function Empty({ t, kept, setup, onEnd }) {
  const { taken, still, again } = useTaken(kept, setup, 'empty', t),
    { shot, dark } = useLive({ camera: '' }, !taken),
    corners = setup.answers.corners_px,
    mends = !!setup.mends && !setup.kept && setup.answers.dice?.length > 0, // all else is known: nothing but this picture is new
    state = setup.calibration.state,
    before = useRef(state);
  useEffect(() => {
    const made = mends && before.current === 'running' && state === 'ready';
    before.current = state;
    if (made) kept.ask('POST', '/setup/keep', { name: setup.answers.name }, 60).then((/** @type {any} */ got) => got && onEnd?.());
  }, [state]);
  return html`
    <${Picture}
      t=${t}
      shot=${taken ? shotOf(taken) : shot}
      dark=${dark}
      draw=${(/** @type {number} */ px) =>
        corners &&
        html`
          <${Outline} class="setup-lid" points=${corners} width=${2 * px} />
        `}
    />
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.empty.title')}
      text=${t('setup.empty.text')}
      back="corners"
      next=${t(state === 'running' ? 'setup.dice.runs' : 'setup.empty.next')}
      onNext=${() => (mends ? kept.ask('POST', '/setup/calibration') : kept.go('dice'))}
      ready=${!!taken && state !== 'running'}
      other=${
        taken
          ? html`
              <button class="btn setup-other" onClick=${again}>
                <${Icon} id="redo" />
                ${t('setup.again')}
              </button>
            `
          : null
      }
    >
      <${Refused} t=${t} kept=${kept} setup=${setup} />
      <${StillMark} t=${t} still=${still} taken=${taken} />
    <//>
  `;
}
