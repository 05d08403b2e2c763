// What the fields of an ask hold: what they begin with, when they are answered, how a number is typed. Pure.

/** @param {API.Field} f */
export const single = (f) => !!f.choices?.length && !(f.max > 1);
/** @param {API.Field} f */
export const isNumber = (f) => !f.choices?.length;

/**
 * What a field holds before anybody touched it.
 * @param {string} kind
 * @param {API.Field} f
 */
export function firstValue(kind, f) {
  if (kind === 'order') return [];
  if (f.default !== undefined && f.default !== null) return f.default;
  if (isNumber(f)) return f.min ?? 0;
  const free = f.choices.filter((c) => !c.refused);
  return single(f) ? (free.length === 1 && kind === 'choose' ? free[0].id : null) : [];
}

/**
 * @param {string} kind
 * @param {API.Field} f
 * @param {any} v
 */
export const full = (kind, f, v) => {
  if (kind === 'order') return v.length === f.choices.length;
  if (isNumber(f)) return Number.isInteger(v) && v >= f.min && v <= f.max;
  if (single(f)) return v !== null || (kind === 'form' && f.min === 0);
  return v.length >= (f.min || 0) && v.length <= f.max;
};

/**
 * What a number is now, by the choices in the fields before it; undefined where they are not made or it is not told.
 * @param {API.Field[]} fields
 * @param {API.Field} f
 * @param {Values} values
 */
export function presently(fields, f, values) {
  let at = 0;
  for (const x of fields.slice(0, fields.indexOf(f))) {
    const i = (x.choices || []).findIndex((c) => c.id === values[x.id]);
    if (i < 0) return undefined;
    at = at * x.choices.length + i;
  }
  return f.now?.[at];
}

/**
 * The values after some were given anew: a number begins at what it is now whenever a choice before it is made.
 * @param {API.Field[]} fields
 * @param {Values} values
 * @param {Values} changed
 */
export function begun(fields, values, changed) {
  const next = { ...values, ...changed };
  fields.forEach((f, i) => {
    if (f.now && fields.slice(0, i).some((x) => x.id in changed)) next[f.id] = presently(fields, f, next) ?? next[f.id];
  });
  return next;
}

/**
 * @param {API.Field} f
 * @param {any} v
 * @param {number} by
 */
export const stepped = (f, v, by) => Math.min(f.max, Math.max(f.min, v + by));

/**
 * What the chosen answers of a form are worth together, where they have a worth.
 * @param {API.Field[]} fields
 * @param {Values} values
 */
export function worthOf(fields, values) {
  const some = fields.some((f) => f.choices?.some((c) => c.worth));
  return some
    ? fields.reduce(
        (sum, f) => sum + (f.choices || []).filter((c) => [values[f.id]].flat().includes(c.id)).reduce((n, c) => n + (c.worth || 0), 0),
        0,
      )
    : null;
}

/**
 * The numbers of a form that are typed on one set of keys: five to sixteen of them.
 * @param {string} kind
 * @param {API.Field[]} fields
 */
export function padded(kind, fields) {
  const numbers = kind === 'form' ? fields.filter(isNumber) : [];
  return numbers.length >= 5 && numbers.length <= 16 ? numbers : [];
}

/** @param {API.Field} f */
const digitsOf = (f) => String(Math.max(Math.abs(f.min), Math.abs(f.max))).length;

/**
 * A number with one more digit; as it was where it has as many as it may have.
 * @param {API.Field} f
 * @param {number | null} v null: nothing is typed yet
 * @param {number} digit
 */
export function typed(f, v, digit) {
  if (v === null) return digit;
  if (String(Math.abs(v)).length >= digitsOf(f)) return v;
  return (v < 0 ? -1 : 1) * (Math.abs(v) * 10 + digit);
}

/**
 * A number without its last digit; null where none is left.
 * @param {number | null} v
 */
export const rubbed = (v) => (v === null || Math.abs(v) < 10 ? null : Math.trunc(v / 10));

/**
 * Whether a number is told that the field does not take.
 * @param {API.Field} f
 * @param {number | null} v
 */
export const beyond = (f, v) => v !== null && (v < f.min || v > f.max);
