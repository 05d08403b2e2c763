// A game in a list of games: what it is, and who plays it.
import { html } from '../draw/html.js';
import { Topmark } from '../draw/icons.js';

/** @param {{ name: string, state: string, people: API.Person[] }} props */
export const Listed = ({ name, state, people }) => html`
  <span class="what">
    <b>${name}</b>
    <small>${state}</small>
  </span>
  ${
    people.length
      ? html`
          <span class="who">
            ${people.map(
              (p) => html`
                <span key=${p.seat}>
                  <${Topmark} colour=${p.colour} />
                  ${p.name}
                </span>
              `,
            )}
          </span>
        `
      : null
  }
`;
