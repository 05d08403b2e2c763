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
 * A die's face. One without pips of its own (a combat die's star) is an emblem on a blank die, and a number is pips, or figures
 * if they are what is printed on that kind of die.
 * @param {{ colour: string, face: string | number, game: string | undefined, figures?: boolean, class?: string }} props
 */
export function Die({ colour, face, game, figures, class: cls = '' }) {
  const id = 'die-' + face;
  if (has(id) && !(figures && Number(face) > 0))
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

const files = new Map(); // address of an emblem's file → its width over its height, once it is there

/**
 * An emblem from the game's own files, painted in the colour of the text around it; nothing while it is not there.
 * One that is wider than high, such as the two symbols of a card, keeps its height where there is room.
 * @param {{ game: string, name: string, class?: string }} props
 */
function FileEmblem({ game, name, class: cls }) {
  const address = `/api/v1/emblems/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg`;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (files.get(address)) return undefined;
    const image = new Image();
    image.onload = () => {
      files.set(address, image.naturalHeight ? image.naturalWidth / image.naturalHeight : 1);
      redraw((n) => n + 1);
    };
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  const ratio = files.get(address);
  const url = ratio ? `url("${address}")` : '';
  return html`
    <span
      class=${cls + (url ? ' em-file' : ' em-none') + (ratio > 1.2 ? ' em-wide' : '')}
      style=${url ? { maskImage: url, WebkitMaskImage: url, '--ratio': ratio } : undefined}
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
