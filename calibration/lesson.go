package calibration

// Lesson is what was learned from a teaching picture.
type Lesson struct {
	Dice     []TaughtDie        // one for each tap, in their order; value 0: its pips are not seen
	Pips     map[string]Pips    // by colour
	PipPitch float64            // from a middle pip to a corner pip along one side, in edges
	Lattices map[string]Lattice // by colour: how its pips lie
	Outline  float64            // median distance of the faces' sides from their middles, edges; 0: not measured
	Flat     []FlatDie          // the dice with at least two visible pips
	// Rehearse reads the teaching picture with a taught rig. It returns the sum of the log odds that each taught die lies flat and
	// shows its taught value. The sum is greatest for the right camera and edge. Nil: not available.
	Rehearse func(rig *Rig) (odds float64, err error)
	Nearest  [2]string // the two colours that are hardest to tell apart, of those whose pips are alike; none: ""
	Apart    float64   // distance of the nearest colours, in units of the usual distance between two dice of one colour
	Stray    *Stray    // a die with a wrong colour name; nil: there is none
}

// Stray is a die that is unlike the others of its stated colour and like those of another.
type Stray struct {
	Tap   int
	Looks string // the other colour
}

// Learn finds the tapped dice in the teaching picture: colour by the tap; value, exact place and yaw by measurement.
// The rig has everything but what is learned. The error is one sentence that names the tap.
type Learn func(rig *Rig, teach []byte, taps []Tap) (Lesson, error)
