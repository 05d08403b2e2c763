// Who sits at the table, as the page names them.

/**
 * The seats of the view; before the game has told any, the people who were named at the start.
 * @param {API.Snapshot | null | undefined} snapshot
 * @returns {Seated[]}
 */
export const seatsOf = (snapshot) => (snapshot?.view?.seats?.length ? snapshot.view.seats : snapshot?.people || []);
