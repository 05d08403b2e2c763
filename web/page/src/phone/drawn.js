// What the pages of the phone that becomes the camera draw.
import { html } from '../draw/html.js';

/** A phone on a stand over the lid, with what its camera sees. @param {{ label: string }} props */
export const OverTheLid = ({ label }) => html`
  <svg class="eye-drawn" viewBox="0 0 200 150" role="img" aria-label=${label}>
    <path class="see" d="M100 34 40 122h120z" />
    <path class="stand" d="M22 132V30h62" />
    <rect class="thing" x="72" y="22" width="56" height="10" rx="3" />
    <circle class="dot" cx="100" cy="34" r="3" />
    <path class="lid" d="M36 112v18h128v-18" />
    <path class="die" d="M70 117h12v12H70zM96 117h12v12H96zM124 117h12v12h-12z" />
  </svg>
`;

/**
 * The browser's warning, as its steps look: 1 the warning, 2 the small word that opens it, 3 the way on.
 * @param {{ step: 1 | 2 | 3 }} props
 */
export const Warning = ({ step }) => html`
  <svg class="lead-drawn" viewBox="0 0 90 120" aria-hidden="true">
    <rect class="phone" x="6" y="3" width="78" height="114" rx="9" />
    <path class="line" d="M18 17h54" />
    <path class=${'sign' + (step === 1 ? ' now' : '')} d="M45 27 61 55H29z" />
    <path class="sign-in" d="M45 37v8M45 49v1" />
    <path class="line" d="M20 66h50M20 74h38" />
    <path class=${'tap' + (step === 2 ? ' now' : '')} d="M20 88h22" />
    ${
      step === 3
        ? html`
            <path class="tap now" d="M20 104h44" />
          `
        : html`
            <path class="button" d="M52 82h20v10H52z" />
          `
    }
    ${
      step === 1
        ? null
        : html`
            <circle class="finger" cx=${step === 2 ? 42 : 64} cy=${step === 2 ? 88 : 104} r="8" />
          `
    }
  </svg>
`;
