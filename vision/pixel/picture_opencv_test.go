//go:build cgo

package pixel

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/opencv"
)

func TestPlainPixelsComeBackFromOpenCVAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPicture(t)
		m, err := opencv.FromPixels(p.W, p.H, p.Px)
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		q, err := Plain(m)
		if err != nil || q.W != p.W || q.H != p.H || !bytes.Equal(q.Px, p.Px) {
			t.Errorf("%v came back as %v, %v", p, q, err)
		}
	})
}
