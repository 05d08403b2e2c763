// The newest picture of a camera, as often as it comes.
import { html } from './html.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { at } from '../device/api.js';
import { pause, repeat } from '../device/repeat.js';

/**
 * A picture to show: an address, or what was fetched already.
 * @typedef {{ url?: string, bitmap?: ImageBitmap, frame?: string, width: number, height: number }} Shot
 */
/**
 * Where pictures come from. small: the table's own camera, made small, which everybody may see; else a camera as it is, for the
 * host: '' is the table's own.
 * @typedef {{ small: true } | { camera: string }} Source
 */

/**
 * Asks for a picture that is newer than one that was seen.
 * @param {Source} source
 * @param {string} frame
 */
export async function fetched(source, frame) {
  const query = new URLSearchParams();
  if ('small' in source) query.set('seq', String(Date.now()));
  else {
    if (frame) query.set('after', frame);
    if (source.camera) query.set('camera', source.camera);
  }
  const path = 'small' in source ? at(`/camera.jpg?${query}`) : at(`/live.jpg?${query}`, document.documentElement.lang); // why none comes is read by people
  const res = await fetch(path, { signal: AbortSignal.timeout(8000) });
  if (!res.ok) throw (await res.json())?.error?.text || '';
  return { frame: res.headers.get('X-Frame') || '', picture: await res.blob() };
}

/** The reason why no picture comes, where the server gave none. */
export const noReason = '…';

/**
 * The newest picture, and why there is none. The page's policy lets no image be loaded but the server's own addresses, so frames
 * are decoded here and painted on a canvas.
 * @param {Source} source
 */
export function useLive(source, on = true) {
  const [shot, setShot] = useState(/** @type {Shot | null} */ (null)),
    [dark, setDark] = useState(''),
    least = 'small' in source ? 700 : 120; // ms from one to the next
  useEffect(() => {
    if (!on) return undefined;
    let seen = '';
    return repeat(async (stopped) => {
      const began = Date.now();
      try {
        const { frame, picture } = await fetched(source, seen);
        if (!frame || frame !== seen) {
          const bitmap = await createImageBitmap(picture);
          if (stopped()) return;
          setShot({ bitmap, frame, width: bitmap.width, height: bitmap.height });
        }
        seen = frame;
        setDark('');
      } catch (/** @type {any} */ e) {
        if (stopped()) return;
        setDark(typeof e === 'string' && e ? e : noReason);
        await pause(1000);
      }
      await pause(Math.max(0, least - (Date.now() - began)));
    });
  }, [JSON.stringify(source), on]);
  return { shot, dark: on ? dark : '' };
}

/**
 * Paints a frame, or a piece of it. label: what it is, where nothing else says so.
 * @param {{ bitmap: ImageBitmap, from?: number[], class?: string, label?: string }} props
 */
export function Paint({ bitmap, from, class: cls = '', label }) {
  const ref = useRef(/** @type {any} */ (null)),
    [x, y, w, h] = from || [0, 0, bitmap.width, bitmap.height];
  useLayoutEffect(() => {
    const c = ref.current.getContext('2d');
    c.fillRect(0, 0, w, h);
    c.drawImage(bitmap, x, y, w, h, 0, 0, w, h);
  }, [bitmap, x, y, w, h]);
  return html`
    <canvas
      ref=${ref}
      class=${cls}
      width=${w}
      height=${h}
      role=${label ? 'img' : undefined}
      aria-label=${label}
      aria-hidden=${label ? undefined : 'true'}
    ></canvas>
  `;
}
