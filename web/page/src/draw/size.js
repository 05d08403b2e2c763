// The size of an element on the screen, updated while it changes.
import { useEffect, useRef, useState } from 'preact/hooks';

/** Gives a ref for an element, its width and height and the size of the page's letters, all in pixels; nothing before it stands there. */
export function useSize() {
  const ref = useRef(/** @type {Element | null} */ (null)),
    [size, setSize] = useState(/** @type {{ width: number, height: number, rem: number } | null} */ (null));
  useEffect(() => {
    const e = ref.current;
    if (!e) return undefined;
    const measure = () => {
      const { width, height } = e.getBoundingClientRect(),
        rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize((s) => (s && Math.abs(s.width - width) < 1 && Math.abs(s.height - height) < 1 && s.rem === rem ? s : { width, height, rem }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(e);
    return () => watch.disconnect();
  }, []);
  return { ref, size };
}
