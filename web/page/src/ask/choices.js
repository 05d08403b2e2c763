// Answers to pick from: as large buttons, or as a list that opens where there are many beside other fields.
import { html } from '../draw/html.js';
import { Emblem, Icon, Topmark } from '../draw/icons.js';
import { single } from './values.js';

/**
 * A label that begins with a number shows it large: "3 ships".
 * @param {{ text: string, longest: number }} props
 */
function Label({ text, longest }) {
  const m = /^([+−-]?\d+)\s+(.{1,14})$/.exec(text);
  if (m)
    return html`
      <span class="big">${m[1]}</span>
      <small class="unit">${m[2]}</small>
    `;
  return html`
    <span class=${text.length <= 3 && (longest <= 3 || /^\d/.test(text)) ? 'big' : text.length <= 14 ? 'mid' : 'long'}>${text}</span>
  `;
}

/** A second tap in the same place, right after the first: it was meant for what stood there before. */
let tapped = 0;
/** @param {any} e */
const twice = (e) => {
  const again = e.detail > 1 && Date.now() - tapped < 350;
  tapped = Date.now();
  return again;
};

/** @param {{ game: string | undefined, f: API.Field, value: any, onPick: (value: any) => void, numbered?: boolean }} props */
export function Choices({ game, f, value, onPick, numbered }) {
  const longest = Math.max(...f.choices.map((c) => c.label.length)),
    n = f.choices.length;
  const square = n > 8 && n % 4 === 0 && longest <= 14; // a grid of four in a row, such as countries and sizes
  const wide = square
      ? 4
      : longest <= 3
        ? n <= 7
          ? n
          : Math.ceil(n / 2)
        : longest > 26
          ? 2
          : longest > 16
            ? 3
            : n > 10
              ? 6
              : n > 8
                ? 5
                : n > 5
                  ? Math.ceil(n / 2)
                  : 5,
    columns = Math.min(n, wide);
  const effects = f.choices.some((c) => c.effect?.length);
  return html`
    <div
      class=${`answers c${columns} t${Math.min(n, columns + 1)}${n > 8 ? ' many' : ''}${square ? ' square' : ''}${effects ? ' fx' : ''}`}
      role="group"
      aria-label=${f.label}
    >
      ${f.choices.map((c) => {
        const place = Array.isArray(value) ? value.indexOf(c.id) : value === c.id ? 0 : -1;
        return html`
          <button
            key=${c.id}
            class=${`ans${place >= 0 ? ' on' : ''}${c.refused ? ' off' : ''}${c.faded ? ' unlikely' : ''}`}
            disabled=${!!c.refused}
            aria-pressed=${place >= 0}
            onClick=${(e) => {
              if (!twice(e)) onPick(c.id);
            }}
          >
            ${
              c.emblem
                ? html`
                    <span class=${c.colour ? 'c-' + c.colour : ''}><${Emblem} name=${c.emblem} game=${game} /></span>
                  `
                : c.colour
                  ? html`
                      <${Topmark} colour=${c.colour} />
                    `
                  : null
            }
            <${Label} text=${c.label} longest=${longest} />
            ${
              c.refused
                ? html`
                    <small class="why">${c.refused}</small>
                  `
                : c.effect?.length
                  ? html`
                      <small>${c.effect.join(' · ')}</small>
                    `
                  : null
            }
            ${
              numbered && place >= 0
                ? html`
                    <i class="ord">${place + 1}</i>
                  `
                : null
            }
          </button>
        `;
      })}
    </div>
  `;
}

/**
 * Many words to pick one of, beside other fields: a list that opens. Two or three are tapped.
 * @param {API.Field[]} fields
 * @param {API.Field} f
 */
export const listed = (fields, f) =>
  fields.length > 1 &&
  single(f) &&
  (f.choices.length > 12 ||
    (fields.length > 3 && fields.some((x) => single(x) && x.choices.length > 12)) ||
    (f.choices.length > 3 &&
      !f.choices.some((c) => c.emblem || c.colour || c.effect?.length) &&
      f.choices.some((c) => c.label.length > 9)));

/** @param {{ t: Words, f: API.Field, value: any, onPick: (value: any) => void }} props */
export const Listed = ({ t, f, value, onPick }) => html`
  <span class="select">
    <select aria-label=${f.label} value=${value ?? ''} onChange=${(e) => onPick(e.target.value)}>
      ${
        value === null || value === undefined
          ? html`
              <option value="" disabled selected>${t('ask.pick')}</option>
            `
          : null
      }${f.choices.map(
        (c) => html`
          <option key=${c.id} value=${c.id} selected=${c.id === value} disabled=${!!c.refused}>${c.label}</option>
        `,
      )}
    </select>
    <${Icon} id="down" />
  </span>
`;
