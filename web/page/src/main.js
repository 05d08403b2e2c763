// The page's beginning.
import { must } from './device/must.js';
import '../styles/main.css';
import { render } from 'preact';
import { html } from './draw/html.js';
import { plantSprite } from './draw/icons.js';
import { firstLanguage } from './device/words.js';
import { Table } from './device/table.js';
import { paintScheme } from './device/scheme.js';
import { App } from './app.js';
import { comeIn, comeInByAddress } from './device/role.js';
import { keepAwake } from './device/awake.js';
import { cameraCode, isCamera, secure } from './phone/role.js';
import { Eye } from './phone/eye.js';
import { Lead } from './phone/lead.js';

plantSprite();
paintScheme();
const lang = firstLanguage(),
  root = must(document.getElementById('page'), 'the place of the page'),
  code = cameraCode();

/** @param {any} screen */
const show = (screen) => render(screen, root);

if (code && !secure())
  show(html`
    <${Lead} first=${lang} code=${code} />
  `);
else begin();

async function begin() {
  if (code) history.replaceState(null, '', location.pathname + location.search);
  const comes = code ? comeIn(lang, code) : comeInByAddress(lang);
  if (secure()) {
    await comes;
    if (await isCamera(lang)) {
      show(html`
        <${Eye} first=${lang} />
      `);
      return;
    }
  }
  const table = new Table(lang);
  keepAwake(table);
  comes.then((why) => {
    table.stranger = why;
    table.open();
  });
  show(html`
    <${App} table=${table} />
  `);
}
