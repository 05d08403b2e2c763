// Package report tells what an evaluation gave: scores, faults and whether the claimed probabilities hold.
//
//	runs ──▶ WriteScores, WriteFaults (text) │ Markdown (a table in a file) │ HTML (one page with plots and pictures)
package report
