// A camera's picture with a drawing over it in the picture's own pixels.
import { html } from '../draw/html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Paint, noReason } from '../draw/live.js';

/** @typedef {import('../draw/live.js').Shot} Shot */

/**
 * A picture with what is drawn over it. dark: why no newer one comes; '': one does. children get the size of a screen pixel in picture pixels.
 * @param {{
 *   t: Words; shot: Shot | null; dark?: string; draw?: (px: number) => any;
 *   onPointer?: (kind: string, at: XY, e: PointerEvent) => void; children?: any
 * }} props
 */
export function Picture({ t, shot, dark = '', draw, onPointer, children }) {
  const ref = useRef(/** @type {any} */ (null)),
    [wide, setWide] = useState(600);
  useEffect(() => {
    const see = new ResizeObserver(() => ref.current && setWide(ref.current.clientWidth || 600));
    see.observe(ref.current);
    return () => see.disconnect();
  }, []);
  /** @param {string} kind */
  const point = (kind) => (/** @type {PointerEvent} */ e) => {
    if (!onPointer || !shot) return;
    const box = ref.current.getBoundingClientRect();
    onPointer(kind, [((e.clientX - box.left) / box.width) * shot.width, ((e.clientY - box.top) / box.height) * shot.height], e);
  };
  const why = !dark || dark === noReason ? t('setup.waits') : dark;
  return html`
    <figure class="setup-feed">
      <div
        ref=${ref}
        class=${'setup-shot' + (onPointer ? ' drags' : '')}
        style=${shot ? `aspect-ratio:${shot.width}/${shot.height}` : 'aspect-ratio:4/3'}
        onPointerDown=${point('down')}
        onPointerMove=${point('move')}
        onPointerUp=${point('up')}
        onPointerCancel=${point('up')}
      >
        ${
          shot
            ? html`
                ${
                  shot.bitmap
                    ? html`
                        <${Paint} bitmap=${shot.bitmap} />
                      `
                    : html`
                        <img src=${shot.url} alt=${t('setup.live')} draggable="false" />
                      `
                }
                <svg viewBox=${`0 0 ${shot.width} ${shot.height}`} aria-hidden="true">${draw ? draw(shot.width / wide) : null}</svg>
                ${
                  dark
                    ? html`
                        <p class="setup-stopped" role="status">${why}</p>
                      `
                    : null
                }
              `
            : html`
                <p class="setup-dark" role="status">${why}</p>
              `
        }
        ${children}
      </div>
    </figure>
  `;
}

/**
 * A polygon that is drawn over a picture.
 * @param {{ class?: string, points: XY[], width: number }} props
 */
export const Outline = ({ class: cls, points, width }) => html`
  <polygon class=${cls} points=${points.map((p) => p.join(',')).join(' ')} stroke-width=${width} />
`;

/**
 * A magnified piece of a picture round a place.
 * @param {{ shot: Shot, place: XY, side: 'left' | 'right' }} props
 */
export const Loupe = ({ shot, place, side }) => {
  const r = Math.round(shot.width / 32);
  return html`
    <div class=${'setup-loupe ' + side} aria-hidden="true">
      <${Paint} bitmap=${shot.bitmap} from=${[Math.round(place[0]) - r, Math.round(place[1]) - r, 2 * r + 1, 2 * r + 1]} />
      <b></b>
      <b></b>
    </div>
  `;
};
