package devices_test

import (
	"errors"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
)

// refusesOffer checks that nobody becomes the host without a code.
func (c *crew) refusesOffer(when string) {
	c.Helper()
	var refused *companion.Refused
	if secret, _, err := c.TakeOffer("Phone", ""); !errors.As(err, &refused) || refused.Why.ID != "offer-over" || secret != "" || c.Offered() {
		c.Errorf("%s: %v", when, err)
	}
}

func TestAnOfferMakesOneDeviceTheHostWithinTwoMinutes(t *testing.T) {
	c := newCrew(t)
	c.refusesOffer("before anything is offered")
	lost, before := c.in(devices.Host, "Tablet")
	changed := c.Changed()
	if lasts := c.Offer(); lasts != 2*time.Minute || !c.Offered() {
		t.Error(lasts)
	}
	select {
	case <-changed:
	default:
		t.Error("nobody was told of the offer")
	}
	c.clock = c.clock.Add(2*time.Minute - time.Second)
	secret, dev, err := c.TakeOffer("Phone", "")
	if err != nil || dev.Role != devices.Host || dev.Name != "Phone" || dev.ID == before.ID {
		t.Fatal(dev, err)
	}
	if c.role(secret) != devices.Host || c.role(lost) != devices.Player {
		t.Error("the host before is a player: ", c.role(secret), c.role(lost))
	}
	c.refusesOffer("after it was taken")
	c.open()
	if c.role(secret) != devices.Host {
		t.Error("a restart forgot the new host")
	}
}

func TestAnOfferEnds(t *testing.T) {
	for name, ends := range map[string]func(c *crew){
		"by itself after two minutes":   func(c *crew) { c.clock = c.clock.Add(2 * time.Minute) },
		"when a code made a host":       func(c *crew) { c.in(devices.Host, "Tablet") },
		"with the program":              func(c *crew) { c.open() },
		"when it is taken back":         func(c *crew) { c.EndOffer() },
		"when the host passes the role": func(c *crew) { _, d := c.in(devices.Player, "Phone"); c.gives(d, devices.Host) },
	} {
		t.Run(name, func(t *testing.T) {
			c := newCrew(t)
			c.Offer()
			ends(c)
			c.refusesOffer("at its end")
		})
	}
}

func (c *crew) gives(d devices.Device, r devices.Role) {
	c.Helper()
	if err := c.Give(d.ID, r); err != nil {
		c.Fatal(err)
	}
}

func TestAnOfferChangesNothingForWhoIsThere(t *testing.T) {
	c := newCrew(t)
	host, _ := c.in(devices.Host, "Tablet")
	player, phone := c.in(devices.Player, "Phone")
	c.Offer()
	if c.role(host) != devices.Host || c.role(player) != devices.Player || len(c.List()) != 2 {
		t.Error(c.List())
	}
	if same, d, err := c.TakeOffer("Tablet", host); err != nil || same != host || d.Role != devices.Host || !c.Offered() {
		t.Error("the host needs no offer, and leaves it to others: ", d, err)
	}
	// A player's device takes it and stays the same device, with a session of its own.
	fresh, d, err := c.TakeOffer("Phone", player)
	if err != nil || d.ID != phone.ID || d.Role != devices.Host || fresh == player {
		t.Fatal(d, err)
	}
	if c.role(player) != devices.Nobody || c.role(fresh) != devices.Host || c.role(host) != devices.Player {
		t.Error(c.role(player), c.role(fresh), c.role(host))
	}
}

func TestSixtyDevicesThatTakeAnOfferAtOnceAreOneHost(t *testing.T) {
	c := newCrew(t)
	c.Offer()
	got := make(chan error, 60)
	for range cap(got) {
		go func() {
			_, _, err := c.TakeOffer("Phone", "")
			got <- err
		}()
	}
	taken := 0
	for range cap(got) {
		if <-got == nil {
			taken++
		}
	}
	if list := c.List(); taken != 1 || len(list) != 1 {
		t.Errorf("%d took it; there are %v", taken, list)
	}
}
