// Any ask of any game: one choice, a form, an order. The page knows the kinds, never the game.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../draw/dialog.js';
import { useFit } from '../draw/fit.js';
import { useFuse } from '../device/pace.js';
import { Told } from '../people/who.js';
import { Emblem, Icon, Topmark } from '../draw/icons.js';
import { Choices, Listed, listed } from './choices.js';
import { isTyped } from './keypad.js';
import { NumberField } from './number.js';
import { Pad } from './pad.js';
import { begun, firstValue, full, isNumber, padded, worthOf } from './values.js';

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
 *   t: Words; table: Laid; ask: API.Ask; others?: any; banner?: any[]; back?: any; seatName: (seat: number) => string;
 *   colourOf: (seat: number) => string; given?: Values; onDone?: () => void
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
  const who = people.length === 1 ? people[0] : seat !== null && people.includes(seat) ? seat : null;
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
    setDraft((d) => (d.of === of ? { of: '', values: {} } : d)); // the next question may be begun already
    onDone?.();
  };
  /** @param {boolean} skip */
  const send = (skip) =>
    give(who ?? -1, skip ? {} : Object.fromEntries(Object.entries(values).map(([id, v]) => [id, v === null ? [] : v])));
  const f = fields[0],
    chosen = ask.kind === 'choose' && f?.choices?.find((c) => c.id === values[f.id]);
  const alone = fields.length === 1,
    bare = alone && !(ask.kind === 'form' && f.emblem && !isTyped(f)), // where there is a picture and no keypad, it says of what the answer is
    quick = ask.kind === 'choose' && ask.quick && people.length <= 1; // answered by one tap
  const passes = quick && ask.clock,
    lone = ask.kind === 'choose' && alone && f.choices?.length === 1 && !passes,
    box = useFit(5, '.ask-body, .ask-foot, .fields, .answers, .ans, .pad, .cells, .cell'),
    worth = worthOf(fields, values),
    pad = padded(ask.kind, fields),
    rows = fields.filter((x) => !pad.includes(x));
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
            : bare
              ? isNumber(f)
                ? html`
                    <${NumberField} t=${t} f=${f} value=${values[f.id]} onSet=${(v) => set(f, v)} alone />
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
              : rows.length
                ? html`
                    <div class="fields">
                      ${rows.map(
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
                                    <${NumberField} t=${t} f=${x} value=${values[x.id]} onSet=${(v) => set(x, v)} />
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
        ${
          pad.length
            ? html`
                <${Pad} t=${t} game=${game} fields=${pad} values=${values} onSet=${set} />
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
