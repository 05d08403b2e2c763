package panel

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

func TestASensorThatVanishesAndComesBackIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, said := newBench(), &lines{}
		p := Open(Config{Host: b, Default: Wiring{Sensor: &SensorWiring{}}, RoomLux: 300, Log: said.log()})
		time.Sleep(time.Second)
		if s := p.Status(); s.Lux == nil || *s.Lux != 240 || s.Dark {
			t.Error(s.Lux, s.Dark)
		}
		b.bus.becomes(120, nil)
		time.Sleep(10 * time.Second)
		if s := p.Status(); s.Lux == nil || *s.Lux != 120 || !s.Dark {
			t.Error("a room half as light as at calibration is not told:", s.Lux, s.Dark)
		}
		b.bus.becomes(0, errors.New("remote I/O error"))
		time.Sleep(10 * time.Minute)
		part, s := is(t, p, Sensor), p.Status()
		if part.Is != Failed || part.Why.Error() != "Nothing answers at address 0x23: check the sensor's wires and its ADDR pin." || s.Lux != nil || s.Dark {
			t.Error(part, s.Lux, s.Dark)
		}
		b.bus.becomes(200, nil)
		time.Sleep(time.Minute)
		if s := p.Status(); is(t, p, Sensor).Is != Found || s.Lux == nil || *s.Lux != 200 {
			t.Error(is(t, p, Sensor), s.Lux)
		}
		if failed, found := said.count("a part of the panel failed"), said.count("a part of the panel is found"); failed != 1 || found != 2 {
			t.Errorf("logged: failed %d times, found %d times", failed, found)
		}
		p.Close()
		if sent := b.bus.all(); sent[len(sent)-1] != 0 {
			t.Error("the sensor was not sent to sleep")
		}
	})
}

func TestTheRoomIsMeasuredOnlyWhileNobodyPlays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: Wiring{Sensor: &SensorWiring{}}, RoomLux: 300})
		defer p.Close()
		p.Tell(playing)
		time.Sleep(time.Second)
		n := len(b.bus.all())
		b.bus.becomes(10, nil)
		time.Sleep(time.Minute)
		if s := p.Status(); len(b.bus.all()) != n || s.Dark {
			t.Error("it was measured during a game", s.Dark)
		}
		p.Tell(nobody)
		time.Sleep(10 * time.Second)
		if !p.Status().Dark {
			t.Error("it is dark before the next game and not told")
		}
	})
}
