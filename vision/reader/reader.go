package reader

import (
	"context"
	"errors"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/guard"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/rest"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
	"quartermaster/vision/unexplained"
)

// reader reads the pictures of one rig.
type reader struct {
	*teach.Rig
	find.Finder
	rest.Judges
	rim    *guard.Rim
	raw    opencv.Picture // the last picture; the canvas still rectifies parts of it on demand
	number uint64         // of the reading of raw
}

// New makes a reader for a taught rig. It must be closed, which may be done while it reads.
func New(rig *calibration.Rig) (vision.Reader, error) {
	r, err := unrehearsed(rig)
	if err != nil {
		return nil, err
	}
	if rest.SizesUncertain(&r.Known) {
		if err := r.learnFlat(rig); err != nil {
			r.Close()
			return nil, err
		}
	}
	return &closing{reader: r}, nil
}

// unrehearsed makes a reader that has not read its own teaching picture.
func unrehearsed(rig *calibration.Rig) (*reader, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	opencv.UseOneThread()
	e, err := teach.Taught(rig)
	if err != nil {
		return nil, err
	}
	r := &reader{Rig: e}
	if err := r.prepare(rig.Empty.Data); err != nil {
		e.Close()
		return nil, err
	}
	return r, nil
}

// prepare loads the nets and makes what is made once for a rig.
func (r *reader) prepare(empty []byte) error {
	raw, err := r.RawEmpty(empty)
	if err != nil {
		return err
	}
	defer raw.Close()
	if r.rim, err = guard.NewRim(r.Board, raw); err != nil {
		return err
	}
	if r.Finder, err = find.NewFinder(); err != nil {
		return err
	}
	r.Judges, err = rest.NewJudges()
	return err
}

// Close frees what OpenCV holds.
func (r *reader) Close() error {
	r.Board.Close()
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
	raw, err := pixel.Decode(frame.Data)
	if err != nil {
		return out, err
	}
	out.Width, out.Height = raw.Width(), raw.Height()
	if err := r.Fits(raw); err != nil {
		raw.Close()
		return out, err
	}
	r.raw.Close() // nothing more of the last picture will be rectified
	r.raw = raw
	r.number++
	out.Number = r.number
	lap(&out.Elapsed.Decode)
	moved, err := r.Register(raw)
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
	s, err := scene.FromCanvas(r.Board, &r.Known, &r.Pic)
	if err != nil {
		return out, err
	}
	where := s.Floor.Changed.Dilated(find.PipReach)
	all, err := r.Candidates(s, r.Signs, where)
	if err != nil {
		return out, err
	}
	lap(&out.Elapsed.Find)
	if err := ctx.Err(); err != nil {
		return out, err
	}
	prints := find.Printed(s, r.Printed, all)
	all = append(find.WithoutPrinted(all, prints), prints...)
	x := r.explain(s, all, prints)
	more, err := veiledCandidates(&r.Finder, s, &x, &where)
	if err != nil {
		return out, err
	}
	if more = find.WithoutPrinted(more, prints); len(more) > 0 {
		x = r.explain(s, append(all, more...), prints)
	}
	out.Dice = x.told
	out.Questions = openQuestions(r.Rig, out.Dice, slices.Concat(x.left, x.under, x.spare), unexplained.BeyondRims(unexplained.StrayPips(s, &x.known), x.dice), expect)
	out.Guards = append(out.Guards, guard.All(s, raw, r.rim, x.finding())...)
	if g := x.untaughtGuard(); g != nil {
		out.Guards = append(out.Guards, *g)
	}
	if r.Pic.Err != nil {
		return out, r.Pic.Err
	}
	lap(&out.Elapsed.Read)
	out.Elapsed.Total = float64(time.Since(start).Microseconds()) / 1000
	return out, nil
}

// Top returns the rectified picture of the newest reading. It fails for an older one, whose picture is no longer kept.
func (r *reader) Top(_ context.Context, of vision.Reading) (vision.Top, error) {
	if r.raw.Empty() || of.Number != r.number {
		return vision.Top{}, errors.New("the picture of this reading is gone: read it again")
	}
	if err := r.Pic.FillAll(); err != nil {
		return vision.Top{}, err
	}
	data, err := opencv.EncodeJPEG(r.Pic.W, r.Pic.H, r.Pic.Px, 88)
	if err != nil {
		return vision.Top{}, err
	}
	return vision.Top{
		JPEG: data, PixelsPerMM: r.Current.Rect.Scale, OriginPX: [2]float64{r.Current.Rect.Margin, r.Current.Rect.Margin},
		WidthPX: r.Pic.W, HeightPX: r.Pic.H,
	}, nil
}
