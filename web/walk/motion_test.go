package walk

import (
	"fmt"
	"testing"
)

// moving gives the properties that animations of the page change now, without repeats.
const moving = `[...new Set(document.getAnimations().flatMap((a) => a.effect.getKeyframes()).flatMap((k) => Object.keys(k)))]
	.filter((k) => !["offset", "computedOffset", "easing", "composite"].includes(k)).sort().join(" ")`

// stopBeat stops the beat of a battle: the first duel stays.
const stopBeat = `(() => { const real = window.setTimeout; window.setTimeout = (f, ms, ...rest) => ms === 2000 ? 0 : real(f, ms, ...rest); return true })()`

// aBattleArrives opens a page that waits for a throw, and shows it a battle, of which the first duel plays.
func aBattleArrives(t *testing.T) (*fake, *tab) {
	f := stand(t, scenes["throw"])
	p := open(t, f.URL, look{size: tablet, lang: "pl"})
	p.focus("throw")
	eval[bool](p, stopBeat)
	f.show(scenes["battle"])
	p.wait(`document.querySelector(".p-throw.playing .clash .sinking")`)
	return f, p
}

// TestABattleThatArrivesIsPlayedAndATapShowsHowItEnded also looks at what moves: transforms and opacity, which need no new layout.
func TestABattleThatArrivesIsPlayedAndATapShowsHowItEnded(t *testing.T) {
	f, p := aBattleArrives(t)
	if got := eval[string](p, moving); got != "opacity transform" {
		t.Errorf("in a battle there move: %s", got)
	}
	if n := eval[int](p, `document.querySelectorAll(".fleets-left li.falls").length`); n != 1 {
		t.Errorf("with one ship %d counts go down", n)
	}
	p.tap(".picture")
	p.wait(`document.querySelector(".outcome")`)
	if eval[bool](p, `!!document.querySelector(".fix, .clash, .p-throw.playing")`) || f.last("/sighting/fixes") != nil {
		t.Error("the tap did more than to show how it ended")
	}
	f.show(scenes["whirlpool"])
	p.wait(`document.querySelector(".p-throw.fresh .swirl")`)
	if got := eval[string](p, moving); got != "opacity transform" {
		t.Errorf("in a whirlpool there move: %s", got)
	}
}

// A die that is tapped while a battle plays is picked, as it is when nothing plays: the tap is not lost.
func TestADieTappedWhileABattlePlaysIsPicked(t *testing.T) {
	_, p := aBattleArrives(t)
	die := throws["chart"].Dice[9]
	p.tapBoard(die.Centre[0], die.Centre[1])
	p.wait(`document.querySelector(".fix h2")?.innerText === "Biała 6" && !document.querySelector(".p-throw.playing")`)
	p.tap(".fix .primary")
	p.wait(`document.querySelector(".outcome") && !document.querySelector(".fix")`)
}

func TestWithoutMotionABattleThatArrivesStandsStill(t *testing.T) {
	f := stand(t, scenes["throw"])
	p := open(t, f.URL, look{size: tablet, lang: "pl", still: true})
	p.focus("throw")
	eval[bool](p, stopBeat)
	for _, name := range []string{"battle", "whirlpool", "score"} {
		f.show(scenes[name])
		p.wait(map[string]string{"battle": `document.querySelector(".p-throw.playing .duel")`, "whirlpool": `document.querySelector(".reach")`, "score": `document.querySelector(".podium")`}[name])
		p.settle()
		if n := eval[int](p, `document.getAnimations().length`); n != 0 {
			t.Errorf("%s: %d things move", name, n)
		}
		if seen := eval[int](p, `[...document.querySelectorAll(".clash, .pennants")].filter((e) => e.getClientRects().length).length`); seen != 0 {
			t.Errorf("%s: what is there to move only is shown", name)
		}
	}
}

func TestAWinnerIsCelebratedOnceAndOnlyWhereTheGameWasSeen(t *testing.T) {
	f := stand(t, scenes["round"])
	p := open(t, f.URL, look{size: tablet, lang: "pl"})
	p.focus("deck")
	f.show(scenes["score"])
	p.wait(`document.querySelectorAll(".pennants i").length`)
	if got := eval[string](p, moving); got != "opacity transform" {
		t.Errorf("at the end there move: %s", got)
	}
	p.tap(".dock .primary") // nothing lies over it
	// The address changes before the page has drawn what it names.
	p.wait(`document.querySelector(".p-home")`)
	eval[bool](p, `(location.hash = "", true)`)
	p.focus("score")
	if eval[bool](p, `!!document.querySelector(".pennants, .fresh")`) {
		t.Error("the winner is celebrated a second time")
	}
	p.do(reload())
	p.focus("score")
	if eval[bool](p, `!!document.querySelector(".pennants, .fresh")`) {
		t.Error("the winner is celebrated where the game's end was there already")
	}
}

func TestTheDuelNowIsInSightInALowList(t *testing.T) {
	p := open(t, stand(t, scenes["battle"]).URL, look{size: size{"low", 1280, 600, false}, lang: "pl", still: true})
	p.ready()
	for n := 1; n <= 6; n++ {
		p.tap(fmt.Sprintf(".row:nth-child(%d)", n))
		p.settle()
		if !eval[bool](p, `(() => { const l = document.querySelector(".list").getBoundingClientRect(), r = document.querySelector(".row.now").getBoundingClientRect(); return r.top >= l.top - 1 && r.bottom <= l.bottom + 1 })()`) {
			t.Errorf("duel %d is out of sight", n)
		}
	}
}
