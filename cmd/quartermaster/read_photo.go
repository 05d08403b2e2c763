package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"quartermaster/vision/photo"
)

// usualEdge is the edge of dice from most boxes, in millimetres.
const usualEdge = 16

// openPhoto prepares reading photographs without a rig.
func (r *reading) openPhoto() (err error) {
	if r.game != "" {
		return errors.New("--resolve needs a rig: only it tells whose dice are whose and how far apart they lie; give --rig rig.json (quartermaster calibrate makes it)")
	}
	for colour := range r.expect {
		if !slices.Contains(photo.Colours(), colour) {
			return fmt.Errorf("--expect names %.40q, without a rig the colours are %s", colour, strings.Join(photo.Colours(), ", "))
		}
	}
	if err := r.openOverlays(); err != nil {
		return err
	}
	r.reader, err = photo.NewReader(r.edge)
	return err
}
