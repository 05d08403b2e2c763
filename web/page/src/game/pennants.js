// Pennants in the winners' colours fall over the page when a game has just ended on it.
import { html } from '../draw/html.js';

const many = 36;

/**
 * A pseudo-random number from 0 to 1 for an index: always the same, and far from that of the index before.
 * @param {number} i
 */
const scattered = (i) => (i * 0.618034 + 0.21) % 1;

/** @param {{ colours: (string | undefined)[] }} props */
export const Pennants = ({ colours }) => html`
  <div class="pennants" aria-hidden="true">
    ${Array.from({ length: many }, (_, i) => {
      const style = {
        '--left': `${(scattered(i) * 100).toFixed(1)}%`,
        '--after': `${Math.round(1250 + 1300 * scattered(i * 7 + 3))}ms`,
        '--aside': `${Math.round(160 * scattered(i * 3 + 1) - 80)}px`,
        '--turn': `${Math.round(500 + 700 * scattered(i * 5 + 2))}deg`,
      };
      return html`
        <i key=${i} class=${'c-' + (colours[i % colours.length] || 'plain')} style=${style} />
      `;
    })}
  </div>
`;
