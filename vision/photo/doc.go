// Package photo reads photographs of dice without a rig: any camera, any table, from roughly above. It needs no OpenCV.
//
//	picture ─▶ levels of scale ─▶ peaks that look like pips ─▶ guesses: pips that lie as on a face
//	        ─▶ crops, laid straight and in their own two colours ─▶ the net of faces: no face, or which
//	        ─▶ chosen together, of about one size ─▶ the net of bodies: does a die lie there? ─▶ log odds of both
//	        ─▶ the net of values, which looks at the die wherever its pips were found: what does it show?
//	        ─▶ colours, doubts, questions ─▶ reading
//	picture ─▶ windows of a die's size ─▶ the net of bodies ─▶ dice that were not read ─▶ faces laid over them in all
//	        turns ─▶ a die with a doubt, or a question
//
// A picture is enlarged where its dice may be small: a die is looked for down to 13 pixels an edge, or a fiftieth of
// the picture's long side if that is more.
//
// The nets learned from drawn scenes (package scenery) and from photographs of dice as people own them; the files
// faces.manifest.json, bodies.manifest.json and values.manifest.json tell how "quartermaster train-faces", "train-bodies"
// and "train-values" made them, and testdata/coloured whose photographs they are.
package photo
