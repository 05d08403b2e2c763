package main

import (
	"bytes"
	"context"
	"image"
	_ "image/jpeg" // frames are looked at
	_ "image/png"
	"slices"
	"strings"
	"sync"
	"time"

	"quartermaster/calibration"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
)

// The stages that a camera's pictures pass. A camera without pictures has failed at one of them, and the finding says at which.
var stages = map[string][]string{
	"check-camera-unfound":  {"camera-no-ribbon", "camera-no-webcam", "camera-unplugged", "camera-other-webcam", "camera-no-phone", "camera-outside", "camera-loopback", "camera-no-answer"},
	"check-camera-unopened": {"camera-no-rpicam", "camera-old-rpicam", "camera-held", "camera-held-by", "camera-no-right", "camera-password", "camera-redirect", "camera-status", "camera-by-itself"},
	"check-camera-nojpeg":   {"camera-web-page", "camera-h264", "camera-no-picture", "camera-rubbish", "camera-phone-spoilt", "frame-broken", "frame-huge"},
}

// stageOf is the finding of the stage at which a camera failed. A reason that belongs to none of the stages means that it does not answer.
func stageOf(r vision.Reason) string {
	for id, reasons := range stages {
		if slices.Contains(reasons, r.ID) {
			return id
		}
	}
	return "check-camera-silent"
}

// fewFrames is the rate in frames a second below which a throw's end is seen late.
const fewFrames = 4

// source examines the camera: found, opened, answered, JPEG, size, rate, settings.
func (d *doctor) source(ctx context.Context, rig *calibration.Rig) {
	if d.camera == "" {
		found := d.plugged(ctx)
		if len(found) == 0 {
			d.note("camera", "check-camera-none")
		}
		for _, f := range found {
			d.note("camera", "check-camera-free", "Name", f.Name, "Address", f.Address)
		}
		return
	}
	if d.live != nil {
		c := d.live.place.Table.Camera()
		if c.Kind == "upload" {
			d.ok("camera", "check-camera-upload")
			return
		}
		d.pictures(c.SourceState, rig, c.Kind != "simulated" && c.Kind != "folder")
		return
	}
	s, err := camera.Open(d.camera)
	if err != nil {
		d.fail("camera", "check-camera-odd", "Reason", err.Error())
		return
	}
	if _, people := s.(vision.Uploader); people {
		d.ok("camera", "check-camera-upload")
		return
	}
	if _, phone := s.(vision.Receiver); phone {
		d.ok("camera", "check-camera-phone")
		return
	}
	d.open(ctx, s, rig)
}

// open opens the camera, waits for a picture and counts those that follow.
func (d *doctor) open(ctx context.Context, s vision.Source, rig *calibration.Rig) {
	ctx, stop := context.WithTimeout(ctx, d.patient)
	defer stop()
	frames := make(chan vision.Frame, 1)
	var running sync.WaitGroup
	running.Go(func() {
		_ = s.Run(ctx, func(f vision.Frame) { // its state says why it ended
			select {
			case frames <- f:
			default:
			}
		})
		close(frames)
	})
	if t, ok := s.(vision.Thrower); ok { // it shows nothing until it is told to throw
		go func() { _ = t.Throw(ctx, nil) }()
	}
	first, have := <-frames
	if !have {
		d.pictures(s.State(), rig, false)
		return
	}
	_, folder := s.(*camera.Folder)
	_, drawn := s.(*camera.Simulated)
	stream := !folder && !drawn
	if stream {
		select {
		case <-ctx.Done():
		case <-time.After(d.counts):
		}
	}
	state := s.State()
	stop()
	for range frames { // until it has ended
	}
	running.Wait()
	c, _, err := image.DecodeConfig(bytes.NewReader(first.Data))
	if err != nil {
		d.fail("camera", "check-camera-nojpeg", "Camera", camera.Kind(d.camera), "Why", vision.Reason{ID: "camera-no-picture", Text: err.Error()})
		return
	}
	state.Live, state.Width, state.Height = true, c.Width, c.Height
	d.pictures(state, rig, stream)
}

// pictures says how a camera's pictures are, or at which stage they are missing.
func (d *doctor) pictures(s vision.SourceState, rig *calibration.Rig, stream bool) {
	kind := camera.Kind(d.camera)
	switch {
	case s.Resting:
		d.ok("camera", "check-camera-rests", "Camera", kind)
	case !s.Live:
		d.fail("camera", stageOf(s.Reason), "Camera", kind, "Why", s.Reason)
	case rig != nil && s.Width > 0 && (s.Width != rig.Camera.WidthPX || s.Height != rig.Camera.HeightPX):
		d.fail("camera", "check-camera-size", "Camera", kind, "Width", s.Width, "Height", s.Height, "RigWidth", rig.Camera.WidthPX, "RigHeight", rig.Camera.HeightPX)
	case stream && s.Rate < fewFrames:
		d.note("camera", "check-camera-slow", "Camera", kind, "Width", s.Width, "Height", s.Height, "Rate", s.Rate)
	case stream:
		d.ok("camera", "check-camera-stream", "Camera", kind, "Width", s.Width, "Height", s.Height, "Rate", s.Rate)
	default:
		d.ok("camera", "check-camera", "Camera", kind, "Width", s.Width, "Height", s.Height)
	}
	if len(s.Strays) > 0 {
		d.note("settings", "check-settings", "What", strings.Join(s.Strays, "; "))
	}
}
