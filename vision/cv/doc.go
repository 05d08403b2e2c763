// Package cv is the reader: it finds the dice in a picture of the board. It is the only package beside calibration/cv
// that uses OpenCV, and none of OpenCV's types leaves it.
//
//	picture ─▶ rectified to the plane of the top faces ─▶ compared with the empty board
//	        ─▶ pips ─▶ guesses of poses ─▶ judged under the known camera, size and colours
//	        ─▶ chosen together ─▶ doubts, questions, guards ─▶ reading
//
// All lengths inside are shares of a die's edge; a rectified picture has 40 pixels an edge. The camera is known, so
// where a die's sides must be seen is known too: a side is predicted, never mistaken for a top.
package cv
