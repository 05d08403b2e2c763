// A QR code as the box draws it: one path of unit squares.
import { html } from './html.js';

/**
 * @param {{ label: string, qr: API.QR | undefined }} props without a code yet it is an empty square of the same size
 */
export const QR = ({ label, qr }) => html`
  <div class="qr">
    ${
      qr
        ? html`
            <svg viewBox=${`0 0 ${qr.size} ${qr.size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
              <path d=${qr.path} />
            </svg>
          `
        : null
    }
  </div>
`;
