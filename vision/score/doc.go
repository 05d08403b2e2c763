// Package score compares readings with the truth, the dice that really lay on the board.
//
//	rig folder or kept cases ──▶ Sight (truth and reading) ──▶ Judge ──▶ faults ──▶ Scores ──▶ measures, floors
//
// Scores are shares with Wilson intervals, samples with quantiles, and reliability diagrams of the probabilities in readings.
package score
