// Package seadogs is a card game of ships, goods and events as a pure function. Nothing is thrown in it:
// people tap what they did, the package counts cards, says who is asked next and keeps the score.
//
//	begin ─▶ turn ─▶ card ─▶ loss          a Delivery shows up ─▶ pairs ─▶ hire ─▶ turn
//	                                          the third, or all four goods ─▶ count ─▶ next game or the end
//
// Hands stay in hands: of a hand only the number of its cards is known until everybody counts at the end.
// Rule ids in comments (SD-T1, C1 …) are those of the rules specification; ids that begin with O are open
// points of the rulebook, most of which are options.
package seadogs
