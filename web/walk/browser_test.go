package walk

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// chromium is the one browser of all walks; each walk has a tab of its own, and nothing is kept between them.
var chromium context.Context

// TestMain starts the browser once.
func TestMain(m *testing.M) {
	os.Exit(func() int {
		if path := findChromium(); path != "" {
			ctx, end, err := startChromium(path)
			if err != nil {
				panic(err)
			}
			defer end()
			chromium = ctx
		}
		return m.Run()
	}())
}

// startChromium starts a browser that runs until end is called.
func startChromium(path string, more ...chromedp.ExecAllocatorOption) (browser context.Context, end func(), err error) {
	folder, err := os.MkdirTemp("", "walk")
	if err != nil {
		return nil, nil, err
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.DisableGPU, chromedp.Flag("disable-quic", true), chromedp.Flag("disable-dev-shm-usage", true), chromedp.UserDataDir(folder))
	ctx, stopAll := chromedp.NewExecAllocator(context.Background(), append(opts, more...)...)
	ctx, stop := chromedp.NewContext(ctx)
	end = func() {
		stop()
		stopAll()
		os.RemoveAll(folder)
	}
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		end()
		return nil, nil, err
	}
	return ctx, end, nil
}

func findChromium() string {
	for _, path := range []string{"/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"} {
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	return ""
}

// needChromium skips a walk where there is no browser, unless QM_REQUIRE_CHROMIUM=1 says that this machine
// must have one: then it fails.
func needChromium(t *testing.T) {
	t.Helper()
	const want = "no Chromium in /usr/bin: install the package chromium"
	switch {
	case chromium != nil:
	case os.Getenv("QM_REQUIRE_CHROMIUM") == "1":
		t.Fatal(want + "; QM_REQUIRE_CHROMIUM=1 asks for it")
	default:
		t.Skip(want)
	}
}

// size is a screen that stands on a table, lies in a hand or hangs on a wall, in CSS pixels.
type size struct {
	name          string
	width, height int64
	phone         bool
}

var (
	phone  = size{"phone", 390, 844, true}
	small  = size{"small phone", 360, 740, true}
	tablet = size{"tablet", 1024, 768, false}
	wide   = size{"wide", 1280, 800, false}
	tv     = size{"tv", 1920, 1080, false}
	// These may scroll, as a phone does, but only down.
	upright  = size{"upright tablet", 768, 1024, true}
	sideways = size{"phone on its side", 844, 390, true}
)

// tab is one page in the browser, with everything that it complained about.
type tab struct {
	t     *testing.T
	ctx   context.Context
	whose string // where several devices are one table
	mu    sync.Mutex
	said  []string
}

// look is how a tab is seen: its size, language and colour scheme; still: without motion;
// long: for walks that take long.
type look struct {
	size  size
	lang  string
	dark  bool
	still bool
	long  bool            // a whole evening: ten minutes instead of one and a half
	apart bool            // a device of its own beside others: it shares no cookies with them
	in    context.Context // a browser of its own; nil: that of all walks
}

func (l look) String() string {
	scheme := "light"
	if l.dark {
		scheme = "dark"
	}
	return fmt.Sprintf("%s %s %s", l.size.name, l.lang, scheme)
}

// open shows an address in a new tab and fails the test at its end when the page complained about anything.
func open(t *testing.T, address string, l look) *tab {
	t.Helper()
	needChromium(t)
	var apart []chromedp.ContextOption
	if l.apart {
		apart = append(apart, chromedp.WithNewBrowserContext())
	}
	browser := chromium
	if l.in != nil {
		browser = l.in
	}
	ctx, stop := chromedp.NewContext(browser, apart...)
	most := 90 * time.Second
	if l.long {
		most = 10 * time.Minute
	}
	ctx, cancel := context.WithTimeout(ctx, most)
	p := &tab{t: t, ctx: ctx}
	t.Cleanup(func() {
		cancel()
		stop()
		if said := p.complaints(); len(said) > 0 {
			t.Errorf("the page complained: %q", said)
		}
	})
	if err := chromedp.Listen(ctx, p.hear); err != nil {
		t.Fatal(err)
	}
	scheme, motion := "light", "no-preference"
	if l.dark {
		scheme = "dark"
	}
	if l.still {
		motion = "reduce"
	}
	begin := plainSpaces + fmt.Sprintf(`try { if (!sessionStorage.walk) { sessionStorage.walk = 1; localStorage.clear(); localStorage.lang = %q } } catch {}; Math.random = () => 0`, l.lang)
	p.do(
		command(log.Enable, cdp.Empty{}),
		chromedp.EmulateViewport(l.size.width, l.size.height),
		command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion},
		}}),
		command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: begin}),
		chromedp.Navigate(address),
	)
	return p
}

// plainSpaces lets a walk compare words as they are written: the page binds words of one letter to the next by a no-break space.
const plainSpaces = `for (const [of, name] of [[HTMLElement, "innerText"], [Node, "textContent"], [HTMLOptionElement, "text"]]) {
	const as = Object.getOwnPropertyDescriptor(of.prototype, name);
	Object.defineProperty(of.prototype, name, { ...as, get() { return as.get.call(this)?.replaceAll("\u00a0", " ") ?? null } });
}
`

// command makes an action of a plain protocol command.
func command[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, c, params)
		return err
	})
}

// hear keeps what the console, the log (a broken content policy is told there) and the script say.
func (p *tab) hear(ev any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := ev.(type) {
	case *log.EventEntryAdded:
		p.said = append(p.said, fmt.Sprint(e.Entry.Text, " ", e.Entry.URL))
	case *runtime.EventExceptionThrown:
		p.said = append(p.said, fmt.Sprint("exception: ", e.ExceptionDetails.Text, " ", describe(e.ExceptionDetails.Exception)))
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning {
			p.said = append(p.said, fmt.Sprint("console ", e.Type))
		}
	}
}

func describe(o *runtime.RemoteObject) string {
	if o == nil {
		return ""
	}
	return o.Description
}

func (p *tab) complaints() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.said...)
}

// forgive forgets complaints that a test has caused on purpose, such as a refused answer's status.
func (p *tab) forgive() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.said = nil
}

func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatalf("%v; the page said %q", err, p.complaints())
	}
}

// eval gives the value of an expression in the page.
func eval[T any](p *tab, js string) T {
	p.t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](js))
	if err != nil {
		p.t.Fatalf("%v in %s; the page said %q", err, js, p.complaints())
	}
	return v
}

// settle waits for two frames, so that what was asked for is drawn.
func (p *tab) settle() {
	p.t.Helper()
	const js = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`
	if _, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool](js, chromedp.EvalAwaitPromise)); err != nil {
		p.t.Fatal(err)
	}
}

// ready waits until the page shows the table with its letters and pictures.
func (p *tab) ready() {
	p.t.Helper()
	p.wait(`document.querySelector(".page")?.dataset.focus !== "loading" && document.fonts.status === "loaded" && [...document.images].every(i => i.complete)`)
	p.wait(`document.querySelector(".page").dataset.focus !== "home" || document.querySelector(".game, .guest")`)
	p.wait(`Promise.all([...document.querySelectorAll("image")].map(i => i.decode?.().catch(() => {}))) && true`)
	p.settle()
}

// caught waits until the page shows a snapshot at least as new as this one.
func (p *tab) caught(serial int64) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`Number(document.querySelector(".page")?.dataset.serial) >= %d`, serial))
	p.settle()
}

// left tells whether an expression got no value because the page was just left for another address.
func left(err error) bool {
	var said *cdproto.Error
	return errors.As(err, &said) && (strings.HasPrefix(said.Message, "Inspected target navigated or closed") || strings.HasPrefix(said.Message, "Execution context was destroyed"))
}

// wait lets the page come to where an expression is true. A page that is just being left for another address is asked again.
func (p *tab) wait(js string) {
	p.t.Helper()
	end := time.Now().Add(15 * time.Second)
	for {
		is, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool]("!!("+js+")"))
		if err != nil && !left(err) {
			p.t.Fatalf("%v in %s; the page said %q", err, js, p.complaints())
		}
		if err == nil && is {
			return
		}
		if time.Now().After(end) {
			text := eval[string](p, `document.querySelector(".page")?.dataset.focus + " | " + document.body.innerText.slice(0, 600)`)
			p.shot("failed.png")
			p.t.Fatalf("%s waited in vain for %s; the page shows: %s", cmp.Or(p.whose, "the page"), js, text)
		}
		time.Sleep(40 * time.Millisecond)
	}
}

// focus waits for a screen of the page.
func (p *tab) focus(name string) {
	p.t.Helper()
	p.wait(`document.querySelector(".page")?.dataset.focus === ` + quote(name))
}

// tap presses the middle of the first element that fits, as a finger does: whatever lies there gets it.
func (p *tab) tap(selector string) {
	p.t.Helper()
	p.press(fmt.Sprintf(`document.querySelector(%s)`, quote(selector)))
}

// tapText presses the button that says something.
func (p *tab) tapText(text string) {
	p.t.Helper()
	p.press(fmt.Sprintf(`[...document.querySelectorAll("button, label.btn")].find(e => e.innerText.trim().includes(%s) && !e.disabled && e.getClientRects().length)`, quote(text)))
}

// press presses the middle of what an expression finds, once it stands still: what is still arriving may push it aside.
func (p *tab) press(find string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(() => { const e = %s; return e && !e.disabled && e.getClientRects().length })()`, find))
	at, err := chromedp.Run(p.ctx, chromedp.Evaluate[[]float64](fmt.Sprintf(`(async () => {
		let e, was, now = "";
		for (let frame = 0; frame < 60 && (now !== was || !now); frame++) {
			e = %s;
			if (!(frame & 7)) e?.scrollIntoView({ block: "center" });
			await new Promise(requestAnimationFrame);
			const r = e?.isConnected && e.getBoundingClientRect();
			[was, now] = [now, r ? [r.x + r.width / 2, r.y + r.height / 2].join() : ""];
		}
		return now.split(",").map(Number);
	})()`, find), chromedp.EvalAwaitPromise))
	if err != nil || len(at) != 2 {
		p.t.Fatalf("%s cannot be pressed: %v, %v", find, at, err)
	}
	p.do(chromedp.MouseClickXY(at[0], at[1]))
}

// tapBoard presses a place on the board, in millimetres.
func (p *tab) tapBoard(x, y float64) {
	p.t.Helper()
	at := eval[[2]float64](p, fmt.Sprintf(`(() => { const s = document.querySelector(".picture svg.view"); s.scrollIntoView({block: "center"}); const q = new DOMPoint(%v, %v).matrixTransform(s.getScreenCTM()); return [q.x, q.y] })()`, x, y))
	p.do(chromedp.MouseClickXY(at[0], at[1]))
}

// shot keeps a picture of the page when QM_SHOTS names a folder for it.
func (p *tab) shot(name string) {
	p.t.Helper()
	folder := os.Getenv("QM_SHOTS")
	if folder == "" {
		return
	}
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

func quote(s string) string {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// typed types into what has the focus.
func (p *tab) typed(s string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(s))
}

func reload() chromedp.Action[chromedp.Void] { return chromedp.Reload() }

func contains(s, part string) bool { return strings.Contains(s, part) }

// resize makes the window another size and waits until the page has taken it.
func (p *tab) resize(sz size) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(sz.width, sz.height))
	p.wait(fmt.Sprintf(`innerWidth === %d`, sz.width))
	p.settle()
}

// choose takes an option of a select, or a button of a group, by its words.
func (p *tab) choose(in, words string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(() => {
		const box = document.querySelector(%s), option = [...box?.querySelectorAll("option") || []].find(o => o.text === %[2]s);
		if (option) { option.parentElement.value = option.value; option.parentElement.dispatchEvent(new Event("change", { bubbles: true })); return true }
		const button = [...box?.querySelectorAll(".seg button") || []].find(b => b.innerText === %[2]s);
		button?.click();
		return button;
	})()`, quote(in), quote(words)))
}
