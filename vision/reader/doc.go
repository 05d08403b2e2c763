// Package reader reads a picture of the board.
//
//	decode ─▶ register ─▶ compare (ground, scene) ─▶ candidates (find, figure) ─▶ choose and explain (paint, rest,
//	unexplained) ─▶ a second search for veiled faces ─▶ questions ─▶ guards
//
// In go a taught calibration.Rig and encoded pictures, out come vision.Readings: dice in millimetres with their
// openQuestions, questions to people, and guards. A Reader is used from one goroutine at a time.
package reader
