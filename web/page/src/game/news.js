// What the last step brought, told before the next question: all of it, in one order, one line a person.

/**
 * [{seat, text}] of the newest step: what concerns nobody in particular first, then everybody in the order of the seats.
 * @param {API.Snapshot} snapshot
 * @param {API.Seat[]} seats
 */
export function newsOf(snapshot, seats) {
  const log = snapshot.log || [],
    newest = log[log.length - 1];
  if (!newest) return [];
  const said = log.filter((l) => l.announce && (l === newest || (l.entry && l.entry === newest.entry))),
    rows = new Map();
  for (const l of said) {
    const seat = l.seats?.length === 1 && l.seats[0] >= 0 ? l.seats[0] : -1,
      row = rows.get(seat) || { seat, texts: [] };
    if (!row.texts.includes(l.text)) row.texts.push(l.text);
    rows.set(seat, row);
  }
  /** @param {number} seat */
  const place = (seat) => (seat < 0 ? -1 : seats.findIndex((x) => x.seat === seat));
  /** @param {number} seat */
  const nameOf = (seat) => seats.find((x) => x.seat === seat)?.name;
  /** @param {{ seat: number, texts: string[] }} props */
  const lines = ({ seat, texts }) =>
    seat < 0 ? texts.map((text) => ({ seat, text })) : [{ seat, text: withoutName(texts, nameOf(seat)) }];
  return [...rows.values()].sort((a, b) => place(a.seat) - place(b.seat)).flatMap(lines);
}

/**
 * Several sentences about one person as one line: a name that begins each is said once.
 * @param {string[]} texts
 * @param {string | undefined} name
 */
function withoutName(texts, name) {
  return texts.map((x, i) => (i && name && x.startsWith(name) ? x.slice(name.length).replace(/^[:,]?\s+/, '') : x)).join(' · ');
}
