package main

import (
	"context"
	"log/slog"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/checkup"
	"quartermaster/vision/worker"
	"quartermaster/vision/worker/confine"
)

// chosen takes what was chosen on the page, where no option says otherwise.
func (d *doctor) chosen() {
	if d.folder == "" {
		return // files has said it
	}
	dir := d.folder
	if d.live != nil {
		dir = d.live.folder
	}
	address, rig := rigs.Chosen(filepath.Join(dir, rigsFolder), slog.New(slog.DiscardHandler))
	if d.camera == "" {
		d.camera = address
	}
	if d.rig == "" && d.camera == address {
		d.rig = rig
	}
}

// sight examines everything from the camera to the reader, and the panel, whose light belongs to it.
func (d *doctor) sight(ctx context.Context) {
	kind := camera.Kind(d.camera)
	d.add(d.machine.Rpicam(ctx, kind == "rpicam")...)
	if kind == "" || kind == "rpicam" || kind == "v4l2" {
		d.add(d.machine.Rights(checkup.CameraDevices)...)
		d.add(d.machine.USB()...)
		d.add(d.machine.Holders()...)
	}
	opencv := d.opencv()
	rig := d.rigFile()
	if opencv {
		d.confinement(confine.Able())
	}
	switch {
	case d.live != nil:
		d.reading(d.live.place.Table.Camera())
	case opencv && rig != nil:
		d.reader(ctx)
	}
	d.source(ctx, rig)
	d.panel(ctx, rig)
}

func (d *doctor) opencv() bool {
	if d.library == "" {
		d.note("opencv", "check-opencv-none")
		return false
	}
	d.ok("opencv", "check-opencv", "Version", d.library)
	return true
}

func (d *doctor) rigFile() *calibration.Rig {
	if d.rig == "" {
		d.note("rig", "check-rig-none")
		return nil
	}
	rig, err := calibration.LoadRig(d.rig)
	if err != nil {
		d.fail("rig", "check-rig-unread", "Reason", err.Error())
		return nil
	}
	f := rig.Found
	switch {
	case len(rig.Teach.Dice) == 0:
		d.fail("rig", "check-rig-untaught", "Name", rig.Name)
		return nil
	case f.PixelsPerMM*rig.Die.EdgeMM < calibration.LeastDiePX:
		d.note("rig", "check-rig-small", "Name", rig.Name, "Pixels", int(f.PixelsPerMM*rig.Die.EdgeMM+0.5))
	case f.CornersMoved == 0:
		d.note("rig", "check-rig-corners", "Name", rig.Name)
	case f.LensPictures == 0:
		d.note("rig", "check-rig-lens", "Name", rig.Name, "Gap", rig.MarginMM())
	default:
		d.ok("rig", "check-rig", "Name", rig.Name, "Pixels", f.PixelsPerMM, "Dice", len(rig.Teach.Dice), "Gap", rig.MarginMM())
	}
	if c := rig.Confirmed; c != nil {
		d.ok("learned", "check-rig-learned", "Throws", c.Throws)
	}
	return rig
}

// confinement examines whether the reader can be confined: it decodes pictures that strangers took.
func (d *doctor) confinement(m confine.Means) {
	switch {
	case m.Missing() == "":
		d.ok("confined", "check-confined", "Version", m.Landlock)
	case m.Seccomp:
		d.ok("confined", "check-confined-late")
	default:
		d.note("confined", "check-confined-not", "Missing", m.Missing())
	}
}

// reading examines the reader of the running table.
func (d *doctor) reading(c companion.CameraView) {
	switch {
	case c.Reader != companion.ReaderNone && c.Reader != companion.ReaderRestarting:
		d.ok("reader", "check-reader-ready")
	case c.ReaderReason == nil || c.ReaderReason.ID == "no-camera" || c.ReaderReason.ID == "no-rig" || c.ReaderReason.ID == "no-opencv": // camera, rig and opencv say it
	default:
		d.fail("reader", "check-reader-away", "Why", *c.ReaderReason)
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
			d.ok("reader", "check-reader", "Seconds", time.Since(from).Seconds())
			return
		case worker.None:
			d.fail("reader", "check-reader-none", "Reason", strings.TrimSpace(s.Reason))
			return
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return
		}
	}
}
