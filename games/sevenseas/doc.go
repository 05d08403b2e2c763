// Package sevenseas is "Pirates of the 7 Seas" ("Piraci 7 mórz") as a pure function: what was thrown, drawn
// and decided at the table goes in as answers, and the package keeps every rule and every number.
//
//	answer ─▶ move ─▶ State (a stack of tasks: what the table must tell next)
//	                    ├─▶ asks    what the task on top asks, and what stands beside it
//	                    └─▶ view    fleets, track, characters, the battle, the score sheet
//
// Rule ids in comments (B10, L4 …) are those of the rules specification; ids that begin with A are open
// points of the rulebook, most of which are options.
package sevenseas
