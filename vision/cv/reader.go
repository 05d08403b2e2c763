//go:build cgo

package cv

import (
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// reader reads the pictures of one rig.
type reader struct {
	*engine
	finder
	judges
	brim *brim
	raw  opencv.Picture // the picture that was read last
}

// NewReader makes a reader for a taught rig. It is used from one goroutine at a time and must be closed.
func NewReader(rig *calibration.Rig) (vision.Reader, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	opencv.UseOneThread()
	e, err := taughtEngine(rig)
	if err != nil {
		return nil, err
	}
	r := &reader{engine: e}
	if err := r.prepare(rig.Empty.Data); err != nil {
		e.close()
		return nil, err
	}
	return r, nil
}

// prepare loads the nets and what else is made once for a rig.
func (r *reader) prepare(empty []byte) error {
	raw, err := r.rawEmpty(empty)
	if err != nil {
		return err
	}
	defer raw.Close()
	if r.brim, err = watchBrim(r.gboard, raw); err != nil {
		return err
	}
	if r.finder, err = newFinder(); err != nil {
		return err
	}
	r.judges, err = newJudges()
	return err
}

// Close frees what OpenCV holds.
func (r *reader) Close() error {
	r.close()
	return r.raw.Close()
}

// Read reads one picture.
func (r *reader) Read(ctx context.Context, frame vision.Frame, expect vision.Expect) (vision.Reading, error) {
	out := vision.Reading{Version: 1}
	start := time.Now()
	last := start
	lap := func(to *float64) {
		now := time.Now()
		*to = float64(now.Sub(last).Microseconds()) / 1000
		last = now
	}
	raw, err := decode(frame.Data)
	if err != nil {
		return out, err
	}
	out.Width, out.Height = raw.Width(), raw.Height()
	if err := r.fits(raw); err != nil {
		raw.Close()
		return out, err
	}
	r.raw.Close() // what of it is not made yet will be asked for no more
	r.raw = raw
	lap(&out.Elapsed.Decode)
	moved, err := r.register(raw)
	if err != nil {
		return out, err
	}
	if moved != nil {
		out.Guards = append(out.Guards, *moved)
	}
	lap(&out.Elapsed.Undistort)
	if err := ctx.Err(); err != nil {
		return out, err
	}
	s, err := sceneOn(r.gboard, &r.known, &r.pic)
	if err != nil {
		return out, err
	}
	where := s.floor.changed.grown(pipsRound)
	all, err := r.candidates(s, r.signs, where)
	if err != nil {
		return out, err
	}
	lap(&out.Elapsed.Find)
	if err := ctx.Err(); err != nil {
		return out, err
	}
	prints := s.prints(r.printed, all)
	all = append(unprinted(all, prints), prints...)
	x := r.explain(s, all, prints)
	more, err := r.veiledCandidates(s, &x, &where)
	if err != nil {
		return out, err
	}
	if more = unprinted(more, prints); len(more) > 0 {
		x = r.explain(s, append(all, more...), prints)
	}
	out.Dice = x.told
	out.Questions = r.doubts(out.Dice, slices.Concat(x.left, x.under, x.spare), beyondRims(s.strayPips(&x.known), x.dice), expect)
	out.Guards = append(out.Guards, s.guards(raw, r.brim, x.dice, x.left, &x.known)...)
	if r.pic.err != nil {
		return out, r.pic.err
	}
	lap(&out.Elapsed.Read)
	out.Elapsed.Total = float64(time.Since(start).Microseconds()) / 1000
	return out, nil
}

// die gives a candidate as a die on the floor.
func (r *reader) die(id int, s *scene, c *candidate) vision.Die {
	d := vision.Die{ID: id, Colour: c.colour, Value: c.pattern.Value, Pose: vision.Flat, Edge: r.edge}
	switch {
	case c.flat >= 0.5:
	case c.higher:
		d.Pose = vision.Stacked
	default:
		d.Pose = vision.Cocked
	}
	at := c.pose
	if c.print != nil { // its sides and its figure both tell where it lies, and err for reasons of their own
		x, y := s.foot.drop(at.x, at.y, -r.brink)
		at.x, at.y = (x+c.print.at.x)/2, (y+c.print.at.y)/2
	} else {
		at = s.settledPose(c)
	}
	x, y := r.now.rect.mm(at.x, at.y)
	top := r.edge
	var dx, dy float64 // a die on a die is seen farther from the camera than it lies
	if d.Pose == vision.Stacked {
		top = 2 * r.edge
		eye := r.now.camera.Position()
		share := r.edge / (eye[2] - r.edge)
		dx, dy = (eye[0]-x)*share, (eye[1]-y)*share
	}
	d.Centre = [2]float64{x + dx, y + dy}
	d.Yaw = quarter(c.yaw) * 180 / math.Pi
	for i, p := range at.corners(0.5) {
		x, y := r.now.rect.mm(p[0], p[1])
		d.Footprint[i] = [2]float64{x + dx, y + dy}
		u, v := r.now.camera.Project(x+dx, y+dy, top)
		d.Outline[i] = [2]float64{u, v}
	}
	if c.print != nil {
		d.Face = c.print.fig.face
		d.Confidence = vision.Confidence{Exists: c.exists, Value: min(c.exists, c.print.value()), Colour: c.exists, Flat: c.flat}
		return d
	}
	d.Confidence = vision.Confidence{Exists: c.exists, Value: min(c.exists, c.legible()), Colour: min(colourSure(c.far, c.lead, c.rim), c.bare, 1-c.rival), Flat: c.flat}
	return d
}

// Top is the rectified picture that was read last.
func (r *reader) Top(context.Context) (vision.Top, error) {
	if r.raw.Empty() {
		return vision.Top{}, errors.New("no picture has been read yet")
	}
	if err := r.pic.whole(); err != nil {
		return vision.Top{}, err
	}
	data, err := opencv.EncodeJPEG(r.pic.w, r.pic.h, r.pic.px, 88)
	if err != nil {
		return vision.Top{}, err
	}
	return vision.Top{
		JPEG: data, PixelsPerMM: r.now.rect.scale, OriginPX: [2]float64{r.now.rect.margin, r.now.rect.margin},
		WidthPX: r.pic.w, HeightPX: r.pic.h,
	}, nil
}
