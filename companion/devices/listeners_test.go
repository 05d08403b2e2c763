package devices_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
)

func (c *crew) listen(name string) (string, devices.ListenerInfo) {
	c.Helper()
	token, l, err := c.Listen(name)
	if err != nil {
		c.Fatal(err)
	}
	return token, l
}

func TestAListenerIsGoodUntilItIsEndedAndTheFileTellsNoToken(t *testing.T) {
	c := newCrew(t)
	c.in(devices.Host, "Tablet")
	token, made := c.listen(" OBS ")
	other, _ := c.listen("obs")
	if made.Name != "OBS" || token == other || !strings.HasPrefix(token, "qml_") || len(token) != 47 {
		t.Fatal(made, token, other)
	}
	b, err := os.ReadFile(c.path)
	if err != nil || strings.Contains(string(b), token[4:]) {
		t.Fatal("the token is in the file", err)
	}
	c.clock = c.clock.Add(5 * 365 * 24 * time.Hour)
	c.open()
	l, ok := c.Listener(token)
	if !ok || l.ID != made.ID || !l.Seen.Equal(c.clock) {
		t.Fatal("it may listen until somebody ends it: ", l, ok)
	}
	if all := c.Listeners(); len(all) != 2 || all[0].Name != "OBS" || all[1].Name != "obs 2" {
		t.Fatal(all)
	}
	changed := c.Changed()
	if err := c.EndListener(made.ID); err != nil {
		t.Fatal(err)
	}
	select {
	case <-changed:
	default:
		t.Error("its streams were not told")
	}
	for range 2 {
		if _, ok := c.Listener(token); ok {
			t.Fatal("it was ended")
		}
		if _, ok := c.Listener(other); !ok {
			t.Fatal("another one was ended")
		}
		c.open()
	}
	var refused *companion.Refused
	if err := c.EndListener(made.ID); !errors.As(err, &refused) {
		t.Error(err)
	}
}

func TestAListenerIsNoDeviceAndADeviceNoListener(t *testing.T) {
	c := newCrew(t)
	session, _ := c.in(devices.Host, "Tablet")
	token, l := c.listen("OBS")
	for _, wrong := range []string{session, "qml_" + session, token[4:], token + "x", strings.ToUpper(token), ""} {
		if _, ok := c.Listener(wrong); ok {
			t.Errorf("%q listens", wrong)
		}
	}
	for _, secret := range []string{token, token[4:]} {
		if role := c.role(secret); role != devices.Nobody {
			t.Errorf("the token is the session of a %v", role)
		}
	}
	if len(c.List()) != 1 {
		t.Error("it is listed with the devices", c.List())
	}
	if c.Give(l.ID, devices.Player) == nil || c.Show(l.ID, true) == nil || c.SetPerson(l.ID, "Ola") == nil || c.End(l.ID) == nil {
		t.Error("it was given what a device has")
	}
	// To come in by a code with a token in place of a session gives a session beside it.
	fresh, _, err := c.Pair(here, c.code(devices.Player), "Phone", token)
	if err != nil || fresh == token || c.role(fresh) != devices.Player {
		t.Error(err)
	}
	if _, ok := c.Listener(token); !ok {
		t.Error("the token was used up")
	}
	if _, err := c.Invite(devices.Listener); err == nil {
		t.Error("there is a code for listeners")
	}
}

func TestAListenerMayListenAndNothingElse(t *testing.T) {
	for _, least := range []devices.Role{devices.Spectator, devices.Player, devices.Host, devices.CameraPhone} {
		if devices.Listener.May(least) {
			t.Errorf("a listener may what a %v may", least)
		}
	}
	for role, may := range map[devices.Role]bool{devices.Nobody: false, devices.Spectator: true, devices.Player: true, devices.Host: true, devices.CameraPhone: false, devices.Listener: true} {
		if role.May(devices.Listener) != may {
			t.Errorf("a %v may listen: %v", role, !may)
		}
	}
}

func TestThereIsAnEndToTheNumberOfListeners(t *testing.T) {
	c := newCrew(t)
	for n := range 10 {
		c.listen(fmt.Sprint("Script ", n))
	}
	var refused *companion.Refused
	if _, _, err := c.Listen("one more"); !errors.As(err, &refused) || refused.Why.ID != "listeners-full" {
		t.Fatal(err)
	}
	for range 100 { // devices that come and go push no listener out
		c.in(devices.Player, "Phone")
	}
	if n := len(c.Listeners()); n != 10 {
		t.Error(n)
	}
}

func TestAListWithListenersThatIsNotWholeIsPutAside(t *testing.T) {
	one := func(id, digest string) string {
		return fmt.Sprintf(`{"id":%q,"name":"OBS","since":"2026-11-25T00:00:00Z","digest":%q}`, id, digest)
	}
	a, b := strings.Repeat("aa", 32), strings.Repeat("bb", 32)
	var many []string
	for n := range 11 {
		many = append(many, one(fmt.Sprint(n), fmt.Sprintf("%064x", n)))
	}
	for name, list := range map[string]string{"two of one id": one("a", a) + "," + one("a", b), "two of one token": one("a", a) + "," + one("b", a),
		"a short digest": one("a", "aa"), "no digest": one("a", ""), "too many": strings.Join(many, ",")} {
		t.Run(name, func(t *testing.T) {
			c := newCrew(t)
			c.putsAside(`{"format":2,"devices":[],"listeners":[` + list + `]}`)
			if all := c.Listeners(); len(all) != 0 {
				t.Fatal(all)
			}
		})
	}
}

// A program that knows no listeners leaves the file as it is only where it must.
func TestTheFileHasANewFormOnlyWhereProgramsListen(t *testing.T) {
	c := newCrew(t)
	form := func() (f struct{ Format int }) {
		b, err := os.ReadFile(c.path)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(b, &f); err != nil {
			t.Fatal(err)
		}
		return f
	}
	c.in(devices.Host, "Tablet")
	if f := form(); f.Format != 1 {
		t.Error(f)
	}
	_, l := c.listen("OBS")
	if f := form(); f.Format != 2 {
		t.Error(f)
	}
	if err := c.EndListener(l.ID); err != nil {
		t.Fatal(err)
	}
	if f := form(); f.Format != 1 {
		t.Error(f)
	}
}

// Whatever is made, ended and restarted in whatever order: exactly those tokens are good that were not ended.
func TestTokensHoldWhateverHappens(t *testing.T) {
	c := newCrew(t)
	rng := rand.New(rand.NewPCG(3, 32))
	good, ended := map[string]string{}, []string{} // token → id
	for range 100 {
		switch rng.IntN(4) {
		case 0, 1:
			if token, l, err := c.Listen("OBS"); err == nil {
				good[token] = l.ID
			} else if len(good) < 10 {
				t.Fatal(err)
			}
		case 2:
			for token, id := range good {
				if err := c.EndListener(id); err != nil {
					t.Fatal(err)
				}
				delete(good, token)
				ended = append(ended, token)
				break
			}
		case 3:
			c.open()
		}
		for token, id := range good {
			if l, ok := c.Listener(token); !ok || l.ID != id {
				t.Fatal("a token is lost")
			}
		}
		for _, token := range ended {
			if _, ok := c.Listener(token); ok {
				t.Fatal("a token that was ended is good")
			}
		}
	}
	if len(ended) < 5 {
		t.Fatal("nothing was tried")
	}
}
