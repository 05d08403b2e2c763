// The rail on top of a round.
import { html } from '../draw/html.js';
import { Emblem, Topmark } from '../draw/icons.js';
import { whose } from './fleet.js';

/**
 * Things that come one after another, such as who is called: the rail on top of a round.
 * @param {{ part: PartOf<'steps'>, game: string | undefined, onWhole: () => void }} props
 */
export const Rail = ({ part, game, onWhole }) => html`
  <ol
    class=${'rail' + (part.steps.items.length > 8 ? ' many' : '')}
    style=${{ '--steps': part.steps.items.length }}
    aria-label=${part.title}
    onClick=${onWhole}
  >
    ${part.steps.items.map((p, i) => {
      const state = i < part.steps.current ? 'done' : i === part.steps.current ? 'now' : 'next';
      return html`
        <li key=${i} class=${`ch ${state}`} aria-current=${state === 'now' ? 'step' : undefined}>
          <${Emblem} name=${p.emblem} game=${game} class="em" />
          <b>${p.label}</b>
          <span class="by">
            ${
              whose(p).length > 1
                ? whose(p).map(
                    (x) => html`
                      <span role="img" aria-label=${x.label} title=${x.label}><${Topmark} colour=${x.colour} /></span>
                    `,
                  )
                : whose(p).map(
                    (x) => html`
                      ${
                        x.colour
                          ? html`
                              <${Topmark} colour=${x.colour} />
                            `
                          : null
                      }${x.label}
                    `,
                  )
            }
          </span>
        </li>
      `;
    })}
  </ol>
`;
