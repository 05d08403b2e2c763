package walk

import (
	"net/http"
	"testing"
	"time"
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
	for range 50 {
		if held := f.last("/clock/hold"); held["hold"] == false {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Errorf("the clock is still held: %v", f.last("/clock/hold"))
}
