// Which browser this is, as far as its warning differs from others'. Browsers name their kin too, so the order matters.

/** @param {string} agent */
export const browserOf = (agent) =>
  /Firefox|FxiOS/.test(agent) ? 'firefox' : /Chrom|CriOS|Edg/.test(agent) ? 'chrome' : /Safari/.test(agent) ? 'safari' : 'chrome';
