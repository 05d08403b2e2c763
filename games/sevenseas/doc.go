// Package sevenseas implements the board game "Pirates of the 7 Seas" ("Piraci 7 mórz") as a pure function. The answers say
// what was thrown, drawn and decided at the table. The package applies the rules and keeps all numbers.
//
//	answer ─▶ move ─▶ State (with a stack of tasks: what people must do or enter next)
//	                    ├─▶ asks    the questions of the top task, and the optional ones
//	                    └─▶ view    fleets, track, characters, the battle, the score sheet
//
// Rule ids in comments (B10, L4 …) refer to RULES.md. Ids that begin with A are points that the printed rules leave open;
// most of them are options.
package sevenseas
