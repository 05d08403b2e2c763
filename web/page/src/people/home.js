// The first screen: go on with the game that stands, or start another. Names and colours are kept on this device.
import { html } from '../draw/html.js';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../device/api.js';
import { Bar, stateChips } from '../draw/bar.js';
import { Emblem, Icon, Topmark } from '../draw/icons.js';
import { CrewButton, Invite } from './crew.js';
import { ArchiveButton } from '../archive/archive.js';
import { SetupButton } from '../setup/setup.js';
import { ParkedButton } from './parked.js';
import { TablesButton } from './tables.js';
import { More, Pick } from './options.js';
import { Over } from './over.js';
import { Standing } from './standing.js';
import { beginner, kept, seatsFor } from './seating.js';
import { may } from '../device/role.js';
import { seatsOf } from '../game/seats.js';

/** @param {{ t: Words, table: Table, onContinue: () => void, onLog?: () => void }} props */
export function Home({ t, table, onContinue, onLog }) {
  const s = table.snapshot;
  const [games, setGames] = useState(/** @type {API.Game[] | null} */ (null)),
    [which, setWhich] = useState(localStorage.getItem('game') || ''),
    [count, setCount] = useState(Number(localStorage.getItem('count')) || 4);
  const [people, setPeople] = useState(kept),
    [options, setOptions] = useState(/** @type {Record<string, string>} */ ({})),
    [more, setMore] = useState(false),
    [sure, setSure] = useState(false),
    [first, setFirst] = useState(/** @type {any} */ (null)),
    [known, setKnown] = useState(/** @type {API.Someone[]} */ ([]));
  const load = () =>
    call(t.lang, 'GET', '/games')
      .then((g) => setGames(Array.isArray(g) ? g : g.games))
      .catch(() => setTimeout(load, 3000));
  useEffect(() => {
    load();
  }, [t.lang]);
  useEffect(() => {
    call(t.lang, 'GET', '/people').then(
      (p) => setKnown(p?.people || []),
      () => {},
    );
  }, []);
  const game = games?.find((g) => g.id === which) || games?.[0],
    n = game ? Math.min(Math.max(count, game.fewest_seats), game.most_seats) : count;
  const seats = game ? seatsFor(game, n, people, t) : [],
    busy = !!table.busy,
    begins = beginner(first, n);
  /** @param {any} next */
  const keep = (next) => {
    localStorage.setItem('people', JSON.stringify(next));
    setPeople(next);
  };
  /**
   * @param {number} i
   * @param {any} change
   */
  const edit = (i, change) =>
    keep(
      Array.from({ length: Math.max(people.length, n) }, (_, j) =>
        j === i ? { ...(seats[j] || people[j]), ...change } : seats[j] || people[j],
      ),
    );
  // A colour that another has is swapped, so that nobody ever shares one.
  /** @param {number} i */
  const turn = (i) => {
    if (!game) return;
    const next = game.colours[(game.colours.indexOf(seats[i].colour) + 1) % game.colours.length];
    keep(seats.map((x, j) => (j === i ? { ...x, colour: next } : x.colour === next ? { ...x, colour: seats[i].colour } : x)));
  };
  // A remembered name brings its colour, if nobody else has it.
  /**
   * @param {number} i
   * @param {string} name
   */
  const named = (i, name) => {
    const who = known.find((p) => p.name.toLowerCase() === name.trim().toLowerCase()),
      free = !!who?.colour && !!game?.colours.includes(who.colour) && seats.every((x, j) => j === i || x.colour !== who.colour);
    edit(i, who && free ? { name, colour: who.colour } : { name });
  };
  // People whom the house remembers fill the empty seats, in their order.
  const host = may(table.me, 'host'),
    free = seats.findIndex((x) => !x.name.trim()),
    chips = known.filter((k) => !seats.some((x) => x.name.trim().toLowerCase() === k.name.toLowerCase()));
  const going = s?.game && (s.asks || []).length > 0;
  const start = async () => {
    if (!game) return;
    if (going && !sure) {
      setSure(true);
      return;
    }
    setSure(false);
    localStorage.setItem('game', game.id);
    localStorage.setItem('count', String(n));
    const chosen = Object.fromEntries(Object.entries(options).filter(([id]) => game.options?.some((o) => o.id === id)));
    // Seats go clockwise from the first player on.
    const who = begins ?? Math.floor(Math.random() * n);
    const order = seats.map((x, i) => ({ name: x.name.trim() || t('home.player', { n: i + 1 }), colour: x.colour, keep: !!x.name.trim() }));
    if (await table.start(game.id, [...order.slice(who), ...order.slice(0, who)], chosen)) onContinue();
  };
  const pace = s?.clock && {
    label: t('home.clock'),
    choices: s.clock.paces.map((n) => ({ id: String(n), label: n ? t('home.clock.seconds', { n }) : t('home.clock.off') })),
  };
  // The same people once more: in their seats, one name on the page for each.
  const again = () => {
    if (!s?.game) return;
    setWhich(s.game.id);
    setCount(s.people.length);
    keep(s.people.map((p) => ({ name: p.name, colour: p.colour })));
    /** @type {HTMLElement} */ (document.querySelector('.start'))?.focus();
  };
  const short = game?.options?.slice(0, 3) || [],
    choose = (/** @type {string} */ id, /** @type {string} */ v) => setOptions({ ...options, [id]: v });
  const starts = {
    label: t('home.first'),
    choices: [
      { id: 'chance', label: t('home.chance') },
      ...seats.map((x, i) => ({ id: String(i), label: x.name.trim() || t('home.player', { n: i + 1 }) })),
    ],
  };
  return html`
    <div class="p-home">
      <${Bar}
        t=${t}
        table=${table}
        game=${false}
        title="Quartermaster"
        sub=${t('home.sub')}
        chips=${s ? stateChips(t, { camera: s.camera }) : []}
        onHome=${() => {}}
        onLog=${onLog}
      >
        <${TablesButton} t=${t} table=${table} />
        ${
          may(table.me, 'host')
            ? html`
                <${SetupButton} t=${t} />
              `
            : null
        }
        <${ArchiveButton} t=${t} />
        <${CrewButton} t=${t} table=${table} />
      <//>
      <main class="hub">
        ${
          s?.game && !going
            ? html`
                <${Over} t=${t} snapshot=${s} game=${s.game} onResult=${onContinue} onAgain=${host ? again : undefined} />
              `
            : s?.game
              ? html`
                  <section class="land cont">
                    <p class="line">${s.view?.round || t('home.going')}</p>
                    <h2>${s.game.name}</h2>
                    <${Standing} seats=${seatsOf(s)} />
                    <button class="btn primary continue" onClick=${onContinue}>
                      ${t('home.continue')}
                      <${Icon} id="next" />
                    </button>
                  </section>
                `
              : null
        }
        ${
          host
            ? null
            : html`
                <section class="card new guest">
                  <p>${t(s?.game ? 'home.host' : 'home.wait')}</p>
                  ${
                    table.me?.shows
                      ? html`
                          <${Invite} t=${t} table=${table} role="spectator" path="/me/invitation" />
                        `
                      : null
                  }
                </section>
              `
        }
        ${
          host
            ? html`
                <section class="card new">
                  <div class="new-head">
                    <h2>${t('home.new')}</h2>
                    <${ParkedButton} t=${t} table=${table} onContinue=${onContinue} />
                  </div>
                  <datalist id="known">
                    ${known.map(
                      (p) => html`
                        <option key=${p.id} value=${p.name} />
                      `,
                    )}
                  </datalist>
                  <div class=${'games n' + (games?.length || 0)} role="group" aria-label=${t('home.which')}>
                    ${(games || []).map(
                      (g) => html`
                        <button
                          key=${g.id}
                          class=${'game' + (g === game ? ' on' : '')}
                          aria-pressed=${g === game}
                          onClick=${() => {
                            setWhich(g.id);
                            setOptions({});
                          }}
                        >
                          <${Emblem} name=${g.emblem} game=${g.id} class="em" />
                          <span>${g.name}</span>
                          <small>
                            ${
                              g.camera === undefined
                                ? t('home.seats', { from: g.fewest_seats, to: g.most_seats })
                                : t(g.camera ? 'home.camera' : 'home.points')
                            }
                          </small>
                        </button>
                      `,
                    )}
                  </div>
                  ${
                    game
                      ? html`
                          <div class=${game.most_seats - game.fewest_seats > 5 ? 'seats many' : 'seats'}>
                            <div class="seg" role="group" aria-label=${t('home.count')}>
                              ${Array.from({ length: game.most_seats - game.fewest_seats + 1 }, (_, i) => game.fewest_seats + i).map(
                                (k) => html`
                                  <button key=${k} class=${k === n ? 'on' : ''} aria-pressed=${k === n} onClick=${() => setCount(k)}>
                                    ${k}
                                  </button>
                                `,
                              )}
                            </div>
                            <div class=${'people n' + n}>
                              ${seats.map(
                                (x, i) => html`
                                  <div class="person" key=${i}>
                                    <button
                                      class="swap"
                                      onClick=${() => turn(i)}
                                      aria-label=${t('home.colour', { n: i + 1, colour: t.hue(x.colour) })}
                                    >
                                      <${Topmark} colour=${x.colour} />
                                    </button>
                                    <input
                                      type="text"
                                      maxlength="16"
                                      autocomplete="off"
                                      spellcheck=${false}
                                      value=${x.name}
                                      placeholder=${t('home.player', { n: i + 1 })}
                                      aria-label=${t('home.name', { n: i + 1 })}
                                      list="known"
                                      onInput=${(e) => named(i, e.target.value)}
                                    />
                                  </div>
                                `,
                              )}
                            </div>
                          </div>
                          ${
                            !going && free >= 0 && chips.length
                              ? html`
                                  <div class="known" role="group" aria-label=${t('home.order')}>
                                    <small>${t('home.order')}</small>
                                    <div>
                                      ${chips.slice(0, 6).map(
                                        (p) => html`
                                          <button key=${p.id} class="btn" onClick=${() => named(free, p.name)}>
                                            ${
                                              p.colour
                                                ? html`
                                                    <${Topmark} colour=${p.colour} />
                                                  `
                                                : null
                                            }${p.name}
                                          </button>
                                        `,
                                      )}
                                    </div>
                                  </div>
                                `
                              : null
                          }
                        `
                      : null
                  }
                  <div class="new-foot">
                    <p class=${'sure' + (sure ? '' : ' vh-keep')} role="status">${t('home.sure')}</p>
                    ${
                      sure
                        ? html`
                            <button class="btn" onClick=${() => setSure(false)}>${t('home.not')}</button>
                          `
                        : null
                    }
                    <div class=${s?.game ? '' : 'dock'}>
                      <button class=${'btn start' + (s?.game ? '' : ' primary')} disabled=${!game || busy} onClick=${start}>
                        ${t(sure ? 'home.yes' : 'home.start')}
                        <${Icon} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `
            : null
        }
        ${
          host
            ? html`
                <aside class="col">
                  <section class="card rules">
                    <h2>${t('home.rules')}</h2>
                    ${
                      game
                        ? html`
                            <${Pick}
                              option=${starts}
                              value=${begins === null ? 'chance' : String(begins)}
                              onPick=${(v) => setFirst(v === 'chance' ? null : Number(v))}
                            />
                          `
                        : null
                    }${short.map(
                      (o) => html`
                        <${Pick} key=${o.id} option=${o} value=${options[o.id] ?? o.choices[0]?.id} onPick=${(v) => choose(o.id, v)} />
                      `,
                    )}
                    ${
                      game?.clock && pace
                        ? html`
                            <${Pick} option=${pace} value=${String(s.clock.seconds)} onPick=${(v) => table.pace(Number(v))} />
                          `
                        : null
                    }
                    ${
                      game && !short.length
                        ? html`
                            <p class="dim">${t('home.norules')}</p>
                          `
                        : null
                    }
                    ${
                      (game?.options?.length || 0) > 0
                        ? html`
                            <button class="btn more" onClick=${() => setMore(true)}>${t('home.more', { n: game?.options.length })}</button>
                          `
                        : null
                    }
                  </section>
                </aside>
              `
            : null
        }
      </main>
      ${
        more && game
          ? html`
              <${More} t=${t} options=${game.options} values=${options} onPick=${choose} onClose=${() => setMore(false)} />
            `
          : null
      }
    </div>
  `;
}
