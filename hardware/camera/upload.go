package camera

import (
	"bytes"

	"quartermaster/vision"
)

// Upload is a source whose pictures people bring. It is a vision.Source and a vision.Uploader.
type Upload struct{ *standing }

var (
	_ vision.Source   = Upload{}
	_ vision.Uploader = Upload{}
)

// NewUpload makes a source that has no picture yet.
func NewUpload() Upload {
	return Upload{newStanding("upload", "no picture has been brought yet")}
}

// Put makes one picture (JPEG or PNG, at most 25 MB and 50 million pixels) the newest frame. If it is refused, the error is one
// sentence and the previous picture stays.
func (u Upload) Put(picture []byte) error {
	config, err := check(picture)
	if err != nil {
		return err
	}
	u.show(bytes.Clone(picture), config.Width, config.Height, "")
	return nil
}
