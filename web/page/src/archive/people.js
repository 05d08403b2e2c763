// The people whom the house remembers: name, colour, sign, language. Forgetting somebody takes the name out of everything.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Dialog } from '../draw/dialog.js';
import { Emblem, Icon, Topmark } from '../draw/icons.js';
import { languages } from '../device/words.js';
import { useKept, Waiting } from './kept.js';

const COLOURS = ['red', 'green', 'blue', 'white', 'yellow', 'black', 'purple', 'orange'];

/** @param {{ t: Words, person: API.Someone, symbols: string[], onDone?: () => void, onClose?: () => void }} props */
function Person({ t, person, symbols, onDone, onClose }) {
  const [p, setP] = useState({ colour: '', symbol: '', language: '', ...person }),
    [sure, setSure] = useState(false),
    [said, setSaid] = useState('');
  /** @param {Partial<API.Someone>} change */
  const set = (change) => {
    setSure(false);
    setP({ ...p, ...change });
  };
  /** @param {any} what */
  const done = (what) =>
    what.then(onDone, (/** @type {any} */ e) => {
      setSure(false);
      setSaid(e.message || t('notice.network'));
    });
  const save = () =>
    done(
      call(t.lang, 'POST', '/people' + (p.id ? '/' + p.id : ''), {
        name: p.name,
        colour: p.colour,
        symbol: p.symbol,
        language: p.language,
      }),
    );
  const forget = () => (sure ? done(call(t.lang, 'DELETE', '/people/' + p.id, undefined, 120)) : setSure(true));
  return html`
    <${Dialog} t=${t} title=${p.id ? person.name : t('archive.person.new')} onClose=${onClose}>
      <div class="dialog-body person-form">
        <label>
          ${t('archive.person.name')}
          <input
            type="text"
            maxlength="30"
            autocomplete="off"
            spellcheck=${false}
            value=${p.name}
            onInput=${(e) => set({ name: e.target.value })}
          />
        </label>
        <div class="signs" role="group" aria-label=${t('archive.person.colour')}>
          ${COLOURS.map(
            (c) => html`
              <button
                key=${c}
                class=${'sign' + (c === p.colour ? ' on' : '')}
                aria-pressed=${c === p.colour}
                aria-label=${t.hue(c)}
                onClick=${() => set({ colour: c === p.colour ? '' : c })}
              >
                <${Topmark} colour=${c} />
              </button>
            `,
          )}
        </div>
        <div class="signs" role="group" aria-label=${t('archive.person.symbol')}>
          ${symbols.map(
            (x, i) => html`
              <button
                key=${x}
                class=${'sign' + (x === p.symbol ? ' on' : '')}
                aria-pressed=${x === p.symbol}
                aria-label=${t('archive.person.sign', { n: i + 1 })}
                onClick=${() => set({ symbol: x === p.symbol ? '' : x })}
              >
                <${Emblem} name=${x} class="ic" />
              </button>
            `,
          )}
        </div>
        <div class="seg" role="group" aria-label=${t('archive.person.language')}>
          ${languages.map(
            (l) => html`
              <button
                key=${l}
                lang=${l}
                class=${l === p.language ? 'on' : ''}
                aria-pressed=${l === p.language}
                onClick=${() => set({ language: l })}
              >
                ${l.toUpperCase()}
              </button>
            `,
          )}
        </div>
        <p class="trouble" role="alert">${said}</p>
        <div class="ends">
          ${
            p.id
              ? html`
                  <button class=${'btn' + (sure ? ' bad' : '')} onClick=${forget}>
                    ${t(sure ? 'archive.forget.sure' : 'archive.forget')}
                  </button>
                `
              : null
          }
          <button class="btn primary" onClick=${save}>${t('archive.person.save')}</button>
        </div>
        ${
          p.id
            ? html`
                <p class="dim">${t('archive.forget.how')}</p>
              `
            : null
        }
      </div>
    <//>
  `;
}

/** @param {{ t: Words, host?: boolean }} props */
export function People({ t, host }) {
  const kept = useKept(t, '/people'),
    [open, setOpen] = useState(/** @type {any} */ (null));
  if (!kept.value)
    return html`
      <${Waiting} t=${t} kept=${kept} />
    `;
  const { people, symbols } = kept.value;
  return html`
    ${
      people.length
        ? null
        : html`
            <p class="none">${t('archive.people.none')}</p>
          `
    }
    <ul class="people-list">
      ${people.map(
        (/** @type {API.Someone} */ p) => html`
          <li key=${p.id}>
            <button class="someone" disabled=${!host} onClick=${() => setOpen(p)}>
              ${
                p.colour
                  ? html`
                      <${Topmark} colour=${p.colour} />
                    `
                  : html`
                      <span class="tm"></span>
                    `
              }
              ${
                p.symbol
                  ? html`
                      <${Emblem} name=${p.symbol} class="ic" />
                    `
                  : html`
                      <span class="ic"></span>
                    `
              }
              <b>${p.name}</b>
              <small>${(p.language || '').toUpperCase()}</small>
              ${
                host
                  ? html`
                      <${Icon} id="edit" />
                    `
                  : null
              }
            </button>
          </li>
        `,
      )}
    </ul>
    ${
      host
        ? html`
            <button class="btn add" onClick=${() => setOpen({})}>
              <${Icon} id="plus" />
              ${t('archive.person.new')}
            </button>
          `
        : null
    }
    ${
      open
        ? html`
            <${Person}
              key=${open.id || 'new'}
              t=${t}
              person=${open}
              symbols=${symbols}
              onClose=${() => setOpen(null)}
              onDone=${() => {
                setOpen(null);
                kept.again();
              }}
            />
          `
        : null
    }
  `;
}
