// What this device may do at the table, and how it comes to its role: by a code.
import { call } from './api.js';

const roles = ['nobody', 'spectator', 'player', 'host'];

/**
 * Whether this device's role is enough. Until the server has told the role, nothing is hidden.
 * @param {API.Me | null} me
 * @param {API.Role} least
 */
export const may = (me, least) => !me || roles.indexOf(me.role) >= roles.indexOf(least);

/** Removes everything about the table, such as people's names, from a device that is no longer at it. */
export function forget() {
  const own = ['lang', 'scheme', 'sound', 'voice'].map((k) => ({ k, v: localStorage.getItem(k) }));
  localStorage.clear();
  for (const { k, v } of own) if (v) localStorage.setItem(k, v);
}

/**
 * Takes the code out of the address, so that it is in no bookmark, and comes in by it. Gives what went wrong, or ''.
 * @param {string} lang
 */
export async function comeInByAddress(lang) {
  const code = /^#join=([\w-]+)$/.exec(location.hash)?.[1];
  if (!code) return '';
  history.replaceState(null, '', location.pathname + location.search);
  return comeIn(lang, code);
}

/**
 * Comes in by a code. Gives what went wrong, or ''.
 * @param {string} lang
 * @param {string} code
 */
export async function comeIn(lang, code) {
  try {
    await call(lang, 'POST', '/pair', { code });
    return '';
  } catch (/** @type {any} */ e) {
    return e.message || 'network';
  }
}
