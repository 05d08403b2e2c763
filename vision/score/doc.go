// Package score compares readings with what really lay on the board.
//
//	rig folder or kept cases ──▶ Sight (truth and reading) ──▶ Judge ──▶ faults ──▶ Scores ──▶ measures, floors
//
// Scores are shares with their Wilson intervals, samples with their quantiles, and reliability of the claimed
// probabilities.
package score
