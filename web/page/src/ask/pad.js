// Many numbers at once: a cell for each, and one set of large keys that stays in its place. A tap on a cell and its digits tell a
// number; what is left as it is costs nothing.
import { signed } from '../draw/signed.js';
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Emblem, Icon, Topmark } from '../draw/icons.js';
import { beyond, rubbed, typed } from './values.js';

/** @param {{ t: Words, game: string | undefined, f: API.Field, value: number | null, on: boolean, onPick: () => void }} props */
function Cell({ t, game, f, value, on, onPick }) {
  const wrong = beyond(f, value),
    range = t('ask.range', { from: signed(f.min), to: signed(f.max) });
  return html`
    <button class=${'cell' + (on ? ' on' : '') + (wrong ? ' wrong' : '')} aria-pressed=${on} onClick=${onPick}>
      ${
        f.colour || f.emblem
          ? html`
              <span class="signs">
                ${
                  f.colour
                    ? html`
                        <${Topmark} colour=${f.colour} />
                      `
                    : null
                }
                <${Emblem} name=${f.emblem} game=${game} />
              </span>
            `
          : null
      }
      <span class="lb">
        ${f.label}${
          wrong
            ? html`
                <small>${range}</small>
              `
            : null
        }
      </span>
      <b class="num">
        ${
          value === null
            ? html`
                <span aria-hidden="true">–</span>
                <span class="vh">${t('ask.empty')}</span>
              `
            : signed(value)
        }
      </b>
    </button>
  `;
}

/**
 * @param {{
 *   t: Words; game: string | undefined; fields: API.Field[]; values: Record<string, number | null>; onSet: (f: API.Field, v: number | null) => void
 * }} props
 */
export function Pad({ t, game, fields, values, onSet }) {
  const [at, setAt] = useState({ cell: 0, begun: false }), // begun: the next digit belongs to what stands there
    f = fields[Math.min(at.cell, fields.length - 1)],
    value = values[f.id];
  /** @param {number} cell */
  const pick = (cell) => setAt({ cell: (cell + fields.length) % fields.length, begun: false });
  /** @param {number | null} v */
  const put = (v) => {
    setAt({ ...at, begun: true });
    onSet(f, v);
  };
  /** @param {number} digit */
  const press = (digit) => put(typed(f, at.begun ? value : null, digit));
  const rub = () => put(rubbed(value));
  /** @param {KeyboardEvent} e */
  const key = (e) => {
    if (/^\d$/.test(e.key)) press(Number(e.key));
    else if (e.key === 'Backspace') rub();
    else if (e.key === 'ArrowDown') pick(at.cell + 1);
    else if (e.key === 'ArrowUp') pick(at.cell - 1);
    else return;
    e.preventDefault();
  };
  return html`
    <div class="pad" onKeyDown=${key}>
      <div class=${`cells n${fields.length <= 6 ? 2 : fields.length <= 12 ? 3 : 4}`} role="group" aria-label=${t('ask.cells')}>
        ${fields.map(
          (x, i) => html`
            <${Cell} key=${x.id} t=${t} game=${game} f=${x} value=${values[x.id]} on=${x === f} onPick=${() => pick(i)} />
          `,
        )}
      </div>
      <div class=${'keys' + (fields.some((x) => x.min < 0) ? ' signed' : '')} role="group" aria-label=${t('ask.keys', { what: f.label })}>
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (d) => html`
            <button key=${d} class="key" onClick=${() => press(d)}>${d}</button>
          `,
        )}
        <button class="key rub" disabled=${value === null} onClick=${rub} aria-label=${t('ask.rub')}><${Icon} id="prev" /></button>
        <button class="key" onClick=${() => press(0)}>0</button>
        <button class="key following" onClick=${() => pick(at.cell + 1)} aria-label=${t('ask.following')}><${Icon} id="next" /></button>
        ${
          fields.some((x) => x.min < 0)
            ? html`
                <button
                  class="key minus"
                  disabled=${!value || f.min >= 0}
                  onClick=${() => value && put(-value)}
                  aria-label=${t('ask.sign')}
                >
                  ±
                </button>
              `
            : null
        }
      </div>
    </div>
  `;
}
