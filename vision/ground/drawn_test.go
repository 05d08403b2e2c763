package ground

import (
	"quartermaster/vision/pixel"
)

// canvasOf is the canvas of a rectified picture.
func canvasOf(p pixel.Picture) *Canvas {
	c, err := PlainCanvas(p)
	if err != nil {
		panic(err) // only for pictures without pixels
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

// compared compares a picture with an empty board.
func compared(b background, p pixel.Picture) Floor {
	g, err := b.Compare(canvasOf(p))
	if err != nil {
		panic(err)
	}
	return g
}
