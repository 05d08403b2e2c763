// Package companion is the table: it joins the game, its record, the camera and the people.
//
//	              taps                                    ┌─▶ snapshot ─▶ every page
//	               │                                      │
//	frame ─▶ reader ─▶ sighting ─▶ throw ─▶ answer ─▶ record ─▶ position
//	                      │ ▲                             │
//	                      └─┘ doubts, fixes               └─▶ store (on disk before on screen)
//
// A Table is one unit that any number of goroutines may use. Everything it knows of a game is the record:
// numbered entries, each with who, when and which position was seen. Undo, redo and corrections are entries too;
// a position is the record replayed. What a camera brings becomes a Sighting, which people can put right by taps,
// before the throw is answered and afterwards.
package companion
