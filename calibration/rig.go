// Package calibration holds what is known before a throw: the owner's setup file, the rig file that is made from it,
// the camera model with its fitting, and all checks on them. It needs no OpenCV; package calibration/measure looks at the
// pictures.
//
//	setup.json + pictures ──▶ calibration/measure ──▶ Rig ──▶ rig.json ──▶ reader
//	                              │   ▲
//	                  corners of chessboards, sides of the floor
//	                              ▼   │
//	                    FitLens, SolvePose (this package)
package calibration

import "slices"

// RigVersion is the version of the rig file that this program writes and reads.
const RigVersion = 1

// Rig is everything that the reader needs to know about one camera over one board with one set of dice.
// Its fields stand in the file in this order: numbers first, pictures last.
type Rig struct {
	Version int      `json:"version"`
	Name    string   `json:"name"`
	Board   Board    `json:"board"`
	Die     Die      `json:"die"`
	Camera  Camera   `json:"camera"`
	Colours []Colour `json:"colours"`
	Found   Found    `json:"found"`
	// Light is the panel's light while the pictures were taken; nil: unknown, or there is no panel.
	Light *Light `json:"light,omitempty"`
	// Confirmed is what was learned from throws that people confirmed; nil: nothing.
	Confirmed *Confirmed `json:"confirmed,omitempty"`
	Teach     Taught     `json:"teach"`
	Empty     Picture    `json:"empty"` // the board without dice, raw
}

// Board is the floor of the box lid and the height of its walls.
type Board struct {
	WidthMM  float64 `json:"width_mm"`
	HeightMM float64 `json:"height_mm"`
	WallMM   float64 `json:"wall_mm"`
}

// Die is the size of the dice.
type Die struct {
	EdgeMM float64 `json:"edge_mm"`
}

// Pips says whether the pips of a colour are lighter or darker than its faces.
type Pips string

// The two kinds of pips.
const (
	LightPips Pips = "light"
	DarkPips  Pips = "dark"
)

// Colour is one colour of the owner's set.
type Colour struct {
	Name string `json:"name"`
	Role string `json:"role,omitempty"` // "merchant", "pirate" or what the game calls it
	Pips Pips   `json:"pips,omitempty"` // learned
	// Lattice is its pip lattice. Nil: square, as in older rig files.
	Lattice *Lattice `json:"lattice,omitempty"`
	// Faces are those of a printed die, in the order of their values; each may be there more than once. None: pips.
	Faces []Face `json:"faces,omitempty"`
}

// Lattice is the pip lattice of a colour's dice.
type Lattice struct {
	// Long is the ratio of the two pitches by value, for each value of four or more that was taught: of a six along its rows of three
	// to across them, of the others the longer to the shorter. Empty: no such face was taught.
	Long map[int]float64 `json:"long,omitempty"`
	// Scatter is the rms distance of single pips from their lattice, in edges.
	Scatter float64 `json:"scatter,omitempty"`
}

// FacePX is the side in pixels of a taught face's picture: 1.2 edges at 40 pixels an edge.
const FacePX = 48

// Face is one face of a printed die as it was shown: straight from above, the die's sides along the picture's, under the
// light of the empty board.
type Face struct {
	Face    string  `json:"face"`
	Picture Picture `json:"picture"` // PNG, FacePX by FacePX
}

// FaceNames are what the faces of a printed die show, each once, in the order of their values from 1.
func (c *Colour) FaceNames() []string {
	var out []string
	for _, f := range c.Faces {
		if !slices.Contains(out, f.Face) {
			out = append(out, f.Face)
		}
	}
	return out
}

// LeastDiePX is the least width in pixels that a die should have in a picture. vision/README.md has the accuracy at this width.
const LeastDiePX = 20

// Found holds what calibration measured about itself.
type Found struct {
	LensPictures   int     `json:"lens_pictures"`
	LensErrorPX    float64 `json:"lens_error_px"`    // rms reprojection error over the chessboards
	CornersErrorPX float64 `json:"corners_error_px"` // rms distance of the floor's corners from the model
	CornersMoved   float64 `json:"corners_moved_px"` // rms distance of the corners from the owner's taps; 0: the taps were kept
	PixelsPerMM    float64 `json:"pixels_per_mm"`    // at the floor's middle, in the plane of the top faces
	PipPitch       float64 `json:"pip_pitch"`        // from a middle pip to a corner pip along one side, in edges; 0: not learned
	// Standard deviations, as shares, for a lens without pictures of a chessboard: of the focal length, and of the apparent size of
	// a die at nine places of the floor, row by row, from corner to corner. Absent: 0.
	FocalSD        float64   `json:"focal_sd,omitempty"`
	ScaleSD        []float64 `json:"scale_sd,omitempty"`
	NearestColours [2]string `json:"nearest_colours"`
	ColoursApart   float64   `json:"colours_apart"` // distance of the two nearest colours in spreads of a colour; 0: not learned
}

// Light is how the board was lit when the pictures were taken, so that it can be lit the same again.
type Light struct {
	Level float64 `json:"level"` // brightness of the panel's light, above 0 up to 1
	// RoomLux is what the panel's sensor measured with its light off, in lux; 0: nobody measured.
	RoomLux float64 `json:"room_lux,omitempty"`
}

// Taught is the teaching picture with the dice that were found in it. Both are absent in a rig that was not taught.
type Taught struct {
	Dice    []TaughtDie `json:"dice"`
	Picture Picture     `json:"picture,omitzero"`
}

// TaughtDie is one die of the teaching picture.
type TaughtDie struct {
	Colour string     `json:"colour"`
	Value  int        `json:"value"` // 1 to 6
	Centre [2]float64 `json:"centre_mm"`
	Yaw    float64    `json:"yaw_deg"` // -45 up to 45
}

// The formats of a Picture.
const (
	PNG  = "png"
	JPEG = "jpeg"
)

// Picture is an encoded picture; in JSON it is base64.
type Picture struct {
	Format string `json:"format"` // PNG or JPEG
	Data   []byte `json:"data"`
}

// IsZero says that there is no picture.
func (p Picture) IsZero() bool { return p.Format == "" && len(p.Data) == 0 }
