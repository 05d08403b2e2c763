// What happened, step by step. Whoever taps a step puts its answer right, or goes back to it.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { at, call } from '../device/api.js';
import { AskCard } from '../ask/ask.js';
import { Dialog } from '../draw/dialog.js';
import { Icon, Topmark } from '../draw/icons.js';
import { Shown } from '../throw/shown.js';
import { SettingsButton } from '../draw/settings.js';
import { seatsOf } from './seats.js';

/** @param {string | undefined} at */
const clock = (at) => (at ? new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) : '');

/** Only the last ones are drawn at first: an evening has hundreds. */
const page = 40;

/**
 * Asks what a correction would cost: [answer] or [null, notice].
 * @param {Words} t
 * @param {Table} table
 * @param {any} [body]
 */
async function tried(t, table, body) {
  try {
    return [await call(t.lang, 'POST', '/corrections/trial', { ...body, seen: table.snapshot?.version ?? 0 })];
  } catch (/** @type {any} */ e) {
    return [null, { kind: e.status === 0 ? 'network' : e.status === 409 ? 'stale' : 'refused', text: e.message, help: e.help }];
  }
}

/**
 * The step's own question, with the answer that was given, to be answered anew.
 * @param {{
 *   t: Words; table: Laid; step: API.Step; seatName: (seat: number) => string; colourOf: (seat: number) => string;
 *   onDone: () => void; onBack: () => void
 * }} props
 */
function Anew({ t, table, step, seatName, colourOf, onDone, onBack }) {
  const [one, setOne] = useState(/** @type {API.OneStep | null} */ (null)),
    [cost, setCost] = useState(/** @type {{ lost: string[], fields: Values } | null} */ (null));
  useEffect(() => {
    call(t.lang, 'GET', `/steps/${step.entry}`).then(setOne).catch(onBack);
  }, [step.entry]);
  if (!one)
    return html`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;
  // What the new answer costs is told before it is given: nothing is lost unseen.
  /**
   * @param {API.Ask} ask
   * @param {number} seat
   * @param {Values} fields
   */
  const correct = async (ask, seat, fields) => {
    const [trial, why] = await tried(t, table, { of: step.entry, ask: one.ask.id, seat: one.seat, fields });
    if (why) {
      table.set({ notice: why });
      return;
    }
    if (trial.lost.length) setCost({ lost: trial.lost, fields });
    else if (await table.correct(step.entry, one.ask, one.seat, fields)) onDone();
  };
  if (cost)
    return html`
      <div class="dialog-body anew cost">
        <p class="trouble" role="alert">${t('log.costs', { n: cost.lost.length })}</p>
        <ul>
          ${cost.lost.map(
            (l, i) => html`
              <li key=${i} class="lost-step">${l}</li>
            `,
          )}
        </ul>
        <div class="two dock">
          <button class="btn" onClick=${() => setCost(null)}>${t('home.not')}</button>
          <button
            class="btn primary"
            disabled=${!!table.busy}
            onClick=${async () => {
              if (await table.correct(step.entry, one.ask, one.seat, cost.fields)) onDone();
            }}
          >
            ${t('log.change')}
          </button>
        </div>
      </div>
    `;
  const shim = { snapshot: { ...table.snapshot, asks: /** @type {API.Ask[]} */ ([]) }, busy: table.busy, answer: correct };
  return html`
    <div class="dialog-body anew">
      <p class="dim">${t('log.anew')}</p>
      <${AskCard} t=${t} table=${shim} ask=${one.ask} given=${one.fields} back=${onBack} seatName=${seatName} colourOf=${colourOf} />
    </div>
  `;
}

/**
 * @param {{
 *   t: Words; step: API.Step; after: number; open?: boolean; busy: boolean; colourOf: (seat: number) => string;
 *   onOpen: () => void; onAnew: () => void; onDice: () => void; onReturn: () => void; onShow: () => void
 * }} props
 */
function Step({ t, step, after, open, busy, colourOf, onOpen, onAnew, onDice, onReturn, onShow }) {
  const [sure, setSure] = useState('');
  const seat = step.seats.length === 1 && step.seats[0] >= 0 ? step.seats[0] : null,
    loud = step.lines.filter((l) => l.announce),
    quiet = step.lines.filter((l) => !l.announce);
  return html`
    <li class=${'step' + (open ? ' open' : '')}>
      <button class="step-head" aria-expanded=${open} onClick=${onOpen}>
        <span class="at num">${clock(step.at)}</span>
        <span class="what">
          ${
            seat === null
              ? null
              : html`
                  <${Topmark} colour=${colourOf(seat)} />
                `
          }${step.prompt}${' '}
          <b>${step.answer}</b>
          ${
            step.put
              ? html`
                  <i class="chip warn">${t('log.put')}</i>
                `
              : null
          }
          ${[...loud, ...quiet].map(
            (l, i) => html`
              <small key=${i} class=${l.announce ? 'loud' : ''}>${l.text}</small>
            `,
          )}
          ${step.notes.map(
            (n, i) => html`
              <small key=${'n' + i} class="trouble">${n}</small>
            `,
          )}
        </span>
        <${Icon} id="down" class="turn" />
      </button>
      ${
        open
          ? html`
              <div class="step-do">
                ${
                  step.by
                    ? html`
                        <p class="dim">${t('log.by', { who: step.by })}</p>
                      `
                    : null
                }
                ${
                  step.shows
                    ? html`
                        <button class="btn show" onClick=${onShow}>
                          <${Icon} id="dice" />
                          ${t('log.show')}
                        </button>
                      `
                    : null
                }
                ${
                  step.throw
                    ? step.opens
                      ? html`
                          <button class="btn dice" disabled=${busy} onClick=${onDice}>
                            <${Icon} id="edit" />
                            ${t('log.dice')}
                          </button>
                        `
                      : null
                    : html`
                        <button class="btn edit" disabled=${busy} onClick=${onAnew}>
                          <${Icon} id="edit" />
                          ${t('log.edit')}
                        </button>
                      `
                }
                ${
                  sure === 'return'
                    ? html`
                        <p class="trouble" role="alert">${t('log.drops', { n: after })}</p>
                        <button class="btn" onClick=${() => setSure('')}>${t('home.not')}</button>
                        <button class="btn bad return" disabled=${busy} onClick=${onReturn}>
                          <${Icon} id="undo" />
                          ${t('log.return.sure')}
                        </button>
                      `
                    : html`
                        <button class="btn return" disabled=${busy} onClick=${() => (after ? setSure('return') : onReturn())}>
                          <${Icon} id="undo" />
                          ${t('log.return')}
                        </button>
                      `
                }
                ${
                  step.throw && step.opens && after
                    ? html`
                        <p class="dim">${t('log.again', { n: after })}</p>
                      `
                    : null
                }
              </div>
            `
          : null
      }
    </li>
  `;
}

/** @param {{ t: Words, table: Laid, onClose: () => void }} props */
export function Log({ t, table, onClose }) {
  const s = table.snapshot,
    [steps, setSteps] = useState(/** @type {API.Step[] | null} */ (null)),
    [open, setOpen] = useState(0),
    [anew, setAnew] = useState(/** @type {API.Step | null} */ (null)),
    [look, setLook] = useState(/** @type {API.Step | null} */ (null)),
    [lost, setLost] = useState(/** @type {string[] | null} */ (null)),
    [most, setMost] = useState(page);
  const load = () =>
    call(t.lang, 'GET', '/steps')
      .then((/** @type {API.Step[]} */ all) => {
        setSteps(all);
        return all;
      })
      .catch(() => /** @type {API.Step[]} */ ([]));
  useEffect(() => {
    load();
  }, [t.lang, s?.version]);
  const seats = seatsOf(s),
    seatOf = (/** @type {number} */ n) => seats.find((x) => x.seat === n);
  const colourOf = (/** @type {number} */ n) => seatOf(n)?.colour || 'none',
    seatName = (/** @type {number} */ n) => seatOf(n)?.name || t('seat.table');
  const done = async () => {
    setAnew(null);
    setOpen(0);
    setLost((await load()).flatMap((x) => x.notes));
  };
  const all = steps || [],
    shown = all.slice(-most).reverse();
  return html`
    <${Dialog} t=${t} title=${t('bar.log')} wide onClose=${onClose}>
      ${
        look
          ? html`
              <${Shown} t=${t} table=${table} step=${look} onBack=${() => setLook(null)} />
            `
          : anew
            ? html`
                <${Anew}
                  t=${t}
                  table=${table}
                  step=${anew}
                  seatName=${seatName}
                  colourOf=${colourOf}
                  onDone=${done}
                  onBack=${() => setAnew(null)}
                />
              `
            : html`
                <div class="log-tools"><${SettingsButton} t=${t} table=${table} named /></div>
                <div class="dialog-body">
                  ${
                    lost
                      ? html`
                          <p class=${lost.length ? 'trouble' : 'well-done'} role="status">
                            ${lost.length ? t('log.lost', { n: lost.length }) : t('log.holds')}
                          </p>
                          ${lost.map(
                            (n, i) => html`
                              <p key=${i} class="lost-step">${n}</p>
                            `,
                          )}
                        `
                      : null
                  }
                  ${
                    steps && !steps.length
                      ? html`
                          <p class="dim">${t('log.none')}</p>
                        `
                      : null
                  }
                  <ol class="log">
                    ${shown.map(
                      (x) => html`
                        <${Step}
                          key=${x.entry}
                          t=${t}
                          step=${x}
                          open=${open === x.entry}
                          after=${all.length - 1 - all.indexOf(x)}
                          busy=${!!table.busy}
                          colourOf=${colourOf}
                          onShow=${() => setLook(x)}
                          onOpen=${() => setOpen(open === x.entry ? 0 : x.entry)}
                          onAnew=${() => setAnew(x)}
                          onDice=${async () => {
                            if (await table.openAgain(x.entry)) onClose();
                          }}
                          onReturn=${async () => {
                            if (await table.goBack(x.entry)) onClose();
                          }}
                        />
                      `,
                    )}
                  </ol>
                  ${
                    all.length > most
                      ? html`
                          <button class="btn earlier" onClick=${() => setMost(most + 200)}>
                            ${t('log.earlier', { n: all.length - most })}
                          </button>
                        `
                      : null
                  }
                  ${
                    all.some((x) => x.throw)
                      ? html`
                          <p class="log-files">
                            ${t('log.throws')}
                            ${['csv', 'json'].map(
                              (end) => html`
                                <a key=${end} class="btn" href=${at('/game/throws/throws.' + end, t.lang)} download>${end.toUpperCase()}</a>
                              `,
                            )}
                          </p>
                        `
                      : null
                  }
                </div>
              `
      }
    <//>
  `;
}
