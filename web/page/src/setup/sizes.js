// Sizes: the floor of the lid, its wall, the dice.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { useLive } from '../draw/live.js';
import { Length } from './length.js';
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
  const length = (/** @type {string} */ part) => html`
    <${Length}
      label=${t('setup.sizes.' + part)}
      name=${part}
      value=${board[part + '_mm']}
      least=${0}
      onInput=${(/** @type {number} */ n) => setBoard({ ...board, [part + '_mm']: n })}
    />
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
      ${own ? [length('width'), length('height')] : null} ${length('wall')}
      <${Length} label=${t('setup.sizes.die')} name="die" value=${die} least=${0} onInput=${setDie} />
    <//>
  `;
}
