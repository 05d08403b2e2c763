package devices

import (
	"fmt"

	"quartermaster/companion"
)

// Role is what a device may do at a table. A player may do all that a spectator may, and the host all that a player may. A camera may
// send frames and nothing else. A listener is no device but another program; it may hear of throws and nothing else.
type Role int

// The roles.
const (
	Nobody      Role = iota // not paired: it may only ask to be
	Spectator               // looks on
	Player                  // answers, throws, puts right
	Host                    // starts games, says who may what; there is at most one
	CameraPhone             // a phone that brings frames, and sees nothing of the table; there is at most one
	Listener                // another program that hears of throws, by a token; see Register.Listen
)

var roleNames = [...]string{"nobody", "spectator", "player", "host", "camera", "listener"}

func (r Role) String() string {
	if r < Nobody || r > Listener {
		return fmt.Sprintf("role(%d)", int(r))
	}
	return roleNames[r]
}

// May says whether r is enough where least is wanted.
func (r Role) May(least Role) bool {
	if r == CameraPhone || least == CameraPhone {
		return r == CameraPhone && (least == CameraPhone || least == Nobody)
	}
	if r == Listener {
		return least == Listener || least == Nobody
	}
	if least == Listener { // spectators see all throws anyway
		return r >= Spectator
	}
	return r >= least && r <= Host
}

// MarshalText returns the role's name, as it is stored and sent.
func (r Role) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText takes a role's name, and nothing else.
func (r *Role) UnmarshalText(b []byte) error {
	for i, name := range roleNames {
		if name == string(b) {
			*r = Role(i)
			return nil
		}
	}
	return fmt.Errorf("%q is no role: it is one of spectator, player, host, camera, listener", companion.Clip(string(b), 20))
}
