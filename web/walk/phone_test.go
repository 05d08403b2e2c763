//go:build cgo

package walk

import (
	"context"
	"math"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"testing"
	"time"

	devtools "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/rigs"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
	"quartermaster/vision"
	"quartermaster/vision/reader"
	"quartermaster/vision/stream"
	"quartermaster/web"
	"quartermaster/web/certificate"
	"quartermaster/web/page"
)

// lens is the drawn table that the phone's camera is made to see.
var lens = simulation.Options{Width: 800, Height: 600, Edge: 16, Colours: []string{"red", "green"}}

// film writes what a camera over the drawn table sees, as the Motion JPEG that Chromium plays 30 times a second, over and over: an
// empty lid, a throw that rolls and lies, a hand that takes it off. It gives the truth of the throw.
func film(t *testing.T, path string) (truth vision.Truth) {
	t.Helper()
	const rate, drawn = 30, 6 // a second
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	table, err := simulation.New(lens)
	if err != nil {
		t.Fatal(err)
	}
	draw := func() []byte {
		picture, is := table.Picture()
		truth = is
		return picture
	}
	show := func(picture []byte) {
		for range rate / drawn {
			if _, err := f.Write(picture); err != nil {
				t.Fatal(err)
			}
		}
	}
	moves := func() {
		for table.Moving() {
			show(draw())
			table.Advance(time.Second / drawn)
		}
	}
	rests := func(seconds int) { // only the sensor's noise changes
		noise := [][]byte{draw(), draw(), draw(), draw(), draw()}
		for i := range seconds * drawn {
			show(noise[i%len(noise)])
		}
	}
	table.Empty()
	rests(2)
	if err := table.Throw(vision.Expect{"red": 2, "green": 1}); err != nil {
		t.Fatal(err)
	}
	moves()
	rests(5)
	lies := truth
	table.Clear()
	moves()
	return lies
}

// drawnRig is the rig of the drawn table, as its owner would make it.
func drawnRig(t *testing.T) *calibration.Rig {
	t.Helper()
	folder := t.TempDir()
	if err := simulation.WriteRig(t.Context(), folder, lens, simulation.Plan{Throws: 1, Name: "phone"}); err != nil {
		t.Fatal(err)
	}
	setup, err := calibration.LoadSetup(filepath.Join(folder, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	rig, _, err := measure.Calibrate(t.Context(), setup, reader.Learn)
	if err != nil {
		t.Fatal(err)
	}
	return rig
}

// phoneTable is a table whose camera is a phone, served with and without TLS as "quartermaster serve" does.
func phoneTable(t *testing.T, rig *calibration.Rig) (table *companion.Table, register *devices.Register, plain string) {
	t.Helper()
	source, err := camera.Open("phone:")
	if err != nil {
		t.Fatal(err)
	}
	with := companion.Equipment{Board: realBoard, Source: source}
	if rig != nil {
		r, err := reader.New(rig)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { r.Close() })
		field := stream.FieldOf(rig)
		with = companion.Equipment{Board: rigs.BoardOf(rig), Source: source, Reader: r, Field: &field, WidthPX: rig.Camera.WidthPX, HeightPX: rig.Camera.HeightPX}
	}
	all := []games.Game{tabletest.Harbour{}}
	if table, err = companion.Open(t.Context(), companion.Config{Games: all, Store: &store.Memory{}, Equipment: with, Patience: 10 * time.Second}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(table.Close)
	if register, err = devices.Open("", nil, nil); err != nil {
		t.Fatal(err)
	}
	var doors [2]net.Listener
	for i := range doors {
		if doors[i], err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
			t.Fatal(err)
		}
	}
	server, err := web.New(web.Config{Places: []web.Place{{ID: "main", Table: table, Devices: register}}, Games: all, Page: page.Files(),
		Archive: archive.New(archive.Config{House: &store.MemoryHouse{}, Games: all}), SecurePort: doors[1].Addr().(*net.TCPAddr).Port})
	if err != nil {
		t.Fatal(err)
	}
	keep := certificate.New(certificate.Config{Path: filepath.Join(t.TempDir(), "certificate.pem"), Names: func() []string { return nil },
		IPs: func() []netip.Addr { return []netip.Addr{netip.MustParseAddr("127.0.0.1")} }, Write: companion.ReplaceFile})
	ctx, end := context.WithCancel(context.Background())
	ended := make(chan error, 2)
	go func() { ended <- server.Serve(ctx, doors[0]) }()
	go func() { ended <- server.ServeTLS(ctx, doors[1], keep.TLS()) }()
	t.Cleanup(func() {
		end()
		for range doors {
			if err := <-ended; err != nil {
				t.Error(err)
			}
		}
	})
	return table, register, "http://" + doors[0].Addr().String() + "/"
}

// withFilm is a browser whose camera plays a film; somebody has passed over its warning and allowed the camera.
func withFilm(t *testing.T, path string) context.Context {
	t.Helper()
	needChromium(t)
	browser, end, err := startChromium(findChromium(), chromedp.Flag("use-fake-device-for-media-stream", true), chromedp.Flag("use-file-for-fake-video-capture", path),
		chromedp.Flag("use-fake-ui-for-media-stream", true), chromedp.Flag("ignore-certificate-errors", true))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	return browser
}

// TestAPhoneIsTheCameraAndAThrowIsScoredWithoutATap lets a phone in by the host's code, leads it through the warning, and has its
// camera see a drawn throw: it is read as it lies and scored, and nobody has tapped.
func TestAPhoneIsTheCameraAndAThrowIsScoredWithoutATap(t *testing.T) {
	path := filepath.Join(t.TempDir(), "film.mjpeg")
	began := time.Now()
	at := func(what string) { t.Logf("%5.1f s: %s", time.Since(began).Seconds(), what) }
	truth := film(t, path)
	at("the film is drawn")
	rig := drawnRig(t)
	at("the rig is made")
	browser := withFilm(t, path)
	table, register, plain := phoneTable(t, rig)
	if _, err := table.Start(t.Context(), companion.By{Device: "test"}, 0, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}}); err != nil {
		t.Fatal(err)
	}
	i, err := register.Invite(devices.CameraPhone)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, web.CameraLink(plain, "", i.Code), look{size: phone, lang: "pl", in: browser, long: true})
	p.wait(`document.querySelector(".lead .btn[href^='https:']")`)
	if bad := p.offences(); len(bad) > 0 {
		t.Errorf("the page before the warning: %q", bad)
	}
	p.shot("phone-lead.png")
	p.forgive() // what axe says
	p.do(command(devtools.AddScriptToEvaluateOnNewDocument, devtools.AddScriptToEvaluateOnNewDocumentParams{Source: `{
		const lock = WakeLock.prototype.request, real = window.fetch;
		WakeLock.prototype.request = function (...kind) { window.awake = true; return lock.apply(this, kind) };
		window.fetch = (...call) => window.cut ? Promise.reject(new TypeError("cut off")) : real(...call);
	}`}))
	p.tap(".lead .btn")
	p.wait(`document.querySelector(".p-eye")?.dataset.state === "live"`)
	if bad := p.offences(); len(bad) > 0 {
		t.Errorf("the phone's page: %q", bad)
	}
	at("the phone is the camera")
	p.shot("phone-eye.png")
	p.forgive()
	await(t, "the throw to be scored", func() bool { return table.Snapshot().Version == 2 })
	at("the throw is scored")
	read := table.Snapshot()
	if c := read.Camera; c.Width != lens.Width || c.Height != lens.Height || c.Kind != "phone" {
		t.Errorf("%+v", c)
	}
	s := read.Sighting
	if s == nil || len(s.Dice) != len(truth.Dice) {
		t.Fatalf("%+v was read, %d dice lie there", s, len(truth.Dice))
	}
	for _, d := range truth.Dice {
		near := math.Inf(1)
		for _, r := range s.Dice {
			if r.Value == d.Value && r.Colour == d.Colour {
				near = min(near, math.Hypot(r.Centre[0]-d.Centre[0], r.Centre[1]-d.Centre[1]))
			}
		}
		if near > 2 {
			t.Errorf("%s %d at %v was not read: %+v", d.Colour, d.Value, d.Centre, s.Dice)
		}
	}
	if os.Getenv("QM_LONG") != "" { // the hand of the film takes the dice off, which is no throw
		await(t, "the board to be seen empty", func() bool { return table.Snapshot().Camera.Scene == stream.SceneEmpty })
		if now := table.Snapshot(); len(now.Taken) != len(truth.Dice) || now.Version != 2 {
			t.Errorf("%v of %d dice are gone, version %d", now.Taken, len(truth.Dice), now.Version)
		}
		at("the dice are taken off")
	}
	p.wait("window.awake")
	// The phone leaves the Wi-Fi, and comes back: both sides say so, and nobody taps.
	from := time.Now()
	eval[bool](p, "window.cut = true")
	p.wait(`document.querySelector(".p-eye").dataset.state === "waits"`)
	await(t, "the table to see that the phone is away", func() bool {
		c := table.Snapshot().Camera
		return !c.Live && c.Reason.ID == "camera-phone-silent"
	})
	away := time.Since(from)
	from = time.Now()
	eval[bool](p, "!(window.cut = false)")
	p.wait(`document.querySelector(".p-eye").dataset.state === "live"`)
	await(t, "the table to see the phone again", func() bool { return table.Snapshot().Camera.Live })
	t.Logf("the table said after %.1f s that the phone was away, and after %.1f s that it was back", away.Seconds(), time.Since(from).Seconds())
	// A phone that is reloaded is the camera again, by itself.
	p.do(reload())
	p.wait(`document.querySelector(".p-eye")?.dataset.state === "live"`)
	// The host sends it away.
	if err := register.End(register.List()[0].ID); err != nil {
		t.Fatal(err)
	}
	p.wait(`document.querySelector(".p-eye").dataset.state === "gone"`)
	await(t, "the table to see that the camera is gone", func() bool { return !table.Snapshot().Camera.Live })
	p.forgive() // the browser tells that a frame was refused
}

// await waits for something that comes by itself, for longer on a busy machine.
func await(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(90 * time.Second); !ok(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("waited in vain for ", what)
		}
	}
}
