// Package tray implements a general dice tray as a pure function. It shows every throw, adds it up and remembers it. People can take
// turns and collect points, up to a target or without an end. Without players, dice are only thrown.
//
//	throw ─▶ nobody plays: the next throw
//	     └─▶ points of the one whose turn it is ─▶ the next person's throw ─▶ … ─▶ somebody reaches the target
//
// Rule ids in comments (TR-T1, O2 …) refer to RULES.md.
package tray
