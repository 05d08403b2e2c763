// A length that is typed in millimetres.
import { html } from '../draw/html.js';

/** @param {{ label: string, name: string, value: any, least: number, onInput: (mm: number) => void }} props */
export const Length = ({ label, name, value, least, onInput }) => html`
  <label class="setup-number">
    <span>${label}</span>
    <input
      class="num"
      type="number"
      inputmode="decimal"
      step="any"
      min=${least}
      name=${name}
      value=${value}
      onInput=${(/** @type {any} */ e) => onInput(Number(e.target.value))}
    />
    <span>mm</span>
  </label>
`;
