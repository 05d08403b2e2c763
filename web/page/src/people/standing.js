// Who plays, and how many points each has, on the first screen.
import { html } from '../draw/html.js';
import { signed } from '../draw/signed.js';
import { Topmark } from '../draw/icons.js';

/** @param {{ seats: Seated[] }} props */
export const Standing = ({ seats }) => html`
  <ul>
    ${seats.map(
      (x) => html`
        <li key=${x.seat}>
          <${Topmark} colour=${x.colour} />
          ${x.name}${' '}${
            x.score !== undefined
              ? html`
                  <b class="num">${signed(x.score)}</b>
                `
              : null
          }
        </li>
      `,
    )}
  </ul>
`;
