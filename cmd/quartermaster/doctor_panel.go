package main

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"time"

	"quartermaster/calibration"
	"quartermaster/hardware/panel"
)

// panel looks for the parts that are wired. It switches nothing: a table that is served may use them.
func (d *doctor) panel(ctx context.Context, rig *calibration.Rig) {
	if strings.HasPrefix(d.camera, "simulated:") {
		d.ok("panel", "it is drawn beside the simulated table, on the host's page")
		return
	}
	dir, err := dataPath(d.data)
	if err != nil {
		return // folder has told it
	}
	var light *calibration.Light
	if rig != nil {
		light = rig.Light
	}
	c := panelConfig(dir, nil, light, slog.New(slog.DiscardHandler))
	if d.header != nil {
		c.Host = d.header
	}
	p := panel.Open(c)
	defer p.Close()
	s := p.Status()
	for limit := time.Now().Add(3 * time.Second); time.Now().Before(limit) && ctx.Err() == nil; s = p.Status() {
		if !slices.ContainsFunc(s.Parts, func(p panel.Part) bool { return p.Is == panel.Opening }) {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if s.Fault != nil {
		d.fail("panel", "%v", s.Fault)
		return
	}
	if !slices.ContainsFunc(s.Parts, func(p panel.Part) bool { return p.Why == nil || p.Why.ID != "panel-not-wired" }) {
		d.note("panel", "no button, light or lamp is wired; tell what is on the host's page, under Button and light")
		return
	}
	for _, part := range s.Parts {
		switch {
		case part.Is == panel.Found:
			d.ok(string(part.Name), "is there")
		case part.Why != nil:
			d.note(string(part.Name), "%v", part.Why)
		default:
			d.note(string(part.Name), "does not answer: check its wires and its supply")
		}
	}
	if s.Dark {
		d.note("room", "%.0f lx, much darker than at calibration: switch a lamp on", *s.Lux)
	}
}
