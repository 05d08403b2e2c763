// Package find detects dice with pips.
//
//	peaks ─▶ guesses of poses ─▶ judged (pattern, sides, colour) ─▶ evidence ─▶ probability ─▶ non-maximum suppression
//
// In go a scene and where to look. Out come Candidates with their probabilities. The package also turns sightings of printed
// dice into candidates, makes the portraits for the convolutional nets, and measures the flanks of a die.
package find
