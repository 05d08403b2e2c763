// The exact lens, for whoever wants it: a chessboard is held before the camera, and pictures are taken by themselves.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { at } from '../device/api.js';
import { Icon } from '../draw/icons.js';
import { useKept } from '../archive/kept.js';
import { Refused, useCalibrate } from './calibrate.js';
import { useLive } from '../draw/live.js';
import { Length } from './length.js';
import { QR } from '../draw/qr.js';
import { Outline, Picture } from './picture.js';
import { usePoll } from '../device/poll.js';
import { Mark, Say } from './say.js';

const board = { columns: 9, rows: 6 }; // inner corners of the printed one, and of the one on a phone
const printed = 24; // mm, the side of a square where the bar is 100 mm long
const stock = ['pi-camera-3', 'pi-camera-3-wide', 'pi-hq-6mm', 'pi-global-6mm'];
const first = 0.03; // a focal length that is known to this share is the beginning of the scale
const good = 0.003;

/** How far the measurement is, from 0 to 1. @param {any} v */
const shareOf = (v) => {
  if (!v) return 0;
  if (v.done) return 1;
  const known = v.focal_sd ? Math.log(first / v.focal_sd) / Math.log(first / good) : 0;
  return Math.min(0.95, Math.max(v.pictures / 12, known * Math.min(1, v.pictures / 5)));
};

/** @param {{ t: Words, kept: any, setup: any }} props */
export function Lens({ t, kept, setup }) {
  const lens = setup.answers.lens,
    square = lens?.square_mm || printed,
    { shot, dark } = useLive({ camera: '' }),
    [on, setOn] = useState(lens?.profile ? 'none' : 'paper'),
    [bar, setBar] = useState(Math.round((1000 * square) / printed) / 10),
    [side, setSide] = useState(square === printed ? 8 : square),
    v = usePoll(t.lang, on === 'none' ? '' : '/setup/lens', 200),
    { runs, begin } = useCalibrate(kept, setup),
    busy = useRef(false);
  const held = { ...board, square_mm: on === 'phone' ? side : (printed * bar) / 100 };
  useEffect(() => {
    if (!v?.ready || busy.current || runs || on === 'none') return;
    busy.current = true;
    const told = lens && !lens.profile && lens.square_mm === held.square_mm ? Promise.resolve(true) : kept.say({ lens: held });
    told
      .then((/** @type {any} */ ok) => ok && kept.shoot('lens'))
      .finally(() => {
        busy.current = false;
      });
  }, [v]);
  const calibrate = async () => {
    const say = on === 'none' ? { lens: lens?.profile ? { profile: lens.profile } : null } : { lens: held };
    if (await kept.say(say)) await begin();
  };
  const measured = on !== 'none' && v?.pictures > 0;
  const hint = v?.done ? 'done' : v?.hint || 'wait';
  return html`
    <${Picture}
      t=${t}
      shot=${shot}
      dark=${dark}
      draw=${(/** @type {number} */ px) =>
        on !== 'none' && v
          ? html`
              ${
                v.done
                  ? null
                  : html`
                      <${Outline} class="setup-target" points=${v.target_px} width=${5 * px} />
                    `
              }
              ${
                v.board_px.length === 4
                  ? html`
                      <${Outline} class=${'setup-board ' + v.hint} points=${v.board_px} width=${3 * px} />
                    `
                  : null
              }
            `
          : null}
    />
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.lens.title')}
      text=${t(on === 'none' ? 'setup.lens.none.text' : 'setup.lens.text')}
      back="dice"
      next=${t(runs ? 'setup.dice.runs' : measured ? 'setup.lens.next' : 'setup.lens.skip')}
      onNext=${() => (measured || on === 'none' || setup.calibration.state !== 'ready' ? calibrate() : kept.go('test'))}
      ready=${!runs && (!measured || v.pictures >= 3)}
    >
      <${Refused} t=${t} kept=${kept} setup=${setup} />
      <div class="seg setup-floors" role="group" aria-label=${t('setup.lens.which')}>
        ${['paper', 'phone', 'none'].map(
          (way) => html`
            <button key=${way} data-way=${way} class=${on === way ? 'on' : ''} aria-pressed=${on === way} onClick=${() => setOn(way)}>
              ${t('setup.lens.' + way)}
            </button>
          `,
        )}
      </div>
      ${
        on === 'none'
          ? html`
              <ul class="setup-names">
                ${[...stock, ''].map(
                  (name) => html`
                    <li key=${name}>
                      <button
                        data-lens=${name}
                        class=${(lens?.profile || '') === name ? 'on' : ''}
                        aria-pressed=${(lens?.profile || '') === name}
                        onClick=${() => kept.say({ lens: name ? { profile: name } : null })}
                      >
                        ${t('setup.lens.stock.' + (name || 'other'))}
                      </button>
                    </li>
                  `,
                )}
              </ul>
            `
          : html`
              <${Mark}
                icon="ruler"
                name=${t('setup.keep.exact')}
                is=${v?.done ? 'good' : 'wait'}
                word=${t('setup.lens.pictures', { n: v?.pictures || 0 })}
                text=${t('setup.lens.hint.' + hint)}
                share=${shareOf(v)}
              />
            `
      }
      ${
        on === 'paper'
          ? html`
              <p class="setup-links">
                <a class="btn" href=${at('/chessboard/a4')} download="chessboard-a4.pdf">
                  <${Icon} id="down" class="ic-s" />
                  ${t('setup.lens.print', { paper: 'A4' })}
                </a>
                <a class="btn" href=${at('/chessboard/letter')} download="chessboard-letter.pdf">
                  <${Icon} id="down" class="ic-s" />
                  ${t('setup.lens.print', { paper: 'Letter' })}
                </a>
              </p>
              <${Length} label=${t('setup.lens.bar')} name="bar" value=${bar} least=${1} onInput=${setBar} />
            `
          : null
      }
      ${
        on === 'phone'
          ? html`
              <${Screen} t=${t} />
              <${Length} label=${t('setup.lens.square')} name="square" value=${side} least=${1} onInput=${setSide} />
            `
          : null
      }
    <//>
  `;
}

/** How a phone comes to show the chessboard on its screen. @param {{ t: Words }} props */
function Screen({ t }) {
  const { value: screen } = useKept(t, '/setup/screen'); // without it the address can still be typed
  return html`
    <div class="setup-screen">
      <${QR} label=${t('setup.lens.qr')} qr=${screen?.qr} />
      <p>${t('setup.lens.phone.text', { address: screen?.url || location.origin + '/#chessboard' })}</p>
    </div>
  `;
}
