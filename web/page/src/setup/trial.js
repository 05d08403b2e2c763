// The test: the new rig is kept, and three throws are read and drawn over their picture. What is wrong is put right there.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { at } from '../device/api.js';
import { Icon, topmarkOf } from '../draw/icons.js';
import { centreOf } from '../throw/dice.js';
import { useLive } from '../draw/live.js';
import { Outline, Picture } from './picture.js';
import { Mark, Say } from './say.js';

const wanted = 3;
const pips = ['1', '2', '3', '4', '5', '6'];

/** Whether a test throw was read without an error. @param {any} r */
const isRight = (r) => r.missed + r.extra + r.values + r.colours === 0;

/**
 * What would help most, and the step where it is done.
 * @param {any[]} tests
 * @param {any} found
 */
const helpOf = (tests, found) => {
  const sum = (/** @type {string} */ what) => tests.reduce((n, r) => n + r[what], 0);
  if (sum('missed') + sum('extra')) return ['missed', 'empty'];
  if (sum('colours')) return ['colours', 'dice'];
  if (sum('values')) return ['values', 'view'];
  if (sum('questions') > tests.length) return ['asks', 'view'];
  if (found && !found.lens_pictures && found.margin_mm > 1.2) return ['lens', 'lens'];
  return ['good', ''];
};

/**
 * The faces of a colour's dice, by their values.
 * @param {any} setup
 * @param {string} colour
 */
const facesOf = (setup, colour) => {
  const faces = (setup.answers.colours || []).find((/** @type {any} */ c) => c.name === colour)?.faces;
  return faces?.length ? [...new Set(faces.map((/** @type {any} */ f) => f.face))] : pips;
};

/** A calibrated set-up, about to be kept. @param {{ t: Words, kept: any, setup: any }} props */
function Keep({ t, kept, setup }) {
  const live = useLive({ camera: '' }),
    [name, setName] = useState(setup.answers.name || t('setup.keep.name.usual')),
    found = setup.calibration.found;
  return html`
    <${Picture} t=${t} shot=${live.shot} dark=${live.dark} />
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.keep.title')}
      text=${t('setup.keep.text')}
      back="dice"
      next=${t('setup.keep.next')}
      onNext=${() => kept.ask('POST', '/setup/keep', { name }, 60)}
      ready=${!!name.trim()}
      other=${
        found.lens_pictures
          ? null
          : html`
              <button class="btn setup-other" onClick=${() => kept.go('lens')}>
                <${Icon} id="ruler" />
                ${t('setup.keep.lens')}
              </button>
            `
      }
    >
      <${Mark}
        icon="ruler"
        name=${t('setup.keep.exact')}
        is=${found.margin_mm <= 1.2 ? 'good' : 'fair'}
        word=${t('setup.keep.margin', { n: t.mm(found.margin_mm) })}
        text=${t('setup.keep.margin.text')}
      />
      <label class="setup-name">
        <span>${t('setup.keep.name')}</span>
        <input type="text" maxlength="30" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} />
      </label>
      ${setup.calibration.notes.map(
        (/** @type {string} */ n) => html`
          <p key=${n}>${n}</p>
        `,
      )}
    <//>
  `;
}

/**
 * A throw as it is drawn over its picture. Marks are smaller where dice are small on the screen.
 * @param {{ dice: any[], picked: any, px: number, edge: number }} props edge: of a die, in the picture's pixels
 */
const Dice = ({ dice, picked, px, edge }) => {
  const letter = Math.max(15 * px, Math.min(26 * px, 0.8 * edge)),
    mark = Math.max(6 * px, Math.min(11 * px, 0.28 * edge));
  return dice.map(
    (d) => html`
      <g key=${d.key} class=${'setup-die read' + (d === picked ? ' on' : '')}>
        <${Outline} points=${d.outline} width=${(d === picked ? 6 : 3) * px} />
        <text x=${d.at[0]} y=${d.at[1] - 0.55 * edge} font-size=${letter} stroke-width=${0.2 * letter}>${d.face}</text>
        <circle class="plate" cx=${d.at[0]} cy=${d.at[1] + 0.75 * edge} r=${mark} stroke-width=${px} />
        <use
          href=${'#' + topmarkOf(d.colour)}
          class=${'c-' + d.colour}
          x=${d.at[0] - 0.65 * mark}
          y=${d.at[1] + 0.75 * edge - 0.65 * mark}
          width=${1.3 * mark}
          height=${1.3 * mark}
        />
      </g>
    `,
  );
};

/**
 * What a die is: its value, its colour, or that it is none.
 * @param {{ t: Words, setup: any, die: any, onChange: (what: any) => void, onRemove: () => void, onClose: () => void }} props
 */
const Correct = ({ t, setup, die, onChange, onRemove, onClose }) => html`
  <section class="card setup-correct">
    <h3>${t('setup.test.value')}</h3>
    <div class="setup-names">
      ${facesOf(setup, die.colour).map(
        (face, i) => html`
          <button
            key=${i}
            data-value=${i + 1}
            class=${die.value === i + 1 ? 'on' : ''}
            aria-pressed=${die.value === i + 1}
            onClick=${() => onChange({ value: i + 1, face })}
          >
            ${face}
          </button>
        `,
      )}
    </div>
    <h3>${t('setup.test.colour')}</h3>
    <div class="setup-names">
      ${(setup.answers.colours || []).map(
        (/** @type {any} */ c) => html`
          <button
            key=${c.name}
            data-name=${c.name}
            class=${die.colour === c.name ? 'on' : ''}
            aria-pressed=${die.colour === c.name}
            onClick=${() => onChange({ colour: c.name, face: facesOf(setup, c.name)[die.value - 1] || '?' })}
          >
            ${t.colour(c.name)}
          </button>
        `,
      )}
    </div>
    <div class="two">
      <button class="btn bad" onClick=${onRemove}>
        <${Icon} id="remove" />
        ${t('setup.dice.none')}
      </button>
      <button class="btn" onClick=${onClose}>${t('setup.test.done')}</button>
    </div>
  </section>
`;

/** The three throws. @param {{ t: Words, kept: any, setup: any, onEnd: () => void }} props */
function Throws({ t, kept, setup, onEnd }) {
  const [more, setMore] = useState(0), // throws beyond the three
    [read, setRead] = useState(/** @type {any} */ (null)), // the picture and the reader's questions
    [dice, setDice] = useState(/** @type {any[]} */ ([])),
    [picked, setPicked] = useState(/** @type {any} */ (null)),
    [changed, setChanged] = useState(false),
    live = useLive({ camera: '' }, !read),
    n = setup.tests.length,
    over = n >= wanted + more,
    right = setup.tests.filter(isRight).length,
    [help, step] = helpOf(setup.tests, setup.calibration.found);
  const look = async () => {
    const got = await kept.ask('POST', '/reading', {}, 40);
    if (!got) return;
    const shot = live.shot;
    setRead({ ...got, shot: { url: at('/live.jpg?frame=' + got.frame), width: shot?.width || 4, height: shot?.height || 3 } });
    setDice(
      (got.reading.dice || []).map((/** @type {any} */ d) => ({
        key: d.id,
        id: d.id,
        colour: d.colour,
        value: d.value,
        face: d.face || (d.value ? String(d.value) : '?'),
        outline: d.outline_px,
        at: centreOf(d.outline_px),
      })),
    );
    setChanged(false);
  };
  const tell = async () => {
    const told = dice.map((d) =>
      d.id !== null ? { id: d.id, colour: d.colour, value: d.value } : { colour: d.colour, value: d.value, px: d.at },
    );
    if (await kept.ask('POST', '/setup/test', { frame: read.frame, dice: told })) setRead(null);
  };
  /** @param {any} what */
  const put = (what) => {
    const next = { ...picked, ...what };
    setDice(dice.map((d) => (d === picked ? next : d)));
    setPicked(next);
    setChanged(true);
  };
  const remove = () => {
    setDice(dice.filter((d) => d !== picked));
    setPicked(null);
    setChanged(true);
  };
  const size = (setup.calibration.found?.die_px || 24) / 2;
  /** @param {string} kind @param {XY} p */
  const pointer = (kind, p) => {
    if (kind !== 'up' || !read) return;
    const near = dice.map((d) => ({ d, off: Math.hypot(d.at[0] - p[0], d.at[1] - p[1]) })).sort((a, b) => a.off - b.off)[0];
    if (near && near.off < 2 * size) {
      setPicked(near.d);
      return;
    }
    const colour = setup.answers.colours[0].name,
      [x, y] = p.map((v) => Math.round(10 * v) / 10);
    const added = {
      key: 'new-' + Date.now(),
      id: /** @type {number | null} */ (null),
      colour,
      value: 1,
      face: facesOf(setup, colour)[0],
      at: [x, y],
      outline: [
        [x - size, y - size],
        [x + size, y - size],
        [x + size, y + size],
        [x - size, y + size],
      ],
    };
    setDice([...dice, added]);
    setPicked(added);
    setChanged(true);
  };
  if (over)
    return html`
      <${Picture} t=${t} shot=${live.shot} dark=${live.dark} />
      <${Say}
        t=${t}
        kept=${kept}
        title=${t('setup.test.over')}
        text=${t('setup.test.over.text')}
        next=${t('setup.test.end')}
        onNext=${async () => {
          if (await kept.ask('DELETE', '/setup')) onEnd();
        }}
        other=${html`
          <button class="btn setup-other" onClick=${() => setMore(n - wanted + 1)}>
            <${Icon} id="dice" />
            ${t('setup.test.more')}
          </button>
        `}
      >
        <${Mark}
          icon="check"
          name=${t('setup.test.verdict')}
          is=${['good', 'lens'].includes(help) ? 'good' : 'fair'}
          word=${t('setup.test.score', { n: right, all: n })}
          text=${t('setup.help.' + help)}
        />
        ${
          step
            ? html`
                <button class="btn" onClick=${() => kept.go(step)}>${t('setup.goto', { step: t('setup.step.' + step) })}</button>
              `
            : null
        }
      <//>
    `;
  const asked = read?.reading.questions?.length || 0,
    unknown = dice.some((d) => !d.value);
  return html`
    <${Picture}
      t=${t}
      shot=${read ? read.shot : live.shot}
      dark=${live.dark}
      onPointer=${read ? pointer : undefined}
      draw=${(/** @type {number} */ px) =>
        read &&
        html`
          <${Dice} dice=${dice} picked=${picked} px=${px} edge=${2 * size} />
        `}
    >
      ${
        read
          ? html`
              <div class="setup-handles">
                ${dice.map(
                  (d) => html`
                    <button
                      key=${d.key}
                      style=${`left:${(100 * d.at[0]) / read.shot.width}%;top:${(100 * d.at[1]) / read.shot.height}%`}
                      aria-label=${t.die(d.colour, d.face)}
                      onClick=${() => setPicked(d)}
                    ></button>
                  `,
                )}
              </div>
            `
          : null
      }
    <//>
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.test.throw', { n: n + 1, all: wanted + more })}
      text=${t(read ? 'setup.test.look' : 'setup.test.text')}
      next=${t(!read ? 'setup.test.read' : changed ? 'setup.test.told' : 'setup.test.right')}
      ready=${!read || (!picked && !unknown)}
      onNext=${read ? tell : look}
      other=${
        read
          ? html`
              <button
                class="btn setup-other"
                onClick=${() => {
                  setRead(null);
                  setPicked(null);
                }}
              >
                <${Icon} id="redo" />
                ${t('setup.test.again')}
              </button>
            `
          : null
      }
    >
      ${
        picked
          ? html`
              <${Correct} t=${t} setup=${setup} die=${picked} onChange=${put} onRemove=${remove} onClose=${() => setPicked(null)} />
            `
          : read
            ? html`
                <${Mark}
                  icon="dice"
                  name=${t('setup.test.dice', { n: dice.length })}
                  is=${asked || unknown ? 'fair' : 'good'}
                  word=${asked ? t('setup.test.asks', { n: asked }) : t('setup.test.sure')}
                  text=${dice.map((d) => t.die(d.colour, d.face)).join(', ')}
                />
              `
            : null
      }
    <//>
  `;
}

/** @param {{ t: Words, kept: any, setup: any, onEnd: () => void }} props */
export function Trial({ t, kept, setup, onEnd }) {
  const live = useLive({ camera: '' }, !setup.kept && setup.calibration.state !== 'ready');
  if (setup.kept)
    return html`
      <${Throws} t=${t} kept=${kept} setup=${setup} onEnd=${onEnd} />
    `;
  if (setup.calibration.state === 'ready')
    return html`
      <${Keep} t=${t} kept=${kept} setup=${setup} />
    `;
  return html`
    <${Picture} t=${t} shot=${live.shot} dark=${live.dark} />
    <${Say} t=${t} kept=${kept} title=${t('setup.test.title')} text=${t('setup.test.first')} back="dice" />
  `;
}
