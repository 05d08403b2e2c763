// One number: tapped where there are few, stepped where it is near, typed where it is far.
import { html } from '../draw/html.js';
import { Icon } from '../draw/icons.js';
import { Keypad, isTyped } from './keypad.js';
import { stepped } from './values.js';

/** @param {{ t: Words, f: API.Field, value: any, onSet: (value: any) => void, large?: boolean }} props */
function Stepper({ t, f, value, onSet, large }) {
  const far = f.max - f.min > 40; // a long way is typed, or gone in tens
  /** @param {number} by */
  const ten = (by) => html`
    <button class="btn square ten" disabled=${by < 0 ? value <= f.min : value >= f.max} onClick=${() => onSet(stepped(f, value, by))}>
      ${by < 0 ? '−10' : '+10'}
    </button>
  `;
  return html`
    <div class=${'stepper' + (large ? ' large' : '') + (far ? ' far' : '')}>
      ${far ? ten(-10) : null}
      <button
        class="btn square"
        disabled=${value <= f.min}
        onClick=${() => onSet(stepped(f, value, -1))}
        aria-label=${t('ask.less', { what: f.label })}
      >
        <${Icon} id="minus" />
      </button>
      ${
        far
          ? html`
              <input
                class="num"
                type="number"
                inputmode="numeric"
                min=${f.min}
                max=${f.max}
                value=${value}
                aria-label=${f.label}
                onChange=${(e) => onSet(stepped(f, Math.trunc(Number(e.target.value)) || 0, 0))}
              />
            `
          : html`
              <output class="num" aria-live="polite">${value}</output>
            `
      }
      <button
        class="btn square"
        disabled=${value >= f.max}
        onClick=${() => onSet(stepped(f, value, 1))}
        aria-label=${t('ask.more', { what: f.label })}
      >
        <${Icon} id="plus" />
      </button>
      ${far ? ten(10) : null}
    </div>
  `;
}

/**
 * A short range of numbers is tapped, a long one is stepped.
 * @param {{ t: Words, f: API.Field, value: any, onSet: (value: any) => void, alone: boolean }} props
 */
export function NumberField({ t, f, value, onSet, alone }) {
  const n = f.max - f.min + 1;
  if (alone && n <= 7)
    return html`
      <div class=${`answers c${n}`} role="group" aria-label=${f.label}>
        ${Array.from({ length: n }, (_, i) => f.min + i).map(
          (v) => html`
            <button key=${v} class=${'ans' + (v === value ? ' on' : '')} aria-pressed=${v === value} onClick=${() => onSet(v)}>
              <span class="big">${v}</span>
              ${
                f.label
                  ? html`
                      <small>${f.label}</small>
                    `
                  : null
              }
            </button>
          `,
        )}
      </div>
    `;
  if (alone && isTyped(f))
    return html`
      <${Keypad} t=${t} f=${f} value=${value} onSet=${onSet} />
    `;
  return html`
    <${Stepper} t=${t} f=${f} value=${value} onSet=${onSet} large=${alone} />
  `;
}
