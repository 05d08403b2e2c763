// The page's beginning.
import '../styles/main.css';
import { render } from 'preact';
import { html } from './draw/html.js';
import { plantSprite } from './draw/icons.js';
import { firstLanguage } from './device/words.js';
import { Table } from './device/table.js';
import { paintScheme } from './device/scheme.js';
import { App } from './app.js';
import { comeInByAddress } from './device/role.js';
import { keepAwake } from './device/awake.js';

plantSprite();
paintScheme();
const table = new Table(firstLanguage());
keepAwake(table);
comeInByAddress(table.lang).then((why) => {
  table.stranger = why;
  table.open();
});
render(
  html`
    <${App} table=${table} />
  `,
  document.getElementById('page'),
);
