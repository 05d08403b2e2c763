// The page in its other language, where the bar with the settings is not shown; and the head of the pages that let a device in.
import { html } from './html.js';
import { useState } from 'preact/hooks';
import { otherThan, tongues } from '../device/words.js';
import { Use } from './icons.js';

/**
 * The language of a page that has no table, and what changes it. The device keeps what was chosen.
 * @param {string} first
 * @returns {[string, (lang: string) => void]}
 */
export function useLanguage(first) {
  const [lang, setLang] = useState(first);
  return [
    lang,
    (next) => {
      localStorage.setItem('lang', next);
      setLang(next);
    },
  ];
}

/** The button for the other language. @param {{ lang: string, speak: (lang: string) => void }} props */
export function OtherLanguage({ lang, speak }) {
  const other = otherThan(lang);
  return html`
    <button
      class="lang"
      lang=${other}
      onClick=${(/** @type {Event} */ e) => {
        e.stopPropagation(); // what lies beneath is tapped for something else
        speak(other);
      }}
      aria-label=${`${other.toUpperCase()} ${tongues[other]}`}
    >
      ${other.toUpperCase()}
    </button>
  `;
}

/** @param {{ lang: string, speak: (lang: string) => void }} props */
export const JoinHead = ({ lang, speak }) => html`
  <header class="join-head">
    <${Use} id="logo" class="logo" />
    <h1>Quartermaster</h1>
    <${OtherLanguage} lang=${lang} speak=${speak} />
  </header>
`;
