// Package overlay draws readings over the pictures that they were read from.
//
//	picture, reading (Sheet)  ──▶ one picture: outlines, labels, links between dice, notes
//	picture, judgement        ──▶ two pictures side by side: truth and reading
//
// Green is right, red is a wrong fact, amber is not flat or asked about.
package overlay
