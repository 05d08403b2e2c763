// What is wrong with the camera is put right by one step of the set-up, with the kept rig's answers and pictures for the others.
import { call } from '../device/api.js';

/**
 * Opens the set-up at a step for the rig in use. A set-up that is under way is gone on with instead.
 * @param {Words} t
 * @param {Table} table
 * @param {string} step
 */
export async function mend(t, table, step) {
  try {
    const { setup } = await call(t.lang, 'GET', '/setup'),
      { rigs } = await call(t.lang, 'GET', '/rigs'),
      rig = rigs.find((/** @type {any} */ r) => r.chosen);
    if (rig && (!setup || setup.kept || setup.mends)) await call(t.lang, 'POST', '/setup/begin', { mends: rig.id, step });
    location.hash = '#setup';
  } catch (/** @type {any} */ e) {
    table.set({ notice: { kind: 'refused', text: e.message, id: e.message ? '' : 'notice.network' } });
  }
}
