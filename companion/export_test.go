package companion

import "quartermaster/games"

// Position is where the record stands, for tests outside of the package; nil is no game.
func (r Record) Position() games.Position {
	if m := r.now(); m != nil {
		return m.position
	}
	return nil
}

// Without is the record after an entry that could not be done, as a replay leaves it.
func (r Record) Without(e Entry) Record { return r.pushed(e, r.now()) }

// Throws is what a table that throws by itself is told to throw.
var Throws = throws
