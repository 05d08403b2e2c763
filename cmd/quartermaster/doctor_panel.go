package main

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"time"

	"quartermaster/calibration"
	"quartermaster/games"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
)

// panel examines the parts that are wired. It switches nothing: a table that is served may use them.
func (d *doctor) panel(ctx context.Context, rig *calibration.Rig) {
	if strings.HasPrefix(d.camera, "simulated:") {
		d.ok("panel", "check-panel-drawn")
		return
	}
	if s, ok := d.panelStatus(ctx, rig); ok {
		d.parts(s)
	}
}

// parts examines a panel's status.
func (d *doctor) parts(s panel.Status) {
	switch {
	case s.Fault != nil:
		d.fail("panel", "check-panel-fault", "Why", s.Fault)
		return
	case !slices.ContainsFunc(s.Parts, func(p panel.Part) bool { return p.Why == nil || p.Why.ID != "panel-not-wired" }):
		d.note("panel", "check-panel-none")
		return
	}
	d.add(d.machine.Rights(checkup.PanelDevices)...)
	for _, part := range s.Parts {
		name := games.Text{ID: "panel-part-" + string(part.Name)}
		switch {
		case part.Why != nil && part.Why.ID == "panel-not-wired": // nobody misses it
		case part.Is == panel.Found:
			d.ok(string(part.Name), "check-panel-part", "Part", name)
		case part.Why == nil:
			d.note(string(part.Name), "check-panel-silent", "Part", name)
		case part.Is == panel.Skipped:
			d.note(string(part.Name), "check-panel-skipped", "Part", name, "Why", part.Why)
		default:
			d.note(string(part.Name), "check-panel-failed", "Part", name, "Why", part.Why)
		}
	}
	if s.Dark {
		d.note("room", "check-room-dark", "Lux", int(*s.Lux+0.5))
	}
}

// panelStatus returns the status of the running table's panel or, where no table runs, of the panel that serve would open.
func (d *doctor) panelStatus(ctx context.Context, rig *calibration.Rig) (s panel.Status, ok bool) {
	if d.live != nil {
		if d.live.place.Panel == nil {
			return s, false
		}
		return d.live.place.Panel.Status(), true
	}
	if d.folder == "" {
		return s, false // files has told it
	}
	var light *calibration.Light
	if rig != nil {
		light = rig.Light
	}
	c := panelConfig(d.folder, nil, light, slog.New(slog.DiscardHandler))
	if d.header != nil {
		c.Host = d.header
	}
	p := panel.Open(c)
	defer p.Close()
	s = p.Status()
	for limit := time.Now().Add(3 * time.Second); time.Now().Before(limit) && ctx.Err() == nil; s = p.Status() {
		if !slices.ContainsFunc(s.Parts, func(p panel.Part) bool { return p.Is == panel.Opening }) {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	return s, true
}
