// The end of a game: the sheet, the winner, what comes next.
import { signed } from '../draw/signed.js';
import { must } from '../device/must.js';
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Bar } from '../draw/bar.js';
import { Course, minutesOf, useEnded } from './course.js';
import { Icon, Topmark, Use } from '../draw/icons.js';
import { LedgerTable, PeopleTable } from './ledger.js';
import { Pennants } from './pennants.js';
import { lastLedger } from '../ask/focus.js';
import { may } from '../device/role.js';
import { hasCourse, inWords, ranked } from './ranking.js';

/**
 * How long a game was, in hours and minutes.
 * @param {Words} t
 * @param {number} minutes
 */
const lasted = (t, minutes) =>
  minutes < 60 ? t('score.minutes', { n: minutes }) : t('score.hours', { n: Math.floor(minutes / 60), minutes: minutes % 60 });

/**
 * fresh: this device has just shown how the game ended, and celebrates once; onSeen says that it has.
 * @param {{
 *   t: Words; table: Laid; fresh: boolean; onSeen: () => void; onHome?: () => void; onLog?: () => void; onAgain: () => void
 * }} props
 */
export function Score({ t, table, fresh, onSeen, onHome, onLog, onAgain }) {
  const [ends] = useState(fresh);
  useEffect(onSeen, []);
  const [shared, setShared] = useState(false),
    ended = useEnded(t, table.snapshot);
  const share = async () => {
    const text = inWords(t, s, order, best, new Date());
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setShared(true);
      }
    } catch {
      /* nobody wanted it, or the browser forbids it: the page can be printed */
    }
  };
  const s = table.snapshot,
    ledger = must(lastLedger(s), 'the score sheet'),
    { order, best } = ranked(s, ledger);
  const sorted = {
    ...ledger,
    lines: ledger.lines.map((l) => ({ ...l, values: order.map((c) => l.values[c.i]), how: l.how && order.map((c) => l.how?.[c.i]) })),
  };
  const Sheet = ledger.lines.length === 1 || (order.length > 4 && ledger.lines.length <= 5) ? PeopleTable : LedgerTable;
  const lead = order.length > best.length ? (best[0].points ?? 0) - (order[best.length].points ?? 0) : 0,
    won = best[0].points ?? null;
  return html`
    <div class=${'p-score' + (ends ? ' fresh' : '')}>
      <${Bar}
        t=${t}
        table=${table}
        title=${t('score.title')}
        sub=${[s.game?.name, s.view?.round, ended && lasted(t, minutesOf(ended))].filter(Boolean).join(' · ')}
        onHome=${onHome}
        onLog=${onLog}
      />
      <main class="sheet">
        <section class=${`card tally${ledger.lines.length > 7 ? ' long' : ''}`}>
          <${Sheet} t=${t} ledger=${sorted} heads=${order} best=${order.flatMap((c, i) => (best.includes(c) ? [i] : []))} />
        </section>
        <aside class="say">
          <section class=${'podium' + (String(best[0].points ?? '').length + best[0].name.length > 8 ? ' far' : '')}>
            <${Use} id="crown" class="em" />
            <h2>
              ${best.map(
                (b) => html`
                  <span class="who">
                    <${Topmark} colour=${b.colour} />
                    ${b.name}
                  </span>
                `,
              )}
            </h2>
            <p>${best.length > 1 ? t('score.shared') : lead ? t('score.by', { n: lead }) : t('score.wins')}</p>
            <b class="pts">${won === null ? '' : signed(won)}</b>
          </section>
          ${
            ended && hasCourse(ended)
              ? html`
                  <${Course} t=${t} game=${ended} best=${best.map((b) => b.seat)} />
                `
              : html`
                  <section class="card course">
                    <h2 class="cap">${t('score.course')}</h2>
                    <ol>
                      ${(s.log || [])
                        .slice(-8)
                        .reverse()
                        .map(
                          (l, i) => html`
                            <li key=${i}>${l.text}</li>
                          `,
                        )}
                    </ol>
                  </section>
                `
          }
          <div class="tasks dock">
            <button class="btn" onClick=${share}>
              <${Icon} id="share" />
              ${t(shared ? 'score.copied' : 'score.share')}
            </button>
            <button class="btn" onClick=${() => print()}>
              <${Icon} id="print" />
              ${t('score.print')}
            </button>
            ${
              may(table.me, 'host')
                ? html`
                    <button class="btn primary" onClick=${onAgain}>
                      ${t('score.again')}
                      <${Icon} id="next" />
                    </button>
                  `
                : null
            }
          </div>
        </aside>
      </main>
      ${
        ends
          ? html`
              <${Pennants} colours=${best.map((b) => b.colour)} />
            `
          : null
      }
    </div>
  `;
}
