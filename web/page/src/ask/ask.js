// Any ask of any game: one choice, a form, an order. The page knows the kinds, never the game.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { useFit } from '../draw/fit.js';
import { useFuse } from '../device/pace.js';
import { Told } from '../people/who.js';
import { Emblem, Icon, Topmark } from '../draw/icons.js';
import { Keypad, isTyped } from './keypad.js';

/** @param {API.Field} f */
const single = (f) => !!f.choices?.length && !(f.max > 1);
/** @param {API.Field} f */
const isNumber = (f) => !f.choices?.length;

/**
 * What a field holds before anybody touched it.
 * @param {string} kind
 * @param {API.Field} f
 */
export function firstValue(kind, f) {
  if (kind === 'order') return [];
  if (f.default !== undefined && f.default !== null) return f.default;
  if (isNumber(f)) return f.min ?? 0;
  const free = f.choices.filter((c) => !c.refused);
  return single(f) ? (free.length === 1 && kind === 'choose' ? free[0].id : null) : [];
}

/**
 * @param {string} kind
 * @param {API.Field} f
 * @param {any} v
 */
const full = (kind, f, v) => {
  if (kind === 'order') return v.length === f.choices.length;
  if (isNumber(f)) return Number.isInteger(v) && v >= f.min && v <= f.max;
  if (single(f)) return v !== null || (kind === 'form' && f.min === 0);
  return v.length >= (f.min || 0) && v.length <= f.max;
};

/**
 * What a number is now, by the choices in the fields before it; undefined where they are not made or it is not told.
 * @param {API.Field[]} fields
 * @param {API.Field} f
 * @param {Values} values
 */
function presently(fields, f, values) {
  let at = 0;
  for (const x of fields.slice(0, fields.indexOf(f))) {
    const i = (x.choices || []).findIndex((c) => c.id === values[x.id]);
    if (i < 0) return undefined;
    at = at * x.choices.length + i;
  }
  return f.now?.[at];
}

/**
 * The values after some were given anew: a number begins at what it is now whenever a choice before it is made.
 * @param {API.Field[]} fields
 * @param {Values} values
 * @param {Values} changed
 */
function begun(fields, values, changed) {
  const next = { ...values, ...changed };
  fields.forEach((f, i) => {
    if (f.now && fields.slice(0, i).some((x) => x.id in changed)) next[f.id] = presently(fields, f, next) ?? next[f.id];
  });
  return next;
}

/**
 * @param {API.Field} f
 * @param {any} v
 * @param {number} by
 */
export const stepped = (f, v, by) => Math.min(f.max, Math.max(f.min, v + by));

/**
 * A label that begins with a number shows it large: "3 ships".
 * @param {{ text?: string, longest: number }} props
 */
function Label({ text, longest }) {
  const m = /^([+−-]?\d+)\s+(.{1,14})$/.exec(text);
  if (m)
    return html`
      <span class="big">${m[1]}</span>
      <small>${m[2]}</small>
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
function Choices({ game, f, value, onPick, numbered }) {
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
const listed = (fields, f) =>
  fields.length > 1 &&
  single(f) &&
  (f.choices.length > 12 ||
    (fields.length > 3 && fields.some((x) => single(x) && x.choices.length > 12)) ||
    (f.choices.length > 3 &&
      !f.choices.some((c) => c.emblem || c.colour || c.effect?.length) &&
      f.choices.some((c) => c.label.length > 9)));

/** @param {{ t: Words, f: API.Field, value: any, onPick: (value: any) => void }} props */
const Listed = ({ t, f, value, onPick }) => html`
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
function Number_({ t, f, value, onSet, alone }) {
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

/**
 * What the chosen answers of a form are worth together, where they have a worth.
 * @param {API.Field[]} fields
 * @param {Values} values
 */
export function worthOf(fields, values) {
  const some = fields.some((f) => f.choices?.some((c) => c.worth));
  return some
    ? fields.reduce(
        (sum, f) => sum + (f.choices || []).filter((c) => [values[f.id]].flat().includes(c.id)).reduce((n, c) => n + (c.worth || 0), 0),
        0,
      )
    : null;
}

/**
 * The rule behind a question, in a sentence or two: whoever wonders taps it.
 * @param {{ t: Words, ask: API.Ask }} props
 */
function Rule({ t, ask }) {
  const [open, setOpen] = useState(false);
  if (!ask.rule || !ask.help) return null;
  return html`
    <button class="btn rule" onClick=${() => setOpen(true)} aria-label=${t('ask.rule')}>?</button>
    ${
      open
        ? html`
            <${Dialog} t=${t} title=${ask.prompt} onClose=${() => setOpen(false)}>
              <div class="dialog-body">
                <p class="rule-text">${ask.help}</p>
                <p class="dim">${t('ask.source', { rule: ask.rule })}</p>
              </div>
            <//>
          `
        : null
    }
  `;
}

/**
 * given: what was answered before, where an answer is put right.
 * @param {{
 *   t: Words; table: Table; ask: API.Ask; others?: any; banner?: any[]; back?: any; seatName?: (seat: number) => string;
 *   colourOf?: (seat: number) => string; given?: Values; onDone?: () => void
 * }} props
 */
export function AskCard({ t, table, ask, others, banner, back, seatName, colourOf, given, onDone }) {
  const game = table.snapshot.game?.id,
    fields = ask.fields || [],
    version = table.snapshot.version;
  const fresh = () =>
    Object.fromEntries(
      fields.map((f) => [
        f.id,
        given?.[f.id] ?? ((fields.length === 1 && isTyped(f)) || (ask.quick && f.choices?.length > 1) ? null : firstValue(ask.kind, f)),
      ]),
    );
  const [draft, setDraft] = useState({ of: '', values: /** @type {Values} */ ({}) });
  const of = ask.anytime ? ask.id : `${ask.id}@${version}`,
    values = draft.of === of ? draft.values : fresh();
  const people = (ask.seats || []).filter((s) => s >= 0),
    [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const who = people.length === 1 ? people[0] : people.includes(seat) ? seat : null;
  /** @param {Values} changed */
  const put = (changed) => setDraft({ of, values: begun(fields, values, changed) });
  /**
   * @param {API.Field} f
   * @param {any} v
   */
  const set = (f, v) => put({ [f.id]: v });
  /**
   * @param {API.Field} f
   * @param {string} id
   */
  const pick = (f, id) => {
    const v = values[f.id];
    const other = ask.distinct && fields.find((x) => x !== f && values[x.id] === id);
    if (other) return put({ [f.id]: id, [other.id]: v });
    if (!Array.isArray(v)) return set(f, v === id && f.min === 0 ? null : id);
    if (v.includes(id))
      return set(
        f,
        v.filter((x) => x !== id),
      );
    return set(f, ask.kind !== 'order' && f.max && v.length >= f.max ? [...v.slice(1), id] : [...v, id]);
  };
  const ready = fields.every((f) => full(ask.kind, f, values[f.id])) && (people.length <= 1 || who !== null),
    busy = !!table.busy;
  /**
   * @param {number} seat
   * @param {Values} fields
   */
  const give = async (seat, fields) => {
    if (!(await table.answer(ask, seat, fields))) return;
    setDraft({ of: '', values: {} });
    onDone?.();
  };
  /** @param {boolean} skip */
  const send = (skip) =>
    give(who ?? -1, skip ? {} : Object.fromEntries(Object.entries(values).map(([id, v]) => [id, v === null ? [] : v])));
  const f = fields[0],
    chosen = ask.kind === 'choose' && f?.choices?.find((c) => c.id === values[f.id]);
  const alone = fields.length === 1,
    quick = ask.kind === 'choose' && ask.quick && people.length <= 1; // answered by one tap
  const passes = quick && ask.clock,
    lone = ask.kind === 'choose' && alone && f.choices?.length === 1 && !passes,
    box = useFit(5, '.ask-body, .ask-foot, .fields, .answers, .ans'),
    worth = worthOf(fields, values);
  const fuse = useFuse(table, ask),
    passing = fuse && !given;
  return html`
    <section ref=${box} class=${'land now-q kind-' + ask.kind} key=${ask.id}>
      ${
        banner?.length
          ? html`
              <div class="banner" role="status">
                <${Icon} id="bell" />
                <ul class=${'n' + Math.min(banner.length, 6)}>
                  ${banner.map(
                    (b, i) => html`
                      <li key=${i}>
                        ${
                          b.seat >= 0
                            ? html`
                                <${Topmark} colour=${colourOf(b.seat)} />
                              `
                            : null
                        }${b.text}
                      </li>
                    `,
                  )}
                </ul>
              </div>
            `
          : html`
              <div></div>
            `
      }
      <div class="ask-body">
        <h2 class=${ask.prompt.length > 46 ? 'long' : ''}>
          ${
            who !== null
              ? html`
                  <${Topmark} colour=${colourOf(who)} />
                `
              : null
          }
          <span>${ask.prompt}</span>
        </h2>
        ${
          ask.note || ask.help
            ? html`
                <p class=${ask.note ? 'help note' : 'help'}>${ask.note || ask.help}</p>
              `
            : null
        }
        <${Told} t=${t} table=${table} ask=${ask} />
        ${
          people.length > 1
            ? html`
                <div class="seats-pick" role="group" aria-label=${t('ask.who')}>
                  ${people.map(
                    (p) => html`
                      <button key=${p} class=${'btn' + (p === who ? ' on' : '')} aria-pressed=${p === who} onClick=${() => setSeat(p)}>
                        <${Topmark} colour=${colourOf(p)} />
                        ${seatName(p)}
                      </button>
                    `,
                  )}
                </div>
              `
            : null
        }
        ${
          lone
            ? null
            : alone
              ? isNumber(f)
                ? html`
                    <${Number_} t=${t} f=${f} value=${values[f.id]} onSet=${(v) => set(f, v)} alone />
                  `
                : html`
                    <${Choices}
                      game=${game}
                      f=${f}
                      value=${values[f.id]}
                      onPick=${(id) => (quick ? give(who ?? -1, { [f.id]: id }) : pick(f, id))}
                      numbered=${ask.kind === 'order'}
                    />
                  `
              : fields.length
                ? html`
                    <div class="fields">
                      ${fields.map(
                        (x) => html`
                          <div class=${'field' + (isNumber(x) ? '' : listed(fields, x) ? ' list' : ' wide')} key=${x.id}>
                            <span class="lbl">
                              ${
                                x.colour
                                  ? html`
                                      <${Topmark} colour=${x.colour} />
                                    `
                                  : null
                              }
                              <${Emblem} name=${x.emblem} game=${game} />
                              ${x.label}
                            </span>
                            ${
                              isNumber(x)
                                ? html`
                                    <${Number_} t=${t} f=${x} value=${values[x.id]} onSet=${(v) => set(x, v)} />
                                  `
                                : listed(fields, x)
                                  ? html`
                                      <${Listed} t=${t} f=${x} value=${values[x.id]} onPick=${(id) => set(x, id)} />
                                    `
                                  : html`
                                      <${Choices} game=${game} f=${x} value=${values[x.id]} onPick=${(id) => pick(x, id)} />
                                    `
                            }
                          </div>
                        `,
                      )}
                    </div>
                  `
                : null
        }
      </div>
      <div class="ask-foot">
        <div class="sent">
          ${
            back
              ? html`
                  <button class="btn other" onClick=${back}>
                    <${Icon} id="prev" />
                    ${t('home.not')}
                  </button>
                `
              : others
          }
          <${Rule} t=${t} ask=${ask} />
        </div>
        <div class="go dock">
          ${
            worth !== null
              ? html`
                  <output class="worth">${t('ask.worth', { n: worth })}</output>
                `
              : null
          }
          ${
            ask.skip
              ? html`
                  <button
                    class=${'btn skip' + (passes ? ' primary' : '')}
                    disabled=${busy}
                    onClick=${() => send(true)}
                    style=${passing ? { '--after': `${fuse.seconds}s` } : undefined}
                  >
                    ${ask.pass || t('ask.skip')}${
                      passing
                        ? html`
                            <span class="fuse" key=${fuse.start}><i></i></span>
                          `
                        : null
                    }
                  </button>
                `
              : null
          }
          ${
            quick && !lone
              ? null
              : html`
                  <button class="btn primary send" disabled=${busy || !ready} onClick=${() => send(false)}>
                    ${chosen ? chosen.label : t(ready ? 'ask.send' : ask.kind === 'order' ? 'ask.order' : 'ask.pick')}
                    <${Icon} id="next" />
                  </button>
                `
          }
        </div>
      </div>
    </section>
  `;
}
