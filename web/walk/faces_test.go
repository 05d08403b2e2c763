package walk

import (
	"slices"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/web"
)

// facesGame is a game that begins with dice whose places mean nothing, and that throw.
func facesGame(t *testing.T) (games.Info, games.Ask) {
	t.Helper()
	for _, g := range all.Games() {
		info := g.Info()
		setup := games.Setup{Seats: []games.Seat{{Name: "Ola", Colour: info.Colours[0]}, {Name: "Jan", Colour: info.Colours[1]}}}
		p, err := g.Start(setup)
		if err != nil {
			continue
		}
		i := slices.IndexFunc(p.Asks(), func(a games.Ask) bool { return a.Throw != nil && !a.Throw.Places && len(a.Throw.Groups) > 0 })
		if i >= 0 {
			return info, p.Asks()[i]
		}
	}
	t.Fatal("no game begins with dice whose places mean nothing")
	return games.Info{}, games.Ask{}
}

// Without a camera the faces stand there at once: each die is one tap, and the last one sends the throw.
func TestDiceWhosePlacesMeanNothingAreOneTapEach(t *testing.T) {
	info, ask := facesGame(t)
	r := realTable(t, nil, "handy")
	handy := r.more[0]
	people := []companion.Person{{Name: "Ola", Colour: info.Colours[0]}, {Name: "Jan", Colour: info.Colours[1]}}
	if _, err := handy.Table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: info.ID, People: people}); err != nil {
		t.Fatal(err)
	}
	in, err := handy.Devices.Invite(devices.Host)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, web.JoinLink(r.URL, "handy", in.Code), look{size: phone, lang: "pl", still: true})
	p.focus("throw")
	for _, sz := range []size{tv, tablet, phone} {
		p.resize(sz)
		p.wait(`document.querySelector(".by-faces .faces .key")`)
		for _, broken := range p.broken(sz) {
			t.Errorf("%s: %s", sz.name, broken)
		}
		p.shot("faces-" + sz.name + ".png")
	}
	dice := 0
	for _, g := range ask.Throw.Groups {
		dice += g.Count
	}
	for n := range dice {
		if n > 0 {
			p.wait(`document.querySelector(".slots .now") === document.querySelectorAll(".slots li")[` + string(rune('0'+n)) + `]`)
		}
		p.tap(".by-faces .faces .key:nth-child(" + string(rune('2'+n)) + ")") // faces that differ
	}
	p.wait(`document.querySelector(".page").dataset.version === "2"`)
	if now := handy.Table.Snapshot(); now.Version != 2 || slices.ContainsFunc(now.Asks, func(a games.Ask) bool { return a.ID == ask.ID }) {
		t.Errorf("after %d taps the throw is still asked: version %d", dice, now.Version)
	}
}
