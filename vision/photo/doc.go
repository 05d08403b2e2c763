// Package photo reads photographs of dice without a rig: any camera, any table, from roughly above. It needs no OpenCV.
//
//	picture ─▶ levels of scale ─▶ peaks that look like pips ─▶ guesses: pips that lie as on a face
//	        ─▶ crops, laid straight and in their own two colours ─▶ the net: no face, or which
//	        ─▶ chosen together, of one size ─▶ colours, doubts, questions ─▶ reading
//
// The net was learned from drawn scenes (package scenery) by "quartermaster train-faces"; no photograph is in it.
package photo
