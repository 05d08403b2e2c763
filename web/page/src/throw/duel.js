// The battle beside the picture: the duel now, the list of all, what is left, and the three buttons that walk through it.
import { html } from '../draw/html.js';
import { useEffect, useRef } from 'preact/hooks';
import { Die, Icon, Topmark, Use } from '../draw/icons.js';
import { afloatAt, dieOf, ownerOf, verdict } from './battle.js';

/** @param {{ die: API.Die, sinks: boolean, snapshot: API.Snapshot, t: Words }} props */
const Face = ({ die, sinks, snapshot, t }) => html`
  <figure class=${sinks ? 'sinks' : 'stays'}>
    <${Die} colour=${die.colour} face=${die.face} />
    <${Use} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${Topmark} colour=${die.colour} />
      <span>${ownerOf(snapshot, die.colour, t)}</span>
    </figcaption>
  </figure>
`;

/**
 * How many ships of each colour are afloat: the number goes down with the one that sinks now.
 * @param {{ t: Words, snapshot: API.Snapshot, battle: API.Battle, step: number }} props
 */
const Afloat = ({ t, snapshot, battle, step }) => html`
  <ul class="fleets-left" aria-label=${t('battle.afloat')}>
    ${afloatAt(snapshot, battle, step).map(
      (f) => html`
        <li key=${f.colour} class=${f.was === f.is ? '' : 'falls'} aria-label=${`${ownerOf(snapshot, f.colour, t)}: ${f.is}`}>
          <${Topmark} colour=${f.colour} />
          <span class="turns" data-was=${f.was} aria-hidden="true"><b>${f.is}</b></span>
        </li>
      `,
    )}
  </ul>
`;

/** @param {{ t: Words, snapshot: API.Snapshot, battle: API.Battle, step: number }} props */
export function DuelCard({ t, snapshot, battle, step }) {
  const d = battle.duels[step],
    die = (/** @type {number} */ id) => dieOf(battle, id),
    sinks = d.sinks || [],
    said = verdict(battle, d, t);
  return html`
    <article class="card duel" aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${t('battle.duel', { n: step + 1, all: battle.duels.length })}</p>
        ${
          d.close
            ? html`
                <span class="near">
                  <${Icon} id="ruler" class="ic-s" />
                  ${t('battle.close')}
                </span>
              `
            : null
        }
      </div>
      <div class="pair">
        <${Face} die=${die(d.a)} sinks=${sinks.includes(d.a)} snapshot=${snapshot} t=${t} />
        <div class="gap">
          ${
            d.gap == null
              ? html`
                  <b>–</b>
                `
              : html`
                  <b>${t.mm(d.gap)}</b>
                  <span>mm</span>
                `
          }
        </div>
        <${Face} die=${die(d.b)} sinks=${sinks.includes(d.b)} snapshot=${snapshot} t=${t} />
      </div>
      <p class=${'verdict' + (said.length > 18 ? ' long' : '')}>${said}</p>
      <p class="after">${d.note || ''}</p>
      <${Afloat} t=${t} snapshot=${snapshot} battle=${battle} step=${step} />
    </article>
  `;
}

/** @param {{ t: Words, battle: API.Battle, n: number, step: number, onStep: (step: number) => void }} props */
function Row({ t, battle, n, step, onStep }) {
  const d = battle.duels[n],
    sinks = d.sinks || [],
    die = (/** @type {number} */ id) => dieOf(battle, id),
    past = n <= step;
  /**
   * @param {number} id
   * @param {boolean} right
   */
  const side = (id, right) => {
    const x = die(id),
      face = html`
        <span class="face">
          <${Die} colour=${x.colour} face=${x.face} />
          <${Use} id="sunk" class="wv" />
        </span>
      `,
      mark = html`
        <${Topmark} colour=${x.colour} />
      `;
    return html`
      <span class=${`dd ${past && sinks.includes(id) ? 'x' : ''}`}>${right ? [mark, face] : [face, mark]}</span>
    `;
  };
  const say = t('battle.row', {
    n: n + 1,
    a: t.die(die(d.a).colour, die(d.a).face),
    b: t.die(die(d.b).colour, die(d.b).face),
    gap: d.gap == null ? '–' : t.mm(d.gap),
  });
  return html`
    <button
      class=${`row ${n === step ? 'now' : n < step ? 'past' : ''}`}
      aria-current=${n === step ? 'step' : undefined}
      onClick=${() => onStep(n)}
    >
      <span class="vh">${say}</span>
      <span class="n" aria-hidden="true">${n + 1}</span>
      ${side(d.a, false)}
      <span class="mm" aria-hidden="true">${d.gap == null ? '–' : t.mm(d.gap)}</span>
      ${side(d.b, true)}
      <span class=${'st' + (d.close ? ' near' : '')}>
        ${
          d.close
            ? html`
                <${Icon} id="ruler" class="ic-s" />
              `
            : n < step
              ? html`
                  <${Icon} id="check" class="ic-s" />
                `
              : ''
        }
      </span>
    </button>
  `;
}

/**
 * All duels in one list, each as high as the place allows; more than fit are scrolled, and the one now is in sight.
 * @param {{ t: Words, battle: API.Battle, step: number, onStep: (step: number) => void }} props
 */
export function DuelList({ t, battle, step, onStep }) {
  const ref = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const list = ref.current,
      now = list.querySelector('[aria-current]');
    if (!now) list.scrollTop = 0;
    else if (now.offsetTop < list.scrollTop || now.offsetTop + now.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = now.offsetTop - (list.clientHeight - now.offsetHeight) / 2;
  }, [step]);
  return html`
    <nav class="card list" ref=${ref} tabindex="0" aria-label=${t('battle.list')}>
      ${battle.duels.map(
        (_, n) => html`
          <${Row} key=${n} t=${t} battle=${battle} n=${n} step=${step} onStep=${onStep} />
        `,
      )}
    </nav>
  `;
}

/**
 * Back, play, next. Nothing of it is sent: it is this device's own way through the battle.
 * @param {{
 *   t: Words; battle: API.Battle; step: number; playing: boolean; onStep: (step: number) => void; onPlay: () => void;
 *   last: boolean
 * }} props
 */
export function Walk({ t, battle, step, playing, onStep, onPlay, last }) {
  const end = battle.duels.length;
  if (!end)
    return html`
      <div class="steps one dock">${last}</div>
    `;
  return html`
    <div class="steps dock">
      <button class="btn square" disabled=${step <= 0} onClick=${() => onStep(step - 1)} aria-label=${t('battle.back')}>
        <${Icon} id="prev" />
      </button>
      <button class="btn square" onClick=${onPlay} aria-label=${t(playing ? 'battle.pause' : 'battle.play')} aria-pressed=${playing}>
        <${Icon} id=${playing ? 'pause' : 'play'} />
      </button>
      ${
        step >= end
          ? last
          : playing || step === end - 1
            ? html`
                <button class="btn primary next" onClick=${() => onStep(end)}>
                  ${t('battle.outcome')}
                  <${Icon} id="next" />
                </button>
              `
            : html`
                <button class="btn primary next" onClick=${() => onStep(step + 1)}>
                  ${t('battle.next')}
                  <${Icon} id="next" />
                </button>
              `
      }
    </div>
  `;
}
