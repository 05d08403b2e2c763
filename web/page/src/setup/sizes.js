// Sizes: the floor of the lid, its wall, the dice.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { useLive } from '../draw/live.js';
import { Picture } from './picture.js';
import { Say } from './say.js';

const floors = [
  [290, 290],
  [400, 280],
];

/** @param {{ t: Words, kept: any, setup: any }} props */
export function Sizes({ t, kept, setup }) {
  const { shot, dark } = useLive({ camera: '' }),
    b = setup.answers.board,
    [board, setBoard] = useState(/** @type {any} */ (b || { width_mm: 290, height_mm: 290, wall_mm: 45 })),
    [die, setDie] = useState(/** @type {any} */ (setup.answers.die?.edge_mm || 16)),
    [own, setOwn] = useState(!!b && !floors.some(([w, h]) => w === b.width_mm && h === b.height_mm));
  const number = (
    /** @type {string} */ name,
    /** @type {any} */ value,
    /** @type {(n: number) => void} */ put,
    /** @type {string} */ id,
  ) => html`
    <label class="setup-number">
      <span>${name}</span>
      <input
        class="num"
        type="number"
        inputmode="decimal"
        step="any"
        min="0"
        name=${id}
        value=${value}
        onInput=${(/** @type {any} */ e) => put(Number(e.target.value))}
      />
      <span>mm</span>
    </label>
  `;
  const good = board.width_mm >= 50 && board.height_mm >= 50 && board.wall_mm >= 0 && die >= 5 && die <= 50;
  return html`
    <${Picture} t=${t} shot=${shot} dark=${dark} />
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.sizes.title')}
      text=${t('setup.sizes.text')}
      back="view"
      next=${t('setup.next')}
      onNext=${() => kept.say({ board, die: { edge_mm: die } }, 'corners')}
      ready=${good}
    >
      <div class="seg setup-floors" role="group" aria-label=${t('setup.sizes.floor')}>
        ${floors.map(([w, h]) => {
          const on = !own && board.width_mm === w && board.height_mm === h;
          return html`
            <button
              key=${w}
              class=${on ? 'on' : ''}
              aria-pressed=${on}
              onClick=${() => {
                setOwn(false);
                setBoard({ ...board, width_mm: w, height_mm: h });
              }}
            >
              ${w} × ${h} mm
            </button>
          `;
        })}
        <button class=${own ? 'on' : ''} aria-pressed=${own} onClick=${() => setOwn(true)}>${t('setup.sizes.other')}</button>
      </div>
      ${own ? number(t('setup.sizes.width'), board.width_mm, (n) => setBoard({ ...board, width_mm: n }), 'width') : null}
      ${own ? number(t('setup.sizes.height'), board.height_mm, (n) => setBoard({ ...board, height_mm: n }), 'height') : null}
      ${number(t('setup.sizes.wall'), board.wall_mm, (n) => setBoard({ ...board, wall_mm: n }), 'wall')}
      ${number(t('setup.sizes.die'), die, setDie, 'die')}
    <//>
  `;
}
