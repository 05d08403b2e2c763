// Package overlay draws readings onto the pictures from which they were read.
//
//	picture, reading (Sheet)  ──▶ one picture: outlines, labels, links between dice, notes
//	picture, judgement        ──▶ two pictures side by side: truth and reading
//
// Green marks what is right, red a wrong fact, and amber a die that does not lie flat or that people are asked about.
package overlay
