// A number that people know and only have to enter, such as a sum of cards: typed with large keys, empty at first.
import { html } from '../draw/html.js';
import { Icon } from '../draw/icons.js';

/**
 * A range too long to be stepped through, asked alone.
 * @param {API.Field} f
 */
export const isTyped = (f) => !f.choices?.length && f.min >= 0 && f.max - f.min >= 12 && (f.default === undefined || f.default === null);

/** @param {{ t: Words, f: API.Field, value: any, onSet: (value: any) => void }} props */
export function Keypad({ t, f, value, onSet }) {
  const text = value === null ? '' : String(value),
    most = String(f.max).length;
  const wrong = value !== null && (value < f.min || value > f.max);
  return html`
    <div class="keypad" role="group" aria-label=${f.label}>
      <output class=${'num' + (wrong ? ' wrong' : '')} aria-live="polite">
        <b>${text || '–'}</b>
        <small>${f.min}–${f.max}</small>
      </output>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(
        (d) => html`
          <button key=${d} class="ans" disabled=${text.length >= most} onClick=${() => onSet(Number(text + d))}>
            <span class="big">${d}</span>
          </button>
        `,
      )}
      <button
        class="ans"
        disabled=${!text}
        onClick=${() => onSet(text.length > 1 ? Number(text.slice(0, -1)) : null)}
        aria-label=${t('ask.rub')}
      >
        <${Icon} id="prev" />
      </button>
    </div>
  `;
}
