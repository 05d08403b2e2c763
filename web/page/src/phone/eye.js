// The page of the phone that is the camera: what it sees, whether the box gets it, and how to lay the phone down. Nothing else.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { holdScreen } from '../device/awake.js';
import { wordsOf } from '../device/words.js';
import { Icon } from '../draw/icons.js';
import { OtherLanguage, useLanguage } from '../draw/language.js';
import { Feed } from './feed.js';
import { OverTheLid } from './drawn.js';
import { noCamera } from './role.js';

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
  const [lang, speak] = useLanguage(first),
    [state, setState] = useState(/** @type {import('./feed.js').FeedState} */ ('asks')),
    video = useRef(/** @type {any} */ (null)),
    feed = useRef(/** @type {Feed | null} */ (null)),
    t = wordsOf(lang);
  useEffect(() => {
    const own = new Feed(video.current, setState);
    feed.current = own;
    own.run();
    const screen = holdScreen(() => true),
      refused = setInterval(screen.look, 15000), // asks again, as after a low battery
      seen = () => document.visibilityState === 'visible' && own.again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      own.stop();
      clearInterval(refused);
      screen.end();
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
        <${OtherLanguage} lang=${lang} speak=${speak} />
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
