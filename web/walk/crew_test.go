package walk

import (
	"fmt"
	"io"
	"net"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	cdppage "github.com/chromedp/cdproto/page"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
	"quartermaster/web"
)

func code(t *testing.T, r *real, role devices.Role) string {
	t.Helper()
	_, c, _ := strings.Cut(r.link(t, role), "#join=")
	return c
}

func nothing(vision.Expect) vision.Reading { return tabletest.Lie() }

func TestADeviceComesInByTypingACodeAndByAnAddressOnly(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		r := realTable(t, nothing)
		p := open(t, r.URL, look{size: phone, lang: lang, still: true})
		p.focus("join")
		p.tap("input.code")
		p.typed("00000000")
		p.tap(".join .primary")
		p.wait(`document.querySelector(".join .trouble").innerText.includes(` + quote(tr("nikogo nie wpuszcza", "lets nobody in")) + `)`)
		p.settle()
		p.shot("join." + lang + ".png")
		p.do(reload())
		p.focus("join")
		p.tap("input.code")
		typed := strings.ToLower(code(t, r, devices.Player))
		p.typed(typed[:4] + "-" + typed[4:])
		p.tap(".join .primary")
		p.focus("home")
		p.ready()
		p.wait(`!document.querySelector(".start") && document.querySelector(".guest")?.innerText.includes(` + quote(tr("zaczyna gospodarz", "The host starts")) + `)`) // what it may not do is not offered
		p.tap(".crew-open")
		p.wait(`document.querySelector(".crew")?.innerText.includes(` + quote(tr("Jesteś graczem", "You are a player")) + `)`)
		p.forgive() // the console tells of refused answers
	})
}

func TestTheHostSeesWhoComesAndGivesRoles(t *testing.T) {
	r := realTable(t, nothing)
	p := open(t, r.link(t, devices.Host), look{size: tablet, lang: "en", still: true})
	p.ready()
	if got := eval[string](p, `location.href`); strings.Contains(got, "join") {
		t.Fatal("the code stays in the address: ", got)
	}
	p.tap(".crew-open")
	p.wait(`document.querySelectorAll(".devices li").length === 1 && document.querySelector(".qr path")`)
	first := text(p, "p.code")
	shown := strings.ReplaceAll(first, "-", "")
	if _, _, err := r.devices.Pair(netip.Addr{}, shown, "Android", ""); err != nil {
		t.Fatal(err)
	}
	p.wait(`document.querySelectorAll(".devices li").length === 2 && document.querySelector("p.code").innerText !== ` + quote(first))
	p.settle()
	p.shot("crew.png")
	p.tapText("Only watch")
	p.wait(`document.querySelectorAll(".devices li")[1].innerText.includes("watcher")`)
	p.tap(".devices .square")
	p.tapText("Send away")
	p.wait(`document.querySelectorAll(".devices li").length === 1`)
}

func TestTheHostSeesATokenOnceAndWhyThereIsNoOther(t *testing.T) {
	r := realTable(t, nothing)
	for i := range 9 { // a table has ten at most
		if _, _, err := r.devices.Listen(fmt.Sprint("script ", i)); err != nil {
			t.Fatal(err)
		}
	}
	p := open(t, r.link(t, devices.Host), look{size: tablet, lang: "en", still: true})
	p.ready()
	p.tap(".crew-open")
	p.wait(`document.querySelectorAll(".listeners li").length === 9`)
	p.tap(".listeners summary")
	p.tap(".listen-new input")
	p.wait(`document.activeElement?.closest(".listen-new")`)
	p.typed("OBS")
	p.tap(".listen-new .btn")
	p.wait(`document.querySelectorAll(".made code").length === 2 && document.querySelectorAll(".listeners li").length === 10`)
	p.shot("token.png")
	p.tap(".made .primary")
	p.wait(`!document.querySelector(".made")`)
	if text := eval[string](p, `document.body.textContent`); strings.Contains(text, "#token=") {
		t.Error("the token is still shown")
	}
	p.tap(".listen-new input") // the section stays open
	p.wait(`document.activeElement?.closest(".listen-new")`)
	p.typed("one more")
	p.tap(".listen-new .btn")
	p.wait(`document.querySelector(".listeners .trouble")`)
	p.settle()
	if got := eval[string](p, `document.querySelector(".listeners .trouble")?.innerText || ""`); !strings.HasPrefix(got, "At most 10 programs") {
		t.Errorf("the refusal says %q", got)
	}
	p.forgive() // the console tells of the refused request
}

func TestADeviceThatIsSentAwayForgetsTheTable(t *testing.T) {
	r := realTable(t, nothing)
	p := open(t, r.link(t, devices.Player), look{size: phone, lang: "pl", still: true})
	p.ready()
	eval[any](p, `localStorage.setItem("people", '[{"name":"Ola"}]')`) // from when it was the host's
	if err := r.devices.End(r.devices.List()[0].ID); err != nil {
		t.Fatal(err)
	}
	p.focus("join")
	if !eval[bool](p, `localStorage.getItem("people") === null && localStorage.getItem("lang") === "pl" && !document.body.innerText.includes("Ola")`) {
		t.Fatal(eval[string](p, `JSON.stringify(localStorage)`))
	}
	p.forgive()
}

func TestWhoOnlyWatchesCanPressNothing(t *testing.T) {
	r := realTable(t, nothing)
	p := open(t, r.link(t, devices.Spectator), look{size: tablet, lang: "en", still: true})
	p.ready()
	if !eval[bool](p, `!!document.querySelector(".page.watching") && !document.querySelector("main button:not([disabled])")`) {
		t.Fatal("there is something to press: ", eval[string](p, `document.querySelector("main").innerText`))
	}
}

// hole is a way to a server that can swallow everything, as a network does that a device has left without noticing:
// nothing is closed, nothing comes.
type hole struct {
	net.Listener
	to    string
	mu    sync.Mutex
	dark  bool
	conns []net.Conn
}

func throughHole(t *testing.T, to *httptest.Server) *hole {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := &hole{Listener: l, to: strings.TrimPrefix(to.URL, "http://")}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go h.carry(c)
		}
	}()
	t.Cleanup(func() {
		l.Close()
		h.mu.Lock()
		defer h.mu.Unlock()
		for _, c := range h.conns {
			c.Close()
		}
	})
	return h
}

func (h *hole) carry(c net.Conn) {
	up, err := net.Dial("tcp", h.to)
	if err != nil {
		c.Close()
		return
	}
	h.mu.Lock()
	h.conns = append(h.conns, c, up)
	lost := h.dark // whoever begins while it is dark stays in the dark
	h.mu.Unlock()
	pipe := func(from, to net.Conn) {
		b := make([]byte, 32<<10)
		for {
			n, err := from.Read(b)
			h.mu.Lock()
			lost = lost || h.dark
			gone := lost
			h.mu.Unlock()
			if gone {
				_, _ = io.Copy(io.Discard, from) // until the test ends
				return
			}
			if n > 0 {
				if _, err := to.Write(b[:n]); err != nil {
					return
				}
			}
			if err != nil {
				to.Close()
				return
			}
		}
	}
	go pipe(c, up)
	pipe(up, c)
}

func (h *hole) darken(dark bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.dark = dark
}

// A page whose network went away without a word says so, and is right again soon after it is back; the same after sleep and a reload.
func TestAPageSaysWhenItIsNotRightAndIsRightAgainSoon(t *testing.T) {
	r := realTable(t, nothing)
	h := throughHole(t, r.Server)
	base := "http://" + h.Addr().String()
	p := open(t, web.JoinLink(base, "", code(t, r, devices.Host)), look{size: tablet, lang: "en", still: true})
	p.ready()
	change := func() int64 {
		s := r.table.Snapshot()
		s, err := r.table.Start(t.Context(), companion.By{}, s.Version, companion.Start{Game: "sevenseas", People: []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "white"}}})
		if err != nil {
			t.Fatal(err)
		}
		return s.Serial
	}
	began := time.Now()
	h.darken(true)
	p.wait(`document.querySelector(".notice.lost")`)
	t.Logf("a silent network is told after %v", time.Since(began).Round(10*time.Millisecond))
	serial := change()
	time.Sleep(3 * time.Second)
	began = time.Now()
	h.darken(false)
	p.caught(serial)
	t.Logf("after it is back the page is right after %v", time.Since(began).Round(10*time.Millisecond))
	p.wait(`!document.querySelector(".notice.lost")`)

	serial = change()
	began = time.Now()
	p.do(reload())
	p.caught(serial)
	t.Logf("after a reload the page is right after %v", time.Since(began).Round(10*time.Millisecond))

	p.do(command(cdppage.SetWebLifecycleState, cdppage.SetWebLifecycleStateParams{State: "frozen"}))
	h.darken(true) // what it had is gone when it wakes
	serial = change()
	time.Sleep(4 * time.Second)
	h.darken(false)
	began = time.Now()
	p.do(command(cdppage.SetWebLifecycleState, cdppage.SetWebLifecycleStateParams{State: "active"}))
	p.wait(fmt.Sprintf(`Number(document.querySelector(".page").dataset.serial) >= %d`, serial)) // what wakes here stays hidden, and draws no frames
	t.Logf("after sleep the page is right after %v", time.Since(began).Round(10*time.Millisecond))
	p.forgive() // the console tells of streams that were given up
}
