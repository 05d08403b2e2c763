// Package report writes the results of an evaluation: scores, faults and the calibration of the probabilities.
//
//	runs ──▶ WriteScores, WriteFaults (text) │ Markdown (a table in a file) │ HTML (one page with plots and pictures)
package report
