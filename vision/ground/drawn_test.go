package ground

import (
	"quartermaster/vision/pixel"
)

// canvasOf is a canvas on which a picture is seen as it is.
func canvasOf(p pixel.Picture) *Canvas {
	c, err := PlainCanvas(p)
	if err != nil {
		panic(err) // of pictures without pixels
	}
	return c
}

func backgroundOf(p pixel.Picture) background {
	b, err := NewBackground(canvasOf(p))
	if err != nil {
		panic(err)
	}
	return b
}

// compared is what an empty board is under the light of a picture.
func compared(b background, p pixel.Picture) Floor {
	g, err := b.Compare(canvasOf(p))
	if err != nil {
		panic(err)
	}
	return g
}
