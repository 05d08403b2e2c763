// Everything that is drawn from the sprite: icons, topmarks, dice, emblems of games.
import { html } from './html.js';
import { useEffect, useState } from 'preact/hooks';
import sprite from '../../assets/sprite.svg';

const known = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));

/** Puts the sprite into the document, once, so that its symbols take colours from where they are used. */
export function plantSprite() {
  const box = document.createElement('div');
  box.className = 'sprite';
  box.setAttribute('aria-hidden', 'true');
  box.innerHTML = sprite;
  document.body.prepend(box);
}

/** @param {string} id */
export const has = (id) => known.has(id);

/** @param {{ id: string, class?: string, [more: string]: any }} props */
export const Use = ({ id, class: cls, ...rest }) => html`
  <svg class=${cls} aria-hidden="true" ...${rest}><use href=${'#' + id} /></svg>
`;

/** @param {{ id: string, class?: string }} props */
export const Icon = ({ id, class: cls = '' }) => html`
  <${Use} id=${'i-' + id} class=${'ic ' + cls} />
`;

/** @param {string} colour */
export const topmarkOf = (colour) => (has('tm-' + colour) ? 'tm-' + colour : 'tm-other');

/** @param {{ colour: string, class?: string }} props */
export const Topmark = ({ colour, class: cls = '' }) => html`
  <${Use} id=${topmarkOf(colour)} class=${`tm c-${colour} ${cls}`} />
`;

/**
 * A die's face; faces without pips of their own (a combat die's star) are an emblem on a blank die.
 * @param {{ colour: string, face: string | number, game: string | undefined, class?: string }} props
 */
export function Die({ colour, face, game, class: cls = '' }) {
  const id = 'die-' + face;
  if (has(id))
    return html`
      <${Use} id=${id} class=${`die c-${colour} ${cls}`} />
    `;
  return html`
    <span class=${`die faced c-${colour} ${cls}`}>
      <${Use} id="die-0" class="die-body" />
      ${
        /^\d+$/.test(String(face))
          ? html`
              <b class="die-number">${face}</b>
            `
          : html`
              <${Emblem} name=${face} game=${game} class="ic" />
            `
      }
    </span>
  `;
}

const files = new Map(); // address of an emblem's file → whether it is there; asked once

/**
 * An emblem from the game's own files, painted in the colour of the text around it; nothing while it is not there.
 * @param {{ game: string, name: string, class?: string }} props
 */
function FileEmblem({ game, name, class: cls }) {
  const address = `/api/v1/emblems/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg`;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (files.get(address)) return undefined;
    const image = new Image();
    image.onload = () => {
      files.set(address, true);
      redraw((n) => n + 1);
    };
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  const url = files.get(address) ? `url("${address}")` : '';
  return html`
    <span
      class=${cls + (url ? ' em-file' : ' em-none')}
      style=${url ? { maskImage: url, WebkitMaskImage: url } : undefined}
      aria-hidden="true"
    ></span>
  `;
}

/**
 * An emblem by name: the sprite's own, else the game's file.
 * @param {{ name?: string, game?: string, class?: string }} props
 */
export function Emblem({ name, game, class: cls = 'ic' }) {
  if (!name) return null;
  if (name.startsWith('die-') && has(name))
    return html`
      <${Use} id=${name} class=${cls + ' c-plain'} />
    `;
  if (has(name))
    return html`
      <${Use} id=${name} class=${cls + (name.startsWith('flag-') ? ' flag' : '')} />
    `;
  if (has('tm-' + name))
    return html`
      <${Topmark} colour=${name} class=${cls} />
    `;
  return game
    ? html`
        <${FileEmblem} key=${name} game=${game} name=${name} class=${cls} />
      `
    : null;
}
