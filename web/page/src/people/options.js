// The options of a game: the first ones beside the people, all of them with their reasons behind a button.
import { html } from '../draw/html.js';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';

/** @param {{ option: API.Option, value: any, onPick: (value: any) => void }} props */
export const Pick = ({ option, value, onPick }) => html`
  <label class="option">
    <span>${option.label}</span>
    ${
      option.choices.length === 2 && option.choices.every((c) => c.label.length <= 9)
        ? html`
            <span class="seg" role="group">
              ${option.choices.map(
                (c) => html`
                  <button
                    key=${c.id}
                    class=${c.id === value ? 'on' : ''}
                    aria-pressed=${c.id === value}
                    onClick=${(e) => {
                      e.preventDefault();
                      onPick(c.id);
                    }}
                  >
                    ${c.label}
                  </button>
                `,
              )}
            </span>
          `
        : html`
            <span class="select">
              <select value=${value} onChange=${(e) => onPick(e.target.value)}>
                ${option.choices.map(
                  (c) => html`
                    <option key=${c.id} value=${c.id} selected=${c.id === value}>${c.label}</option>
                  `,
                )}
              </select>
              <${Icon} id="down" />
            </span>
          `
    }
  </label>
`;

/** @param {{ t: Words, options: API.Option[], values: Values, onPick: (id: string, value: string) => void, onClose?: () => void }} props */
export function More({ t, options, values, onPick, onClose }) {
  return html`
    <${Dialog} t=${t} title=${t('home.rules')} onClose=${onClose}>
      <div class="dialog-body">
        ${options.map(
          (o) => html`
            <div class="option-long" key=${o.id}>
              <${Pick} option=${o} value=${values[o.id] ?? o.choices[0]?.id} onPick=${(v) => onPick(o.id, v)} />
              ${
                o.why
                  ? html`
                      <p>${o.why}</p>
                    `
                  : null
              }
            </div>
          `,
        )}
      </div>
    <//>
  `;
}
