// The dice: a picture of two or three of each colour; people say what the colour of each group is called.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { useLive } from '../draw/live.js';
import { Picture } from './picture.js';
import { Refused, useCalibrate } from './calibrate.js';
import { shotOf, StillMark, useTaken } from './empty.js';
import { Faces } from './faces.js';
import { Mark, Say } from './say.js';

/**
 * A group as it was named before, if it was.
 * @param {any} g
 * @param {any[]} dice what was said of the picture
 */
const named = (g, dice) => {
  const [x, y] = g.dice[0],
    said = dice.find((d) => Math.hypot(d.px[0] - x, d.px[1] - y) < 3);
  return { ...g, on: !dice.length || !!said, name: said?.colour || g.name };
};

const names = ['red', 'green', 'blue', 'white', 'yellow', 'black', 'purple', 'orange', 'pink', 'brown', 'grey'];

/** @param {{ t: Words, kept: any, setup: any }} props */
export function Dice({ t, kept, setup }) {
  const { taken, still, again } = useTaken(kept, setup, 'teach', t),
    { shot, dark } = useLive({ camera: '' }, !taken),
    [lying, setLying] = useState(/** @type {any} */ (null)), // null: being looked for; undefined: that was refused
    [groups, setGroups] = useState(/** @type {any[]} */ ([])),
    [open, setOpen] = useState(-1),
    [faces, setFaces] = useState(false), // a printed die is being shown
    id = taken?.id,
    printed = (setup.answers.colours || []).filter((/** @type {any} */ c) => c.faces?.length),
    { runs, begin } = useCalibrate(kept, setup);
  useEffect(() => {
    setLying(null);
    if (!id) return undefined;
    let over = false;
    kept.ask('GET', '/setup/dice', undefined, 40).then((/** @type {any} */ got) => {
      if (over) return;
      setLying(got || undefined);
      if (got) setGroups(got.groups.map((/** @type {any} */ g) => named(g, setup.answers.dice || [])));
    });
    return () => {
      over = true;
    };
  }, [id]);
  const used = groups.filter((g) => g.on && !printed.some((/** @type {any} */ c) => c.name === g.name)); // a printed die is taught by its faces
  const next = async () => {
    const colours = [...[...new Set(used.map((g) => g.name))].map((name) => ({ name })), ...printed];
    const dice = used.flatMap((g) => g.dice.map((/** @type {XY} */ px) => ({ colour: g.name, px })));
    if (await kept.say({ colours, dice })) await begin();
  };
  /** @param {number} i @param {any} what */
  const change = (i, what) => {
    setGroups(groups.map((g, k) => (k === i ? { ...g, ...what } : g)));
    setOpen(-1);
  };
  if (faces)
    return html`
      <${Faces} t=${t} kept=${kept} setup=${setup} colours=${names} colour=${printed[0]?.name || ''} onClose=${() => setFaces(false)} />
    `;
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
      <${Refused} t=${t} kept=${kept} setup=${setup} />
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
              <button class="btn setup-printed" disabled=${runs} onClick=${() => setFaces(true)}>
                <${Icon} id="dice" class="ic-s" />
                ${t(printed.length ? 'setup.faces.there' : 'setup.faces.add', { n: printed[0]?.faces.length || 0 })}
              </button>
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
