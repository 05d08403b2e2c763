// Fits what any game shows into a place of fixed size: what does not fit is set tighter, step by step.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** @param {any} e */
const over = (e) =>
  e.scrollHeight > e.clientHeight + 1 || (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow !== 'ellipsis');

/**
 * Gives a ref for an element whose data-tight counts up from 0 until nothing in it overflows, at most to `levels`.
 * The style sheet says what each level leaves out. watched: what in it must not overflow, beside itself.
 * @param {number} levels
 * @param {string} watched
 */
export function useFit(levels, watched) {
  const ref = useRef(/** @type {any} */ (null));
  const fit = () => {
    const e = ref.current;
    if (!e) return;
    for (let level = 0; level <= levels; level++) {
      if (e.dataset.tight !== String(level)) e.dataset.tight = level;
      if (![e, ...e.querySelectorAll(watched)].some(over)) return;
    }
  };
  const watch = useRef(/** @type {any} */ (null)),
    seen = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => {
    fit();
    if (seen.current === ref.current) return;
    seen.current = ref.current; // another ask is another element
    watch.current ||= new ResizeObserver(fit);
    watch.current.disconnect();
    if (ref.current) watch.current.observe(ref.current);
  });
  useEffect(() => {
    document.fonts.ready.then(fit);
    return () => watch.current?.disconnect();
  }, []);
  return ref;
}
