// Package tray is any game with dice as a pure function: whatever lies there is shown, added up and remembered. People may take
// turns and collect points, up to a target or without an end; or nobody is named, and dice are only thrown.
//
//	throw ─▶ nobody plays: the next throw
//	     └─▶ points of the one whose turn it is ─▶ the next person's throw ─▶ … ─▶ somebody reaches the target
//
// Rule ids in comments (TR-T1, O2 …) are those of RULES.md.
package tray
