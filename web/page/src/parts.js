// The parts a game's view is made of: counter, track, pieces, steps, ledger. Any game's, drawn without knowing it.
import { html } from './html.js';
import { Cards, worth } from './cards.js';
import { Die, Emblem, Topmark, Use, has } from './icons.js';

export const Scale = ({ value, of }) => html`<span class="scale" aria-hidden="true">${Array.from({ length: Math.min(of, 20) }, (_, i) => html`<i class=${i < value ? 'on' : ''}></i>`)}</span>`;

/** One piece as a ship or a die of its colour, or as a token in ink. */
export function Piece({ p, game }) {
  const inside = p.on?.emblem || (p.emblem && !p.emblem.startsWith('die-') && p.emblem !== 'ship' ? p.emblem : '');
  const title = [p.label, p.on?.label].filter(Boolean).join(': ');
  if (p.colour && p.emblem?.startsWith('die-')) return html`<span class=${'ship' + (p.faded ? ' faded' : '')} title=${title}><${Die} colour=${p.colour} face=${p.emblem.slice(4)} /></span>`;
  if (p.colour) return html`<span class=${`ship c-${p.colour}${p.faded ? ' res' : ''}`} title=${title} role="img" aria-label=${title}><${Use} id=${p.faded ? 'die-slot' : 'die-0'} class="body" />${inside && p.on?.on?.emblem ? html`<span class="both"><${Emblem} name=${inside} game=${game} /><${Emblem} name=${p.on.on.emblem} game=${game} /></span>` : inside ? html`<${Emblem} name=${inside} game=${game} />` : null}</span>`;
  return html`<span class=${'tokn' + (p.faded ? ' faded' : '')} title=${title}><${Emblem} name=${p.emblem} game=${game} />${p.emblem ? null : p.label}${p.count > 1 ? html`<b>${p.count}</b>` : null}</span>`;
}

/** Pieces are counted where any of them has a count: then none means none. */
const counts = (items) => items.some((p) => p.count > 0);

const repeat = (items) => {
  const counted = counts(items);
  return items.flatMap((p) => (p.colour ? Array.from({ length: Math.min(counted ? p.count || 0 : 1, 20) }, () => p) : [p]));
};

/** How many of each label lie there, as one line under the ships. */
const groups = (items) => {
  const by = new Map(), counted = counts(items);
  for (const p of items) if (p.colour && p.label) by.set(p.label, (by.get(p.label) || 0) + (counted ? p.count || 0 : 1));
  return [...by].filter(([, n]) => n > 0);
};

export const Fleet = ({ items, game }) => html`<div class=${'fleet' + (repeat(items).length > 10 ? ' many' : '')}>${repeat(items).map((p, i) => html`<${Piece} key=${i} p=${p} game=${game} />`)}</div>
  ${groups(items).length ? html`<div class="fleet-key">${groups(items).map(([label, n]) => html`<span key=${label}>${n} ${label}</span>`)}</div>` : null}`;

/** What lies on a piece, one on another; a piece of a colour stands for itself. */
const names = (p) => { const all = []; for (let x = p.on; x; x = x.on) all.unshift(x); return all.length || !p.colour ? all : [{ colour: p.colour, label: '' }]; };

/** Things that come one after another, such as who is called: the rail on top of a round. */
export const Rail = ({ part, game, t }) => html`<ol class="rail" aria-label=${part.title}>${part.steps.items.map((p, i) => {
  const state = i < part.steps.current ? 'done' : i === part.steps.current ? 'now' : 'next';
  return html`<li key=${i} class=${`ch ${state}`} aria-current=${state === 'now' ? 'step' : undefined}><${Emblem} name=${p.emblem} game=${game} class="em" /><b>${p.label}</b>
    <span class="by">${names(p).length > 1 ? names(p).map((x) => html`<${Topmark} colour=${x.colour} />`) : names(p).map((x) => html`${x.colour ? html`<${Topmark} colour=${x.colour} />` : null}${x.label}`)}</span></li>`;
})}</ol>`;

const Card = ({ part, cls = '', children }) => html`<section class=${`card part ${cls} id-${part.id}`}>${part.title ? html`<h2 class="cap">${part.title}</h2>` : null}${children}</section>`;

function Counter({ part, game }) {
  const c = part.counter;
  return html`<section class="card part counter">${c.emblem ? html`<${Emblem} name=${c.emblem} game=${game} />` : null}<h2 class="cap">${part.title}</h2><b class="num">${c.value}${c.of ? html`<small>/${c.of}</small>` : null}</b>${c.of ? html`<${Scale} value=${c.value} of=${c.of} />` : null}</section>`;
}

const Pieces = ({ part, game }) => {
  if (part.pieces.cards) return html`<${Card} part=${part} cls="pieces"><${Cards} items=${part.pieces.items} game=${game} named /><//>`;
  const items = part.pieces.items;
  const fleet = items.length > 0 && items.every((p) => p.colour), counted = counts(items);
  return html`<${Card} part=${part} cls="pieces">${fleet ? html`<${Fleet} items=${items} game=${game} />` : html`<div class=${'cards n' + Math.min(items.length, 6)}>${items.map((p, i) => html`<div key=${i} class=${'ac' + (p.faded ? ' old' : '') + (p.strong ? ' pile' : '') + (p.colour ? ' c-' + p.colour : '')}>
    ${p.colour ? html`<${Topmark} colour=${p.colour} />` : null}${p.emblem ? html`<${Emblem} name=${p.emblem} game=${game} />` : null}${counted && !(p.on && !p.count) ? html`<b>${p.count || 0}</b>` : null}${p.label ? html`<span class="lb">${p.label}</span>` : null}${p.on ? html`<span class="fl">${p.on.colour ? html`<${Topmark} colour=${p.on.colour} />` : html`<${Emblem} name=${p.on.emblem} game=${game} />`}<span>${p.on.count > 1 ? p.on.count : p.on.label}</span></span>` : null}</div>`)}</div>`}<//>`;
};

const Steps = ({ part, game }) => html`<${Card} part=${part} cls="stepped"><ol class="mini-steps">${part.steps.items.map((p, i) => html`<li key=${i} class=${i < part.steps.current ? 'done' : i === part.steps.current ? 'now' : ''}><${Emblem} name=${p.emblem} game=${game} /><span>${p.label}</span></li>`)}</ol><//>`;

/** A way of places: drawn where the game says its places are, or as the scale bar of a chart. */
function Track({ part, game, colourOf, nameOf }) {
  const { places = [], links = [], at = [], marks = [] } = part.track, n = places.length;
  const map = at.length === n && n > 0, W = map ? 240 : 300, H = map ? 130 : 46;
  const X = (i) => (map ? 14 + (at[i][0] / 100) * (W - 28) : 12 + (i / Math.max(n - 1, 1)) * (W - 24)), Y = (i) => (map ? 14 + (at[i][1] / 100) * (H - 28) : 34);
  const ways = links.length ? links : map ? places.slice(1).map((_, i) => [i, i + 1]) : [];
  const by = new Map();
  for (const m of marks) by.set(m.place, [...(by.get(m.place) || []), m]);
  const every = n > 60 ? 20 : n > 30 ? 10 : n > 12 ? 5 : 1;
  return html`<${Card} part=${part} cls="way"><svg class="track" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${marks.map((m) => `${nameOf(m.seat)} ${places[m.place]?.label || m.place}`).join(', ')}>
    ${map ? ways.map(([a, b]) => html`<line x1=${X(a)} y1=${Y(a)} x2=${X(b)} y2=${Y(b)} class="way-line" />`) : html`<rect x="12" y="30" width=${W - 24} height="6" class="way-bar" />`}
    ${places.map((p, i) => (map ? html`<circle cx=${X(i)} cy=${Y(i)} r="7" class="place" />` : html`<path d=${`M${X(i)} ${i % every ? 33 : 30}v6`} class="tick" />`))}
    ${places.map((p, i) => (map || i % every === 0) && html`<text x=${X(i)} y=${map ? Y(i) + 17 : 45} text-anchor="middle">${p.label || (map ? '' : i)}</text>`)}
    ${[...by].flatMap(([place, ms]) => ms.map((m, j) => {
      const x = X(place) - 8 + (j - (ms.length - 1) / 2) * (map ? 12 : 11), y = map ? Y(place) - 9 : 11;
      return m.seat >= 0 ? html`<use href=${'#' + (has('tm-' + colourOf(m.seat)) ? 'tm-' + colourOf(m.seat) : 'tm-other')} class=${'c-' + colourOf(m.seat)} x=${x} y=${y} width="16" height="16" />` : html`<use href=${'#' + (has(m.emblem) ? m.emblem : 'anchor')} class="mark-em" x=${x} y=${y} width="16" height="16" />`;
    }))}
  </svg><//>`;
}

export const LedgerTable = ({ ledger, heads, best, t }) => html`<table><thead><tr><td></td>${heads.map((h, i) => html`<th key=${i} scope="col" class=${best.includes(i) ? 'win' : ''}><span class="who">${h.colour ? html`<${Topmark} colour=${h.colour} />` : null}${h.name}</span></th>`)}</tr></thead>
  <tbody>${ledger.lines.filter((l) => !l.total).map((l, i) => html`<tr key=${i}><th scope="row"><div><span>${l.label}${l.help ? html`<small>${l.help}</small>` : null}</span></div></th>${l.values.map((v, j) => html`<td key=${j} class=${[best.includes(j) && 'win', v < 0 && 'neg'].filter(Boolean).join(' ')}>${v < 0 ? '−' + -v : v}</td>`)}</tr>`)}</tbody>
  <tfoot>${ledger.lines.filter((l) => l.total).map((l, i) => html`<tr key=${i}><th scope="row">${l.label || t('score.total')}</th>${l.values.map((v, j) => html`<td key=${j} class=${best.includes(j) ? 'win' : ''}>${v < 0 ? '−' + -v : v}</td>`)}</tr>`)}</tfoot></table>`;

/** A part with every word it has, for who wants to know what a sign means. */
export function Whole({ part, game, t, colourOf, nameOf }) {
  const items = part.pieces?.items || part.steps?.items, cards = part.pieces?.cards;
  if (part.counter) return html`<ul class="items"><li><${Emblem} name=${part.counter.emblem} game=${game} /><span>${part.title}</span><b class="num">${part.counter.value}${part.counter.of ? `/${part.counter.of}` : ''}</b></li></ul>`;
  if (!items) return html`<${Part} part=${part} game=${game} t=${t} colourOf=${colourOf} nameOf=${nameOf} />`;
  const counted = counts(items);
  return items.length ? html`<section class="part"><h2 class="cap">${part.title}</h2><ul class="items">${items.map((p, i) => html`<li key=${i} class=${p.faded ? 'faded' : ''}>${p.emblem ? html`<${Emblem} name=${p.emblem} game=${game} />` : p.colour ? html`<${Topmark} colour=${p.colour} />` : html`<i></i>`}
    <span>${p.label}${names(p).filter((x) => x.label).map((x) => html` · ${x.label}`)}</span><b class="num">${cards ? worth(p) || '' : counted ? p.count || 0 : ''}</b></li>`)}</ul></section>` : null;
}

/** Any part of the table's middle. */
export function Part({ part, game, t, colourOf, nameOf, onBattle }) {
  if (part.counter) return html`<${Counter} part=${part} game=${game} />`;
  if (part.track) return html`<${Track} part=${part} game=${game} colourOf=${colourOf} nameOf=${nameOf} />`;
  if (part.pieces) return html`<${Pieces} part=${part} game=${game} />`;
  if (part.steps) return html`<${Steps} part=${part} game=${game} />`;
  if (part.ledger) return html`<${Card} part=${part} cls="tally"><${LedgerTable} t=${t} ledger=${part.ledger} heads=${part.ledger.columns.map((name) => ({ name }))} best=${[]} /><//>`;
  if (part.battle) return html`<section class="card part past"><p>${part.battle.outcome || t('battle.over')}</p><button class="btn" onClick=${onBattle}>${t('battle.look')}</button></section>`;
  return null;
}
