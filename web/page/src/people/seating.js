// Who sits where in a new game: the people of last time, each with a colour, and who begins.

/** The people of last time, as this browser keeps them. */
export const kept = () => {
  try {
    return JSON.parse(localStorage.getItem('people') || '[]') || [];
  } catch {
    return [];
  }
};

/**
 * Seats for a game: the people of last time first, every colour once.
 * @param {API.Game} game
 * @param {number} count
 * @param {any[]} people
 * @param {Words} t
 */
export function seatsFor(game, count, people, t) {
  const free = [...game.colours],
    seats = [];
  for (let i = 0; i < count; i++) {
    const old = people[i] || {},
      colour = free.includes(old.colour) ? old.colour : free.find((c) => !people.slice(0, count).some((p) => p?.colour === c)) || free[0];
    free.splice(free.indexOf(colour), 1);
    seats.push({ name: old.name ?? '', colour });
  }
  return seats;
}

/**
 * The seat that begins, of so many; null: chance says. A seat that is not there any more is left to chance.
 * @param {any} first
 * @param {number} n
 */
export const beginner = (first, n) => (first !== null && first < n ? first : null);
