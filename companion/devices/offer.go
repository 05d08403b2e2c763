package devices

import (
	"encoding/hex"
	"time"

	"quartermaster/companion"
)

// offerLasts is how long a device may become the host without a code after the button beside the board was held. It is the time to
// walk to a device and open the page there; Wi-Fi Protected Setup gives its button as long.
const offerLasts = 2 * time.Minute

// Offer lets one device become the host without a code, for as long as it returns. It is for a button at the box.
func (d *Register) Offer() (lasts time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.offered = d.now().Add(offerLasts)
	d.tellLocked()
	return offerLasts
}

// EndOffer takes an offer back. Without one it changes nothing.
func (d *Register) EndOffer() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.offeredLocked() {
		return
	}
	d.offered = time.Time{}
	d.tellLocked()
}

// Offered says whether a device may become the host without a code now.
func (d *Register) Offered() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.offeredLocked()
}

func (d *Register) offeredLocked() bool { return d.now().Before(d.offered) }

// TakeOffer makes a device the host while that is offered, and ends the offer. name and old are those of Pair, and so is what it
// returns. The host keeps its session, and the offer stands. Without an offer the error is *companion.Refused.
func (d *Register) TakeOffer(name, old string) (secret string, dev Device, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.offeredLocked() {
		return "", Device{}, companion.Refuse("offer-over")
	}
	s := d.visitLocked(old)
	if s != nil && s.Role == Host {
		return old, s.Device, nil
	}
	return d.letInLocked(s, Host, name)
}

// letInLocked gives a device a role and a new session. s is its session until now; nil: it was not let in yet, and is called name.
func (d *Register) letInLocked(s *session, role Role, name string) (secret string, dev Device, err error) {
	if s == nil {
		s = &session{Device: Device{ID: chance(8, hex.EncodeToString), Name: d.freeNameLocked(name)}}
		d.known[s.ID] = s
	}
	delete(d.secrets, s.digest)
	d.giveLocked(s, role)
	s.Since = d.now()
	s.Seen = s.Since
	secret = newSecret()
	s.digest = digest(secret)
	d.secrets[s.digest] = s.ID
	d.makeRoomLocked()
	return secret, s.Device, d.saveLocked()
}
