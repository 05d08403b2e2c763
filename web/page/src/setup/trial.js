// The test: the new rig is kept, and three throws are read and drawn over the picture.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { centreOf } from '../throw/dice.js';
import { Outline, Picture, useLive } from './live.js';
import { Mark, Say } from './say.js';

const wanted = 3;

/** @param {{ t: Words, kept: any, setup: any, onTested: () => void, onEnd: () => void }} props */
export function Trial({ t, kept, setup, onTested, onEnd }) {
  const live = useLive(''),
    [reading, setReading] = useState(/** @type {any} */ (null)),
    [said, setSaid] = useState(/** @type {string[]} */ ([])), // right or wrong, a throw each
    [name, setName] = useState(setup?.answers.name || t('setup.keep.name.usual')),
    found = setup?.calibration?.found,
    ready = setup?.calibration?.state === 'ready';
  useEffect(() => {
    if (!setup) onTested();
  }, [setup]);
  const keep = async () => {
    onTested();
    await kept.ask('POST', '/setup/keep', { name }, 60);
  };
  const read = async () => {
    const got = await kept.ask('POST', '/reading', {}, 40);
    if (got) setReading(got.reading);
  };
  /** @param {string} how */
  const judge = (how) => {
    setSaid([...said, how]);
    setReading(null);
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
      >
        <${Mark}
          icon="ruler"
          name=${t('setup.keep.exact')}
          is=${found.margin_mm <= 1 ? 'good' : 'fair'}
          word=${t('setup.keep.margin', { n: t.mm(found.margin_mm) })}
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
  const dice = reading?.dice || [],
    asked = reading?.questions?.length || 0;
  return html`
    <${Picture}
      t=${t}
      shot=${live.shot}
      dark=${live.dark}
      draw=${(/** @type {number} */ px) =>
        dice.map((/** @type {any} */ d) => {
          const [x, y] = centreOf(d.outline_px);
          return html`
            <g key=${d.id} class="setup-die read">
              <${Outline} points=${d.outline_px} width=${3 * px} />
              <text x=${x} y=${y - 22 * px} font-size=${26 * px} stroke-width=${5 * px}>${d.value}</text>
            </g>
          `;
        })}
    />
    <${Say}
      t=${t}
      kept=${kept}
      title=${over ? t('setup.test.over') : t('setup.test.throw', { n: said.length + 1, all: wanted })}
      text=${over ? t('setup.test.over.text') : reading ? t('setup.test.look') : t('setup.test.text')}
      next=${over ? t('setup.test.end') : reading ? t('setup.test.right') : t('setup.test.read')}
      onNext=${over ? onEnd : reading ? () => judge('right') : read}
      other=${
        reading && !over
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
        reading
          ? html`
              <${Mark}
                icon="dice"
                name=${t('setup.test.dice', { n: dice.length })}
                is=${asked ? 'fair' : 'good'}
                word=${asked ? t('setup.test.asks', { n: asked }) : t('setup.test.sure')}
                text=${dice.map((/** @type {any} */ d) => t.die(d.colour, d.value)).join(', ')}
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
