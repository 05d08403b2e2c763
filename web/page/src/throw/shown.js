// The result of an earlier throw or card, shown again from the log: the same picture and lines as then.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { sunkBefore } from './battle.js';
import { diceOf } from './dice.js';
import { DuelList } from './duel.js';
import { Board } from './picture.js';
import { Ranks, ReachMark, ResultCard } from './result.js';

/** @param {{ t: Words, table: Laid, step: API.Step, onBack: () => void }} props */
export function Shown({ t, table, step, onBack }) {
  const [battle, setBattle] = useState(/** @type {API.Battle | null} */ (null)),
    [at, setAt] = useState(/** @type {any} */ (null)),
    snapshot = table.snapshot;
  useEffect(() => {
    call(t.lang, 'GET', `/steps/${step.entry}`)
      .then((one) => setBattle(one.came?.battle || null))
      .catch(onBack);
  }, [step.entry]);
  if (!battle)
    return html`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;
  const end = battle.duels.length,
    n = at ?? end,
    board = snapshot.sighting?.board?.width_mm ? snapshot.sighting.board : { width_mm: 290, height_mm: 290 };
  const sighting = snapshot.sighting && String(snapshot.sighting.id) === String(battle.sighting) ? snapshot.sighting : null;
  const dice = diceOf(null, battle),
    now = n < end && battle.duels[n];
  const rings = now ? [now.a, now.b] : battle.reach ? [] : battle.hits || [];
  return html`
    <div class="dialog-body shown">
      ${
        dice.length
          ? html`
              <div class="picture">
                <${Board}
                  t=${t}
                  sighting=${sighting}
                  board=${board}
                  dice=${dice}
                  label=${t('picture.label')}
                  duels=${battle.duels.slice(n).filter((d) => d.gap != null && d.from)}
                  first=${n}
                  now=${!!now && now.gap != null}
                  sunk=${sunkBefore(battle, n)}
                  rings=${rings}
                >
                  ${
                    battle.reach
                      ? html`
                          <${ReachMark} battle=${battle} dice=${dice} sighting=${sighting} board=${board} />
                        `
                      : null
                  }
                <//>
              </div>
            `
          : null
      }
      <div class="stack">
        <${ResultCard} t=${t} snapshot=${snapshot} battle=${battle} />
        ${
          end
            ? html`
                <${DuelList} t=${t} battle=${battle} step=${n} onStep=${(k) => setAt(k === at ? null : k)} />
              `
            : battle.reach
              ? html`
                  <${Ranks} t=${t} snapshot=${snapshot} battle=${battle} />
                `
              : null
        }
        <button class="btn" onClick=${onBack}>${t('log.back')}</button>
      </div>
    </div>
  `;
}
