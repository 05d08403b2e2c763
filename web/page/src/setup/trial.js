// The test: the new rig is kept, and three throws are read and drawn over the picture.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { Picture, useLive } from './live.js';
import { Mark, Say } from './say.js';

const wanted = 3;

/** The middle of a die's top face in the picture, along one axis. @param {any} d @param {number} k */
const middle = (d, k) => d.outline_px.reduce((/** @type {number} */ sum, /** @type {XY} */ p) => sum + p[k] / 4, 0);

/** @param {{ t: Words, kept: any, setup: any, onTested: () => void, onEnd: () => void }} props */
export function Trial({ t, kept, setup, onTested, onEnd }) {
  const live = useLive(''),
    [seen, setSeen] = useState(/** @type {any} */ (null)), // {reading, shot}
    [said, setSaid] = useState(/** @type {string[]} */ ([])), // right or wrong, a throw each
    [busy, setBusy] = useState(false),
    [name, setName] = useState(setup?.answers.name || t('setup.keep.name.usual')),
    found = setup?.calibration?.found,
    ready = setup?.calibration?.state === 'ready';
  useEffect(() => {
    if (!setup) onTested();
  }, [setup]);
  const keep = async () => {
    setBusy(true);
    onTested();
    await kept.ask('POST', '/setup/keep', { name }, 60);
    setBusy(false);
  };
  const read = async () => {
    setBusy(true);
    const got = await kept.ask('POST', '/reading', {}, 40);
    if (got) setSeen({ reading: got.reading });
    setBusy(false);
  };
  /** @param {string} how */
  const judge = (how) => {
    setSaid([...said, how]);
    setSeen(null);
  };
  const right = said.filter((s) => s === 'right').length,
    over = said.length >= wanted;
  if (setup && !ready)
    return html`
      <${Picture} t=${t} shot=${live.shot} dark=${live.dark} />
      <${Say} t=${t} kept=${kept} title=${t('setup.test.title')} text=${t('setup.test.first')} back="dice" />
    `;
  if (setup)
    return html`
      <${Picture} t=${t} shot=${live.shot} dark=${live.dark} />
      <${Say}
        t=${t}
        kept=${kept}
        title=${t('setup.keep.title')}
        text=${t('setup.keep.text')}
        back="dice"
        next=${t('setup.keep.next')}
        onNext=${keep}
        ready=${!!name.trim()}
        busy=${busy}
      >
        <${Mark}
          icon="ruler"
          name=${t('setup.keep.exact')}
          is=${found.margin_mm <= 1 ? 'good' : 'fair'}
          word=${t('setup.keep.margin', { n: found.margin_mm.toFixed(1) })}
          text=${t('setup.keep.margin.text')}
        />
        <label class="setup-name">
          <span>${t('setup.keep.name')}</span>
          <input type="text" maxlength="40" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} />
        </label>
        ${setup.calibration.notes.map(
          (/** @type {string} */ n) => html`
            <p key=${n}>${n}</p>
          `,
        )}
      <//>
    `;
  const dice = seen?.reading?.dice || [],
    asked = seen?.reading?.questions?.length || 0;
  return html`
    <${Picture}
      t=${t}
      shot=${live.shot}
      dark=${live.dark}
      draw=${(/** @type {number} */ px) =>
        dice.map(
          (/** @type {any} */ d) => html`
            <g key=${d.id} class="setup-die read">
              <polygon points=${d.outline_px.map((/** @type {XY} */ p) => p.join(',')).join(' ')} stroke-width=${3 * px} />
              <text x=${middle(d, 0)} y=${middle(d, 1) - 22 * px} font-size=${26 * px} stroke-width=${5 * px}>${d.value}</text>
            </g>
          `,
        )}
    />
    <${Say}
      t=${t}
      kept=${kept}
      title=${over ? t('setup.test.over') : t('setup.test.throw', { n: said.length + 1, all: wanted })}
      text=${over ? t('setup.test.over.text') : seen ? t('setup.test.look') : t('setup.test.text')}
      next=${over ? t('setup.test.end') : seen ? t('setup.test.right') : t('setup.test.read')}
      onNext=${over ? onEnd : seen ? () => judge('right') : read}
      ready=${!busy}
      other=${
        seen && !over
          ? html`
              <button class="btn setup-other wrong" onClick=${() => judge('wrong')}>
                <${Icon} id="close" />
                ${t('setup.test.wrong')}
              </button>
            `
          : null
      }
    >
      ${
        seen
          ? html`
              <${Mark}
                icon="dice"
                name=${t('setup.test.dice', { n: dice.length })}
                is=${asked ? 'fair' : 'good'}
                word=${asked ? t('setup.test.asks', { n: asked }) : t('setup.test.sure')}
                text=${dice.map((/** @type {any} */ d) => t('colour.' + d.colour) + ' ' + d.value).join(', ')}
              />
            `
          : null
      }
      ${
        over
          ? html`
              <${Mark}
                icon="check"
                name=${t('setup.test.verdict')}
                is=${right === wanted ? 'good' : 'fair'}
                word=${t('setup.test.score', { n: right, all: wanted })}
                text=${t(right === wanted ? 'setup.test.good' : 'setup.test.help')}
              />
            `
          : null
      }
    <//>
  `;
}
