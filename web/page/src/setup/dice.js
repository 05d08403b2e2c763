// The dice: a picture of two or three of each colour; people say what the colour of each group is called.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { Picture, useLive } from './live.js';
import { shotOf, StillMark, useTaken } from './empty.js';
import { Mark, Say } from './say.js';

const names = ['red', 'green', 'blue', 'white', 'yellow', 'black', 'purple', 'orange', 'pink', 'brown', 'grey'];

/** @param {{ t: Words, kept: any, setup: any }} props */
export function Dice({ t, kept, setup }) {
  const { taken, still, again } = useTaken(kept, setup, 'teach', t),
    { shot, dark } = useLive('', !taken),
    [lying, setLying] = useState(/** @type {any} */ (null)), // null: being looked for; undefined: that was refused
    [groups, setGroups] = useState(/** @type {any[]} */ ([])),
    [open, setOpen] = useState(-1),
    id = taken?.id,
    state = setup.calibration.state;
  useEffect(() => {
    setLying(null);
    if (!id) return undefined;
    let over = false;
    kept.ask('GET', '/setup/dice', undefined, 40).then((/** @type {any} */ got) => {
      if (over) return;
      setLying(got || undefined);
      if (got) setGroups(got.groups.map((/** @type {any} */ g) => ({ ...g, on: true })));
    });
    return () => {
      over = true;
    };
  }, [id]);
  useEffect(() => {
    if (state === 'ready') kept.go('test');
  }, [state]);
  const used = groups.filter((g) => g.on);
  const next = async () => {
    const colours = [...new Set(used.map((g) => g.name))].map((name) => ({ name }));
    const dice = used.flatMap((g) => g.dice.map((/** @type {XY} */ px) => ({ colour: g.name, px })));
    if (await kept.say({ colours, dice })) await kept.ask('POST', '/setup/calibration');
  };
  /** @param {number} i @param {any} what */
  const change = (i, what) => {
    setGroups(groups.map((g, k) => (k === i ? { ...g, ...what } : g)));
    setOpen(-1);
  };
  const refusal = setup.calibration.refusal,
    runs = state === 'running';
  return html`
    <${Picture}
      t=${t}
      shot=${taken ? shotOf(taken) : shot}
      dark=${dark}
      draw=${(/** @type {number} */ px) =>
        taken &&
        groups.map((g, i) =>
          g.on
            ? g.dice.map(
                (/** @type {XY} */ p, /** @type {number} */ k) => html`
                  <g key=${i + '-' + k} class=${'setup-die' + (open === i ? ' on' : '')}>
                    <circle cx=${p[0]} cy=${p[1]} r=${17 * px} fill=${g.colour} stroke-width=${3 * px} />
                    <text x=${p[0]} y=${p[1] + 7 * px} font-size=${20 * px}>${i + 1}</text>
                  </g>
                `,
              )
            : null,
        )}
    />
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.dice.title')}
      text=${t(taken ? 'setup.dice.name' : 'setup.dice.text')}
      back="empty"
      next=${t(runs ? 'setup.dice.runs' : 'setup.dice.next')}
      onNext=${next}
      ready=${!!taken && used.length > 0 && !runs}
      other=${
        taken
          ? html`
              <button
                class="btn setup-other"
                disabled=${runs}
                onClick=${() => {
                  setGroups([]);
                  again();
                }}
              >
                <${Icon} id="redo" />
                ${t('setup.again')}
              </button>
            `
          : null
      }
    >
      ${
        !taken
          ? html`
              <${StillMark} t=${t} still=${still} taken=${taken} />
            `
          : null
      }
      ${
        refusal
          ? html`
              <section class="card setup-mark bad refusal" role="alert">
                <div>
                  <${Icon} id="warn" />
                  <b>${t('setup.refused')}</b>
                </div>
                <p>${refusal.text}</p>
                ${
                  refusal.step && refusal.step !== 'dice'
                    ? html`
                        <button class="btn" onClick=${() => kept.go(refusal.step)}>
                          ${t('setup.goto', { step: t('setup.step.' + refusal.step) })}
                        </button>
                      `
                    : null
                }
              </section>
            `
          : null
      }
      ${
        taken
          ? html`
              <ul class="setup-groups">
                ${groups.map(
                  (g, i) => html`
                    <li key=${i} class=${g.on ? '' : 'off'}>
                      <button class="setup-group" aria-expanded=${open === i} onClick=${() => setOpen(open === i ? -1 : i)}>
                        <i style=${`background:${g.colour}`}>${i + 1}</i>
                        <b>${g.on ? t.colour(g.name) : t('setup.dice.none')}</b>
                        <span class="num">${t('setup.dice.count', { n: g.dice.length })}</span>
                        <${Icon} id="down" class="ic-s" />
                      </button>
                      ${
                        open === i
                          ? html`
                              <div class="setup-names">
                                ${names.map(
                                  (name) => html`
                                    <button
                                      key=${name}
                                      data-name=${name}
                                      class=${g.on && name === g.name ? 'on' : ''}
                                      onClick=${() => change(i, { name, on: true })}
                                    >
                                      ${t.colour(name)}
                                    </button>
                                  `,
                                )}
                                <button class="none" onClick=${() => change(i, { on: false })}>${t('setup.dice.none')}</button>
                              </div>
                            `
                          : null
                      }
                    </li>
                  `,
                )}
              </ul>
              ${
                lying === null
                  ? html`
                      <p role="status">${t('setup.waits')}</p>
                    `
                  : lying && (lying.other.length || !groups.length)
                    ? html`
                        <${Mark}
                          icon="dice"
                          name=${t('setup.step.dice')}
                          is="fair"
                          word=${t('setup.dice.fair')}
                          text=${t(groups.length ? 'setup.dice.other' : 'setup.dice.nothing')}
                        />
                      `
                    : null
              }
            `
          : null
      }
    <//>
  `;
}
