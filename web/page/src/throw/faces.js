// Dice whose places mean nothing, told by hand: one tap on each face. The last wanted die sends the throw; where any number of dice
// is wanted, people say when that is all.
import { html } from '../draw/html.js';
import { Die, Icon } from '../draw/icons.js';
import { ownerOf } from './battle.js';
import { hasFigures, slotsOf, without } from './dice.js';
import { AskHead, rub } from './throw.js';

/**
 * Whether dice are told by their faces alone.
 * @param {API.Ask | null} ask
 */
export const byFaces = (ask) => ask?.kind === 'throw' && !!ask.throw && !ask.throw.places;

/**
 * What a die shows, of the sighting or of the throw before.
 * @param {API.Sighting | null} sighting
 * @param {any} d
 */
const faceOf = (sighting, d) => d.face || sighting?.faces?.[d.colour]?.[d.value - 1] || String(d.value);

/** One of any dice. @type {NonNullable<NonNullable<API.Ask['throw']>['groups']>[number]} */
const anyDie = { colour: '', kind: '', name: '', count: 1, faces: ['1', '2', '3', '4', '5', '6'] };

/**
 * The dice that may be kept: a tap throws one again.
 * @param {{ t: Words, kept: { id: number, colour: string, face: string }[], busy: boolean, game?: string, onAgain: (d: any) => void }} props
 */
const Kept = ({ t, kept, busy, game, onAgain }) => html`
  <h3>${t(kept.length ? 'faces.kept' : 'faces.kept.none')}</h3>
  <div class="kept">
    ${kept.map(
      (d) => html`
        <button
          key=${d.id}
          class="key"
          disabled=${busy}
          aria-label=${t('faces.again', { die: d.colour ? t.die(d.colour, d.face) : d.face })}
          onClick=${() => onAgain(d)}
        >
          <${Die} colour=${d.colour || 'white'} face=${d.face} game=${game} />
        </button>
      `,
    )}
  </div>
`;

/** @param {{ t: Words, table: Laid, ask: API.Ask, sighting: API.Sighting, others?: any }} props */
export function FacesCard({ t, table, ask, sighting, others }) {
  const s = table.snapshot,
    busy = !!table.busy,
    keep = ask.throw?.keep || [],
    have = sighting?.dice || [],
    free = !ask.throw?.groups?.length, // any number of dice
    kept = sighting ? have.filter((d) => d.kept) : keep, // before people say anything, all dice are kept
    told = have.filter((d) => !d.kept),
    slots = free ? [...told.map(() => anyDie), anyDie] : without(slotsOf(ask.throw), kept),
    next = slots[told.length] || slots[slots.length - 1];
  /** Changes the throw, which the first change begins. @param {API.Fix} fix */
  const change = async (fix) => {
    if (!sighting && !(await table.byHand(ask))) return;
    await table.fix(sighting || table.snapshot.sighting, fix);
  };
  /** @param {number} value @param {string} [face] of a printed die */
  const tell = (value, face) => change({ add: { colour: next.colour, value, face, nth: kept.length + told.length + 1 } });
  const full = busy || told.length >= (free ? 60 : slots.length);
  /** @param {{ id: number }} d */
  const throwAgain = (d) => change({ die: d.id, remove: true });
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
          keep.length
            ? html`
                <${Kept}
                  t=${t}
                  kept=${kept.map((d) => ({ ...d, face: faceOf(sighting, d) }))}
                  busy=${busy}
                  game=${s.game?.id}
                  onAgain=${throwAgain}
                />
              `
            : null
        }
        ${
          slots.length > 1
            ? html`
                <ol class="slots" aria-label=${t('faces.told')}>
                  ${slots.map(
                    (g, i) => html`
                      <li key=${i} class=${i === told.length ? 'now' : ''} aria-current=${i === told.length ? 'step' : undefined}>
                        <${Die}
                          colour=${g.colour || 'white'}
                          face=${told[i] ? told[i].face || g.faces[told[i].value - 1] : '0'}
                          game=${s.game?.id}
                          figures=${!!told[i]?.face || hasFigures(g.faces)}
                        />
                      </li>
                    `,
                  )}
                </ol>
              `
            : null
        }
        <h3 hidden=${!next}>
          ${free ? t('faces.any') : next && t.title(t('faces.which', { n: Math.min(told.length + 1, slots.length), all: slots.length, die: said(next) }))}
        </h3>
        <div class=${'faces n' + (next?.faces.length || 6)}>
          ${(next?.faces || []).map(
            (face, i) => html`
              <button key=${face} class="key" disabled=${full} aria-label=${face} onClick=${() => tell(i + 1)}>
                <${Die} colour=${next.colour || 'white'} face=${face} game=${s.game?.id} figures=${hasFigures(next.faces)} />
              </button>
            `,
          )}
        </div>
        ${
          next && ask.throw?.printed?.length
            ? html`
                <div class="faces printed" role="group" aria-label=${t('faces.printed')}>
                  ${ask.throw.printed.map(
                    ({ face, name }) => html`
                      <button key=${face} class="key" disabled=${full} aria-label=${name} onClick=${() => tell(0, face)}>
                        <${Die} colour=${next.colour || 'white'} face=${face} game=${s.game?.id} />
                        ${
                          name === face
                            ? null
                            : html`
                                <small>${name}</small>
                              `
                        }
                      </button>
                    `,
                  )}
                </div>
              `
            : null
        }
      </section>
      <div class="ways">
        ${others}
        ${
          told.length
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
