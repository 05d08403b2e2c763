// The battle beside the picture: the duel now, the list of all, what is left, and the three buttons that walk through it.
import { html } from './html.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Die, Icon, Topmark, Use } from './icons.js';
import { ownerOf, tally, verdict } from './battle.js';

const Face = ({ die, sinks, snapshot, t }) => html`<figure class=${sinks ? 'sinks' : 'stays'}>
  <${Die} colour=${die.colour} face=${die.face} /><${Use} id="sunk" class="wave" preserveAspectRatio="none" />
  <figcaption><${Topmark} colour=${die.colour} /><span>${ownerOf(snapshot, die.colour, t)}</span></figcaption></figure>`;

export function DuelCard({ t, snapshot, battle, step, onAsk }) {
  const d = battle.duels[step], die = (id) => battle.dice.find((x) => x.id === id), sinks = d.sinks || [], said = verdict(battle, d, t);
  return html`<article class="card duel" key=${step} aria-live="polite">
    <div class="duel-head"><p class="eyebrow">${t('battle.duel', { n: step + 1, all: battle.duels.length })}</p>
      ${d.close ? html`<span class="near"><${Icon} id="ruler" class="ic-s" />${t('battle.close')}</span>` : null}</div>
    <div class="pair"><${Face} die=${die(d.a)} sinks=${sinks.includes(d.a)} snapshot=${snapshot} t=${t} />
      <div class="gap">${d.gap == null ? html`<b>–</b>` : html`<b>${t.mm(d.gap)}</b><span>mm</span>`}</div>
      <${Face} die=${die(d.b)} sinks=${sinks.includes(d.b)} snapshot=${snapshot} t=${t} /></div>
    <p class=${'verdict' + (said.length > 18 ? ' long' : '')}>${said}</p><p class="after">${d.note || ''}</p>
  </article>`;
}

/** After the last duel: the outcome in a sentence, and every fleet with what is afloat. */
export function OutcomeCard({ t, snapshot, battle, open }) {
  const [first, ...rest] = t.title(open ? t('battle.open') : battle.outcome || t('battle.over')).split(/(?<=[.?])\s+/);
  const head = rest.length ? first.replace(/\.$/, '') : first, whirl = !battle.duels.length && battle.reach?.length > 0;
  const rows = whirl ? tally({ ...battle, dice: battle.dice.filter((d) => battle.reach.includes(d.id)) }) : tally(battle); // a whirlpool shows what it pulls in
  return html`<article class="card outcome" aria-live="polite">${rest.length || whirl ? null : html`<p class="eyebrow">${t('battle.after')}</p>`}<h2 class=${head.length > 36 ? 'long' : ''}>${head}</h2>${rest.length ? html`<p class="rest">${rest.join(' ')}</p>` : null}
    <ul class=${rows.length > 6 ? 'wide' : ''}>${rows.map((r) => html`<li key=${r.colour}><${Topmark} colour=${r.colour} /><b>${ownerOf(snapshot, r.colour, t)}</b>
      <span class="afloat" aria-label=${t('battle.afloat', { n: r.afloat.length })}>${r.afloat.length > 4 ? html`<${Die} colour=${r.colour} face=${r.afloat[0]} /><i>×${r.afloat.length}</i>` : r.afloat.map((f) => html`<${Die} colour=${r.colour} face=${f} />`)}</span>
      <span class="lost" aria-label=${t('battle.sunk', { n: r.sunk })}>${r.sunk ? html`<${Use} id="sunk" class="ic" />${r.sunk}` : ''}</span></li>`)}</ul></article>`;
}

function Row({ t, battle, n, step, onStep }) {
  const d = battle.duels[n], sinks = d.sinks || [], die = (id) => battle.dice.find((x) => x.id === id), past = n <= step;
  const side = (id, right) => {
    const x = die(id), face = html`<span class="face"><${Die} colour=${x.colour} face=${x.face} /><${Use} id="sunk" class="wv" /></span>`, mark = html`<${Topmark} colour=${x.colour} />`;
    return html`<span class=${`dd ${past && sinks.includes(id) ? 'x' : ''}`}>${right ? [mark, face] : [face, mark]}</span>`;
  };
  const say = t('battle.row', { n: n + 1, a: t.die(die(d.a).colour, die(d.a).face), b: t.die(die(d.b).colour, die(d.b).face), gap: d.gap == null ? '–' : t.mm(d.gap) });
  return html`<button class=${`row ${n === step ? 'now' : n < step ? 'past' : ''}`} aria-current=${n === step ? 'step' : undefined} onClick=${() => onStep(n)}>
    <span class="vh">${say}</span><span class="n" aria-hidden="true">${n + 1}</span>${side(d.a, false)}<span class="mm" aria-hidden="true">${d.gap == null ? '–' : t.mm(d.gap)}</span>${side(d.b, true)}
    <span class=${'st' + (d.close ? ' near' : '')}>${d.close ? html`<${Icon} id="ruler" class="ic-s" />` : n < step ? html`<${Icon} id="check" class="ic-s" />` : ''}</span></button>`;
}

/** All duels in order. As many rows as the place holds; more duels stand in two columns, still more are turned in pages. */
export function DuelList({ t, battle, step, onStep }) {
  const ref = useRef(null), [fits, setFits] = useState(6);
  useEffect(() => {
    const watch = new ResizeObserver(([e]) => setFits(Math.max(2, Math.floor(e.contentRect.height / (parseFloat(getComputedStyle(e.target.querySelector('.row') || e.target).minHeight) || 48)))));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  const all = battle.duels.length, flowing = matchMedia('(max-width: 47.99rem)').matches;
  const columns = all > fits && !flowing ? 2 : 1, page = flowing ? all : fits * columns;
  const from = Math.floor(Math.min(step, all - 1) / page) * page;
  const shown = battle.duels.slice(from, from + page).map((_, i) => from + i);
  return html`<nav class=${'card list' + (columns > 1 ? ' dense' : '')} ref=${ref} aria-label=${t('battle.list')}>${shown.map((n) => html`<${Row} key=${n} t=${t} battle=${battle} n=${n} step=${step} onStep=${onStep} />`)}</nav>`;
}

/** Back, play, next. Nothing of it is sent: it is this device's own way through the battle. */
export function Walk({ t, battle, step, playing, onStep, onPlay, last }) {
  const end = battle.duels.length;
  if (!end) return html`<div class="steps one dock">${last}</div>`;
  return html`<div class="steps dock">
    <button class="btn square" disabled=${step <= 0} onClick=${() => onStep(step - 1)} aria-label=${t('battle.back')}><${Icon} id="prev" /></button>
    <button class="btn square" onClick=${onPlay} aria-label=${t(playing ? 'battle.pause' : 'battle.play')} aria-pressed=${playing}><${Icon} id=${playing ? 'pause' : 'play'} /></button>
    ${step >= end ? last : playing || step === end - 1 ? html`<button class="btn primary next" onClick=${() => onStep(end)}>${t('battle.outcome')}<${Icon} id="next" /></button>` : html`<button class="btn primary next" onClick=${() => onStep(step + 1)}>${t('battle.next')}<${Icon} id="next" /></button>`}
  </div>`;
}
