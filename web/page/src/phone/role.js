// Whether this device is the table's camera, or about to become it.
import { call } from '../device/api.js';

const key = 'camera';

/** A page that came over TLS; browsers open a camera there only. */
export const secure = () => location.protocol === 'https:';

/** The code in an address that makes a phone the camera, or ''. */
export const cameraCode = () => /^#camera=([\w-]+)$/.exec(location.hash)?.[1] || '';

/**
 * Whether this device is the camera. A box that does not answer for a while does not make it forget that.
 * @param {string} lang
 */
export async function isCamera(lang) {
  try {
    const me = await call(lang, 'GET', '/me', undefined, 8);
    if (me.role !== 'camera') noCamera();
    else localStorage.setItem(key, '1');
    return me.role === 'camera';
  } catch {
    return localStorage.getItem(key) === '1';
  }
}

export const noCamera = () => localStorage.removeItem(key);
