// The corners of the floor: proposed, dragged under a magnifier, snapped to the sides.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { useLive } from '../draw/live.js';
import { Loupe, Outline, Picture } from './picture.js';
import { Mark, Say } from './say.js';

/** @param {{ t: Words, kept: any, setup: any }} props */
export function Corners({ t, kept, setup }) {
  const { shot, dark } = useLive({ camera: '' }),
    [corners, setCorners] = useState(/** @type {XY[] | null} */ (setup.answers.corners_px?.length === 4 ? setup.answers.corners_px : null)),
    [doubt, setDoubt] = useState(/** @type {string | null} */ (setup.answers.corners_px?.length === 4 ? '' : null)), // null: being looked for
    [held, setHeld] = useState(-1);
  /** @param {XY[] | null} taps */
  const snap = async (taps) => {
    setDoubt(null);
    const got = await kept.ask('POST', '/setup/corners', taps ? { corners_px: taps } : {}, 60);
    if (!got) {
      setDoubt('unseen');
      return;
    }
    setCorners(got.corners_px);
    setDoubt(got.doubt);
  };
  useEffect(() => {
    if (!corners) snap(null);
  }, []);
  const pointer = (/** @type {string} */ kind, /** @type {XY} */ at, /** @type {any} */ e) => {
    if (!corners || !shot) return;
    if (kind === 'down') {
      const near = corners.map((c, i) => [Math.hypot(c[0] - at[0], c[1] - at[1]), i]).sort((a, b) => a[0] - b[0])[0];
      if (near[0] > shot.width / 6) return;
      e.currentTarget.setPointerCapture(e.pointerId);
      setHeld(near[1]);
      setCorners(corners.map((c, i) => (i === near[1] ? at : c)));
    } else if (kind === 'move' && held >= 0) {
      setCorners(corners.map((c, i) => (i === held ? at : c)));
    } else if (kind === 'up' && held >= 0) {
      setHeld(-1);
      snap(corners);
    }
  };
  const key = (/** @type {number} */ i) => (/** @type {KeyboardEvent} */ e) => {
    const by = /** @type {Record<string, XY>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] })[e.key];
    if (!by || !corners) return;
    e.preventDefault();
    setCorners(corners.map((c, k) => (k === i ? [c[0] + by[0], c[1] + by[1]] : c)));
    setDoubt('hand');
  };
  const next = () => corners && kept.say({ corners_px: corners.map((c) => c.map((v) => Math.round(v * 100) / 100)) }, 'empty');
  const is = doubt === null ? 'wait' : doubt === '' ? 'good' : 'fair';
  return html`
    <${Picture}
      t=${t}
      shot=${shot}
      dark=${dark}
      onPointer=${pointer}
      draw=${(/** @type {number} */ px) =>
        corners &&
        html`
          <${Outline} class="setup-lid" points=${corners} width=${2.5 * px} />
          ${corners.map(
            (p, i) => html`
              <g key=${i} class="setup-corner">
                <circle cx=${p[0]} cy=${p[1]} r=${22 * px} stroke-width=${3 * px} />
                <circle class="dot" cx=${p[0]} cy=${p[1]} r=${3 * px} />
                <text x=${p[0]} y=${p[1] + (p[1] < 50 * px ? 44 : -28) * px} font-size=${20 * px}>${i + 1}</text>
              </g>
            `,
          )}
        `}
    >
      ${
        corners && shot
          ? html`
              <div class="setup-handles">
                ${corners.map(
                  (p, i) => html`
                    <button
                      key=${i}
                      style=${`left:${(100 * p[0]) / shot.width}%;top:${(100 * p[1]) / shot.height}%`}
                      aria-label=${t('setup.corners.one', { n: i + 1 })}
                      onKeyDown=${key(i)}
                    ></button>
                  `,
                )}
              </div>
            `
          : null
      }
      ${
        held >= 0 && shot && corners
          ? html`
              <${Loupe} shot=${shot} place=${corners[held]} side=${corners[held][0] > shot.width / 2 ? 'left' : 'right'} />
            `
          : null
      }
    <//>
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.corners.title')}
      text=${t('setup.corners.text')}
      back="sizes"
      next=${t(is === 'fair' ? 'setup.corners.anyway' : 'setup.corners.next')}
      onNext=${next}
      ready=${!!corners && is !== 'wait'}
      other=${html`
        <button class="btn setup-other" disabled=${is === 'wait'} onClick=${() => snap(null)}>
          <${Icon} id="corners" />
          ${t('setup.corners.again')}
        </button>
      `}
    >
      <${Mark}
        icon="corners"
        name=${t('setup.step.corners')}
        is=${is}
        word=${t('setup.corners.' + is)}
        text=${t(is === 'fair' ? 'setup.corners.doubt.' + doubt : 'setup.corners.' + is + '.text')}
      />
    <//>
  `;
}
