// Preact with htm: elements are written as they look, and no compiler stands between.
import { h } from 'preact';
import htm from 'htm';

/** @type {(strings: TemplateStringsArray, ...values: Slot[]) => Drawn} */
export const html = htm.bind(h);
