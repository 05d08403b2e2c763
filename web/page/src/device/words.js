// The page's own words, in both languages, in the bundle: "reconnecting" must be sayable without a network.
import en from '../../words/en.json';
import pl from '../../words/pl.json';

/** @type {Record<string, Record<string, any>>} */
const files = { en, pl };

export const languages = Object.keys(files);

/**
 * The language that the other button changes to.
 * @param {string} lang
 */
export const otherThan = (lang) => languages.find((l) => l !== lang) || lang;

/** What each language calls itself. */
export const tongues = /** @type {Record<string, string>} */ ({ pl: 'Polski', en: 'English' });

/**
 * The device's language: what the address asks for (?lang=en), else what was chosen here before, else what the browser asks for, else
 * English. What the address asks for counts as chosen here, and is taken out of it, so that it does not undo a later choice.
 */
export function firstLanguage() {
  const address = new URL(location.href),
    asked = address.searchParams.get('lang');
  if (asked) {
    address.searchParams.delete('lang');
    history.replaceState(null, '', address);
    if (files[asked]) localStorage.setItem('lang', asked);
  }
  const kept = localStorage.getItem('lang');
  if (kept && files[kept]) return kept;
  const wanted = (navigator.languages || [navigator.language]).map((l) => l.slice(0, 2));
  return wanted.find((l) => files[l]) || 'en';
}

/**
 * Words of a language: t('throw.sure', {n: 13}); a plural form is picked by n.
 * @param {string} lang
 */
export function wordsOf(lang) {
  const file = files[lang];
  const plural = new Intl.PluralRules(lang);
  const tenth = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /**
   * @param {string} id
   * @param {Record<string, any>} [args]
   * @returns {string}
   */
  const t = (id, args = {}) => {
    let text = file[id];
    if (text === undefined) return id;
    if (typeof text === 'object') text = text[plural.select(args.n)] ?? text.other;
    return text.replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => args[name] ?? '');
  };
  t.lang = lang;
  /** @param {number} v */
  t.mm = (v) => tenth.format(v);
  /**
   * @param {string} c
   * @returns {string}
   */
  t.colour = (c) => file['colour.' + c] ?? c;
  /**
   * A colour as such; t.colour is that of a die.
   * @param {string} c
   * @returns {string}
   */
  t.hue = (c) => file['hue.' + c] ?? c;
  /**
   * "red 4"; a die whose value is not known is only its colour.
   * @param {string} colour
   * @param {string | number} [face]
   */
  t.die = (colour, face) => (face && face !== '0' && face !== 0 ? `${t.colour(colour)} ${face}` : t.colour(colour));
  /** @param {string} text */
  t.title = (text) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  return t;
}
