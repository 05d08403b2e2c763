// How this device speaks, sounds and looks. All of it is kept on the device.
import { html } from './html.js';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.js';
import { Icon } from './icons.js';
import { chooseScheme, chosenScheme } from '../device/scheme.js';
import { canSound } from '../device/sound.js';
import { canSpeak } from '../device/voice.js';
import { languages, tongues } from '../device/words.js';

/** @param {{ label?: string, choices: any[], value: any, onPick: (value: any) => void }} props */
const Seg = ({ label, choices, value, onPick }) => html`
  <div class="setting">
    <span>${label}</span>
    <div class="seg" role="group" aria-label=${label}>
      ${choices.map(
        (c) => html`
          <button
            key=${c.id}
            lang=${c.lang}
            class=${`set-${c.id}${c.id === value ? ' on' : ''}`}
            aria-pressed=${c.id === value}
            onClick=${() => onPick(c.id)}
          >
            ${c.text}
          </button>
        `,
      )}
    </div>
  </div>
`;

/** @param {{ t: Words, table: Table, onClose?: () => void }} props */
export function Settings({ t, table, onClose }) {
  const [, redraw] = useState(0),
    again = (/** @type {any} */ f) => (/** @type {string} */ v) => {
      f(v);
      redraw((n) => n + 1);
    };
  /** @param {string} id */
  const onOff = (id) => [
    { id: id + '-on', text: t('set.on') },
    { id: id + '-off', text: t('set.off') },
  ];
  const sounds = table.sound.on,
    loud = (/** @type {string} */ v) => {
      table.sound.turn(v === 'sound-on');
      if (v === 'sound-on') table.sound.play('dice');
    };
  return html`
    <${Dialog} t=${t} title=${t('set.title')} onClose=${onClose}>
      <div class="dialog-body settings">
        <${Seg}
          label=${t('set.language')}
          choices=${languages.map((l) => ({ id: l, lang: l, text: tongues[l] }))}
          value=${t.lang}
          onPick=${(l) => table.speak(l)}
        />
        ${
          canSound()
            ? html`
                <${Seg}
                  label=${t('set.sound')}
                  choices=${onOff('sound')}
                  value=${sounds ? 'sound-on' : 'sound-off'}
                  onPick=${again(loud)}
                />
              `
            : null
        }
        ${
          canSpeak()
            ? html`
                <${Seg}
                  label=${t('set.voice')}
                  choices=${onOff('voice')}
                  value=${table.voice.on ? 'voice-on' : 'voice-off'}
                  onPick=${again((/** @type {string} */ v) => table.voice.turn(v === 'voice-on'))}
                />
              `
            : null
        }
        <${Seg}
          label=${t('set.scheme')}
          choices=${['auto', 'light', 'dark'].map((id) => ({ id, text: t('set.scheme.' + id) }))}
          value=${chosenScheme()}
          onPick=${again(chooseScheme)}
        />
        <p class="dim">${t('set.here')}</p>
      </div>
    <//>
  `;
}

/**
 * The button that opens them.
 * @param {{ t: Words, table: Table, named?: boolean }} props
 */
export function SettingsButton({ t, table, named }) {
  const [open, setOpen] = useState(false);
  return html`
    <button class=${named ? 'btn settings-open' : 'lang settings-open'} aria-label=${t('set.title')} onClick=${() => setOpen(true)}>
      <${Icon} id="set" />
      ${
        named
          ? html`
              <span>${t('set.title')}</span>
            `
          : null
      }
    </button>
    ${
      open
        ? html`
            <${Settings} t=${t} table=${table} onClose=${() => setOpen(false)} />
          `
        : null
    }
  `;
}
