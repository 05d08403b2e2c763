// The other programs that may hear of throws: the host makes a token for each, sees it once, and ends it.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Icon } from '../draw/icons.js';

/**
 * A token, shown once, and what to do with it.
 * @param {{ t: Words, made: API.NewListener, onDone: () => void }} props
 */
function Made({ t, made, onDone }) {
  const [copied, setCopied] = useState(''),
    box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  /** @param {string} what @param {string} text */
  const copy = (what, text) =>
    navigator.clipboard
      ?.writeText(text)
      .then(() => setCopied(what))
      .catch(() => {});
  /** @param {string} what @param {string} label @param {string} text */
  const line = (what, label, text) => html`
    <div class="secret">
      <h4>${label}</h4>
      <code>${text}</code>
      ${
        navigator.clipboard
          ? html`
              <button class="btn" onClick=${() => copy(what, text)}>${t(copied === what ? 'listen.copied' : 'listen.copy')}</button>
            `
          : null
      }
    </div>
  `;
  return html`
    <section class="made" ref=${box} aria-label=${made.listener.name}>
      <p>
        <b>${t('listen.once', { name: made.listener.name })}</b>
      </p>
      ${line('overlay', t('listen.overlay'), made.overlay)} ${line('token', t('listen.token'), made.token)}
      <button class="btn primary" onClick=${onDone}>${t('listen.noted')}</button>
    </section>
  `;
}

/** @param {{ t: Words, table: Table }} props */
export function Listeners({ t, table }) {
  const [list, setList] = useState(/** @type {API.Listener[] | null} */ (null)),
    [made, setMade] = useState(/** @type {API.NewListener | null} */ (null)),
    [name, setName] = useState(''),
    [sure, setSure] = useState(''),
    [open, setOpen] = useState(false),
    [said, setSaid] = useState('');
  /** @param {Promise<API.Listener[]>} p */
  const take = (p) =>
    p.then(
      (l) => {
        setList(l);
        setSaid('');
      },
      (e) => setSaid(e.message || t('notice.network')),
    );
  const look = () => take(call(t.lang, 'GET', '/listeners'));
  useEffect(() => {
    look();
  }, [table.crew, t.lang]);
  /** @param {Event} e */
  const make = async (e) => {
    e.preventDefault();
    try {
      setMade(await call(t.lang, 'POST', '/listeners', { name }));
      setName('');
      look();
    } catch (/** @type {any} */ why) {
      setSaid(why.message || t('notice.network'));
    }
  };
  /** @param {API.Listener} l */
  const end = (l) => {
    setSure('');
    if (made?.listener.id === l.id) setMade(null);
    take(call(t.lang, 'DELETE', '/listeners/' + l.id));
  };
  return html`
    <details class="listeners" open=${open} onToggle=${(/** @type {any} */ e) => setOpen(e.currentTarget.open)}>
      <summary>${t('listen.title')}</summary>
      <p class="dim">${t('listen.what')}</p>
      ${
        made
          ? html`
              <${Made} t=${t} made=${made} onDone=${() => setMade(null)} />
            `
          : html`
              <form class="listen-new" onSubmit=${make}>
                <label>
                  <span>${t('listen.name')}</span>
                  <input
                    value=${name}
                    maxlength="30"
                    placeholder="OBS"
                    autocomplete="off"
                    onInput=${(/** @type {any} */ e) => setName(e.target.value)}
                  />
                </label>
                <button class="btn" disabled=${!name.trim()}>${t('listen.make')}</button>
              </form>
            `
      }
      ${
        said
          ? html`
              <p class="trouble" role="alert">${said}</p>
            `
          : null
      }
      <ul class="devices">
        ${(list || []).map(
          (l) => html`
            <li key=${l.id} class=${l.here ? 'here' : ''}>
              <span class="device">
                <b>${l.name}</b>
                <small>${t(l.here ? 'listen.here' : l.seen ? 'listen.away' : 'listen.never')}</small>
              </span>
              ${
                sure === l.id
                  ? html`
                      <button class="btn bad" onClick=${() => end(l)}>${t('listen.end.sure')}</button>
                      <button class="btn" onClick=${() => setSure('')}>${t('home.not')}</button>
                    `
                  : html`
                      <button class="btn square" onClick=${() => setSure(l.id)} aria-label=${t('listen.end', { name: l.name })}>
                        <${Icon} id="remove" />
                      </button>
                    `
              }
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
