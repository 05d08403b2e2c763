// Package rest says whether a chosen die lies flat on the floor, leans, or lies on another.
//
// In go a scene and the chosen candidates, out come the evidence of how each lies and the probability that it lies flat:
// nets, eyes, flanks and the height of its pips or of its figure are weighed together.
package rest
