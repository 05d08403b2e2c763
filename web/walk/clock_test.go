package walk

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
)

// ticking is a question that the table's clock passes.
func ticking(tr translate) m {
	s := form(tr)
	ask := s["asks"].([]m)[0]
	ask["clock"], ask["pass"] = true, tr("Nikt", "Nobody")
	s["clock"] = m{"seconds": 12, "paces": []int{0, 6, 12, 20}, "ask": ask["id"], "running": true, "start": 1, "held": false}
	return s
}

func TestTheTablesClockIsShownAndATouchStopsItForAll(t *testing.T) {
	f := stand(t, ticking)
	p := open(t, f.URL, look{size: tablet, lang: "en"})
	p.wait(`document.querySelector(".skip .fuse") && document.querySelector(".skip").innerText.trim() === "Nobody"`)
	f.follow(func(r request) (int, scene) {
		return http.StatusOK, func(tr translate) m {
			s := ticking(tr)
			s["clock"].(m)["running"], s["clock"].(m)["held"] = false, true
			return s
		}
	})
	p.tap(".field:nth-child(1) .stepper .btn:last-child")
	p.wait(`!document.querySelector(".skip .fuse")`)
	wantJSON(t, f.last("/clock/hold"), `{"hold":true}`)
	if f.last("/answers") != nil {
		t.Error("a device passed by itself: the clock is the table's")
	}
}

func TestASheetThatIsOpenHoldsTheClockAndLetsItGoWhenItIsClosed(t *testing.T) {
	f := stand(t, ticking)
	p := open(t, f.URL, look{size: tablet, lang: "en"})
	p.tap(".log-open")
	p.wait(`document.querySelector("dialog[open] .log")`)
	wantJSON(t, f.last("/clock/hold"), `{"hold":true}`)
	p.tap(".dialog-head .close")
	p.wait(`!document.querySelector("dialog[open]")`)
	f.holds(t, false)
}

// holds waits until the page has stopped the clock, or let it go on.
func (f *fake) holds(t *testing.T, want bool) {
	t.Helper()
	for range 500 {
		if held := f.last("/clock/hold"); held["hold"] == want {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("the page last said of the clock %v, want hold %v", f.last("/clock/hold"), want)
}

// untouched shortens, to so many milliseconds, the time for which an untouched result holds the table's clock.
func untouched(ms int) string {
	return fmt.Sprintf(`(() => { const real = window.setTimeout; window.setTimeout = (f, ms, ...rest) => real(f, ms >= 8000 && ms <= 60000 ? %d : ms, ...rest) })()`, ms)
}

// A phone that lies there with the last result does not keep the table waiting; whoever touches it reads on.
func TestAResultHoldsTheClockWhileItIsToldAndLongerWhereItIsTouched(t *testing.T) {
	f := stand(t, func(tr translate) m {
		s, next := battle(tr, "kitchen"), ticking(tr)
		s["asks"], s["clock"] = next["asks"], next["clock"]
		return s
	})
	p := open(t, f.URL, look{size: phone, lang: "pl", still: true})
	p.focus("battle")
	f.holds(t, true)
	p.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: untouched(300)}), reload())
	p.focus("battle")
	f.holds(t, false)
	p.tap(".outcome")
	f.holds(t, true)
}
