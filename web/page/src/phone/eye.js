// The page of the phone that is the camera: what it sees, whether the box gets it, and how to lay the phone down. Nothing else.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { otherThan, tongues, wordsOf } from '../device/words.js';
import { Icon } from '../draw/icons.js';
import { Feed } from './feed.js';
import { OverTheLid } from './drawn.js';
import { noCamera } from './role.js';

/** Keeps the screen on while the page is seen: a phone that sleeps brings no pictures. */
function stayAwake() {
  /** @type {any} */
  let lock = null;
  const look = async () => {
    if (!navigator.wakeLock || lock || document.visibilityState !== 'visible') return;
    lock = {}; // asked for
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => {
        lock = null;
      });
    } catch {
      lock = null;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  const often = setInterval(look, 15000); // one that was refused, as with a low battery
  return () => {
    clearInterval(often);
    document.removeEventListener('visibilitychange', look);
    lock?.release?.();
  };
}

/** Fills the screen, and keeps the picture from turning with the phone, where the browser lets it. */
const fill = async () => {
  try {
    if (!document.fullscreenElement) await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    await /** @type {any} */ (screen.orientation).lock(screen.orientation.type);
  } catch {
    // as it is
  }
};

/** @type {Record<string, string>} */
const ICONS = { live: 'check', rests: 'pause', asks: 'camera', waits: 'link', denied: 'warn', other: 'warn', gone: 'warn' };

/** @param {{ first: string }} props */
export function Eye({ first }) {
  const [lang, setLang] = useState(first),
    [state, setState] = useState(/** @type {import('./feed.js').FeedState} */ ('asks')),
    video = useRef(/** @type {any} */ (null)),
    feed = useRef(/** @type {Feed | null} */ (null)),
    t = wordsOf(lang),
    other = otherThan(lang);
  useEffect(() => {
    const own = new Feed(video.current, setState);
    feed.current = own;
    own.run();
    const sleep = stayAwake(),
      seen = () => document.visibilityState === 'visible' && own.again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      own.stop();
      sleep();
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = t('eye.title');
    if (state === 'gone') noCamera();
  });
  return html`
    <main
      class="page p-eye"
      data-focus="eye"
      data-state=${state}
      onClick=${() => {
        feed.current?.again();
        fill();
      }}
    >
      <video ref=${video} muted playsinline autoplay aria-label=${t('eye.sees')}></video>
      <div class=${'eye-state ' + state} role="status">
        <${Icon} id=${ICONS[state]} />
        <b>${t('eye.' + state)}</b>
        <button
          class="lang"
          lang=${other}
          onClick=${(/** @type {Event} */ e) => {
            e.stopPropagation();
            localStorage.setItem('lang', other);
            setLang(other);
          }}
          aria-label=${`${other.toUpperCase()} ${tongues[other]}`}
        >
          ${other.toUpperCase()}
        </button>
      </div>
      <div class="eye-say">
        ${
          ['live', 'rests', 'waits', 'asks'].includes(state)
            ? html`
                <${OverTheLid} label=${t('eye.drawn')} />
                <div>
                  <p>${t('eye.lay')}</p>
                  <p>${t('eye.lid')}</p>
                  <p class="small">${t('eye.power')}</p>
                </div>
              `
            : html`
                <p>${t('eye.' + state + '.text')}</p>
                ${
                  state === 'denied'
                    ? html`
                        <button class="btn primary">${t('eye.again')}</button>
                      `
                    : null
                }
              `
        }
      </div>
    </main>
  `;
}
