package calibration

import "fmt"

// MostConfirmed is the maximum number of confirmed dice in a rig file. Their sizes are compared with those of each picture, which takes
// time that grows with the square of their number.
const MostConfirmed = 100

// Confirmed is what the rig has learned from throws that people confirmed.
type Confirmed struct {
	Throws int            `json:"throws"` // from how many throws
	Nets   string         `json:"nets"`   // fingerprint of the portrait nets that measured Doubt: other nets give other log odds
	Dice   []ConfirmedDie `json:"dice"`   // dice that lie flat on the floor
}

// ConfirmedDie is a die of a confirmed throw that lies flat on the floor, as the reader saw it.
type ConfirmedDie struct {
	TaughtDie
	Size  float64 `json:"size"`  // apparent size over the size that is expected there, minus 1; 0 for a one, which shows no size
	Doubt float64 `json:"doubt"` // log odds of the portrait nets that it does not lie flat
}

// Bounds of what was learned from confirmed throws.
const (
	mostThrows  = 100000
	longestNets = 64
	mostSize    = 0.5
	mostDoubt   = 60
)

func (r *Rig) checkConfirmed() error {
	c := r.Confirmed
	if c == nil {
		return nil
	}
	if err := checkRange("confirmed.throws", float64(c.Throws), 1, mostThrows); err != nil {
		return err
	}
	if len(c.Nets) > longestNets {
		return fmt.Errorf("confirmed.nets is longer than %d letters: %s", longestNets, calibrateAgain)
	}
	if len(c.Dice) == 0 || len(c.Dice) > MostConfirmed {
		return fmt.Errorf("confirmed.dice has %d dice, 1 to %d are allowed: %s", len(c.Dice), MostConfirmed, calibrateAgain)
	}
	for i, d := range c.Dice {
		at := fmt.Sprintf("confirmed.dice[%d]", i)
		if err := r.checkTaughtDie(at, d.TaughtDie); err != nil {
			return err
		}
		if err := checkRange(at+".size", d.Size, -mostSize, mostSize); err != nil {
			return err
		}
		if err := checkRange(at+".doubt", d.Doubt, -mostDoubt, mostDoubt); err != nil {
			return err
		}
	}
	return nil
}
