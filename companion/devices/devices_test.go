package devices_test

import (
	"errors"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"quartermaster/companion"
	"quartermaster/companion/devices"
)

var here = netip.MustParseAddr("192.168.1.20")

// crew is a list of devices with a clock of its own.
type crew struct {
	testing.TB
	*devices.Register
	clock time.Time
	path  string
}

func newCrew(t testing.TB) *crew {
	c := &crew{TB: t, clock: time.Unix(1_795_000_000, 0), path: filepath.Join(t.TempDir(), "devices.json")}
	c.open()
	return c
}

// open is a start of the program.
func (c *crew) open() {
	c.Helper()
	var err error
	if c.Register, err = devices.Open(c.path, func() time.Time { return c.clock }, nil); err != nil {
		c.Fatal(err)
	}
}

// putsAside is a start of the program on a list that it does not understand.
func (c *crew) putsAside(list string) {
	c.Helper()
	if err := os.WriteFile(c.path, []byte(list), 0o600); err != nil {
		c.Fatal(err)
	}
	c.open()
	if aside, err := filepath.Glob(c.path + ".aside-*"); err != nil || len(aside) != 1 {
		c.Fatal(aside, err)
	}
}

func (c *crew) code(r devices.Role) string {
	c.Helper()
	i, err := c.Invite(r)
	if err != nil {
		c.Fatal(err)
	}
	return i.Code
}

func (c *crew) in(r devices.Role, name string) (string, devices.Device) {
	c.Helper()
	secret, d, err := c.Pair(here, c.code(r), name, "")
	if err != nil || d.Role != r {
		c.Fatal(d, err)
	}
	return secret, d
}

func (c *crew) role(secret string) devices.Role {
	d, ok := c.Visit(secret)
	if !ok {
		return devices.Nobody
	}
	return d.Role
}

func TestThereIsNeverASecondCameraAndItStaysOne(t *testing.T) {
	c := newCrew(t)
	tablet, _ := c.in(devices.Host, "Tablet")
	old, _ := c.in(devices.CameraPhone, "Old phone")
	phone, d := c.in(devices.CameraPhone, "Phone")
	if c.role(old) != devices.Nobody || c.role(phone) != devices.CameraPhone {
		t.Fatal("two phones bring frames: ", c.role(old), c.role(phone))
	}
	for _, r := range []devices.Role{devices.Spectator, devices.Player, devices.Host} {
		if err := c.Give(d.ID, r); err == nil {
			t.Errorf("the camera was made a %v", r)
		}
	}
	if err := c.Give(c.List()[0].ID, devices.CameraPhone); err == nil {
		t.Error("a device was made the camera without a code")
	}
	if secret, d, err := c.Pair(here, c.code(devices.CameraPhone), "Tablet", tablet); err != nil || d.Role != devices.Host || secret != tablet {
		t.Error("a table lost its host to its camera: ", d, err)
	}
	if list := c.List(); len(list) != 2 || list[0].Role != devices.Host {
		t.Error("the host does not come first: ", list)
	}
	c.open()
	if c.role(phone) != devices.CameraPhone {
		t.Error("after a restart it is a ", c.role(phone))
	}
	// The same phone comes in by a player's code: it plays.
	if secret, _, err := c.Pair(here, c.code(devices.Player), "Phone", phone); err != nil || c.role(secret) != devices.Player {
		t.Error(err)
	}
}

func TestACameraMayBringFramesAndNothingElse(t *testing.T) {
	const frames = devices.CameraPhone
	for _, c := range []struct {
		role, least devices.Role
		may         bool
	}{
		{frames, frames, true}, {frames, devices.Nobody, true}, {frames, devices.Spectator, false}, {frames, devices.Player, false}, {frames, devices.Host, false},
		{devices.Host, frames, false}, {devices.Player, frames, false}, {devices.Nobody, frames, false}, {devices.Host, devices.Spectator, true},
	} {
		if c.role.May(c.least) != c.may {
			t.Errorf("a %v may what a %v may: %v", c.role, c.least, !c.may)
		}
	}
}

func TestThereIsNeverASecondHost(t *testing.T) {
	c := newCrew(t)
	tablet, a := c.in(devices.Host, "Tablet")
	phone, b := c.in(devices.Player, "Phone")
	if err := c.Give(a.ID, devices.Player); err == nil {
		t.Fatal("then there would be none")
	}
	if err := c.Give(b.ID, devices.Host); err != nil || c.role(tablet) != devices.Player || c.role(phone) != devices.Host {
		t.Fatal(err, c.role(tablet), c.role(phone))
	}
	rescue, _ := c.in(devices.Host, "Kiosk") // the code at the box
	if c.role(phone) != devices.Player || c.role(rescue) != devices.Host {
		t.Fatal(c.List())
	}
	if err := c.Give("nobody", devices.Player); err == nil {
		t.Fatal("unknown")
	}
	for _, r := range []devices.Role{devices.Nobody, 9} {
		if err := c.Give(a.ID, r); err == nil {
			t.Fatal(r)
		}
	}
}

func TestWhoComesInAgainStaysTheSameDeviceAndNeverBecomesLess(t *testing.T) {
	c := newCrew(t)
	first, d := c.in(devices.Spectator, "Phone")
	second, e, err := c.Pair(here, c.code(devices.Player), "Phone", first)
	if err != nil || e.ID != d.ID || second == first || c.role(first) != devices.Nobody || c.role(second) != devices.Player {
		t.Fatal(e, err)
	}
	code := c.code(devices.Spectator)
	if same, _, err := c.Pair(here, code, "Phone", second); err != nil || same != second || c.role(second) != devices.Player {
		t.Fatal(err)
	}
	if _, _, err := c.Pair(here, code, "Other", ""); err != nil {
		t.Fatal("the code was not used:", err)
	}
}

func TestSessionsEndByThemselvesAndWhenTheyAreEnded(t *testing.T) {
	c := newCrew(t)
	for role, days := range map[devices.Role]int{devices.Spectator: 2, devices.Player: 30, devices.Host: 180} {
		secret, d := c.in(role, role.String())
		c.clock = c.clock.Add(time.Duration(days)*24*time.Hour - time.Minute)
		if c.role(secret) != role {
			t.Fatal(role, "it is not over yet")
		}
		c.clock = c.clock.Add(time.Duration(days) * 24 * time.Hour)
		if c.role(secret) != devices.Nobody {
			t.Fatal(role, "it is over")
		}
		for _, l := range c.List() {
			if l.ID == d.ID {
				t.Fatal(role, "it is listed")
			}
		}
	}
	always, _ := c.in(devices.Host, "used every day")
	for day := range 400 {
		if role := c.role(always); (role == devices.Host) != (day < 365) {
			t.Fatal(day, role)
		}
		c.clock = c.clock.Add(24 * time.Hour)
	}
	secret, d := c.in(devices.Player, "lost")
	changed := c.Changed()
	if err := c.End(d.ID); err != nil || c.role(secret) != devices.Nobody {
		t.Fatal(err)
	}
	select {
	case <-changed:
	default:
		t.Fatal("nobody was told")
	}
	if err := c.End(d.ID); err == nil {
		t.Fatal("it is gone")
	}
}

func TestDevicesOutliveARestartAndTheFileTellsNoSecret(t *testing.T) {
	c := newCrew(t)
	host, _ := c.in(devices.Host, "Tablet")
	player, _ := c.in(devices.Player, "Phone")
	code := c.code(devices.Spectator)
	b, err := os.ReadFile(c.path)
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{host, player, code} {
		if strings.Contains(string(b), secret) {
			t.Fatal("a secret is in the file")
		}
	}
	if info, err := os.Stat(c.path); err != nil || info.Mode().Perm() != 0o600 {
		t.Fatal(info.Mode(), err)
	}
	before := c.List()
	c.open()
	if c.role(host) != devices.Host || c.role(player) != devices.Player || len(c.List()) != 2 || c.List()[0].ID != before[0].ID {
		t.Fatal(c.List())
	}
	if _, _, err := c.Pair(here, code, "x", ""); err == nil {
		t.Fatal("codes end with the program")
	}
	if err := c.End(before[1].ID); err != nil {
		t.Fatal(err)
	}
	c.open()
	if c.role(player) != devices.Nobody {
		t.Fatal("it was ended before the restart")
	}
}

func TestAListThatIsNotUnderstoodIsPutAside(t *testing.T) {
	for name, text := range map[string]string{
		"rubbish": "rubbish", "no format": `{"devices":[]}`, "an unknown field": `{"format":1,"devices":[],"admins":[]}`,
		"two hosts":   `{"format":1,"devices":[{"id":"a","role":"host","digest":"` + strings.Repeat("aa", 32) + `"},{"id":"b","role":"host","digest":"` + strings.Repeat("bb", 32) + `"}]}`,
		"long digest": `{"format":1,"devices":[{"id":"a","role":"host","digest":"` + strings.Repeat("aa", 90) + `"}]}`,
		"no role":     `{"format":1,"devices":[{"id":"a","digest":"` + strings.Repeat("aa", 32) + `"}]}`,
		"endless":     strings.Repeat(" ", 2<<20),
	} {
		t.Run(name, func(t *testing.T) {
			c := newCrew(t)
			c.putsAside(text)
			if all := c.List(); len(all) != 0 {
				t.Fatal(all)
			}
			secret, _ := c.in(devices.Host, "Tablet")
			if c.open(); c.role(secret) != devices.Host {
				t.Fatal("it is kept again")
			}
		})
	}
}

func TestAListOfANewerProgramIsLeftAsItIsAndDevicesAreLetInAnew(t *testing.T) {
	const text = `{"format":3,"devices":[],"more":true}`
	c := newCrew(t)
	if err := os.WriteFile(c.path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	c.open()
	secret, _ := c.in(devices.Host, "Tablet")
	if c.role(secret) != devices.Host {
		t.Fatal("nobody can be let in")
	}
	kept, err := os.ReadFile(c.path)
	if err != nil || string(kept) != text {
		t.Fatalf("the file is %q now (%v)", kept, err)
	}
	if aside, err := filepath.Glob(c.path + ".*"); err != nil || len(aside) != 0 {
		t.Fatal(aside, err)
	}
}

func TestAFullDiskLocksNobodyOut(t *testing.T) {
	c := newCrew(t)
	if err := os.Mkdir(c.path+".part", 0o700); err != nil { // nothing can be written there
		t.Fatal(err)
	}
	secret, d, err := c.Pair(here, c.code(devices.Host), "Tablet", "")
	var unsaved *companion.NotSaved
	if !errors.As(err, &unsaved) || c.role(secret) != devices.Host {
		t.Fatal(d, err)
	}
	if err := c.End(d.ID); !errors.As(err, &unsaved) || c.role(secret) != devices.Nobody {
		t.Fatal(err)
	}
}

func TestThereIsAnEndToTheNumberOfDevicesAndTheHostStays(t *testing.T) {
	c := newCrew(t)
	host, _ := c.in(devices.Host, "Tablet")
	early, _ := c.in(devices.Player, "Phone")
	for range 100 {
		c.clock = c.clock.Add(time.Second)
		c.in(devices.Player, "Phone")
	}
	if n := len(c.List()); n != 100 || c.role(host) != devices.Host || c.role(early) != devices.Nobody {
		t.Fatal(n)
	}
}

// Whatever happens in whatever order: at most one host, everybody has the role that was given last, and a restart changes nothing.
func TestRolesHoldWhateverHappens(t *testing.T) {
	dir := t.TempDir()
	rapid.Check(t, func(r *rapid.T) {
		path := filepath.Join(dir, "devices.json")
		_ = os.Remove(path) // there is none the first time
		c := &crew{TB: t, clock: time.Unix(1_795_000_000, 0), path: path}
		c.open()
		model := map[string]devices.Role{} // secret → role
		ids := map[string]string{}
		host, eye := "", ""
		now := func(secret string, role devices.Role) {
			if role == devices.CameraPhone {
				if eye != "" && eye != secret {
					model[eye] = devices.Nobody
				}
				eye = secret
			} else if eye == secret {
				eye = ""
			}
			if role == devices.Host {
				if host != "" && host != secret {
					model[host] = devices.Player
				}
				host = secret
			}
			model[secret] = role
		}
		pick := func(r *rapid.T) string {
			all := []string{""}
			for _, d := range c.List() {
				for s, id := range ids {
					if id == d.ID && model[s] != devices.Nobody {
						all = append(all, s)
					}
				}
			}
			return all[rapid.IntRange(0, len(all)-1).Draw(r, "who")]
		}
		roles := rapid.SampledFrom([]devices.Role{devices.Spectator, devices.Player, devices.Host, devices.CameraPhone})
		r.Repeat(map[string]func(*rapid.T){
			"come": func(r *rapid.T) {
				old, role := pick(r), roles.Draw(r, "role")
				secret, d, err := c.Pair(here, c.code(role), "d", old)
				if err != nil {
					r.Fatal(err)
				}
				if old != "" && secret != old {
					if host == old {
						r.Fatal("a host cannot become more")
					}
					if model[old] = devices.Nobody; eye == old {
						eye = ""
					}
				}
				ids[secret] = d.ID
				if secret != old {
					now(secret, role)
				}
			},
			"give": func(r *rapid.T) {
				who, role := pick(r), roles.Draw(r, "role")
				if err := c.Give(ids[who], role); err == nil {
					now(who, role)
				} else if who != "" && who != host && who != eye && role != devices.CameraPhone {
					r.Fatal(err)
				}
			},
			"end": func(r *rapid.T) {
				if who := pick(r); who != "" {
					if err := c.End(ids[who]); err != nil {
						r.Fatal(err)
					}
					if model[who] = devices.Nobody; who == host {
						host = ""
					} else if who == eye {
						eye = ""
					}
				}
			},
			"restart": func(*rapid.T) { c.open() },
			"": func(r *rapid.T) {
				hosts := 0
				for _, d := range c.List() {
					if d.Role == devices.Host {
						hosts++
					}
				}
				if hosts > 1 || hosts == 0 && host != "" {
					r.Fatal(hosts, "hosts")
				}
				for secret, role := range model {
					if got := c.role(secret); got != role {
						r.Fatalf("%v, want %v", got, role)
					}
				}
			},
		})
	})
}

// A small computer without a battery begins in 1970, and its clock is set later, most likely after a restart.
func TestADeviceThatWasLetInUnderAWrongClockStaysIn(t *testing.T) {
	c := newCrew(t)
	right := c.clock
	c.clock = time.Unix(100, 0)
	secret, dev := c.in(devices.Host, "iPad")
	c.open()
	if d, ok := c.Visit(secret); !ok || d.ID != dev.ID {
		t.Fatal("it is out before the clock is set")
	}
	c.clock = right
	c.open()
	if d, ok := c.Visit(secret); !ok || d.Role != devices.Host {
		t.Fatal("it is out since the clock is set")
	}
	c.clock = right.AddDate(0, 7, 0) // and its session ends as every other
	c.open()
	if _, ok := c.Visit(secret); ok {
		t.Fatal("its session never ends")
	}
}

func TestDevicesThatANewerProgramWroteAreLeftAsTheyAre(t *testing.T) {
	c := newCrew(t)
	text := []byte(`{"format":3,"devices":[],"more":true}`)
	if err := os.WriteFile(c.path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	c.open()
	c.in(devices.Host, "iPad")
	if b, err := os.ReadFile(c.path); err != nil || string(b) != string(text) {
		t.Fatal(string(b), err)
	}
}
