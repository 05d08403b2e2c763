// Who is at the table: the host lets devices in by a QR code, gives roles, ends sessions, passes the host's role on.
import { html } from '../draw/html.js';
import { QR } from '../draw/qr.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Dialog } from '../draw/dialog.js';
import { Icon } from '../draw/icons.js';
import { may } from '../device/role.js';
import { Listeners } from './listeners.js';
import { Offer } from './offer.js';
import { Whose } from './who.js';

/** @type {Record<string, string>} */
const ROLES = { player: 'crew.player', spectator: 'crew.spectator', host: 'crew.host', camera: 'crew.camera' };

/** What a code is scanned for. @type {Record<string, string>} */
const SCANS = { player: 'crew.scan', spectator: 'crew.watch', camera: 'crew.eye' };

/**
 * One code lets one device in; when it was used, or is old, the next one is shown. path: who makes it.
 * @param {{ t: Words, table: Table, role: API.Role, path?: string }} props
 */
export function Invite({ t, table, role, path = '/invitations' }) {
  const [shown, setShown] = useState(/** @type {API.Invitation | null} */ (null)),
    [said, setSaid] = useState('');
  useEffect(() => {
    let over = false,
      timer = 0;
    const ask = () =>
      call(t.lang, 'POST', path, path === '/invitations' ? { role } : {}).then(
        (i) => {
          if (over) return;
          setShown(i);
          setSaid('');
          timer = window.setTimeout(ask, Math.max(10000, Date.parse(i.until) - Date.now() - 30000));
        },
        (e) => {
          if (over) return;
          setSaid(e.message || '');
          timer = window.setTimeout(ask, 3000);
        },
      );
    ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [role, table.crew, t.lang]);
  return html`
    <div class="invite">
      <${QR} label=${t('crew.qr')} qr=${shown?.qr} />
      <div>
        <p>${t(SCANS[role])}</p>
        <p class="code num">${shown?.code || ''}</p>
        <p class="dim address">${shown ? shown.url.split('/#')[0] : ''}</p>
        <p class="dim">${t('crew.once')}</p>
        <p class="trouble" role="alert">${said}</p>
      </div>
    </div>
  `;
}

/** @param {{ t: Words, table: Table }} props */
function Devices({ t, table }) {
  const [list, setList] = useState(/** @type {API.Device[] | null} */ (null)),
    [sure, setSure] = useState(/** @type {any} */ (null)),
    [said, setSaid] = useState('');
  /** @param {Promise<any>} p */
  const take = (p) =>
    p.then(
      (l) => {
        setList(l);
        setSaid('');
      },
      (e) => setSaid(e.message || t('notice.network')),
    );
  useEffect(() => {
    take(call(t.lang, 'GET', '/devices'));
  }, [table.crew, t.lang]);
  /**
   * @param {API.Device} d
   * @param {API.Role} role
   */
  const give = (d, role) => {
    setSure(null);
    take(call(t.lang, 'POST', '/devices/' + d.id, { role }));
  };
  /** @param {API.Device} d */
  const end = (d) => {
    setSure(null);
    take(call(t.lang, 'DELETE', '/devices/' + d.id));
  };
  return html`
    <ul class="devices">
      ${(list || []).map(
        (d) => html`
          <li key=${d.id} class=${d.here ? 'here' : ''}>
            <span class="device">
              <b>${d.name === '?' ? t('crew.device') : d.name}</b>
              <small>
                ${d.you ? t('crew.you') : d.here ? t('crew.here') : t('crew.away')}${' · '}${t(ROLES[d.role])}
                ${d.person ? ` · ${d.person}` : ''}
              </small>
            </span>
            ${
              d.role === 'host'
                ? null
                : sure?.id === d.id
                  ? html`
                      <button class="btn bad" onClick=${() => (sure.what === 'end' ? end(d) : give(d, 'host'))}>
                        ${t(sure.what === 'end' ? 'crew.end.sure' : 'crew.pass.sure')}
                      </button>
                      <button class="btn" onClick=${() => setSure(null)}>${t('home.not')}</button>
                    `
                  : html`
                      ${
                        d.role === 'camera'
                          ? null
                          : html`
                              <button class="btn" onClick=${() => give(d, d.role === 'player' ? 'spectator' : 'player')}>
                                ${t(d.role === 'player' ? 'crew.only' : 'crew.let')}
                              </button>
                            `
                      }
                      ${
                        d.role === 'spectator'
                          ? html`
                              <button
                                class=${'btn' + (d.shows ? ' on' : '')}
                                aria-pressed=${!!d.shows}
                                onClick=${() => take(call(t.lang, 'POST', '/devices/' + d.id, { shows: !d.shows }))}
                              >
                                ${t('crew.shows')}
                              </button>
                            `
                          : null
                      }
                      ${
                        d.role === 'camera'
                          ? null
                          : html`
                              <button class="btn" onClick=${() => setSure({ id: d.id, what: 'pass' })}>${t('crew.pass')}</button>
                            `
                      }
                      <button
                        class="btn square"
                        onClick=${() => setSure({ id: d.id, what: 'end' })}
                        aria-label=${t('crew.end', { name: d.name })}
                      >
                        <${Icon} id="remove" />
                      </button>
                    `
            }
          </li>
        `,
      )}
    </ul>
    ${
      said
        ? html`
            <p class="trouble" role="alert">${said}</p>
          `
        : null
    }
  `;
}

/** @param {{ t: Words, table: Table, onClose: () => void }} props */
function Crew({ t, table, onClose }) {
  const [role, setRole] = useState('player'),
    host = may(table.me, 'host');
  const leave = async () => {
    try {
      await call(t.lang, 'POST', '/leave', {});
    } catch {
      /* then it stays */ return;
    }
    onClose();
    table.open();
  };
  return html`
    <${Dialog} t=${t} title=${t('crew.title')} onClose=${onClose}>
      <div class="dialog-body crew">
        ${
          host
            ? html`
                <div class="seg" role="group" aria-label=${t('crew.as')}>
                  ${['player', 'spectator'].map(
                    (r) => html`
                      <button key=${r} class=${r === role ? 'on' : ''} aria-pressed=${r === role} onClick=${() => setRole(r)}>
                        ${t(r === 'player' ? 'crew.plays' : 'crew.watches')}
                      </button>
                    `,
                  )}
                </div>
                <${Invite} t=${t} table=${table} role=${role} />
                <${Devices} t=${t} table=${table} />
                ${
                  table.snapshot?.people?.length
                    ? html`
                        <h3>${t('who.title')}</h3>
                        <${Whose} t=${t} table=${table} />
                      `
                    : null
                }
                <${Listeners} t=${t} table=${table} />
              `
            : html`
                <p>${t('crew.mine.' + (table.me?.role || 'player'))}</p>
                <p class="dim">${t('crew.ask')}</p>
                ${
                  table.me?.offer
                    ? html`
                        <${Offer} t=${t} table=${table} />
                      `
                    : table.me?.button
                      ? html`
                          <p class="dim">${t('crew.hold')}</p>
                        `
                      : null
                }
                ${
                  may(table.me, 'player') && table.snapshot?.people?.length
                    ? html`
                        <h3>${t('who.title')}</h3>
                        <${Whose} t=${t} table=${table} />
                      `
                    : null
                }
                <div class="menu">
                  <button class="btn" onClick=${leave}>
                    <${Icon} id="close" />
                    ${t('crew.leave')}
                  </button>
                </div>
              `
        }
      </div>
    <//>
  `;
}

/**
 * The button that opens it; nothing on a server that tells no roles.
 * @param {{ t: Words, table: Table }} props
 */
export function CrewButton({ t, table }) {
  const [open, setOpen] = useState(false);
  if (!table.me) return null;
  return html`
    <button class="btn crew-open" aria-label=${t('crew.title')} onClick=${() => setOpen(true)}>
      <${Icon} id="phone" />
      <span>${t('crew.title')}</span>
    </button>
    ${
      open
        ? html`
            <${Crew} t=${t} table=${table} onClose=${() => setOpen(false)} />
          `
        : null
    }
  `;
}
