// Correcting a die: tap it, then tap what it is. For a new die: tap the floor, then tap what lies there.
import { html } from '../draw/html.js';
import { useState } from 'preact/hooks';
import { Die, Icon, Topmark } from '../draw/icons.js';
import { Stamp } from './picture.js';
import { ownerOf } from './battle.js';
import { hasFigures } from './dice.js';

const PIPS = ['1', '2', '3', '4', '5', '6'];

/**
 * What a die of a colour may show; the place in the list is its value.
 * @param {API.Sighting | null} s
 * @param {string} colour
 */
export const facesOf = (s, colour) => (s?.faces?.[colour]?.length ? s.faces[colour] : PIPS);

/** @type {API.Pose[]} */
const POSES = ['flat', 'cocked', 'stacked', 'hidden'];

/**
 * The colours that may lie on this board, in the setup's order.
 * @param {API.Sighting | null} s
 * @param {API.Battle | null} battle
 */
export const coloursOf = (s, battle) => (s?.colours?.length ? s.colours : [...new Set((battle?.dice || []).map((d) => d.colour))]);

/**
 * @param {{
 *   t: Words; sighting: API.Sighting; colour: string; value: any; onPick: (value: any) => void; busy: boolean;
 *   game: string | undefined
 * }} props
 */
export const Faces = ({ t, sighting, colour, value, onPick, busy, game }) => html`
  <div class="faces">
    ${facesOf(sighting, colour).map(
      (face, i) => html`
        <button
          key=${i}
          class=${'key' + (i + 1 === value ? ' on' : '')}
          disabled=${busy}
          aria-label=${t.die(colour, face)}
          aria-pressed=${i + 1 === value}
          onClick=${() => onPick(i + 1)}
        >
          <${Die} colour=${colour} face=${face} game=${game} figures=${hasFigures(facesOf(sighting, colour))} />
        </button>
      `,
    )}
  </div>
`;

/** @param {{ t: Words, snapshot: API.Snapshot, colours: string[], colour: string, onPick: (value: any) => void, busy: boolean }} props */
export const Tints = ({ t, snapshot, colours, colour, onPick, busy }) => html`
  <div class=${'tints n' + colours.length}>
    ${colours.map(
      (c) => html`
        <button
          key=${c}
          class=${'key' + (c === colour ? ' on' : '')}
          disabled=${busy}
          aria-pressed=${c === colour}
          onClick=${() => onPick(c)}
        >
          <${Topmark} colour=${c} />
          <span>${ownerOf(snapshot, c, t)}</span>
        </button>
      `,
    )}
  </div>
`;

/**
 * A die that was tapped. One tap on an answer sends it and closes the card.
 * @param {{
 *   t: Words; table: Laid; sighting: API.Sighting; board: API.Board; dice: DrawnDie[]; die: DrawnDie;
 *   battle: API.Battle | null; moving: boolean; onClose: () => void
 * }} props
 */
export function FixCard({ t, table, sighting, board, dice, die, battle, moving, onClose }) {
  /** @param {API.Fix} fix */
  const send = async (fix) => {
    if (await table.fix(sighting, { die: die.id, ...fix })) onClose();
  };
  const busy = !!table.busy,
    value = die.value;
  return html`
    <section class="card fix">
      <div class="fix-head">
        <${Stamp} sighting=${sighting} board=${board} centre=${die.centre} edge=${die.edge} dice=${dice} />
        <div>
          <p class="eyebrow">
            ${t('fix.title')}${
              die.fixed
                ? html`
                    ${' · '}${t('fix.fixed')}
                  `
                : null
            }
          </p>
          <h2>${t.title(t.die(die.colour, die.face))}</h2>
        </div>
      </div>
      <${Faces}
        t=${t}
        sighting=${sighting}
        game=${table.snapshot.game?.id}
        colour=${die.colour}
        value=${value}
        busy=${busy}
        onPick=${(v) => (v === value && die.pose === 'flat' ? onClose() : send({ value: v }))}
      />
      <h3>${t('fix.whose')}</h3>
      <${Tints}
        t=${t}
        snapshot=${table.snapshot}
        colours=${coloursOf(sighting, battle)}
        colour=${die.colour}
        busy=${busy}
        onPick=${(c) => (c === die.colour ? onClose() : send({ colour: c }))}
      />
      <h3>${t('fix.pose')}</h3>
      <div class="poses">
        ${POSES.map(
          (p) => html`
            <button
              key=${p}
              class=${'key' + (p === die.pose ? ' on' : '')}
              disabled=${busy}
              aria-pressed=${p === die.pose}
              onClick=${() => (p === die.pose ? onClose() : send({ pose: p }))}
            >
              ${t('pose.' + p)}
            </button>
          `,
        )}
      </div>
      ${
        moving
          ? html`
              <p class="tip">
                <${Icon} id="hand" />
                <span>${t('fix.move')}</span>
              </p>
            `
          : null
      }
      <div class="two dock">
        <button class="btn bad" disabled=${busy} onClick=${() => send({ remove: true })}>
          <${Icon} id="remove" />
          ${t('fix.remove')}
        </button>
        <button class="btn primary" onClick=${onClose}>${t('fix.done')}</button>
      </div>
    </section>
  `;
}

/**
 * An empty place that was tapped. The colour is guessed from what the throw still misses, so one tap more is enough.
 * @param {{
 *   t: Words; table: Laid; sighting: API.Sighting; board: API.Board; dice: DrawnDie[]; spot: XY;
 *   battle: API.Battle | null; onClose: () => void
 * }} props
 */
export function AddCard({ t, table, sighting, board, dice, spot, battle, onClose }) {
  const colours = coloursOf(sighting, battle),
    [colour, setColour] = useState(sighting.missing?.[0]?.colour || colours[0]);
  /** @param {any} value */
  const add = async (value) => {
    if (await table.fix(sighting, { add: { colour, value, centre_mm: spot.map((v) => Math.round(v * 10) / 10) } })) onClose();
  };
  return html`
    <section class="card fix">
      <div class="fix-head">
        <${Stamp} sighting=${sighting} board=${board} centre=${spot} edge=${sighting.edge_mm || 16} dice=${dice} />
        <div>
          <p class="eyebrow">${t('fix.new')}</p>
          <h2>${t('fix.which')}</h2>
        </div>
      </div>
      <h3>${t('fix.whose')}</h3>
      <${Tints} t=${t} snapshot=${table.snapshot} colours=${colours} colour=${colour} onPick=${setColour} />
      <h3>${t('fix.value')}</h3>
      <${Faces}
        t=${t}
        sighting=${sighting}
        game=${table.snapshot.game?.id}
        colour=${colour}
        value=${0}
        busy=${!!table.busy}
        onPick=${add}
      />
      <div class="two one dock"><button class="btn" onClick=${onClose}>${t('fix.not')}</button></div>
    </section>
  `;
}
