package calibration

import (
	"fmt"
	"path/filepath"
)

// mostHeldBytes bounds the pictures of a setup that are held in memory at once.
const mostHeldBytes = 512 << 20

// held is the pictures of a setup that were read in advance.
type held struct {
	lens     []string
	pictures map[string][]byte
}

// LoadPictures reads every picture that the setup names into memory, without decoding any; after it nothing is read from the
// disk. A process calls it before it confines itself.
func (s *Setup) LoadPictures() error {
	lens, err := s.LensPictures()
	if err != nil {
		return err
	}
	names := append([]string{s.Empty}, lens...)
	if s.Teach != nil {
		names = append(names, s.Teach.Picture)
	}
	for _, c := range s.Colours {
		for _, f := range c.Faces {
			names = append(names, f.Picture)
		}
	}
	h := &held{lens, map[string][]byte{}}
	left := mostHeldBytes
	for _, name := range names {
		if name == "" || h.pictures[name] != nil {
			continue
		}
		data, err := s.Open(name)
		if err != nil {
			return err
		}
		if left -= len(data); left < 0 {
			return fmt.Errorf("the setup's pictures take more than %d MB: give fewer or smaller ones", mostHeldBytes>>20)
		}
		h.pictures[name] = data
	}
	s.held = h
	return nil
}

// open returns a picture that was read in advance.
func (h *held) open(path string) ([]byte, error) {
	if data := h.pictures[path]; data != nil {
		return data, nil
	}
	return nil, fmt.Errorf("%s is none of the setup's pictures", filepath.Base(path))
}
