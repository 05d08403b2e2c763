// The screen of a throw: the board on one side; duel, question or correction on the other.
import { must } from '../device/must.js';
import { html } from '../draw/html.js';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bar, stateChips } from '../draw/bar.js';
import { Icon } from '../draw/icons.js';
import { battleKey, battleOf, isTally, sunkBefore } from './battle.js';
import { diceOf, windowRound } from './dice.js';
import { Board, Inset } from './picture.js';
import { Clash, meet, under } from './clash.js';
import { DuelCard, DuelList, Walk } from './duel.js';
import { Ranks, ReachMark, ResultCard } from './result.js';
import { TallyCard } from './tally.js';
import { AddCard, FixCard } from './fix.js';
import { GuardCard, QuestionCard } from './question.js';
import { CloserCard, CloserMarks, closerWindow, pairsOf } from './closer.js';
import { FailedCard, HandCard, LivePicture, ReadingCard, ThrowCard, rub } from './throw.js';
import { FacesCard, byFaces } from './faces.js';
import { Beside } from '../ask/beside.js';
import { isCloser, waits } from '../ask/focus.js';

export const beat = 2000; // ms for each duel when the battle is played
const land = 700; // ms in which the dice land before the first of them meet
const late = 2500; // ms after which a battle begins without its picture
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Where this device is in the battle. A battle that arrives is played once (fresh), from when its picture is there (opening); one
 * that was there already shows its end.
 * @param {string | null} key
 * @param {API.Battle | null} battle
 * @param {{ current: string | null }} shown
 * @param {string | undefined} picture
 */
function useSteps(key, battle, shown, picture) {
  const end = battle?.duels.length ?? 0;
  const first = () =>
    key && shown.current !== key
      ? { key, step: 0, playing: true, opening: !calm() && (end > 0 || !!battle?.reach), fresh: true }
      : { key, step: end, playing: false, opening: false, fresh: false };
  const [state, set] = useState(first);
  let now = state;
  if (state.key !== key) {
    now = first();
    set(now);
  }
  if (now.step > end) now = { ...now, step: end };
  if (key) shown.current = key;
  useEffect(() => {
    if (!now.playing || !battle) return undefined;
    if (now.opening) return opened(picture, () => set({ ...now, opening: false }));
    if (now.step >= end) {
      set({ ...now, playing: false });
      return undefined;
    }
    const next = setTimeout(() => set({ ...now, step: now.step + 1 }), beat);
    return () => clearTimeout(next);
  }, [now.key, now.step, now.playing, now.opening, end, picture]);
  // Whoever takes the sunk ships off the board has seen this duel: the next one.
  const taken = battle?.taken || [];
  useEffect(() => {
    const d = battle?.duels[now.step];
    if (d?.sinks?.length && !now.playing && d.sinks.every((id) => taken.includes(id))) set({ ...now, step: now.step + 1 });
  }, [now.key, taken.length]);
  const still = { ...now, opening: false, playing: false };
  return {
    step: now.step,
    playing: now.playing,
    opening: now.opening,
    fresh: now.fresh,
    end,
    go: (/** @type {number} */ step) => set({ ...still, step: Math.max(0, Math.min(end, step)) }),
    play: () => set({ ...still, step: now.step >= end ? 0 : now.step, playing: !now.playing }),
  };
}

/**
 * Calls begin when the picture is there and the dice have landed in it. Returns a function that cancels it.
 * @param {string | undefined} picture
 * @param {() => void} begin
 */
function opened(picture, begin) {
  let timer = setTimeout(begin, picture ? late : land),
    off = false;
  if (picture) {
    const image = new Image();
    image.src = picture;
    image.decode().then(
      () => {
        if (off) return;
        clearTimeout(timer);
        timer = setTimeout(begin, land);
      },
      () => {}, // it does not come: the battle begins late
    );
  }
  return () => {
    off = true;
    clearTimeout(timer);
  };
}

/**
 * @param {{
 *   t: Words; table: Laid; focus: string; ask: API.Ask; local: Local; setLocal: SetLocal; shown: { current: string | null };
 *   onHome?: () => void; onLog?: () => void
 * }} props
 */
export function Play({ t, table, focus, ask, local, setLocal, shown, onHome, onLog }) {
  const snapshot = table.snapshot,
    battle = battleOf(snapshot),
    key = battleKey(snapshot, battle);
  const again = focus === 'throw' && battle?.again?.length ? battle.again : null;
  const mine =
    snapshot.sighting &&
    (again || ['throw', 'reading'].indexOf(focus) < 0) &&
    !(battle && battle.sighting !== undefined && String(battle.sighting) !== String(snapshot.sighting.id) && focus === 'battle');
  const sighting = mine ? snapshot.sighting : null,
    seen = () => must(sighting, 'what lies there');
  const board = sighting?.board?.width_mm
    ? sighting.board
    : snapshot.sighting?.board?.width_mm
      ? snapshot.sighting.board
      : { width_mm: 290, height_mm: 290 };
  const dice = useMemo(
    () => (again ? diceOf(null, battle) : diceOf(sighting, ['throw', 'reading'].includes(focus) ? null : battle)),
    [sighting, battle, focus],
  );
  const steps = useSteps(focus === 'battle' ? key : '', focus === 'battle' ? battle : null, shown, sighting?.picture?.url),
    duel = focus === 'battle' && !steps.opening ? battle?.duels[steps.step] : undefined;
  const picked = sighting && dice.find((d) => d.id === local.picked),
    spot = sighting && local.spot;
  const change = (/** @type {Local} */ c) => setLocal({ ...local, ...c }),
    close = () => change({ picked: null, spot: null });
  useEffect(() => {
    // ships meet and go down while they are looked at
    if (!duel) return undefined;
    const meets = duel.gap != null,
      timers = meets ? [setTimeout(() => table.sound.play('clash'), meet)] : [];
    if (duel.sinks?.length) timers.push(setTimeout(() => table.sound.play('sink'), meets ? under : 0));
    return () => timers.forEach(clearTimeout);
  }, [key, steps.step, steps.opening, focus]);
  const fixable = sighting && table.me?.role !== 'spectator' && ['battle', 'board', 'hand', 'question', 'guard', 'closer'].includes(focus);

  // By hand a picked die goes where the floor is tapped next.
  /** @param {XY} p */
  const move = async (p) => {
    if (picked && sighting && (await table.fix(sighting, { die: picked.id, centre_mm: p.map((v) => Math.round(v * 10) / 10) }))) close();
  };

  /** @type {Frame | null} */
  let frame = null;
  /** @type {number[]} */
  let rings = [],
    marks = null,
    bare = false;
  let card,
    over = {};
  const others = html`
    <${Beside} t=${t} table=${table} ask=${ask} onChoose=${(id) => change({ ask: id })} />
  `;
  // Without a camera the faces stand there at once.
  const can = snapshot.can,
    faces = byFaces(ask) && (focus === 'hand' || (focus === 'throw' && !can.throw_now && !can.upload));
  const plain = focus === 'battle' && isTally(battle) && !sighting?.picture && !dice.length; // there is no picture to show
  const toBoard = () => change({ peek: true });
  if (picked) {
    rings = [picked.id];
    card = html`
      <${FixCard}
        key=${'fix' + picked.id}
        t=${t}
        table=${table}
        sighting=${sighting}
        board=${board}
        dice=${dice}
        die=${picked}
        battle=${battle}
        moving=${focus === 'hand'}
        onClose=${close}
      />
    `;
  } else if (spot) {
    card = html`
      <${AddCard}
        key=${'add' + spot}
        t=${t}
        table=${table}
        sighting=${sighting}
        board=${board}
        dice=${dice}
        spot=${spot}
        battle=${battle}
        onClose=${close}
      />
    `;
  } else if (faces) {
    card = html`
      <${FacesCard} t=${t} table=${table} ask=${ask} sighting=${focus === 'hand' ? sighting : null} others=${others} />
    `;
  } else if (focus === 'throw') {
    rings = again || [];
    card = html`
      <${ThrowCard} t=${t} table=${table} ask=${ask} others=${others} />
    `;
  } else if (focus === 'reading')
    card = html`
      <${ReadingCard} t=${t} snapshot=${snapshot} ask=${ask} />
    `;
  else if (focus === 'failed')
    card = html`
      <${FailedCard}
        t=${t}
        table=${table}
        ask=${ask}
        sighting=${must(snapshot.sighting, 'what failed')}
        onAway=${() => change({ away: snapshot.sighting?.id })}
      />
    `;
  else if (focus === 'hand')
    card = html`
      <${HandCard} t=${t} table=${table} ask=${ask} sighting=${seen()} others=${others} />
    `;
  else if (focus === 'guard')
    card = html`
      <${GuardCard} t=${t} table=${table} sighting=${seen()} ask=${ask} onBoard=${toBoard} />
    `;
  else if (focus === 'question') {
    const q = seen().questions[0],
      about = dice.filter((d) => q.dice?.includes(d.id));
    if (about.length) {
      frame = windowRound(about, board, 70);
      rings = about.map((d) => d.id);
      bare = true;
    }
    card = html`
      <${QuestionCard} t=${t} table=${table} sighting=${seen()} battle=${battle} onBoard=${toBoard} />
    `;
  } else if (focus === 'closer') {
    const pairs = pairsOf(ask, dice);
    if (pairs.some((p) => p.p)) {
      frame = closerWindow(pairs, board);
      marks = html`
        <${CloserMarks} pairs=${pairs} frame=${frame} />
      `;
      bare = true;
    }
    card = html`
      <${CloserCard} t=${t} table=${table} ask=${ask} pairs=${pairs} others=${others} onBoard=${toBoard} />
    `;
  } else if (focus === 'board')
    card = html`
      <${LookCard} t=${t} table=${table} sighting=${seen()} onBack=${() => change({ peek: false })} />
    `;
  else {
    const fight = must(battle, 'the battle'),
      open = isCloser(ask);
    const last = open
      ? html`
          <button class="btn primary" onClick=${() => change({ peek: false })}>
            ${t('battle.answer')}
            <${Icon} id="ask" />
          </button>
        `
      : html`
          <button class="btn primary" onClick=${() => change({ put: key })}>
            ${t(ask?.kind === 'throw' ? 'battle.again' : ask ? 'battle.on' : 'battle.result')}
            <${Icon} id="next" />
          </button>
        `;
    over = {
      duels: fight.duels.slice(steps.step).filter((d) => d.gap != null && d.from),
      first: steps.step,
      now: steps.step < steps.end && fight.duels[steps.step].gap != null,
      sunk: sunkBefore(fight, steps.step),
    };
    if (steps.step < steps.end) rings = [fight.duels[steps.step].a, fight.duels[steps.step].b];
    else rings = fight.reach ? [] : fight.hits || [];
    if (fight.reach && !open && !steps.opening)
      marks = html`
        <${ReachMark} battle=${fight} dice=${dice} sighting=${sighting} board=${board} />
      `;
    card = html`
      <div class="stack">
        ${
          steps.step < steps.end
            ? html`
                <${DuelCard} key=${`${steps.step} ${steps.opening}`} t=${t} snapshot=${snapshot} battle=${fight} step=${steps.step} />
              `
            : isTally(fight) && !open
              ? html`
                  <${TallyCard} t=${t} snapshot=${snapshot} battle=${fight} />
                `
              : html`
                  <${ResultCard} t=${t} snapshot=${snapshot} battle=${fight} open=${open} />
                `
        }
        ${
          fight.duels.length
            ? html`
                <${DuelList} t=${t} battle=${fight} step=${steps.step} onStep=${steps.go} />
              `
            : fight.reach && !open
              ? html`
                  <${Ranks} t=${t} snapshot=${snapshot} battle=${fight} />
                `
              : null
        }
        <${Walk} t=${t} battle=${fight} step=${steps.step} playing=${steps.playing} onStep=${steps.go} onPlay=${steps.play} last=${last} />
      </div>
    `;
  }
  const drawn = html`
    <${Board}
      t=${t}
      sighting=${sighting}
      board=${board}
      dice=${dice}
      ...${over}
      rings=${rings}
      frame=${frame}
      bare=${bare}
      spot=${spot}
      onDie=${fixable ? (id) => change({ picked: id, spot: null }) : undefined}
      onFloor=${fixable && !frame && !steps.playing ? (p) => (picked && focus === 'hand' ? move(p) : change({ spot: p, picked: null })) : undefined}
      label=${t('picture.label')}
    >
      ${marks}
    <//>
  `;
  const headline = snapshot.view?.headline,
    title = headline && headline !== ask?.prompt ? headline : snapshot.game?.name || 'Quartermaster';
  // Whoever taps while it plays sees how it ended. A tap on a die picks that die as well, as it does when nothing plays.
  const skip = (/** @type {any} */ e) => {
    if (focus === 'battle' && steps.playing && !e.target.closest('button')) steps.go(steps.end);
  };
  const moves = focus === 'battle' ? `${steps.fresh ? ' fresh' : ''}${steps.opening ? ' opening' : steps.playing ? ' playing' : ''}` : '';
  return html`
    <div class=${'p-throw' + moves}>
      <${Bar}
        t=${t}
        table=${table}
        title=${title}
        sub=${snapshot.view?.round || ''}
        chips=${stateChips(t, snapshot)}
        onHome=${onHome}
        onLog=${onLog}
        onUndo=${focus === 'hand' && sighting?.dice.length ? () => rub(table, sighting) : undefined}
      />
      <main class=${'table' + (faces || plain ? ' told-by-faces' : '')} onClick=${skip}>
        ${
          faces || plain
            ? null
            : html`
                <section class=${'picture' + (sighting?.picture ? '' : ' chart')} aria-label=${t('picture.label')}>
                  ${
                    (focus === 'throw' && !again) || focus === 'reading'
                      ? html`
                          <${LivePicture} t=${t} camera=${snapshot.camera}>${drawn}<//>
                        `
                      : drawn
                  }
                  ${
                    duel && !picked && !spot
                      ? html`
                          <${Clash} key=${steps.step} sighting=${sighting} board=${board} dice=${dice} duel=${duel} />
                        `
                      : null
                  }
                  ${
                    frame
                      ? html`
                          <${Inset} sighting=${sighting} board=${board} frame=${frame} />
                        `
                      : null
                  }
                </section>
              `
        }
        <aside class="side">${card}</aside>
      </main>
    </div>
  `;
}

/**
 * The whole board while a question stands: dice can be put right here, then back to the question.
 * @param {{ t: Words, table: Laid, sighting: API.Sighting, onBack: () => void }} props
 */
const LookCard = ({ t, table, sighting, onBack }) => html`
  <div class="stack">
    <section class="card before">
      <p class="eyebrow">${t('look.title')}</p>
      <h2>${t('look.how')}</h2>
      ${
        sighting.error
          ? html`
              <p class="trouble" role="alert">${sighting.error}</p>
            `
          : null
      }
      <p class="tip">
        <${Icon} id="plus" />
        <span>${t('look.add')}</span>
      </p>
    </section>
    <div class="ways">
      ${
        sighting.state === 'asking'
          ? html`
              <button class="btn discard" disabled=${!!table.busy} onClick=${() => table.fix(sighting, { discard: true })}>
                <${Icon} id="close" />
                ${t(sighting.corrects ? 'look.drop' : 'hand.discard')}
              </button>
            `
          : null
      }
    </div>
    <div class="steps one dock">
      ${
        waits(sighting)
          ? html`
              <button class="btn primary" onClick=${onBack}>
                <${Icon} id="ask" />
                ${t('look.back')}
              </button>
            `
          : html`
              <button
                class="btn primary"
                disabled=${!!table.busy}
                onClick=${() => table.fix(sighting, sighting.error ? { again: true } : { done: true })}
              >
                ${t(sighting.error ? 'look.again' : 'hand.done')}
                <${Icon} id="check" />
              </button>
            `
      }
    </div>
  </div>
`;
