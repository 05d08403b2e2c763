package nets

// A portrait is a small picture of a die and its surroundings for a net: PortraitSide² places with PortraitDepth numbers
// each, PortraitScale places to an edge. It is rotated and mirrored so that the camera stands to its right and a little
// below: a die that lies flat then looks much the same wherever it lies.
const (
	PortraitSide  = 36
	PortraitScale = 20
	PortraitDepth = 7
)

// Levels of the mask channel: inside the outline that the die would have if it lay flat, and on a pip of its pattern.
const LevelInside, LevelPip = 191, 255
