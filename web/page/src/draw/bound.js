// Words of one letter do not stand at the end of a line: in Polish (a, i, o, u, w, z) that is a fault, and English is no worse for it.

const single = /(^|[^\p{L}\p{N}])((?:[aiouwz] )+)(?=\S)/giu;

/**
 * The text with a no-break space after each word of one letter.
 * @param {string} text
 */
export const bound = (text) =>
  text.replace(
    single,
    (/** @type {string} */ _, /** @type {string} */ before, /** @type {string} */ words) => before + words.replaceAll(' ', '\u00a0'),
  );
