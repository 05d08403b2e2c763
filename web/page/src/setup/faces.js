// The faces of a printed die, one by one: the die is laid on the board with a face up, and the picture is taken by itself.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { StillMark } from './empty.js';
import { useLive } from '../draw/live.js';
import { Picture } from './picture.js';
import { usePoll } from '../device/poll.js';
import { Mark, Say } from './say.js';

const special = 'combat'; // what games call a die of their own
const usual = ['2', '4', '6', '8', '10', 'star']; // of a combat die

/** The faces of a die that was shown before, and the usual ones that may be missing. @param {any} setup @param {string} colour */
const namesOf = (setup, colour) => {
  const said = (setup.answers.colours || []).find((/** @type {any} */ c) => c.name === colour)?.faces || [],
    had = [...new Set(/** @type {string[]} */ (said.map((/** @type {any} */ f) => f.face)))];
  return had.every((n) => usual.includes(n)) ? usual : had;
};

/**
 * @param {{ t: Words, kept: any, setup: any, colours: string[], colour: string, onClose: () => void }} props
 * colours: those that may be chosen; colour: that of the printed die, '' where there is none yet
 */
export function Faces({ t, kept, setup, colours, colour, onClose }) {
  const { shot, dark } = useLive({ camera: '' }),
    [chosen, setChosen] = useState(colour || special),
    [names, setNames] = useState(() => namesOf(setup, colour)),
    [begun, setBegun] = useState(!!colour),
    said = (setup.answers.colours || []).find((/** @type {any} */ c) => c.name === chosen)?.faces || [],
    missing = names.find((n) => !said.some((/** @type {any} */ f) => f.face === n)),
    still = usePoll(t.lang, begun && missing ? '/setup/still?for=face' : '', 250),
    armed = useRef(false), // something has moved since the last picture
    busy = useRef(false);
  /** @param {any[]} faces */
  const say = (faces) => {
    const others = (setup.answers.colours || []).filter((/** @type {any} */ c) => c.name !== chosen);
    return kept.say({ colours: faces.length ? [...others, { name: chosen, faces }] : others });
  };
  useEffect(() => {
    if (!still || !missing || busy.current) return;
    if (!still.ready) {
      armed.current = true;
      return;
    }
    if (!armed.current) return;
    armed.current = false;
    busy.current = true;
    kept
      .shoot('face')
      .then((/** @type {any} */ got) => {
        if (!got) armed.current = true; // the face lies there still
        const picture = got?.setup?.pictures.filter((/** @type {any} */ p) => p.for === 'face').at(-1);
        return picture && say([...said, { face: missing, picture: picture.id }]);
      })
      .finally(() => {
        busy.current = false;
      });
  }, [still]);
  /** @param {any} f */
  const again = async (f) => {
    armed.current = false;
    if (await say(said.filter((/** @type {any} */ o) => o !== f))) await kept.ask('DELETE', '/setup/pictures/' + f.picture);
  };
  if (!begun)
    return html`
      <${Picture} t=${t} shot=${shot} dark=${dark} />
      <${Say}
        t=${t}
        kept=${kept}
        title=${t('setup.faces.title')}
        text=${t('setup.faces.which')}
        next=${t('setup.next')}
        ready=${!!chosen && new Set(names).size === names.length && names.length > 1}
        onNext=${() => setBegun(true)}
        other=${html`
          <button class="btn setup-other" onClick=${onClose}>${t('setup.back')}</button>
        `}
      >
        <div class="setup-names" role="group" aria-label=${t('setup.faces.colour')}>
          ${[special, ...colours].map(
            (c) => html`
              <button key=${c} data-name=${c} class=${c === chosen ? 'on' : ''} aria-pressed=${c === chosen} onClick=${() => setChosen(c)}>
                ${t.colour(c)}
              </button>
            `,
          )}
        </div>
        <label class="setup-name">
          <span>${t('setup.faces.names')}</span>
          <input
            type="text"
            value=${names.join(', ')}
            onChange=${(/** @type {any} */ e) =>
              setNames(
                e.target.value
                  .split(/[,\s]+/)
                  .filter(Boolean)
                  .slice(0, 6),
              )}
          />
        </label>
      <//>
    `;
  return html`
    <${Picture} t=${t} shot=${shot} dark=${dark} />
    <${Say}
      t=${t}
      kept=${kept}
      title=${missing ? t('setup.faces.lay', { face: missing }) : t('setup.faces.done')}
      text=${t(missing ? 'setup.faces.text' : 'setup.faces.done.text')}
      next=${t('setup.faces.end')}
      ready=${!missing}
      onNext=${onClose}
      other=${html`
        <button
          class="btn setup-other"
          onClick=${async () => {
            if (missing && !(await say([]))) return;
            onClose();
          }}
        >
          ${t(missing ? 'setup.faces.without' : 'setup.back')}
        </button>
      `}
    >
      ${
        missing
          ? still?.ready && said.length
            ? html`
                <${Mark}
                  icon="still"
                  name=${t('setup.still')}
                  is="good"
                  word=${t('setup.still.taken')}
                  text=${t('setup.faces.turn', { face: missing })}
                  share=${1}
                />
              `
            : html`
                <${StillMark} t=${t} still=${still} taken=${false} />
              `
          : null
      }
      <ul class="setup-groups">
        ${names.map((n) => {
          const f = said.find((/** @type {any} */ o) => o.face === n);
          return html`
            <li key=${n}>
              <button class="setup-group face" disabled=${!f} onClick=${() => again(f)}>
                <i>
                  ${
                    f
                      ? html`
                          <${Icon} id="check" class="ic-s" />
                        `
                      : null
                  }
                </i>
                <b>${n}</b>
                <span>${f ? t('setup.faces.again') : ''}</span>
                <${Icon} id=${f ? 'redo' : 'more'} class="ic-s" />
              </button>
            </li>
          `;
        })}
      </ul>
    <//>
  `;
}
