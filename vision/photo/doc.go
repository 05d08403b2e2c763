// Package photo reads photographs of dice without a rig: any camera, any table, from roughly above. It needs no OpenCV.
//
//	picture ─▶ levels of scale ─▶ peaks that look like pips ─▶ guesses: pips that lie as on a face
//	        ─▶ crops, laid straight and in their own two colours ─▶ the net: no face, or which
//	        ─▶ chosen together, of about one size ─▶ colours, doubts, questions ─▶ reading
//	picture ─▶ what differs from its ground ─▶ objects of a die's size that were not read ─▶ questions
//
// A picture is enlarged where its dice may be small: a die is looked for down to 13 pixels an edge, or a fiftieth of
// the picture's long side if that is more.
//
// The net learned from drawn scenes (package scenery) and from photographs of dice as people own them; the file
// faces.manifest.json tells how "quartermaster train-faces" made it, and testdata/coloured whose photographs they are.
package photo
