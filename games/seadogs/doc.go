// Package seadogs implements a card game of ships, goods and events as a pure function. It uses no dice. People tap what they
// did; the package counts cards, decides who is asked next, and keeps the score.
//
//	begin ─▶ turn ─▶ card ─▶ loss          a Delivery shows up ─▶ pairs ─▶ hire ─▶ turn
//	                                          the third, or all four goods ─▶ count ─▶ next game or the end
//
// Hands are secret: the package only knows the number of cards in each until everybody counts at the end.
// Rule ids in comments (SD-T1, C1 …) refer to RULES.md. Ids that begin with O are points that the printed rules leave open;
// most of them are options.
package seadogs
