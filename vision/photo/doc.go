// Package photo reads photographs of dice without a rig: any camera, any table, from roughly above. It needs no OpenCV.
//
//	picture ─▶ levels (scales) ─▶ peaks that look like pips ─▶ guesses: peaks that lie as the pips of a face
//	        ─▶ rectified crops, normalized by the colours of pips and face ─▶ the net of faces: no face, or its value
//	        ─▶ faces of about one size that do not overlap ─▶ is there a die? by the nets of faces and bodies, and its kin
//	        ─▶ the net of values, which judges the whole die wherever its pips were found: both nets vote for the value
//	        ─▶ colours, questions ─▶ reading
//	picture ─▶ windows of a die's size ─▶ the nets of bodies and values ─▶ dice that were not read ─▶ faces tried there in all
//	        orientations ─▶ a die, or a question
//
// Small dice are sought in an enlarged picture. The smallest edge that is sought is 13 pixels, or a fiftieth of the picture's longer
// side if that is more.
//
// The nets were trained on drawn scenes (package scenery) and on photographs of people's own dice: see the manifest beside each file
// of weights, and testdata/coloured for the authors.
package photo
