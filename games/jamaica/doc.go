// Package jamaica is a race of pirates around an island as a pure function. By default tokens, cards and ships stay on the table,
// and the package keeps the captain, the dice of the day, battles, shortages, treasures, who is home, and the points. With O11 all
// it keeps holds, bank, ships and track too.
//
//	throw ─▶ day ─▶ table: round; the next throw ends it; beside it battle, shortage, treasure, home, ghost ship
//	             └▶ all:   a list of steps: card, morning, evening of each; move ─▶ battle ─▶ price or treasure; ghost; end
//	battle ─▶ powder, die, Sabre of the attacker ─▶ the same of the defender ─▶ booty
//	home ─▶ the round is played out ─▶ points of each player ─▶ the end
//
// Rule ids in comments (JM-B1, C2 …) are those of RULES.md; ids that begin with O are its options.
package jamaica
