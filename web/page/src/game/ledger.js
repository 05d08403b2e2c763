// A table of lines that add up: the sheet at a game's end, and any ledger on the table.
import { signed } from '../draw/signed.js';
import { html } from '../draw/html.js';
import { Topmark } from '../draw/icons.js';

/** Whose a column or a row is. @param {{ name: string, colour?: string }} props */
const Head = ({ name, colour }) => html`
  <span class="who">
    ${
      colour
        ? html`
            <${Topmark} colour=${colour} />
          `
        : null
    }${name}
  </span>
`;

/** @param {{ ledger: API.Ledger, heads: any[], best: number[], t: Words }} props */
export const LedgerTable = ({ ledger, heads, best, t }) => html`
  <table>
    <thead>
      <tr>
        <td></td>
        ${heads.map(
          (h, i) => html`
            <th key=${i} scope="col" class=${best.includes(i) ? 'win' : ''}>
              <${Head} name=${h.name} colour=${h.colour} />
            </th>
          `,
        )}
      </tr>
    </thead>
    <tbody>
      ${ledger.lines
        .filter((l) => !l.total)
        .map(
          (l, i) => html`
            <tr key=${i}>
              <th scope="row">
                <div>
                  <span>
                    ${l.label}${
                      l.help && !l.how
                        ? html`
                            <small>${l.help}</small>
                          `
                        : null
                    }
                  </span>
                </div>
              </th>
              ${l.values.map(
                (v, j) => html`
                  <td key=${j} class=${[best.includes(j) && 'win', v < 0 && 'neg'].filter(Boolean).join(' ')}>
                    ${signed(v)}${
                      l.how
                        ? html`
                            <small>${l.how[j]}</small>
                          `
                        : null
                    }
                  </td>
                `,
              )}
            </tr>
          `,
        )}
    </tbody>
    <tfoot>
      ${ledger.lines
        .filter((l) => l.total)
        .map(
          (l, i) => html`
            <tr key=${i}>
              <th scope="row">${l.label || t('score.total')}</th>
              ${l.values.map(
                (v, j) => html`
                  <td key=${j} class=${best.includes(j) ? 'win' : ''}>${signed(v)}</td>
                `,
              )}
            </tr>
          `,
        )}
    </tfoot>
  </table>
`;

/**
 * The same with a row for each person, for many people and few lines, or a single one.
 * @param {{ ledger: API.Ledger, heads: any[], best: number[], t: Words }} props
 */
export const PeopleTable = ({ ledger, heads, best, t }) => html`
  <table class="by-people">
    <thead>
      <tr>
        <td></td>
        ${ledger.lines.map(
          (l, i) => html`
            <th key=${i} scope="col">${l.label || t('score.total')}</th>
          `,
        )}
      </tr>
    </thead>
    <tbody>
      ${heads.map(
        (h, j) => html`
          <tr key=${j} class=${best.includes(j) ? 'win' : ''}>
            <th scope="row">
              <${Head} name=${h.name} colour=${h.colour} />
            </th>
            ${ledger.lines.map(
              (l, i) => html`
                <td key=${i} class=${[l.total && 'total', l.values[j] < 0 && 'neg'].filter(Boolean).join(' ')}>
                  ${signed(l.values[j])}${
                    l.how
                      ? html`
                          <small>${l.how[j]}</small>
                        `
                      : null
                  }
                </td>
              `,
            )}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
