// The page: one snapshot in, one screen out.
import { html } from './draw/html.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { wordsOf } from './device/words.js';
import { focusOf, isCloser, mainAsk, waits } from './ask/focus.js';
import { battleKey, battleOf } from './throw/battle.js';
import { Notices } from './draw/bar.js';
import { Play, beat } from './throw/play.js';
import { Deck } from './game/deck.js';
import { Score } from './game/score.js';
import { Home } from './people/home.js';
import { Log } from './game/log.js';
import { Join } from './people/join.js';
import { Archive } from './archive/archive.js';
import { Setup } from './setup/setup.js';
import { Chessboard } from './setup/chessboard.js';
import { may } from './device/role.js';
import { useHolds } from './device/pace.js';
import { toldIn, useFollow, useIdle } from './throw/follow.js';
import { WhoAmI } from './people/who.js';

/** @param {{ table: Table }} props */
export function App({ table }) {
  const [, redraw] = useState(0),
    [local, setLocal] = useState(
      /** @type {Local} */ ({
        home: location.hash === '#home',
        archive: location.hash.startsWith('#archive'),
        setup: location.hash === '#setup',
        chessboard: location.hash === '#chessboard',
      }),
    ),
    [log, setLog] = useState(false);
  const shown = useRef(/** @type {any} */ (null)); // key of the battle that this device has shown; null until the first snapshot
  useLayoutEffect(() => table.subscribe(() => redraw((n) => n + 1)), [table]); // before the first event can come
  const t = useMemo(() => wordsOf(table.lang), [table.lang]);
  const s = table.snapshot,
    seat = table.me?.seat ?? -1,
    ask = mainAsk(s, local.ask, seat),
    wanted = s && local.setup && may(table.me, 'host') ? 'setup' : s && local.archive ? 'archive' : focusOf(s, { ...local, seat }),
    [idle, wake] = useIdle(table, wanted === 'score'),
    focus = idle ? 'home' : wanted;
  const played = useRef(false); // this device has seen the game under way, and not yet how it ended
  if (s?.game && !s.result) played.current = true;
  if (s && shown.current === null) shown.current = battleKey(s, battleOf(s)); // what was there before is not played again
  // What was about another sighting, or is over, is forgotten: at once, or it would forget the first tap on what has just come.
  const about = `${s?.sighting?.id}|${s?.sighting?.state}|${mainAsk(s, null, seat)?.id}`,
    before = useRef(about);
  useLayoutEffect(() => {
    if (before.current === about) return;
    const same = before.current.split('|')[0] === about.split('|')[0];
    before.current = about;
    /** @param {Local} l */
    const stays = (l) => (s?.asks || []).some((a) => a.id === l.ask && a.anytime); // a form that is open stays open
    setLocal((l) => ({
      ...l,
      peek: waits(s?.sighting) && same ? l.peek : false,
      ask: stays(l) ? l.ask : null,
      ...(same ? {} : { picked: null, spot: null }),
    }));
  }, [about]);
  useEffect(() => {
    document.documentElement.lang = t.lang;
    document.title = s?.game ? `${s.view?.headline || s.game.name} · Quartermaster` : 'Quartermaster';
  });
  useLayoutEffect(() => {
    const route = () =>
      setLocal((l) => ({
        ...l,
        home: location.hash === '#home',
        archive: location.hash.startsWith('#archive'),
        setup: location.hash === '#setup',
        chessboard: location.hash === '#chessboard',
      }));
    addEventListener('hashchange', route);
    return () => removeEventListener('hashchange', route);
  }, []);
  const result = battleOf(s);
  useHolds(
    table,
    (!!local.ask && focus === 'deck') || ['hand', 'question', 'guard', 'board', 'closer'].includes(focus),
    focus === 'battle' && result ? toldIn(result, beat) : 0,
  );
  useFollow(table, focus === 'battle' && !isCloser(ask) && !local.picked && !local.spot, battleKey(s, result), result, ask, beat, () =>
    setLocal((l) => ({ ...l, put: battleKey(s, result) })),
  );
  const home = () => {
      location.hash = '#home';
    },
    on = () => {
      location.hash = '';
      wake();
    },
    seen = () => {
      played.current = false;
    };
  const common = { t, table, onHome: home, onLog: () => setLog(true) };
  let screen;
  if (local.chessboard)
    screen = html`
      <${Chessboard} t=${t} />
    `;
  else if (table.stranger && !s)
    screen = html`
      <${Join} t=${t} table=${table} />
    `;
  else if (focus === 'loading')
    screen = html`
      <div class="p-wait">
        <p role="status">${t('link.first')}</p>
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;
  else if (focus === 'archive')
    screen = html`
      <${Archive} ...${common} />
    `;
  else if (focus === 'setup')
    screen = html`
      <${Setup} ...${common} />
    `;
  else if (focus === 'home')
    screen = html`
      <${Home} ...${common} onContinue=${on} />
    `;
  else if (focus === 'score')
    screen = html`
      <${Score} ...${common} fresh=${played.current} onSeen=${seen} onAgain=${home} />
    `;
  else if (focus === 'deck')
    screen = html`
      <${Deck} ...${common} ask=${ask} local=${local} setLocal=${setLocal} />
    `;
  else
    screen = html`
      <${Play} ...${common} focus=${focus} ask=${ask} local=${local} setLocal=${setLocal} shown=${shown} />
    `;
  return html`
    <div
      class=${'page f-' + focus + (table.me?.role === 'spectator' ? ' watching' : '')}
      data-focus=${table.stranger && !s ? 'join' : focus}
      data-serial=${s?.serial}
      data-version=${s?.version}
    >
      ${screen}
      <${WhoAmI} t=${t} table=${table} />
      <${Notices} t=${t} table=${table} before=${focus === 'home' || focus === 'throw'} />
      ${
        log
          ? html`
              <${Log} t=${t} table=${table} onClose=${() => setLog(false)} />
            `
          : null
      }
    </div>
  `;
}
