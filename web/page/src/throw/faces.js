// Dice whose places mean nothing, told by hand: one tap on each face. The last wanted die sends the throw; where any number of dice
// is wanted, people say when that is all.
import { html } from '../draw/html.js';
import { Die, Icon } from '../draw/icons.js';
import { ownerOf } from './battle.js';
import { AskHead, rub } from './throw.js';

/**
 * Whether dice are told by their faces alone.
 * @param {API.Ask | null} ask
 */
export const byFaces = (ask) => ask?.kind === 'throw' && !!ask.throw && !ask.throw.places;

/**
 * Every single die that is wanted, in the order in which they are told.
 * @param {API.Ask['throw']} wanted
 */
export const slotsOf = (wanted) => (wanted?.groups || []).flatMap((g) => Array.from({ length: g.count }, () => g));

/** One of any dice. @type {NonNullable<NonNullable<API.Ask['throw']>['groups']>[number]} */
const anyDie = { colour: '', kind: 'pips', name: '', count: 1, faces: ['1', '2', '3', '4', '5', '6'] };

/** @param {{ t: Words, table: Laid, ask: API.Ask, sighting: API.Sighting, others?: any }} props */
export function FacesCard({ t, table, ask, sighting, others }) {
  const s = table.snapshot,
    busy = !!table.busy,
    have = sighting?.dice || [],
    free = !ask.throw?.groups?.length, // any number of dice
    slots = free ? [...have.map(() => anyDie), anyDie] : slotsOf(ask.throw),
    next = slots[have.length] || slots[slots.length - 1];
  /** @param {number} value */
  const tell = async (value) => {
    if (!sighting && !(await table.byHand(ask))) return;
    await table.fix(sighting || table.snapshot.sighting, { add: { colour: next.colour, value, nth: have.length + 1 } });
  };
  /** @param {typeof slots[number]} g */
  const said = (g) => (g.colour ? ownerOf(s, g.colour, t) : g.name);
  return html`
    <div class="stack by-faces">
      <section class="card before">
        <${AskHead} snapshot=${s} ask=${ask} />
        ${
          sighting?.error
            ? html`
                <p class="trouble" role="alert">${sighting.error}</p>
              `
            : null
        }
        ${
          slots.length > 1
            ? html`
                <ol class="slots" aria-label=${t('faces.told')}>
                  ${slots.map(
                    (g, i) => html`
                      <li key=${i} class=${i === have.length ? 'now' : ''} aria-current=${i === have.length ? 'step' : undefined}>
                        <${Die} colour=${g.colour || 'white'} face=${have[i] ? g.faces[have[i].value - 1] : '0'} game=${s.game?.id} />
                      </li>
                    `,
                  )}
                </ol>
              `
            : null
        }
        <h3>
          ${free ? t('faces.any') : t.title(t('faces.which', { n: Math.min(have.length + 1, slots.length), all: slots.length, die: said(next) }))}
        </h3>
        <div class=${'faces n' + next.faces.length}>
          ${next.faces.map(
            (face, i) => html`
              <button
                key=${face}
                class="key"
                disabled=${busy || have.length >= (free ? 60 : slots.length)}
                aria-label=${face}
                onClick=${() => tell(i + 1)}
              >
                <${Die} colour=${next.colour || 'white'} face=${face} game=${s.game?.id} />
              </button>
            `,
          )}
        </div>
      </section>
      <div class="ways">
        ${others}
        ${
          have.length
            ? html`
                <button class="btn rub" disabled=${busy} onClick=${() => rub(table, sighting)}>
                  <${Icon} id="undo" />
                  ${t('hand.rub')}
                </button>
              `
            : null
        }
        ${
          sighting && s.camera?.live
            ? html`
                <button class="btn" disabled=${busy} onClick=${() => table.fix(sighting, { discard: true })}>
                  <${Icon} id="close" />
                  ${t(sighting.corrects ? 'look.drop' : 'hand.discard')}
                </button>
              `
            : null
        }
      </div>
      ${
        free
          ? html`
              <div class="steps one dock">
                <button class="btn primary done" disabled=${busy || !have.length} onClick=${() => table.fix(sighting, { done: true })}>
                  ${have.length ? t('faces.all', { n: have.length }) : t('faces.none')}
                  <${Icon} id="check" />
                </button>
              </div>
            `
          : null
      }
    </div>
  `;
}
