// The view: which camera, and whether its picture is good enough.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../draw/icons.js';
import { Paint, useLive } from '../draw/live.js';
import { Outline, Picture } from './picture.js';
import { usePoll } from '../device/poll.js';
import { Mark, Say } from './say.js';
import { Invite } from '../people/crew.js';

/** What people do with each kind of phone camera, for their names are much alike. @type {Record<string, string>} */
const kindHelp = { phone: 'setup.camera.phone.text', upload: 'setup.camera.upload.text' };

/** @param {{ t: Words, one: any, onPick: () => void }} props */
function Offered({ t, one, onPick }) {
  const { shot } = useLive({ camera: one.id }, one.sees);
  return html`
    <li>
      <button class="card setup-camera" disabled=${!!one.held_by} onClick=${onPick} data-camera=${one.kind}>
        ${
          shot
            ? html`
                <${Paint} bitmap=${shot.bitmap} />
              `
            : html`
                <span class="setup-noimg"><${Icon} id=${one.kind === 'upload' || one.kind === 'phone' ? 'phone' : 'camera'} /></span>
              `
        }
        <b>${one.name || t('setup.camera.' + one.kind)}</b>
        <small>${one.held_by ? t('setup.camera.held', { table: one.held_by }) : kindHelp[one.kind] ? t(kindHelp[one.kind]) : ''}</small>
      </button>
    </li>
  `;
}

/** @param {{ t: Words, kept: any, cameras: any, onChosen: (c: any) => void, onClose?: () => void }} props */
function Choose({ t, kept, cameras, onChosen, onClose }) {
  const [address, setAddress] = useState(''),
    [busy, setBusy] = useState(false);
  /** @param {any} body */
  const pick = async (body) => {
    setBusy(true);
    const got = await kept.ask('POST', '/camera', body, 30);
    setBusy(false);
    if (got) onChosen(got);
  };
  return html`
    <section class="setup-choose">
      <h2>${t('setup.camera.which')}</h2>
      <p>${cameras.advice || ''}</p>
      <ul class="setup-cameras">
        ${cameras.cameras.map(
          (/** @type {any} */ one) => html`
            <${Offered} key=${one.id} t=${t} one=${one} onPick=${() => pick({ id: one.id })} />
          `,
        )}
      </ul>
      <form
        class="setup-address"
        onSubmit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          if (address) pick({ address });
        }}
      >
        <label>
          <span>${t('setup.camera.address')}</span>
          <input
            type="text"
            inputmode="url"
            placeholder="http://192.168.1.20:8080/video"
            value=${address}
            onInput=${(/** @type {any} */ e) => setAddress(e.target.value)}
          />
        </label>
        <button class="btn" disabled=${busy || !address}>${t('setup.camera.call')}</button>
      </form>
      <p class="trouble" role="alert">${kept.trouble}</p>
      ${
        onClose
          ? html`
              <button class="btn" onClick=${onClose}>${t('setup.back')}</button>
            `
          : null
      }
    </section>
  `;
}

/** The frequency of the mains where this device is, by its time zone: IEC's list of world plugs. */
const usualMains = () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || '';
  const fifty = /^America\/(Argentina|Asuncion|Montevideo|Santiago|Punta_Arenas|La_Paz|Cayenne|Martinique|Guadeloupe|Barbados|Jam|Grenada)/;
  return (/^America\//.test(zone) && !fifty.test(zone)) || /^(Asia\/(Seoul|Taipei|Manila|Riyadh)|Pacific\/(Honolulu|Guam))$/.test(zone)
    ? 60
    : 50;
};

/** What the server measured of the view, as marks. @param {Words} t @param {any} v @param {string} dark why no newer picture comes */
const marksOf = (t, v, dark) => {
  if (!v) return [{ icon: 'camera', name: t('setup.view.picture'), is: 'wait', word: t('setup.view.wait') }];
  const has = (/** @type {string} */ f) => v.faults.includes(f),
    lid = !v.lid ? 'wait' : v.lid.doubt ? 'fair' : has('cut') ? 'bad' : 'good',
    light = ['dark', 'bright', 'bands'].find(has);
  const lost = { is: 'wait', word: t('setup.view.lost'), text: '', share: 0 }; // what was good of an old picture says nothing
  return [
    {
      icon: 'corners',
      name: t('setup.view.lid'),
      is: lid,
      word: t('setup.view.lid.' + lid),
      text: lid === 'good' && v.die_px ? t('setup.view.die', { n: Math.round(v.die_px) }) : t('setup.view.lid.' + lid + '.text'),
    },
    {
      icon: 'focus',
      name: t('setup.view.sharp'),
      is: has('blurred') ? 'fair' : 'good',
      word: t(has('blurred') ? 'setup.view.blurred' : 'setup.view.good'),
      text: has('blurred') ? t('setup.view.blurred.text') : has('small') ? t('setup.view.small') : '',
      share: v.sharp,
    },
    {
      icon: 'sun',
      name: t('setup.view.light'),
      is: light ? 'fair' : 'good',
      word: t('setup.view.' + (light || 'good')),
      text: light && t('setup.view.' + light + '.text'),
    },
  ].map((m) => (dark ? { ...m, ...lost } : m));
};

/** @param {{ t: Words, table: Table, kept: any, setup: any }} props */
export function View({ t, table, kept, setup }) {
  const [cameras, setCameras] = useState(/** @type {any} */ (null)),
    [choosing, setChoosing] = useState(false),
    [inviting, setInviting] = useState(false),
    { shot, dark } = useLive({ camera: '' }, !!cameras?.chosen && !choosing),
    v = usePoll(t.lang, cameras?.chosen && shot ? '/setup/view' : '', 350);
  useEffect(() => {
    kept.ask('GET', '/cameras').then((/** @type {any} */ c) => c && setCameras(c));
  }, []);
  /** @param {number} hertz */
  const feed = async (hertz) => {
    const c = await kept.ask('POST', '/camera', { mains_hz: hertz });
    if (c) setCameras(c);
  };
  if (!cameras)
    return html`
      <p class="setup-dark" role="status">${kept.trouble || t('setup.waits')}</p>
    `;
  if ((!cameras.chosen && !cameras.by_flags) || choosing)
    return html`
      <${Choose}
        t=${t}
        kept=${kept}
        cameras=${cameras}
        onChosen=${(/** @type {any} */ c) => {
          setCameras(c);
          setChoosing(false);
        }}
        onClose=${choosing ? () => setChoosing(false) : undefined}
      />
    `;
  const phone = cameras.cameras.some((/** @type {any} */ c) => c.chosen && c.kind === 'phone'), // it has no setting for the mains
    live = !!table.snapshot?.camera?.live,
    why = (!live && table.snapshot?.camera?.reason) || ''; // of a phone that was the camera: the same one may come back
  const next = async () => {
    if (!cameras.mains_hz && !phone) await feed(usualMains());
    if (!setup && !(await kept.begin())) return;
    await kept.go('sizes');
  };
  const lid = v?.lid && !v.lid.doubt ? v.lid.corners_px : null;
  const picture =
    phone && (!live || inviting)
      ? html`
          <section class="card setup-phone">
            <h2>${t('setup.phone.title')}</h2>
            <p class="setup-why" role="status">${why}</p>
            <${Invite} t=${t} table=${table} role="camera" />
            <p class="dim">${t('setup.phone.text')}</p>
            ${
              live
                ? html`
                    <button class="btn" onClick=${() => setInviting(false)}>${t('setup.back')}</button>
                  `
                : null
            }
          </section>
        `
      : null;
  return html`
    ${
      picture ||
      html`
        <${Picture}
          t=${t}
          shot=${shot}
          dark=${dark}
          draw=${(/** @type {number} */ px) =>
            lid &&
            html`
              <${Outline} class="setup-lid" points=${lid} width=${3 * px} />
            `}
        />
      `
    }
    <${Say}
      t=${t}
      kept=${kept}
      title=${t('setup.view.title')}
      text=${t('setup.view.text')}
      next=${t('setup.view.next')}
      onNext=${next}
      ready=${!!shot && !picture}
      other=${
        cameras.by_flags
          ? null
          : html`
              <button class="btn setup-other" onClick=${() => setChoosing(true)}>${t('setup.camera.other')}</button>
              ${
                phone && live && !inviting
                  ? html`
                      <button class="btn" onClick=${() => setInviting(true)}>${t('setup.phone.other')}</button>
                    `
                  : null
              }
            `
      }
    >
      ${(picture ? [] : marksOf(t, v, dark)).map(
        (m) => html`
          <${Mark} key=${m.icon} ...${m} />
        `,
      )}
      ${
        phone
          ? null
          : html`
              <section class="setup-mains">
                <div class="seg setup-floors" role="group" aria-label=${t('setup.view.mains')}>
                  ${[50, 60].map(
                    (hertz) => html`
                      <button
                        key=${hertz}
                        data-hertz=${hertz}
                        class=${(cameras.mains_hz || usualMains()) === hertz ? 'on' : ''}
                        aria-pressed=${(cameras.mains_hz || usualMains()) === hertz}
                        onClick=${() => feed(hertz)}
                      >
                        ${t('setup.view.mains.hz', { n: hertz })}
                      </button>
                    `,
                  )}
                </div>
                <p>${t('setup.view.mains.text')}</p>
              </section>
            `
      }
    <//>
  `;
}
