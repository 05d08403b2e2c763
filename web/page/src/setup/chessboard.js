// A chessboard on the screen of a phone, at a size that a bank card measures. It needs no table: any phone shows it.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';

const card = [85.6, 53.98]; // mm, the sides of a card (ISO/IEC 7810, ID-1)
const usual = [96 / 25.4, 6]; // CSS pixels of a millimetre, of a large screen and of a phone's
const across = 10; // squares
const down = 7;

/** @param {{ t: Words }} props */
export function Chessboard({ t }) {
  const [scale, setScale] = useState(
      () => Number(localStorage.getItem('px-per-mm')) || usual[Math.min(innerWidth, innerHeight) < 500 ? 1 : 0],
    ), // CSS pixels of a millimetre
    [shown, setShown] = useState(false),
    [size, setSize] = useState([innerWidth, innerHeight]);
  useEffect(() => {
    const see = () => setSize([innerWidth, innerHeight]);
    addEventListener('resize', see);
    return () => removeEventListener('resize', see);
  }, []);
  useEffect(() => {
    localStorage.setItem('px-per-mm', String(scale));
  }, [scale]);
  const upright = size[1] > size[0],
    [long, short] = upright ? [size[1], size[0]] : size,
    square = Math.floor(Math.min((long - 72) / across, (short - 24) / down)), // CSS pixels; whole ones are drawn sharp
    mm = Math.round((100 * square) / scale) / 100;
  if (!shown)
    return html`
      <main class="p-chess">
        <h1>${t('setup.chess.title')}</h1>
        <p>${t('setup.chess.card')}</p>
        <div
          class="chess-card"
          style=${`width:${card[upright ? 1 : 0] * scale}px;height:${card[upright ? 0 : 1] * scale}px`}
          aria-hidden="true"
        ></div>
        <label>
          <span>${t('setup.chess.size')}</span>
          <input
            type="range"
            min="2"
            max="12"
            step="0.01"
            value=${scale}
            onInput=${(/** @type {any} */ e) => setScale(Number(e.target.value))}
          />
        </label>
        <div class="chess-steps">
          <button class="btn square" aria-label=${t('setup.chess.less')} onClick=${() => setScale(scale - 0.02)}>−</button>
          <button class="btn square" aria-label=${t('setup.chess.more')} onClick=${() => setScale(scale + 0.02)}>+</button>
        </div>
        <button class="btn primary next" onClick=${() => setShown(true)}>${t('setup.chess.show')}</button>
      </main>
    `;
  const wide = upright ? down : across,
    high = upright ? across : down;
  return html`
    <main class="p-chess shown" onClick=${() => setShown(false)}>
      <h1 class="vh">${t('setup.chess.title')}</h1>
      <svg width=${wide * square} height=${high * square} viewBox=${`0 0 ${wide} ${high}`} shape-rendering="crispEdges" aria-hidden="true">
        ${Array.from({ length: wide * high }, (_, i) =>
          (Math.floor(i / wide) + (i % wide)) % 2 === 0
            ? html`
                <rect key=${i} x=${i % wide} y=${Math.floor(i / wide)} width="1" height="1" />
              `
            : null,
        )}
      </svg>
      <p>${t('setup.chess.square', { n: mm.toLocaleString(t.lang) })}</p>
    </main>
  `;
}
