// Package rest estimates whether a chosen die lies flat on the floor, leans, or lies on another die.
//
// In go a scene and the chosen candidates. Out come the measured evidence and the probability that a die lies flat. It combines
// nets on measured features, nets on portraits, the visible flanks, and the apparent height of the pips or the printed figure.
package rest
