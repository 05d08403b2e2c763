package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // what cameras and phones send
	_ "image/png"
	"io"
	"io/fs"
	"os"

	"quartermaster/calibration"
)

// largestPicture bounds a picture's file, in bytes.
const largestPicture = 64 << 20

// standardInput is the name under which a picture comes from there.
const standardInput = "-"

var errLargePicture = fmt.Errorf("it is larger than %d MB, which no picture of a board is: make it smaller", largestPicture>>20)

// checkPictures refuses arguments that make no sense together.
func checkPictures(names []string) error {
	if len(names) == 0 {
		return errors.New("there is no picture to read: name at least one, or - for standard input")
	}
	seen := false
	for _, name := range names {
		if name == standardInput {
			if seen {
				return errors.New("standard input holds one picture: give - once")
			}
			seen = true
		}
	}
	return nil
}

// loadPicture gives the bytes of a picture's file. Its error is one sentence. What is no file is not opened: a pipe
// that nobody writes into would never come back.
func loadPicture(name string, in io.Reader) ([]byte, error) {
	if name == standardInput {
		data, err := readPicture(in, 0)
		if err == nil && len(data) == 0 {
			err = errors.New("standard input is empty: send one JPEG or PNG")
		}
		return data, err
	}
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, errors.New("there is no such file: check the name")
	case err != nil:
		return nil, cannotRead(err)
	case info.IsDir():
		return nil, errors.New("it is a folder: name the pictures in it")
	case !info.Mode().IsRegular():
		return nil, errors.New("it is not a regular file: name a picture, or send one to standard input and write -")
	case info.Size() == 0:
		return nil, errors.New("the file is empty: take the picture again")
	case info.Size() > largestPicture:
		return nil, errLargePicture
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, cannotRead(err)
	}
	defer f.Close()
	return readPicture(f, info.Size())
}

// readPicture reads all, up to the bound; expected is how much that will most likely be.
func readPicture(from io.Reader, expected int64) ([]byte, error) {
	data := make([]byte, 0, expected+1) // one more, so that the end is met without growing
	for {
		n, err := from.Read(data[len(data):min(cap(data), largestPicture+1)])
		data = data[:len(data)+n]
		switch {
		case len(data) > largestPicture:
			return nil, errLargePicture
		case err == io.EOF:
			return data, nil
		case err != nil:
			return nil, cannotRead(err)
		case len(data) == cap(data):
			data = append(data, 0)[:len(data)]
		}
	}
}

// cannotRead leaves the file's name out of an error: the line names it already.
func cannotRead(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("it cannot be opened (%w): check the file and its permissions", err)
}

// checkSize looks at a picture's head alone, so that a picture of another size costs nothing: 40 megapixels would take
// hundreds of megabytes to decode, only to be refused.
func checkSize(data []byte, c *calibration.Camera) error {
	head, format, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || format != "jpeg" && format != "png" {
		return errors.New("it is neither a JPEG nor a PNG, or its beginning is damaged: take it again")
	}
	if head.Width != c.WidthPX || head.Height != c.HeightPX {
		return fmt.Errorf("it has %dx%d pixels, the rig was calibrated with %dx%d: use the same camera setting, or calibrate again",
			head.Width, head.Height, c.WidthPX, c.HeightPX)
	}
	return nil
}
