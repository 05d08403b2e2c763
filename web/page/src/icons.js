// Everything that is drawn from the sprite: icons, topmarks, dice, emblems of games.
import { html } from './html.js';
import sprite from '../assets/sprite.svg';

const known = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));

/** Puts the sprite into the document, once, so that its symbols take colours from where they are used. */
export function plantSprite() {
  const box = document.createElement('div');
  box.className = 'sprite';
  box.setAttribute('aria-hidden', 'true');
  box.innerHTML = sprite;
  document.body.prepend(box);
}

export const has = (id) => known.has(id);

export const Use = ({ id, class: cls, ...rest }) =>
  html`<svg class=${cls} aria-hidden="true" ...${rest}><use href=${'#' + id} /></svg>`;

export const Icon = ({ id, class: cls = '' }) => html`<${Use} id=${'i-' + id} class=${'ic ' + cls} />`;

export const topmarkOf = (colour) => (has('tm-' + colour) ? 'tm-' + colour : 'tm-other');

export const Topmark = ({ colour, class: cls = '' }) =>
  html`<${Use} id=${topmarkOf(colour)} class=${`tm c-${colour} ${cls}`} />`;

/** A die's face; faces without pips of their own (a combat die's star) are an emblem on a blank die. */
export function Die({ colour, face, class: cls = '' }) {
  const id = 'die-' + face;
  if (has(id)) return html`<${Use} id=${id} class=${`die c-${colour} ${cls}`} />`;
  return html`<span class=${`die faced c-${colour} ${cls}`}><${Use} id="die-0" class="die-body" /><${Emblem} name=${face} class="ic" /></span>`;
}

/** An emblem by name: the sprite's own, or the game's file, which paints in the colour of the text around it. */
export function Emblem({ name, game, class: cls = 'ic' }) {
  if (!name) return null;
  if (has(name)) return html`<${Use} id=${name} class=${cls + (name.startsWith('flag-') ? ' flag' : '')} />`;
  if (has('tm-' + name)) return html`<${Topmark} colour=${name} class=${cls} />`;
  if (!game) return html`<span class=${cls + ' em-word'}>${name.slice(0, 2)}</span>`;
  const url = `url("/api/v1/emblems/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg")`;
  return html`<span class=${cls + ' em-file'} style=${{ maskImage: url, WebkitMaskImage: url }} aria-hidden="true"></span>`;
}
