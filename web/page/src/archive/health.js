// The state of the machine: what needs attention, camera, reading, disk, copies, heat, supply;
// and a file for whoever is asked for help.
import { html } from '../draw/html.js';
import { useEffect } from 'preact/hooks';
import { at } from '../device/api.js';
import { stateChips } from '../draw/bar.js';
import { Icon } from '../draw/icons.js';
import { timeOf, useKept, Waiting } from './kept.js';

const often = 2000; // ms between two looks

const grades = ['bad', 'note', 'ok']; // in the order in which they are shown

/**
 * All that was examined, what must be mended first.
 * @param {{ t: Words, kept: { value?: API.Got<'/examination'>, trouble?: string } }} props
 */
function Examination({ t, kept }) {
  if (!kept.value)
    return html`
      <${Waiting} t=${t} kept=${kept} />
    `;
  const found = [...kept.value].sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
  return html`
    <ul class="findings">
      ${found.map(
        (f) => html`
          <li key=${f.part + f.text} class=${f.grade}>
            <${Icon} id=${f.grade === 'ok' ? 'check' : 'warn'} />
            <p>
              <span class="vh">${t('health.' + f.grade)}</span>
              ${f.text}
              ${
                f.remedy
                  ? html`
                      <b>${f.remedy}</b>
                    `
                  : null
              }
            </p>
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {{ t: Words }} props */
export function Health({ t }) {
  const kept = useKept(t, '/health'),
    examined = useKept(t, '/examination'),
    h = kept.value;
  useEffect(() => {
    const timer = setInterval(kept.again, often);
    return () => clearInterval(timer);
  }, []);
  if (!h)
    return html`
      <${Waiting} t=${t} kept=${kept} />
    `;
  const number = (/** @type {number | null} */ n, digits = 1) =>
      n === null ? t('health.unknown') : new Intl.NumberFormat(t.lang, { maximumFractionDigits: digits }).format(n),
    gb = (/** @type {number | null} */ bytes) => number(bytes === null ? null : bytes / 2 ** 30);
  /**
   * @param {any} value
   * @param {(value: any) => string} say
   */
  const known = (value, say) => (value === null || value === undefined ? t('health.unknown') : say(value));
  const r = h.reading,
    facts = [
      [
        'camera',
        stateChips(t, { camera: h.camera })
          .map((c) => c.text)
          .join(' · ') + (h.camera.live ? ` · ${t('health.rate', { n: number(h.camera.rate) })}` : ''),
      ],
      [
        'reading',
        r.count + r.failed
          ? t('health.read', { last: number(r.last_ms / 1000, 2), mean: number(r.mean_ms / 1000, 2), n: r.count, failed: r.failed })
          : t('health.never'),
      ],
      ['disk', known(h.box.disk_free, (free) => t('health.free', { free: gb(free), size: gb(h.box.disk_size) }))],
      [
        'panel',
        h.panel.some((/** @type {API.PanelPart} */ x) => x.is !== 'skipped')
          ? t('health.parts', {
              found: h.panel.filter((/** @type {API.PanelPart} */ x) => x.is === 'found').length,
              failed: h.panel.filter((/** @type {API.PanelPart} */ x) => x.is === 'failed').length,
            })
          : t('health.none'),
      ],
      ['copy', h.copy ? timeOf(t, h.copy) : t('health.none')],
      ['heat', known(h.box.celsius, (c) => `${number(c, 0)} °C`)],
      ['supply', known(h.box.low_voltage, (low) => t(low ? 'health.weak' : 'health.fine'))],
      ['devices', t('health.here', { here: h.devices.here, known: h.devices.known })],
      ['since', timeOf(t, new Date(Date.now() - h.up * 1000).toISOString())],
    ];
  return html`
    <div class="worries" role="status">
      ${
        h.ok
          ? html`
              <p class="well">
                <${Icon} id="check" />
                ${t('health.well')}
              </p>
            `
          : h.worries.map(
              (/** @type {string} */ w) => html`
                <p key=${w} class="worry">
                  <${Icon} id="warn" />
                  ${w}
                </p>
              `,
            )
      }
    </div>
    ${
      kept.trouble
        ? html`
            <p class="trouble" role="alert">${kept.trouble}</p>
          `
        : null
    }
    <div class="copy-acts">
      <button class="btn" onClick=${examined.again}>${t('health.examine')}</button>
      <a class="btn" href=${at('/report', t.lang)} download>
        <${Icon} id="save" />
        ${t('health.report')}
      </a>
    </div>
    <p class="dim">${t('health.how')}</p>
    <dl class="facts">
      ${facts.map(
        ([what, value]) => html`
          <div key=${what}>
            <dt>${t('health.' + what)}</dt>
            <dd class="num">${value}</dd>
          </div>
        `,
      )}
    </dl>
    <h2>${t('health.examined')}</h2>
    <${Examination} t=${t} kept=${examined} />
  `;
}
