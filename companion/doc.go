// Package companion is the table: it joins the game, its record, the camera and the people.
//
//	              taps                                    ┌─▶ snapshot ─▶ every page
//	               │                                      │
//	frame ─▶ reader ─▶ sighting ─▶ throw ─▶ answer ─▶ record ─▶ position
//	                      │ ▲                             │
//	                      └─┘ doubts, fixes               └─▶ store (on disk before on screen)
//
// What lies on the board goes through three parts. The watcher (watcher.go, watch.go) watches the stream and says when dice lie still.
// Eyes (eyes.go, read.go) bring frames and have them read. The throw that people are asked about (asked.go) is a Sighting until
// nothing about it is open. Eyes do not know the table but as the asker that they report to.
//
// A Table is one unit that any number of goroutines may use. Everything it knows of a game is the record:
// numbered entries, each with who, when and which position was seen. Undo, redo and corrections are entries too;
// a position is the record replayed. What a camera brings becomes a Sighting, which people can put right by taps,
// before the throw is answered and afterwards.
//
// Locks, here and in the packages archive, devices, people, rigs and store:
//   - A mutex guards the fields of its struct. Only methods of that type take it.
//   - A method that takes it holds it until it returns (mu.Lock, then defer mu.Unlock). A part that needs it for a moment only is a
//     method of its own.
//   - A method whose name ends in Locked expects it to be held, and takes none.
//   - Locks are taken in this order: Archive.mu, Bench.changing, Table.changing, Table.mu, people.Book.mu, and then those of the house
//     that keeps the record: File.mu, or MemoryHouse.mu and Memory.mu.
//   - While one of the other locks is held, no lock of this list is taken.
package companion
