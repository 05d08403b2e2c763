// Package find says which dice with pips are there.
//
//	peaks ─▶ guesses of poses ─▶ judged (pattern, sides, colour) ─▶ evidence ─▶ probability ─▶ chosen together
//
// In go a scene and where to look, out come Candidates with their probabilities. It also turns sightings of printed dice
// into candidates, makes the portraits that nets look at, and measures the flanks of a die.
package find
