package nets

// A portrait is a die and what lies round it, small enough for a net: portraitSide² places with portraitDepth numbers
// each, portraitScale places to an edge. It is turned and mirrored so that the camera stands to its right and a little
// below: a die that lies flat then looks much the same wherever it lies.
const (
	PortraitSide  = 36
	PortraitScale = 20
	PortraitDepth = 7
)

// A place where this die would be seen if it lay flat, and one with a pip of it.
const PlaceSeen, PlacePip = 191, 255
