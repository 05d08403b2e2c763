package measure

import (
	"context"
	"errors"
	"fmt"
	"image"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// Calibrate makes the rig of a setup. With a nil learn the rig has no taught dice. The error is one sentence that says
// what to do.
func Calibrate(ctx context.Context, setup *calibration.Setup, learn calibration.Learn) (*calibration.Rig, *Report, error) {
	if opencv.Available() != nil {
		return nil, nil, errors.New("this program was built without OpenCV: calibrate with one that was built with cgo")
	}
	report := &Report{}
	empty, size, err := picture(setup, setup.Empty)
	if err != nil {
		return nil, nil, calibration.Refuse("cal-picture", "empty", setup.Empty, fmt.Errorf("empty: %w", err))
	}
	taps := [4][2]float64(setup.Corners)
	if err := calibration.CheckCorners(taps, size.X, size.Y); err != nil {
		return nil, nil, calibration.Refuse("cal-corners", "corners", setup.Empty, err)
	}
	rig := &calibration.Rig{
		Version: calibration.RigVersion, Name: setup.Name, Board: setup.Board, Empty: empty,
	}
	for _, c := range setup.Colours {
		rig.Colours = append(rig.Colours, calibration.Colour{Name: c.Name, Role: c.Role})
	}
	if setup.Die.EdgeMM != nil {
		rig.Die.EdgeMM = *setup.Die.EdgeMM
	}
	if err := fitCameraToFloor(ctx, setup, rig, taps, size, report); err != nil {
		return nil, nil, calibration.Refuse("cal-corners", "corners", setup.Empty, err)
	}
	if setup.Teach != nil {
		if err := learnDice(setup, rig, size, learn, report); err != nil {
			return nil, nil, calibration.Refuse("cal-dice-taps", "dice", setup.Teach.Picture, err)
		}
	}
	if part := shareOutside(rig); part > 0 {
		report.Notes = append(report.Notes, fmt.Sprintf("about %.0f %% of the floor lies outside the picture: dice there are not seen; hang the camera higher", math.Ceil(100*part)))
	}
	rig.Found.PixelsPerMM = pixelsPerMM(rig)
	if err := rig.Check(); err != nil {
		return nil, nil, calibration.Refuse("cal-view", "view", setup.Empty, err)
	}
	return rig, report, nil
}

// fitCameraToFloor finds the lens and the camera's pose over the board.
func fitCameraToFloor(ctx context.Context, setup *calibration.Setup, rig *calibration.Rig, taps [4][2]float64, size image.Point, report *Report) error {
	lens, focalSD, err := lensOf(ctx, setup, rig, taps, size, report)
	if err != nil {
		return err
	}
	start := lens
	if setup.Lens != nil {
		if start, rig.Found.CornersErrorPX, err = calibration.SolvePose(lens, setup.Board, taps); err != nil {
			return err
		}
		if err := checkTaps(lens, true, setup.Board, taps, rig.Found.CornersErrorPX); err != nil {
			return err
		}
	}
	report.Taps = start
	im, err := newBitmap(rig.Empty.Data)
	if err != nil {
		return fmt.Errorf("empty: %s: %w", setup.Empty, err)
	}
	var r refined
	var note string
	if report.Lens == nil {
		r, note = unknownLens(im, start, setup.Board, priors(im, taps, focalSD))
		report.focalSD, report.bowSD = r.focalSD, r.bowSD
		if setup.Lens != nil {
			report.focalSD, report.bowSD = min(r.focalSD, profileFocalSD), min(r.bowSD, profileBowSD)
		}
	} else {
		r, note = fitToSides(im, start, setup.Board, priors(im, taps, focalSD))
	}
	if setup.Lens == nil && r.sides == 0 { // nothing but the taps says where the camera stands: a wrong size of the floor must not pass as an odd camera
		if err := checkTaps(start, false, setup.Board, taps, rig.Found.CornersErrorPX); err != nil {
			return err
		}
	}
	if note != "" {
		report.Notes = append(report.Notes, note)
	}
	rig.Camera = r.camera
	if r.sides > 0 {
		rig.Found.CornersErrorPX, rig.Found.CornersMoved = r.rms, r.moved
	}
	return nil
}

// Standard deviations of a stock lens, as shares: see Report. Fitted on: unknown.
const (
	profileFocalSD = 0.05
	profileBowSD   = 0.01
)

// checkTaps refuses corners that miss the board's shape by more than hands and rulers err. known says that the lens was
// measured without these corners. The limit was fitted on: unknown.
func checkTaps(lens calibration.Camera, known bool, board calibration.Board, taps [4][2]float64, rms float64) error {
	limit := 4 * max(1, float64(max(lens.WidthPX, lens.HeightPX))/1640)
	if rms <= limit {
		return nil
	}
	what := fmt.Sprintf("the tapped corners do not belong to a floor of %gx%g mm, they are off by %.1f px", board.WidthMM, board.HeightMM, rms)
	turned := [4][2]float64{taps[1], taps[2], taps[3], taps[0]}
	// A lens that was fitted to the same corners tells nothing of it: a camera far away explains many shapes.
	if _, r, err := calibration.SolvePose(lens, board, turned); known && err == nil && r <= limit {
		return calibration.Refuse("cal-turned", "sizes", "", fmt.Errorf("%s: width and height are swapped, or the corners do not begin at the top left", what))
	}
	return calibration.Refuse("cal-corners-floor", "corners", "", fmt.Errorf("%s: measure the floor again, inside the walls, and tap where floor and walls meet", what),
		"Width", board.WidthMM, "Height", board.HeightMM)
}

// lensOf is the lens: fitted to pictures of a chessboard, or a stock lens by its name, or fitted (with the pose) to
// the floor's corners. focalSD is the standard deviation of its focal length, as a share; 0: it is fixed.
func lensOf(ctx context.Context, setup *calibration.Setup, rig *calibration.Rig, taps [4][2]float64, size image.Point, report *Report) (lens calibration.Camera, focalSD float64, err error) {
	switch {
	case setup.Lens == nil:
		c, rms, sd, err := calibration.SolvePoseAndFocal(setup.Board, taps, 1.5, size.X, size.Y)
		if err != nil {
			return lens, 0, err
		}
		rig.Found.CornersErrorPX = rms
		return c, sd, nil
	case setup.Lens.Profile != "":
		lens, err = calibration.ProfileLens(setup.Lens.Profile, size.X, size.Y)
		return lens, 0.05, err
	}
	views, err := lensViews(ctx, setup, size, report)
	if err != nil {
		return lens, 0, calibration.Refuse("cal-lens", "lens", "", err)
	}
	fit, err := calibration.FitLens(views, size.X, size.Y)
	if err != nil {
		return lens, 0, calibration.Refuse("cal-lens", "lens", "", err)
	}
	report.Lens = &fit
	rig.Found.LensErrorPX = fit.RMS
	for _, p := range fit.Pictures {
		if p.Dropped {
			report.Notes = append(report.Notes, fmt.Sprintf("%s was left out: its corners lie %.1f px from where the other pictures say", p.Picture, p.RMS))
			continue
		}
		rig.Found.LensPictures++
	}
	return fit.Camera, 0, nil
}

// pixelsPerMM is the scale at the floor's middle in the plane of the top faces.
func pixelsPerMM(r *calibration.Rig) float64 {
	x, y, z := r.Board.WidthMM/2, r.Board.HeightMM/2, r.Die.EdgeMM
	u0, v0 := r.Camera.Project(x-1, y, z)
	u1, v1 := r.Camera.Project(x+1, y, z)
	a := math.Hypot(u1-u0, v1-v0) / 2
	u0, v0 = r.Camera.Project(x, y-1, z)
	u1, v1 = r.Camera.Project(x, y+1, z)
	return math.Sqrt(a * math.Hypot(u1-u0, v1-v0) / 2)
}

// picture reads a picture that the setup names and checks that it is one.
func picture(setup *calibration.Setup, name string) (calibration.Picture, image.Point, error) {
	data, err := setup.Open(name)
	if err != nil {
		return calibration.Picture{}, image.Point{}, err
	}
	p, err := calibration.NewPicture(data)
	if err != nil {
		return calibration.Picture{}, image.Point{}, fmt.Errorf("%s: %w", name, err)
	}
	size, err := p.Size()
	return p, size, err
}
