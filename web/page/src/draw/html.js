// Preact with htm: elements are written as they look, and no compiler stands between.
import { h } from 'preact';
import htm from 'htm';
import { bound } from './bound.js';

/**
 * @param {any} type
 * @param {any} props
 * @param {any[]} children
 */
const element = (type, props, ...children) => h(type, props, ...children.map((c) => (typeof c === 'string' ? bound(c) : c)));

/** @type {(strings: TemplateStringsArray, ...values: Slot[]) => Drawn} */
export const html = htm.bind(element);
