// The page's beginning.
import '../styles/main.css';
import { render } from 'preact';
import { html } from './html.js';
import { plantSprite } from './icons.js';
import { firstLanguage } from './words.js';
import { Table } from './table.js';
import { paintScheme } from './scheme.js';
import { App } from './app.js';
import { comeInByAddress } from './join.js';
import { keepAwake } from './awake.js';

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
