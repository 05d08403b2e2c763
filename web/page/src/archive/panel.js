// Button, light and signal lamps beside the board: their state, a drawn panel to press, and what is wired to which pins.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { useKept, Waiting } from './kept.js';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';

const often = 700; // ms between two looks
const lamps = ['ready', 'reading', 'asks', 'trouble'];
/** @type {Record<string, string>} */
const kindWords = { apa102: 'apa', ws2812: 'ws', relay: 'relay', pwm: 'pwm', leds: 'leds' };
const dimmers = [12, 32, 33, 35],
  buses = [19, 38]; // pins with a second job

/**
 * The board from the side where people sit: the light over it, the four lamps beside it.
 * @param {{ t: Words, p: API.Panel }} props
 */
const Drawing = ({ t, p }) => html`
  <figure class=${'panel-drawing' + (p.light > 0 ? ' lit' : '')}>
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <path class="glow" d="M110 36 30 168h260L210 36z" />
      <rect class="ring" x="104" y="22" width="112" height="14" rx="7" />
      <path class="arm" d="M160 22V8" />
      <path class="lid" d="M34 146h252v26a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" />
      <path class="rim" d="M28 140h264v10H28z" />
      <g class="dice">
        <rect x="96" y="152" width="18" height="18" rx="3" />
        <rect x="150" y="152" width="18" height="18" rx="3" />
        <rect x="206" y="152" width="18" height="18" rx="3" />
      </g>
    </svg>
    <ul class="panel-lamps">
      ${lamps.map(
        (s) => html`
          <li key=${s} class=${`lamp at-${s}${p.signal === s ? ' on' : ''}`}>
            <i></i>
            <span>${t('panel.signal.' + s)}</span>
          </li>
        `,
      )}
    </ul>
  </figure>
`;

/**
 * What the panel is doing, in words, and the button.
 * @param {{ t: Words, p: API.Panel, press: (seconds: number) => void, busy: boolean, onWire: (wiring: API.Wiring) => void }} props
 */
function Desk({ t, p, press, busy, onWire }) {
  const n = Math.round(p.light * 100);
  return html`
    <div class="panel-desk">
      <p class="panel-now" role="status">${t('panel.signal.' + (p.signal || 'off'))}</p>
      <p>
        ${n ? t('panel.light.on', { n }) : t('panel.light.off')}${p.lux === null ? '' : ` · ${t('panel.room', { n: Math.round(p.lux) })}`}
      </p>
      <p class="panel-dark">${p.dark ? t('panel.dark') : ''}</p>
      ${
        p.drawn
          ? html`
              <button class=${'press' + (p.down ? ' down' : '')} disabled=${busy || !p.wiring.button} onClick=${() => press(0)}>
                <span>${t('panel.press')}</span>
              </button>
              <button class="btn hold" disabled=${busy || !p.wiring.button} onClick=${() => press(5.2)}>${t('panel.hold')}</button>
            `
          : html`
              <p>${t(p.down ? 'panel.down' : 'panel.up')}</p>
            `
      }
      <p class="dim num">${t('panel.pressed', { n: p.presses })}${p.holds ? ` · ${t('panel.held', { n: p.holds })}` : ''}</p>
      <button class="btn wire" onClick=${onWire}>
        <${Icon} id="edit" />
        ${t('panel.wiring')}
      </button>
    </div>
  `;
}

const signs = { found: 'check', failed: 'warn', skipped: 'minus', opening: 'more' };

/** @param {{ t: Words, parts: API.PanelPart[] }} props */
const PanelParts = ({ t, parts }) => html`
  <ul class="panel-parts">
    ${parts.map(
      (x) => html`
        <li key=${x.name} class=${x.is}>
          <${Icon} id=${signs[x.is]} />
          <b>${t('panel.part.' + x.name)}</b>
          <span>${x.why || t('panel.is.' + x.is)}</span>
        </li>
      `,
    )}
  </ul>
`;

/** @param {{ label?: string, value: any, options: any[][], onPick: (value: string) => void }} props */
const Pick = ({ label, value, options, onPick }) => html`
  <label class="panel-pick">
    <span>${label}</span>
    <span class="select">
      <select value=${value} onChange=${(e) => onPick(e.target.value)}>
        ${options.map(
          ([v, text]) => html`
            <option key=${v} value=${v} selected=${String(v) === String(value)}>${text}</option>
          `,
        )}
      </select>
      <${Icon} id="down" />
    </span>
  </label>
`;

/**
 * What is wired, as a form. Parts are whole or absent: choosing a kind gives it pins that fit.
 * @param {{ t: Words, p: API.Panel, onClose?: () => void }} props
 */
function Wiring({ t, p, onClose }) {
  const [draft, setDraft] = useState(/** @type {any} */ (null)),
    [said, setSaid] = useState(/** @type {any} */ (null)),
    [busy, setBusy] = useState(false),
    w = draft || p.wiring;
  /**
   * @param {any} part
   * @param {any} value
   */
  const put = (part, value) => {
    setSaid(null);
    setDraft({ ...w, [part]: value });
  };
  const none = ['', t('panel.none')],
    pin = (/** @type {number} */ n) => [n, `${n} · ${p.header[n - 1].name}`];
  const free = p.header.filter((x) => x.use === 'free').map((x) => pin(x.pin)),
    data = buses.map(pin);
  /** @param {any[]} list */
  const kinds = (list) => [none, ...list.map((k) => [k, t('panel.kind.' + kindWords[k])])];
  /** @param {any} part */
  const count = (part) => html`
    <label class="panel-pick">
      <span>${t('panel.pixels')}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${w[part].pixels || ''}
        onInput=${(e) => put(part, { ...w[part], pixels: Math.trunc(Number(e.target.value)) || 0 })}
      />
    </label>
  `;
  /**
   * @param {string} kind
   * @param {any} other
   */
  const strip = (kind, other) => ({ kind, pin: other === 19 ? 38 : 19, pixels: 8 });
  /** @param {{ kind: string } | undefined} x */
  const isStrip = (x) => x && (x.kind === 'apa102' || x.kind === 'ws2812');
  /** @param {string} kind */
  const light = (kind) =>
    put(
      'light',
      !kind
        ? undefined
        : kind === 'relay'
          ? { kind, pin: 36 }
          : kind === 'pwm'
            ? { kind, pin: 32 }
            : { ...strip(kind, isStrip(w.state) && w.state.pin), pixels: 16 },
    );
  /** @param {string} kind */
  const state = (kind) =>
    put('state', !kind ? undefined : kind === 'leds' ? { kind, pins: [29, 31, 33, 37] } : strip(kind, isStrip(w.light) && w.light.pin));
  const save = async () => {
    setBusy(true);
    try {
      await call(t.lang, 'POST', '/panel', w, 20);
      setDraft(null);
      setSaid({ good: true, text: t('panel.kept') });
    } catch (/** @type {any} */ e) {
      setSaid({ text: e.message || t('notice.network') });
    }
    setBusy(false);
  };
  /** @param {number} i */
  const led = (i) => {
    const pins = [...(w.state.pins || [])];
    return (/** @type {string} */ v) => {
      if (v) pins[i] = Number(v);
      else pins.splice(i, 1);
      put('state', { ...w.state, pins: pins.filter(Boolean) });
    };
  };
  return html`
    <${Dialog} t=${t} title=${t('panel.wiring')} onClose=${onClose}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${t('panel.how')}</p>
        <fieldset>
          <legend>${t('panel.part.button')}</legend>
          <${Pick}
            label=${t('panel.pin')}
            value=${w.button?.pin ?? ''}
            options=${[none, ...free]}
            onPick=${(v) => put('button', v ? { pin: Number(v) } : undefined)}
          />
        </fieldset>
        <fieldset>
          <legend>${t('panel.part.light')}</legend>
          <${Pick}
            label=${t('panel.kind')}
            value=${w.light?.kind ?? ''}
            options=${kinds(['apa102', 'ws2812', 'relay', 'pwm'])}
            onPick=${light}
          />
          ${
            w.light
              ? html`
                  <${Pick}
                    label=${t(isStrip(w.light) ? 'panel.data' : 'panel.pin')}
                    value=${w.light.pin}
                    options=${isStrip(w.light) ? data : w.light.kind === 'pwm' ? dimmers.map(pin) : free}
                    onPick=${(v) => put('light', { ...w.light, pin: Number(v) })}
                  />
                `
              : null
          }
          ${isStrip(w.light) ? count('light') : null}
          ${
            w.light && w.light.kind !== 'relay' && !p.calibrated
              ? html`
                  <label class="panel-pick">
                    <span>${t('panel.bright')}</span>
                    <input
                      class="num"
                      type="number"
                      inputmode="numeric"
                      min="1"
                      max="100"
                      value=${Math.round(100 * (w.light.level || 1))}
                      onInput=${(e) => put('light', { ...w.light, level: (Math.trunc(Number(e.target.value)) || 100) / 100 })}
                    />
                  </label>
                `
              : null
          }
          ${
            w.light?.kind === 'relay'
              ? html`
                  <${Pick}
                    label=${t('panel.level')}
                    value=${w.light.low ? 'low' : 'high'}
                    options=${[
                      ['high', t('panel.high')],
                      ['low', t('panel.low')],
                    ]}
                    onPick=${(v) => put('light', { ...w.light, low: v === 'low' || undefined })}
                  />
                `
              : null
          }
        </fieldset>
        <fieldset>
          <legend>${t('panel.part.state')}</legend>
          <${Pick} label=${t('panel.kind')} value=${w.state?.kind ?? ''} options=${kinds(['leds', 'apa102', 'ws2812'])} onPick=${state} />
          ${
            w.state?.kind === 'leds'
              ? lamps.slice(0, Math.min(4, (w.state.pins?.length || 0) + 1)).map(
                  (s, i) => html`
                    <${Pick}
                      key=${s}
                      label=${t('panel.led', { n: i + 1 })}
                      value=${w.state.pins?.[i] ?? ''}
                      options=${[none, ...free]}
                      onPick=${led(i)}
                    />
                  `,
                )
              : null
          }
          ${
            isStrip(w.state)
              ? html`
                  <${Pick}
                    label=${t('panel.data')}
                    value=${w.state.pin}
                    options=${data}
                    onPick=${(v) => put('state', { ...w.state, pin: Number(v) })}
                  />
                  ${count('state')}
                `
              : null
          }
        </fieldset>
        <fieldset>
          <legend>${t('panel.part.buzzer')}</legend>
          <${Pick}
            label=${t('panel.pin')}
            value=${w.buzzer?.pin ?? ''}
            options=${[none, ...free]}
            onPick=${(v) => put('buzzer', v ? { on: !!w.buzzer?.on, pin: Number(v) } : undefined)}
          />
          ${
            w.buzzer
              ? html`
                  <${Pick}
                    label=${t('panel.sound')}
                    value=${w.buzzer.on ? 'on' : 'off'}
                    options=${[
                      ['off', t('panel.sound.off')],
                      ['on', t('panel.sound.on')],
                    ]}
                    onPick=${(v) => put('buzzer', { ...w.buzzer, on: v === 'on' })}
                  />
                `
              : null
          }
        </fieldset>
        <fieldset>
          <legend>${t('panel.part.sensor')}</legend>
          <${Pick}
            label=${t('panel.addr')}
            value=${w.sensor ? (w.sensor.high ? 'high' : 'low') : ''}
            options=${[none, ['low', t('panel.addr.low')], ['high', t('panel.addr.high')]]}
            onPick=${(v) => put('sensor', v ? { high: v === 'high' } : undefined)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${'copy-said ' + (said?.good ? 'good' : 'trouble')} role="status">${said?.text || ''}</p>
          <button class="btn primary keep" disabled=${busy || !draft} onClick=${save}>
            <${Icon} id="save" />
            ${t('panel.save')}
          </button>
        </div>
      </div>
    <//>
  `;
}

/** @param {{ t: Words }} props */
export function Panel({ t }) {
  const kept = useKept(t, '/panel'),
    p = kept.value,
    [said, setSaid] = useState(''),
    [busy, setBusy] = useState(false),
    [wiring, setWiring] = useState(false);
  useEffect(() => {
    const timer = setInterval(kept.again, often);
    return () => clearInterval(timer);
  }, []);
  if (!p)
    return html`
      <${Waiting} t=${t} kept=${kept} />
    `;
  /** @param {number} [seconds] */
  const press = async (seconds) => {
    setBusy(true);
    setSaid('');
    try {
      await call(t.lang, 'POST', '/panel/press', { seconds }, 20);
    } catch (/** @type {any} */ e) {
      setSaid(e.message || t('notice.network'));
    }
    setBusy(false);
    kept.again();
  };
  return html`
    <div class="panel-top">
      <${Drawing} t=${t} p=${p} />
      <${Desk} t=${t} p=${p} press=${press} busy=${busy} onWire=${() => setWiring(true)} />
    </div>
    <p class="copy-said trouble" role="alert">${said || p.fault || ''}</p>
    <${PanelParts} t=${t} parts=${p.parts} />
    <p class="dim">${t(p.drawn ? 'panel.drawn' : 'panel.real')}</p>
    ${
      wiring
        ? html`
            <${Wiring} t=${t} p=${p} onClose=${() => setWiring(false)} />
          `
        : null
    }
  `;
}
