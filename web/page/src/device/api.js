// The way to the server: one function, one kind of failure.

/** A request that was not done. status 0: nobody answered. table: what happened instead, where the server said so. */
export class NotDone extends Error {
  /**
   * @param {number} status
   * @param {any} [body]
   */
  constructor(status, body) {
    super(body?.error?.text || '');
    this.status = status;
    this.help = body?.error?.help || '';
    this.table = body?.table || null;
  }
}

const base = '/api/v1';

/** The table that the page's address names; '' where there is one only. */
const table = new URLSearchParams(location.search).get('table') || '';

/**
 * An address of the server, about this page's table.
 * @param {string} path
 */
export const at = (path, lang = '') => {
  const query = [lang && 'lang=' + lang, table && 'table=' + encodeURIComponent(table)].filter(Boolean).join('&');
  return base + path + (query && (path.includes('?') ? '&' : '?') + query);
};

/**
 * @param {string} lang
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 */
export async function call(lang, method, path, body, seconds = 20) {
  const raw = body instanceof Blob;
  let res,
    data = null;
  try {
    res = await fetch(at(path, lang), {
      method,
      headers: raw ? { 'Content-Type': body.type } : body ? { 'Content-Type': 'application/json' } : {},
      body: raw ? body : body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const text = await res.text();
    if (text) data = JSON.parse(text);
  } catch {
    if (!res || res.ok) throw new NotDone(0, null);
  }
  if (!res.ok) throw new NotDone(res.status, data);
  return data;
}

/** @param {string} lang */
export const streamOf = (lang) => new EventSource(at('/events', lang));
