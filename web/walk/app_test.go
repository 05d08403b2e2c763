package walk

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// asked runs a plain protocol command and gives what it says.
func asked[P, R any](p *tab, c cdp.Command[P, R], params P) (result R) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) (err error) {
		result, err = cdp.Call(ctx, t, c, params)
		return err
	}))
	return result
}

// The browser itself says whether the page can be put on the home screen: its manifest is read without a complaint, has a name,
// a start and icons of the sizes that are wanted, and nothing else is in the way.
func TestThePageCanBeInstalled(t *testing.T) {
	r := realTable(t, nothing)
	p := open(t, r.URL, look{size: tablet, lang: "en", still: true})
	p.focus("join")
	m := asked(p, page.GetAppManifest, page.GetAppManifestParams{})
	if len(m.Errors) > 0 || m.URL != r.URL+"/assets/app.webmanifest" || m.Manifest == nil {
		t.Fatalf("%+v", m)
	}
	if m.Manifest.Name != "Quartermaster" || m.Manifest.StartURL != r.URL+"/" || len(m.Manifest.Icons) < 3 {
		t.Errorf("%+v", m.Manifest)
	}
	for _, e := range asked(p, page.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
		if e.ErrorID != "in-incognito" { // so walks are, every tab on its own
			t.Errorf("%s %v", e.ErrorID, e.ErrorArguments)
		}
	}
	p.forgive() // the console tells of the device that is not let in
}

// watchLocks counts the locks that a page takes on the screen, in place of the browser's own.
const watchLocks = `(() => {
	window.locks = { held: 0, taken: 0 };
	Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
		const lock = new EventTarget();
		locks.held++; locks.taken++;
		lock.release = async () => { locks.held--; lock.dispatchEvent(new Event("release")); };
		return window.lastLock = lock;
	} } });
})()`

// The screen stays on while a game is asked for answers, and only then; a lock that the system takes away is taken again.
func TestTheScreenStaysOnWhileAGameIsPlayed(t *testing.T) {
	f := stand(t, scenes["home-first"])
	p := open(t, f.URL, look{size: tablet, lang: "en", still: true})
	p.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: watchLocks}), reload())
	p.focus("home")
	if eval[int](p, `locks.taken`) != 0 {
		t.Error("nobody plays, and the screen is kept on")
	}
	f.show(scenes["round"])
	p.wait(`locks.held === 1`)
	f.show(scenes["throw"])
	p.focus("throw")
	if n := eval[int](p, `locks.taken`); n != 1 {
		t.Errorf("the lock was taken %d times", n)
	}
	eval[bool](p, `lastLock.release(); true`)
	f.show(scenes["round"])
	p.wait(`locks.held === 1 && locks.taken === 2`)
	f.show(scenes["home-first"])
	p.wait(`locks.held === 0`)
}
