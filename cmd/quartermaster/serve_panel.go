package main

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
)

// leftAfter is when a game counts as left: nobody has done anything for so long. Its light and lamps go off, and the next
// press of the button only switches them on again.
const leftAfter = 3 * time.Hour

// panelConfig configures the panel of a table: the pins of this machine, or a drawn panel beside a simulated table.
func panelConfig(folder string, source vision.Source, light *calibration.Light, log *slog.Logger) panel.Config {
	c := panel.Config{Path: filepath.Join(folder, "panel.json"), Log: log}
	if _, drawn := source.(*camera.Simulated); drawn {
		c.Host, c.Default = &panel.Drawn{}, panel.DrawnWiring()
	} else {
		c.Host = panel.ThisMachine()
	}
	if light != nil {
		c.Level, c.RoomLux = light.Level, light.RoomLux
	}
	return c
}

// joinPanel tells a panel how its table is, and has the table do what the button is pressed for, until ctx ends. A button that is held
// offers the host's role to the next device: whoever can reach it is in front of the box.
func joinPanel(ctx context.Context, p *panel.Panel, t *companion.Table, d *devices.Register, log *slog.Logger) {
	watch := time.NewTicker(time.Minute)
	defer watch.Stop()
	offered := time.NewTimer(0)
	defer offered.Stop()
	touched, version, sighting := time.Now(), int64(-1), ""
	for ctx.Err() == nil {
		s, changed := t.Snapshot(), d.Changed()
		id := ""
		if s.Sighting != nil {
			id = s.Sighting.ID
		}
		if s.Version != version || id != sighting {
			touched, version, sighting = time.Now(), s.Version, id
		}
		left := time.Since(touched) > leftAfter
		state := panelState(s)
		if left {
			state = panel.State{}
		}
		state.Offered = d.Offered()
		p.Tell(state)
		select {
		case <-ctx.Done():
		case <-watch.C:
		case <-changed:
		case <-offered.C:
		case <-s.Superseded():
		case press := <-p.Presses():
			touched = time.Now()
			if press.Held {
				log.Info("the button was held: for two minutes a device may become the host without a code")
				offered.Reset(d.Offer())
			} else if !left {
				pressTable(ctx, t, log)
			}
		}
	}
}

func pressTable(ctx context.Context, t *companion.Table, log *slog.Logger) {
	_, err := t.Press(ctx, companion.By{Device: companion.Panel})
	var refused *companion.Refused
	var stale *companion.Stale
	switch {
	case err == nil:
	case errors.As(err, &refused):
		log.Debug("the button could do nothing", "why", refused.Why.ID)
	case errors.As(err, &stale): // something else was first
	default:
		log.Warn("a press of the button was lost", "err", err)
	}
}

// panelState is what people should see of a table from afar.
func panelState(s *companion.Snapshot) panel.State {
	if s.Info == nil || s.Result != nil || len(s.Asks) == 0 {
		return panel.State{}
	}
	state := panel.State{Playing: true, Signal: panel.Ready, Read: s.Thrown}
	state.Waiting = s.Camera.Reader == companion.ReaderReading || slices.ContainsFunc(s.Asks, func(a games.Ask) bool { return a.Kind == games.Throw })
	doing := companion.IsAnswered
	if s.Sighting != nil {
		doing = s.Sighting.State
	}
	state.Waiting = state.Waiting || doing != companion.IsAnswered
	camera := s.Camera.Kind != "none" && s.Camera.Kind != "upload"
	switch {
	case doing == companion.IsReading || s.Camera.Reader == companion.ReaderReading:
		state.Signal = panel.Reading
	case doing == companion.IsFailed:
		state.Signal = panel.Trouble
	case doing == companion.IsAsking:
		state.Signal = panel.Asks
	case camera && (!s.Camera.Live || s.Camera.Reader == companion.ReaderNone || s.Camera.Reader == companion.ReaderRestarting):
		state.Signal = panel.Trouble
	}
	return state
}
