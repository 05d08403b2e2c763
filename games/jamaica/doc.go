// Package jamaica implements a race of pirates around an island as a pure function. By default people handle tokens, cards and
// ships on the table. The package then keeps the captain, the dice of the day, battles, shortages, treasures, who is home, and
// the points. With the choice "all" of option O11 it also keeps holds, bank, ships and track.
//
//	throw ─▶ day ─▶ table: round; the next throw ends it; beside it battle, shortage, treasure, home, ghost ship
//	             └▶ all:   a list of steps: card, morning, evening of each; move ─▶ battle ─▶ price or treasure; ghost; end
//	battle ─▶ powder, die, Sabre of the attacker ─▶ the same of the defender ─▶ booty
//	home ─▶ the round is played out ─▶ points of each player ─▶ the end
//
// Rule ids in comments (JM-B1, C2 …) refer to RULES.md. Ids that begin with O are its options.
package jamaica
