package reader

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// die converts a candidate to a die of the reading, in mm on the floor.
func (r *reader) die(id int, s *scene.Scene, c *find.Candidate) vision.Die {
	d := vision.Die{ID: id, Colour: c.Colour, Value: c.Pattern.Value, Pose: vision.Flat, Edge: r.Edge}
	switch {
	case c.Flat >= 0.5:
	case c.OnDie:
		d.Pose = vision.Stacked
	default:
		d.Pose = vision.Cocked
	}
	at := c.Pose
	if c.Print != nil { // mean of two independent estimates: by the sides and by the figure
		x, y := s.Viewpoint.Below(at.X, at.Y, -r.BevelDepth)
		at.X, at.Y = (x+c.Print.At.X)/2, (y+c.Print.At.Y)/2
	} else {
		at = find.LightCorrectedPose(s, c)
	}
	x, y := r.Current.Rect.MM(at.X, at.Y)
	top := r.Edge
	var dx, dy float64 // parallax: a die on another appears farther from the camera's foot point than it lies
	if d.Pose == vision.Stacked {
		top = 2 * r.Edge
		eye := r.Current.Camera.Position()
		share := r.Edge / (eye[2] - r.Edge)
		dx, dy = (eye[0]-x)*share, (eye[1]-y)*share
	}
	d.Centre = [2]float64{x + dx, y + dy}
	d.Yaw = pixel.ModQuarterTurn(c.Yaw) * 180 / math.Pi
	for i, p := range at.Corners(0.5) {
		x, y := r.Current.Rect.MM(p[0], p[1])
		d.Footprint[i] = [2]float64{x + dx, y + dy}
		u, v := r.Current.Camera.Project(x+dx, y+dy, top)
		d.Outline[i] = [2]float64{u, v}
	}
	if c.Print != nil {
		d.Face = c.Print.Figure.Face
		d.Confidence = vision.Confidence{Exists: c.Exists, Value: min(c.Exists, c.Print.Value()), Colour: c.Exists, Flat: c.Flat}
		return d
	}
	d.Confidence = vision.Confidence{Exists: c.Exists, Value: min(c.Exists, c.Legible()), Colour: min(colour.Confidence(c.ColourDistance, c.ColourMargin, c.BevelEvidence), c.NoVeil, 1-c.Rival, 1-c.Untaught), Flat: c.Flat}
	return d
}
