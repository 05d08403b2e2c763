package devices

import (
	"cmp"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"log/slog"
	"net/netip"
	"slices"
	"sync"
	"time"

	"quartermaster/companion"
)

// Device is a tablet or a phone that was let in.
type Device struct {
	ID    string    `json:"id"`   // its name in the record
	Name  string    `json:"name"` // for people: "iPad", "Android 2"
	Role  Role      `json:"role"`
	Since time.Time `json:"since"` // when it was let in
	Seen  time.Time `json:"seen"`  // about when it was here last

	Person string `json:"person,omitempty"` // whose it is, by name; "": shared
	Shows  bool   `json:"shows,omitempty"`  // it looks on, and may show a code by which others look on
}

// How long a session lasts after a device was seen last, and at the longest.
var lasts = map[Role]time.Duration{Host: 180 * 24 * time.Hour, Player: 30 * 24 * time.Hour, Spectator: 2 * 24 * time.Hour,
	CameraPhone: 180 * 24 * time.Hour}

const lastsAtMost = 365 * 24 * time.Hour

// hosts is 1 for the host and 0 for all others.
func (d Device) hosts() int {
	if d.Role == Host {
		return 1
	}
	return 0
}

// ends is when a device must come in anew.
func (d Device) ends() time.Time {
	end, longest := d.Seen.Add(lasts[d.Role]), d.Since.Add(lastsAtMost)
	if longest.Before(end) {
		return longest
	}
	return end
}

// invitationLasts is how long a code is valid.
const invitationLasts = 10 * time.Minute

// mostDevices bounds how many devices are known. Beyond it, the one that was away longest is forgotten.
const mostDevices = 100

// Invitation lets one device in, once.
type Invitation struct {
	Code  string
	Role  Role
	Until time.Time
}

// Register knows who may do what: the devices, their sessions, the codes by which they come in, and the programs that listen.
//
//	box or host ──Invite──▶ code ──Pair──▶ session ──Visit──▶ device with its role
//	button at the box ──Offer──TakeOffer──▶ the host's session
//
// Any number of goroutines may use it.
type Register struct {
	path string // of the file; "": they are forgotten at the end
	now  func() time.Time
	log  *slog.Logger

	dated bool // the file held devices that were let in before the clock was set, and they have a date now

	mu        sync.Mutex
	known     map[string]*session        // by device
	secrets   map[[32]byte]string        // digest of a session's secret → device
	listeners []*listener                // as they were made
	open      map[invited]openInvitation // one for each role, and one for each device that shows a code
	attempts  attempts
	gate      *Gate
	offered   time.Time     // until then a device may become the host without a code
	changed   chan struct{} // closed when devices or roles have changed, and when the host's role is offered
}

type session struct {
	Device
	digest [32]byte
}

// invited is what an invitation is for.
type invited struct {
	role Role
	by   string // the device that shows it; "": the box or the host
}

type openInvitation struct {
	digest [32]byte
	until  time.Time
}

// CodeRefused says that a code let nobody in.
type CodeRefused struct{ Wait time.Duration } // 0: it is wrong, used or too old; else too many were wrong: wait so long

func (n *CodeRefused) Error() string {
	if n.Wait > 0 {
		return fmt.Sprintf("too many wrong codes; wait %v", n.Wait.Round(time.Second))
	}
	return "this code lets nobody in"
}

// Share sets the gate that bounds how often codes are compared. Several registers may share one. Call it before the first Pair.
func (d *Register) Share(g *Gate) { d.gate = g }

// HasHost says whether somebody is host.
func (d *Register) HasHost() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.hostLocked() != nil
}

// Invite makes a code for a role. The last code for the same role is no longer valid.
func (d *Register) Invite(role Role) (Invitation, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if role < Spectator || role > CameraPhone {
		return Invitation{}, companion.Refuse("unknown-role")
	}
	return d.inviteLocked(invited{role: role}), nil
}

// InviteBy makes a code for a spectator that a device shows by itself, if the host has allowed it to. The last code that it showed is no
// longer valid.
func (d *Register) InviteBy(id string) (Invitation, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.known[id]
	if s == nil || !s.Shows || s.Role != Spectator {
		return Invitation{}, companion.Refuse("shows-nothing")
	}
	return d.inviteLocked(invited{Spectator, id}), nil
}

// inviteLocked makes a code in place of the last one for the same purpose.
func (d *Register) inviteLocked(to invited) Invitation {
	i := Invitation{Code: newCode(), Role: to.role, Until: d.now().Add(invitationLasts)}
	d.open[to] = openInvitation{digest(i.Code), i.Until}
	return i
}

// Show says whether a device that looks on may show a code by which others look on.
func (d *Register) Show(id string, shows bool) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.known[id]
	switch {
	case s == nil:
		return companion.Refuse("unknown-device")
	case shows && s.Role != Spectator:
		return companion.Refuse("shows-nothing")
	}
	if s.Shows = shows; !shows {
		delete(d.open, invited{Spectator, id})
	}
	d.tellLocked()
	return d.saveLocked()
}

// SetPerson sets the person whom a device belongs to; "": nobody in particular.
func (d *Register) SetPerson(id, person string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.known[id]
	if s == nil {
		return companion.Refuse("unknown-device")
	}
	if person != "" {
		var err error
		if person, err = companion.ProperName(person); err != nil {
			return err
		}
	}
	s.Person = person
	d.tellLocked()
	return d.saveLocked()
}

// Pair lets a device in by a code. from is its address, name what people call it, and old the secret of its session, if it has one.
// That session ends, and the device keeps its ID. A device that has these rights already keeps its session, and the code stays valid.
// The secret is given only here. If the error is *NotSaved, the session is valid until the program ends.
func (d *Register) Pair(from netip.Addr, code, name, old string) (secret string, dev Device, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	now := d.now()
	if wait := d.attempts.wait(from, now); wait > 0 {
		return "", Device{}, &CodeRefused{Wait: wait}
	}
	for r, i := range d.open {
		if !now.Before(i.until) {
			delete(d.open, r)
		}
	}
	// Each code that is open is one more that a guess may hit.
	if !d.gate.pass(now, len(d.open)) {
		return "", Device{}, &CodeRefused{time.Second}
	}
	var by invited
	key := digest(plainCode(code))
	for r, i := range d.open {
		if i.digest == key {
			by = r
		}
	}
	role := by.role
	if role == Nobody {
		d.attempts.wrong(from, now)
		return "", Device{}, &CodeRefused{}
	}
	s := d.visitLocked(old)
	if s != nil && (s.Role.May(role) || s.Role == Host) { // a table does not lose its host to its camera
		return old, s.Device, nil
	}
	delete(d.open, by)
	return d.letInLocked(s, role, name)
}

// Visit gives the device of a session, and notes that it is here.
func (d *Register) Visit(secret string) (Device, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.visitLocked(secret)
	if s == nil {
		return Device{}, false
	}
	d.sawLocked(&s.Seen)
	return s.Device, true
}

// sawLocked notes in last that a device or a listener is here now. It does so once an hour at most: a memory card wears out.
func (d *Register) sawLocked(last *time.Time) {
	now := d.now()
	if now.Sub(*last) < time.Hour {
		return
	}
	*last = now
	if err := d.saveLocked(); err != nil {
		d.log.Warn("devices are not saved", "err", err)
	}
}

func (d *Register) visitLocked(secret string) *session {
	if len(secret) != secretLength {
		return nil
	}
	s := d.known[d.secrets[digest(secret)]]
	if s != nil && !d.now().Before(s.ends()) {
		d.forgetLocked(s)
		return nil
	}
	return s
}

// List returns all devices: the host first, then in the order in which they came.
func (d *Register) List() []Device {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := make([]Device, 0, len(d.known))
	for _, s := range d.known {
		if d.now().Before(s.ends()) {
			list = append(list, s.Device)
		}
	}
	slices.SortFunc(list, func(a, b Device) int {
		return cmp.Or(cmp.Compare(b.hosts(), a.hosts()), a.Since.Compare(b.Since), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// Give gives a device another role. If it becomes the host, the host before is a player afterwards. In no other way does a host lose
// that role. An error that is *NotSaved means that the role holds until the program ends.
func (d *Register) Give(id string, role Role) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.known[id]
	switch {
	case s == nil:
		return companion.Refuse("unknown-device")
	case role < Spectator || role > Host:
		return companion.Refuse("unknown-role")
	case s.Role == role:
		return nil
	case s.Role == CameraPhone:
		return companion.Refuse("camera-stays")
	case s.Role == Host:
		return companion.Refuse("host-needed")
	}
	d.giveLocked(s, role)
	return d.saveLocked()
}

// End ends a device's session at once. An error that is *NotSaved means that the session is valid again after a restart.
func (d *Register) End(id string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.known[id]
	if s == nil {
		return companion.Refuse("unknown-device")
	}
	d.forgetLocked(s)
	return d.saveLocked()
}

// Changed is closed when somebody came, went, or got another role, when a listener was made or ended, and when the host's role is
// offered.
func (d *Register) Changed() <-chan struct{} {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.changed
}

func (d *Register) hostLocked() *session {
	for _, s := range d.known {
		if s.Role == Host && d.now().Before(s.ends()) {
			return s
		}
	}
	return nil
}

// giveLocked is the only place where a role is given. There is at most one host, and one camera, because frames of two would mix.
func (d *Register) giveLocked(s *session, role Role) {
	if role == CameraPhone {
		for _, other := range d.known {
			if other.Role == CameraPhone && other != s {
				d.forgetLocked(other)
			}
		}
	}
	if role == Host {
		d.offered = time.Time{}
		for _, other := range d.known {
			if other.Role == Host {
				other.Role = Player
			}
		}
	}
	if s.Role = role; role != Spectator {
		s.Shows = false
		delete(d.open, invited{Spectator, s.ID})
	}
	d.tellLocked()
}

func (d *Register) forgetLocked(s *session) {
	delete(d.known, s.ID)
	delete(d.secrets, s.digest)
	delete(d.open, invited{Spectator, s.ID})
	d.tellLocked()
}

func (d *Register) tellLocked() {
	close(d.changed)
	d.changed = make(chan struct{})
}

func (d *Register) makeRoomLocked() {
	for len(d.known) > mostDevices {
		var away *session
		for _, s := range d.known {
			if s.Role != Host && (away == nil || s.Seen.Before(away.Seen)) {
				away = s
			}
		}
		d.forgetLocked(away)
	}
}

// freeNameLocked returns a name that no other device has: "iPad", "iPad 2".
func (d *Register) freeNameLocked(name string) string {
	taken := map[string]bool{}
	for _, s := range d.known {
		taken[s.Name] = true
	}
	free := companion.Clip(name, 30)
	for n := 2; taken[free]; n++ {
		free = fmt.Sprintf("%s %d", companion.Clip(name, 30), n)
	}
	return free
}

// secretLength is the length of a session's secret: 32 bytes in base 64.
const secretLength = 43

// newSecret gives 32 random bytes in base 64.
func newSecret() string { return chance(32, base64.RawURLEncoding.EncodeToString) }

// chance gives n random bytes as text.
func chance(n int, write func([]byte) string) string {
	b := make([]byte, n)
	rand.Read(b) // never fails
	return write(b)
}
