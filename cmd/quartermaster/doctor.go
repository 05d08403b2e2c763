package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/netip"
	"os/exec"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/spf13/cobra"

	"quartermaster/games/all"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
	"quartermaster/vision/opencv"
	"quartermaster/web"
	"quartermaster/web/words"
)

// newDoctor is "quartermaster doctor": what is there, what is missing, and what to do.
func newDoctor() *cobra.Command {
	d := newExamination()
	var asJSON bool
	c := &cobra.Command{
		Use:   "doctor",
		Short: "Say what is there, what is missing and what to do",
		Long: `Say what is there, what is missing and what to do, a line each. Give it the options
that serve is given. A line begins with "ok", "note" (play goes on, with less) or "bad".
While the table is served, the running program is asked instead; the page shows the same.
Exit status: 0 nothing is bad, 1 something is.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			told, err := d.told(cmd.Context())
			if err != nil {
				return err
			}
			return showExamination(cmd.OutOrStdout(), told, asJSON)
		},
	}
	c.Flags().StringVar(&d.listen, "listen", ":8321", "address, as given to serve")
	c.Flags().StringVar(&d.secure, "listen-tls", "", "address for HTTPS, as given to serve")
	c.Flags().StringVar(&d.data, "data", "", "folder of the games")
	recordFlag(c, &d.server)
	c.Flags().StringVar(&d.camera, "camera", "", "camera, as given to serve")
	c.Flags().StringVar(&d.rig, "rig", "", "rig file, made by calibrate")
	c.Flags().BoolVar(&asJSON, "json", false, "write one JSON object instead of lines")
	return c
}

// doctor examines what serve needs, with serve's options.
type doctor struct {
	listen, secure, data, camera, rig string
	server                            string // where the games are; "": in the data folder
	folder                            string // the data folder, once files has found it; "": there is none

	machine checkup.Machine
	now     func() time.Time
	library string                                     // the version of OpenCV; "": the program was built without it
	written func(folder string) (time.Duration, error) // writes a megabyte
	space   func(folder string) (free, size int64, known bool)
	reached func() []netip.Addr        // this machine's addresses in its local networks
	child   func(rig string) *exec.Cmd // the reader's process
	patient time.Duration              // how long a camera may take for its first picture
	counts  time.Duration              // how long its pictures are counted
	plugged func(context.Context) []camera.Found
	header  panel.Host // nil: the pins of this machine
	live    *served    // nil: no table is served
	found   []checkup.Finding
}

func newExamination() *doctor {
	return &doctor{
		machine: checkup.This(),
		now:     time.Now,
		library: opencv.Version(),
		written: checkup.Written,
		space:   diskOf,
		reached: localAddresses,
		child:   func(rig string) *exec.Cmd { return confined("reader", "--rig", rig) },
		patient: 10 * time.Second,
		counts:  2 * time.Second,
		plugged: camera.List,
	}
}

func (d *doctor) ok(part, id string, args ...any)   { d.add(checkup.Good(part, id, args...)) }
func (d *doctor) note(part, id string, args ...any) { d.add(checkup.Noted(part, id, args...)) }
func (d *doctor) fail(part, id string, args ...any) { d.add(checkup.Wrong(part, id, args...)) }

func (d *doctor) add(found ...checkup.Finding) { d.found = append(d.found, found...) }

// told is what the running table says of itself, or what is examined here where none runs.
func (d *doctor) told(ctx context.Context) ([]web.Told, error) {
	if dir, err := dataFolder(d.data); err == nil {
		release, err := lockFolder(dir, slog.New(slog.DiscardHandler))
		if err != nil {
			var told []web.Told
			err := askControl(ctx, dir, "/examination", &told)
			return told, err
		}
		release()
	}
	translator, err := words.New(all.Games())
	if err != nil {
		return nil, err
	}
	return web.Tell(translator, words.Languages[0], d.examine(ctx)), nil
}

// showExamination writes a line for each finding, or one JSON object. The error is the exit status.
func showExamination(out io.Writer, told []web.Told, asJSON bool) error {
	bad := 0
	for _, t := range told {
		if t.Grade == checkup.Bad {
			bad++
		}
		if !asJSON {
			text := t.Text
			if t.Remedy != "" {
				text += " " + t.Remedy
			}
			fmt.Fprintf(out, "%-4s  %-8s  %s\n", t.Grade, t.Part, text)
		}
	}
	if asJSON {
		e := json.NewEncoder(out)
		e.SetIndent("", "  ")
		if err := e.Encode(map[string]any{"findings": told, "bad": bad}); err != nil {
			return err
		}
	}
	if bad > 0 {
		return exitStatus(1)
	}
	return nil
}

func (d *doctor) examine(ctx context.Context) []checkup.Finding {
	panel.ThisMachine() // it must be the first to open anything
	d.ok("program", "check-program", "Go", runtime.Version(), "System", runtime.GOOS+"/"+runtime.GOARCH, "CPUs", runtime.NumCPU())
	d.add(d.machine.Power()...)
	d.add(d.machine.Heat()...)
	d.add(d.machine.Clock(d.now(), builtAt()))
	d.files()
	d.record(ctx)
	d.copies()
	d.port()
	d.address()
	d.add(d.machine.WiFi()...)
	d.tls()
	d.chosen()
	d.sight(ctx)
	return d.found
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
