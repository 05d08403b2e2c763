// Light or dark: as the device says, unless somebody chose here.
const key = 'scheme',
  wish = matchMedia('(prefers-color-scheme: dark)');

/** What was chosen on this device: 'auto', 'light' or 'dark'. */
export const chosenScheme = () => localStorage.getItem(key) || 'auto';

export function paintScheme() {
  const chosen = chosenScheme();
  document.documentElement.dataset.scheme = chosen === 'auto' ? (wish.matches ? 'dark' : 'light') : chosen;
}

/** @param {string} scheme */
export function chooseScheme(scheme) {
  if (scheme === 'auto') localStorage.removeItem(key);
  else localStorage.setItem(key, scheme);
  paintScheme();
}

wish.addEventListener('change', paintScheme);
