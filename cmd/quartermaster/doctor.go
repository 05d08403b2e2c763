package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // frames are looked at
	_ "image/png"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/companion/rigs"
	"quartermaster/companion/store"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/worker"
	"quartermaster/vision/worker/confine"
	"quartermaster/web/certificate"
)

// newDoctor is "quartermaster doctor": what is there, what is missing, and what to do.
func newDoctor() *cobra.Command {
	d := doctor{
		child:   func(rig string) *exec.Cmd { return confined("reader", "--rig", rig) },
		patient: 10 * time.Second,
		plugged: camera.List,
	}
	c := &cobra.Command{
		Use:   "doctor",
		Short: "Say what is there, what is missing and what to do",
		Long: `Say what is there, what is missing and what to do, a line each. Give it the options
that serve is given. A line begins with "ok", "note" (play goes on, with less) or "bad".
Exit status: 0 nothing is bad, 1 something is.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			d.out = cmd.OutOrStdout()
			return d.examine(cmd.Context())
		},
	}
	c.Flags().StringVar(&d.listen, "listen", ":8321", "address that serve is to listen on")
	c.Flags().StringVar(&d.secure, "listen-tls", "", "address that serve is to listen on over HTTPS, as serve is told it")
	c.Flags().StringVar(&d.data, "data", "", "folder of the games")
	recordFlag(c, &d.server)
	c.Flags().StringVar(&d.camera, "camera", "", "camera, as serve is told it")
	c.Flags().StringVar(&d.rig, "rig", "", "rig file, made by calibrate")
	return c
}

// doctor examines what serve needs, with serve's options.
type doctor struct {
	listen, secure, data, camera, rig string
	server                            string // where the games are; "": in the data folder

	out     io.Writer
	child   func(rig string) *exec.Cmd // the reader's process
	patient time.Duration              // how long a camera may take for its first picture
	plugged func(context.Context) []camera.Found
	header  panel.Host // nil: the pins of this machine
	bad     int
}

func (d *doctor) ok(what, format string, a ...any)   { d.line("ok", what, format, a...) }
func (d *doctor) note(what, format string, a ...any) { d.line("note", what, format, a...) }
func (d *doctor) fail(what, format string, a ...any) {
	d.bad++
	d.line("bad", what, format, a...)
}

func (d *doctor) line(how, what, format string, a ...any) {
	fmt.Fprintf(d.out, "%-4s  %-8s  %s\n", how, what, fmt.Sprintf(format, a...))
}

func (d *doctor) examine(ctx context.Context) error {
	panel.ThisMachine() // it must be the first to open anything
	d.ok("program", "%s, %s/%s, %d processors", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	d.clock(time.Now())
	d.folder()
	d.record(ctx)
	d.port()
	d.tls(time.Now())
	d.chosen()
	opencv := d.opencv()
	rig := d.rigFile()
	if opencv {
		d.confinement(confine.Able())
	}
	if opencv && rig != nil {
		d.reader(ctx)
	}
	d.source(ctx, rig)
	d.panel(ctx, rig)
	if d.bad > 0 {
		return exitStatus(1)
	}
	return nil
}

// clock: a small computer without a battery wakes up in the past, and the log of a game is dated.
func (d *doctor) clock(now time.Time) {
	const remedy = "set it, or join the network so that it sets itself"
	text := now.Format("2 January 2006, 15:04 MST")
	if now.Before(builtAt()) {
		d.fail("clock", "it says %s, before this program was made: %s", text, remedy)
		return
	}
	d.ok("clock", "%s", text)
}

// builtAt is when the program's source was written, as far as it knows; never earlier than its first year.
func builtAt() time.Time {
	at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if t, err := time.Parse(time.RFC3339, s.Value); s.Key == "vcs.time" && err == nil && t.After(at) {
				at = t
			}
		}
	}
	return at
}

// chosen takes what was chosen on the page, where no option says otherwise.
func (d *doctor) chosen() {
	dir, err := dataFolder(d.data)
	if err != nil {
		return // folder has said it
	}
	address, rig := rigs.Chosen(filepath.Join(dir, rigsFolder), slog.New(slog.DiscardHandler))
	if d.camera == "" {
		d.camera = address
	}
	if d.rig == "" && d.camera == address {
		d.rig = rig
	}
}

func (d *doctor) folder() {
	dir, err := dataFolder(d.data)
	if err != nil {
		d.fail("data", "%v", err)
		return
	}
	f, err := os.CreateTemp(dir, ".doctor-*")
	if err == nil {
		_, err = f.Write(make([]byte, 1<<20))
		err = errors.Join(err, f.Sync(), f.Close(), os.Remove(f.Name()))
	}
	if err != nil {
		d.fail("data", "nothing can be written to %s (%v): give this user the right to, make room, or choose another folder with --data", dir, err)
		return
	}
	d.ok("data", "%s can be written to", dir)
}

// record looks whether the games are whole: the running table says so, or where none runs the record itself is looked through.
func (d *doctor) record(ctx context.Context) {
	dir, err := dataFolder(d.data)
	if err != nil || d.server == "" && !exists(filepath.Join(dir, gamesFile)) {
		return
	}
	var worries []string
	release, err := lockFolder(dir, slog.New(slog.DiscardHandler))
	if err != nil {
		if err := askControl(ctx, dir, "/worries", &worries); err != nil {
			d.note("record", "a running table uses it, and does not say how it is: %v", err)
			return
		}
	} else {
		defer release()
		if worries, err = d.lookThrough(ctx, dir); err != nil {
			d.fail("record", "%v", err)
			return
		}
	}
	for _, w := range worries {
		d.fail("record", "%s", w)
	}
	if len(worries) == 0 {
		d.ok("record", "the games are whole")
	}
}

// lookThrough says what is wrong with a record that nobody here uses. It changes nothing that serve would not change.
func (d *doctor) lookThrough(ctx context.Context, dir string) (worries []string, err error) {
	var house interface {
		mender
		Close() error
	}
	if d.server != "" {
		house, err = store.OpenPostgres(ctx, d.server)
	} else {
		house, err = store.Open(filepath.Join(dir, gamesFile))
	}
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, house.Close()) }()
	if f, ok := house.(*store.File); ok {
		if why := f.Stuck(); why != nil {
			worries = append(worries, fmt.Sprintf("nothing can be added to the games (%v): make room on the disk", why))
		}
		for _, l := range f.Losses() {
			worries = append(worries, fmt.Sprintf("steps of the table %q are missing: it is at %d and had come to %d: bring back a copy", l.Table, l.Has, l.Had))
		}
	}
	found, err := house.Damage(ctx)
	for _, x := range found {
		worries = append(worries, fmt.Sprintf("something of the table %q is damaged, from step %d on: start serve, which mends what it can and says what is missing, or bring back a copy", x.Table, x.From))
	}
	return worries, err
}

func (d *doctor) port() {
	l, err := net.Listen("tcp", d.listen)
	if err != nil {
		d.fail("port", "%s cannot be listened on (%v): stop the program that uses it (a running quartermaster?) or choose another with --listen", d.listen, err)
		return
	}
	l.Close()
	d.ok("port", "%s is free", d.listen)
}

// tls examines the port and the certificate of HTTPS, without which no phone can be the camera.
func (d *doctor) tls(now time.Time) {
	at := secureAddress(d.listen, d.secure)
	if at == "" {
		d.note("tls", "HTTPS is switched off (--listen-tls none): no phone can be the camera")
		return
	}
	l, err := net.Listen("tcp", at)
	if err != nil {
		d.note("tls", "%s cannot be listened on for HTTPS (%v), so no phone can be the camera: stop the program that uses it (a running quartermaster?) or choose another with --listen-tls", at, err)
	} else {
		l.Close()
	}
	dir, dirErr := dataFolder(d.data)
	if dirErr != nil {
		return // folder has said it
	}
	kept, keptErr := certificate.Load(filepath.Join(dir, certificateFile))
	switch {
	case errors.Is(keptErr, fs.ErrNotExist):
		if err == nil {
			d.ok("tls", "%s is free; serve makes its certificate at the first phone", at)
		}
	case keptErr != nil:
		d.note("tls", "the certificate cannot be used (%v): serve makes a new one, of which browsers warn once more", keptErr)
	case now.After(kept.Leaf.NotAfter):
		d.note("tls", "the certificate ended on %s: serve makes a new one, of which browsers warn once more", kept.Leaf.NotAfter.Format("2 January 2006"))
	default:
		d.ok("tls", "%s, with a certificate of its own until %s", at, kept.Leaf.NotAfter.Format("2 January 2006"))
	}
}

func (d *doctor) opencv() bool {
	v := opencv.Version()
	if v == "" {
		d.note("opencv", "this program was built without it: everything is played by hand; install the package with it to read dice")
		return false
	}
	d.ok("opencv", "version %s", v)
	return true
}

func (d *doctor) rigFile() *calibration.Rig {
	if d.rig == "" {
		d.note("rig", "there is none: set the camera up on the page, or name a file of quartermaster calibrate with --rig (the simulated table needs none)")
		return nil
	}
	rig, err := calibration.LoadRig(d.rig)
	if err != nil {
		d.fail("rig", "%v", err)
		return nil
	}
	f := rig.Found
	switch {
	case len(rig.Teach.Dice) == 0:
		d.fail("rig", "%s was not taught its dice: add teach to its setup and run quartermaster calibrate again", rig.Name)
		return nil
	case f.PixelsPerMM*rig.Die.EdgeMM < calibration.LeastDiePX:
		d.note("rig", "%s: a die is only %.0f px wide: hang the camera nearer or let it take larger pictures, and calibrate again", rig.Name, f.PixelsPerMM*rig.Die.EdgeMM)
	case f.CornersMoved == 0:
		d.note("rig", "%s: the floor's sides were not found, places are as exact as the corners were tapped: light the board more evenly and calibrate again", rig.Name)
	case f.LensPictures == 0:
		d.note("rig", "%s: the lens is not measured, so gaps within %.1f mm of one another are asked about: take pictures of a chessboard and calibrate again for exact places", rig.Name, rig.MarginMM())
	default:
		d.ok("rig", "%s: %.1f px a mm, corners %.2f px exact, %d taught dice; gaps are told apart from %.1f mm on", rig.Name, f.PixelsPerMM, f.CornersErrorPX, len(rig.Teach.Dice), rig.MarginMM())
	}
	return rig
}

// confinement: the reader decodes pictures that strangers took.
func (d *doctor) confinement(m confine.Means) {
	switch {
	case m.Missing() == "":
		d.ok("confined", "the reader may read its rig and nothing else (seccomp, and Landlock of version %d)", m.Landlock)
	case m.Seccomp:
		d.ok("confined", "the reader may open nothing once its rig is read (seccomp); this kernel has no Landlock, which would hold it from the start")
	default:
		d.note("confined", "this system has no %s: the reader has limits only; let strangers' pictures be read elsewhere", m.Missing())
	}
}

// reader starts the child process that serve would.
func (d *doctor) reader(ctx context.Context) {
	from := time.Now()
	changed := make(chan struct{}, 1)
	client := worker.New(worker.Options{
		Command: func() *exec.Cmd { return d.child(d.rig) },
		Changed: func(worker.State) {
			select {
			case changed <- struct{}{}:
			default:
			}
		},
	})
	defer client.Close()
	for {
		switch s := client.State(); s.Doing {
		case worker.Ready:
			d.ok("reader", "starts in %.1f s", time.Since(from).Seconds())
			return
		case worker.None:
			d.fail("reader", "%s: a table that is served goes on by hand and tries it again by itself, with pauses of up to a minute", s.Reason)
			return
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return
		}
	}
}

// shownAddress is a camera's address without a password.
func shownAddress(address string) string {
	if u, err := url.Parse(address); err == nil && u.User != nil {
		return u.Redacted()
	}
	return address
}

// source opens the camera and waits for a picture.
func (d *doctor) source(ctx context.Context, rig *calibration.Rig) {
	if d.camera == "" {
		found := d.plugged(ctx)
		if len(found) == 0 {
			d.note("camera", "none is plugged in: everything is played by hand; plug one in and choose it on the page")
		}
		for _, f := range found {
			d.note("camera", "%s is plugged in and not chosen: choose it on the page, or with --camera %s", f.Name, f.Address)
		}
		return
	}
	s, err := camera.Open(d.camera)
	if err != nil {
		d.fail("camera", "%v", err)
		return
	}
	if _, people := s.(vision.Uploader); people {
		d.ok("camera", "%s takes pictures that people bring", shownAddress(d.camera))
		return
	}
	if _, phone := s.(vision.Receiver); phone {
		d.ok("camera", "a phone is the camera: it scans the code in the set-up")
		return
	}
	ctx, stop := context.WithTimeout(ctx, d.patient)
	defer stop()
	frames := make(chan vision.Frame, 1)
	ended := make(chan error, 1)
	go func() {
		ended <- s.Run(ctx, func(f vision.Frame) {
			select {
			case frames <- f:
			default:
			}
		})
	}()
	if t, ok := s.(vision.Thrower); ok { // it shows nothing until it is told to throw
		go func() { _ = t.Throw(ctx, nil) }()
	}
	select {
	case f := <-frames:
		d.frame(f, rig)
		stop()
		<-ended
	case <-ended:
		d.fail("camera", "%s gives no picture within %v (%s): look at its cable and its address", shownAddress(d.camera), d.patient, s.State().Reason.Text)
	}
}

func (d *doctor) frame(f vision.Frame, rig *calibration.Rig) {
	c, _, err := image.DecodeConfig(bytes.NewReader(f.Data))
	switch {
	case err != nil:
		d.fail("camera", "%s gives something that is no picture (%v): choose JPEG in its settings", shownAddress(d.camera), err)
	case rig != nil && (c.Width != rig.Camera.WidthPX || c.Height != rig.Camera.HeightPX):
		d.fail("camera", "%s gives %dx%d pixels, the rig was made with %dx%d: use the same settings or calibrate again", shownAddress(d.camera), c.Width, c.Height, rig.Camera.WidthPX, rig.Camera.HeightPX)
	default:
		d.ok("camera", "%s gives %dx%d pixels", shownAddress(d.camera), c.Width, c.Height)
	}
}
