// A sheet over the page that is closed by one way: its own button, or Escape.
import { html } from './html.js';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.js';
import { useOpenSheet } from '../device/pace.js';

/** @param {{ t: Words, title?: string, onClose?: () => void, wide?: boolean, children?: any }} props */
export function Dialog({ t, title, onClose, wide, children }) {
  const ref = useRef(/** @type {any} */ (null));
  useOpenSheet();
  useEffect(() => {
    ref.current.showModal();
  }, []);
  return html`
    <dialog ref=${ref} class=${'sheet-dialog' + (wide ? ' wide' : '')} onClose=${onClose}>
      <div class="dialog-head">
        <h2>${title}</h2>
        <button class="btn square close" onClick=${() => ref.current.close()} aria-label=${t('notice.close')}>
          <${Icon} id="close" />
        </button>
      </div>
      ${children}
    </dialog>
  `;
}
