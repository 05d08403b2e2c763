package devices_test

import (
	"errors"
	"fmt"
	"math"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/companion/devices"
)

func TestACodeLetsOneDeviceInOnce(t *testing.T) {
	c := newCrew(t)
	code := c.code(devices.Player)
	for _, wrong := range []string{"", "00000000", code[:7], code + "0", strings.Repeat("A", 1000)} {
		if _, _, err := c.Pair(here, wrong, "x", ""); err == nil {
			t.Fatalf("%q let somebody in", wrong)
		}
	}
	typed := strings.ToLower(code[:4]) + " - " + strings.ReplaceAll(strings.ReplaceAll(code[4:], "1", "l"), "0", "o")
	secret, d, err := c.Pair(here, typed, "iPad", "")
	if err != nil || c.role(secret) != devices.Player || d.Name != "iPad" {
		t.Fatal(d, err)
	}
	var no *devices.CodeRefused
	if _, _, err := c.Pair(here, code, "x", ""); !errors.As(err, &no) || no.Wait != 0 {
		t.Fatal("it was used", err)
	}
	if c.role(secret[:42]+"A") != devices.Nobody && secret[42] != 'A' || c.role("") != devices.Nobody {
		t.Fatal("another secret")
	}
	if _, second := c.in(devices.Player, "iPad"); second.Name != "iPad 2" || second.ID == d.ID {
		t.Fatal(second)
	}
}

func TestACodeGrowsOldAndANewerOneReplacesIt(t *testing.T) {
	c := newCrew(t)
	for _, r := range []devices.Role{devices.Spectator, devices.Player, devices.Host} {
		old := c.code(r)
		late := c.code(r)
		if _, _, err := c.Pair(here, old, "x", ""); err == nil {
			t.Fatal("a newer one was made")
		}
		c.clock = c.clock.Add(10 * time.Minute)
		if _, _, err := c.Pair(here, late, "x", ""); err == nil {
			t.Fatal(r, "ten minutes are over")
		}
	}
	for _, r := range []devices.Role{devices.Nobody, devices.CameraPhone + 1, -1} {
		if _, err := c.Invite(r); err == nil {
			t.Fatal(r)
		}
	}
}

func TestWrongCodesAreLimitedByAddress(t *testing.T) {
	c := newCrew(t)
	wrong := func(from string) time.Duration {
		var no *devices.CodeRefused
		if _, _, err := c.Pair(netip.MustParseAddr(from), "00000000", "x", ""); !errors.As(err, &no) {
			t.Fatal(err)
		}
		return no.Wait
	}
	for n := range 10 {
		if wait := wrong("192.168.1.66"); wait != 0 {
			t.Fatal(n, wait)
		}
	}
	if wait := wrong("192.168.1.66"); wait <= 0 || wait > 5*time.Minute {
		t.Fatal(wait)
	}
	if wait := wrong("::ffff:192.168.1.66"); wait == 0 {
		t.Fatal("the same address, written otherwise")
	}
	if _, _, err := c.Pair(netip.MustParseAddr("192.168.1.66"), c.code(devices.Player), "x", ""); err == nil {
		t.Fatal("also the right code waits")
	}
	c.in(devices.Player, "others come in meanwhile")
	c.clock = c.clock.Add(5 * time.Minute)
	if _, _, err := c.Pair(netip.MustParseAddr("192.168.1.66"), c.code(devices.Player), "x", ""); err != nil {
		t.Fatal("the time is over:", err)
	}
}

// A guest in the home's network, which all its devices share, keeps nobody out: neither by one address nor by many.
func TestWrongCodesFromOtherAddressesKeepNobodyOut(t *testing.T) {
	c := newCrew(t)
	for n := range 300 {
		from := netip.MustParseAddr(fmt.Sprintf("2001:db8:1:2::%x", 1+n%30))
		if _, _, err := c.Pair(from, "00000000", "x", ""); err == nil {
			t.Fatal("it was let in")
		}
		c.clock = c.clock.Add(100 * time.Millisecond)
	}
	if _, _, err := c.Pair(netip.MustParseAddr("2001:db8:1:2::beef"), c.code(devices.Player), "x", ""); err != nil {
		t.Fatal("a right code from the same network:", err)
	}
	if _, _, err := c.Pair(here, c.code(devices.Player), "x", ""); err != nil {
		t.Fatal("a right code from elsewhere:", err)
	}
}

// However many addresses guess, at however many tables: within a code's life they try so few that less than one in ten million
// lives sees a right one.
func TestCodesAreComparedSoRarelyThatNobodyGuessesOne(t *testing.T) {
	a, b := newCrew(t), newCrew(t)
	gate := &devices.Gate{}
	a.Share(gate)
	b.Share(gate)
	b.clock = a.clock
	compared := 0
	for _, c := range []*crew{a, b} {
		for _, r := range []devices.Role{devices.Host, devices.Player, devices.Spectator} {
			c.code(r)
		}
	}
	const seconds = 3
	for n := range 300 * seconds {
		c := []*crew{a, b}[n%2]
		var no *devices.CodeRefused
		_, _, err := c.Pair(netip.MustParseAddr(fmt.Sprintf("2001:db8:%x::%x", n%7, n)), "00000000", "x", "")
		if !errors.As(err, &no) {
			t.Fatal(err)
		}
		if no.Wait == 0 {
			compared += 3 // with each of the table's open codes
		}
		if n%300 == 299 {
			a.clock = a.clock.Add(time.Second)
			b.clock = a.clock
		}
	}
	if compared == 0 || compared > 100*seconds {
		t.Fatal(compared, "comparisons in", seconds, "s")
	}
	if odds := float64(compared) / seconds * 600 / math.Pow(2, 40); odds > 1e-7 {
		t.Fatal("the odds of a right guess within a code's life are", odds)
	}
}

// Many try the same code at once: one comes in.
func TestACodeThatManyTryAtOnceLetsOneIn(t *testing.T) {
	c := newCrew(t)
	code := c.code(devices.Player)
	var all sync.WaitGroup
	var mu sync.Mutex
	in := 0
	for n := range 40 {
		all.Go(func() {
			if _, _, err := c.Pair(netip.AddrFrom4([4]byte{10, 0, 0, byte(n)}), code, "x", ""); err == nil {
				mu.Lock()
				in++
				mu.Unlock()
			}
		})
	}
	all.Wait()
	if in != 1 || len(c.List()) != 1 {
		t.Fatal(in, c.List())
	}
}

func FuzzCodes(f *testing.F) {
	f.Add("K7QM-3XPD", "fd00::1%eth0")
	f.Add("\xff\x00", "")
	c, err := devices.Open("", nil, nil)
	if err != nil {
		f.Fatal(err)
	}
	if _, err := c.Invite(devices.Host); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, code, from string) {
		a, _ := netip.ParseAddr(from) // the zero address is one too
		if _, d, err := c.Pair(a, code, code, code); err == nil {
			t.Fatal("let in", d)
		}
		if _, ok := c.Visit(code); ok {
			t.Fatal("let in")
		}
	})
}
