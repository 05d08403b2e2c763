//go:build cgo

package reader

import (
	"context"
	"errors"
	"testing"

	"quartermaster/vision"
)

func TestAReaderIsClosedWhileAReadingThatWasGivenUpGoesOn(t *testing.T) {
	p, picture := small(t)
	r, err := New(p.rig)
	if err != nil {
		t.Fatal(err)
	}
	read := make(chan error)
	begun := make(chan struct{})
	go func() {
		close(begun)
		reading, err := r.Read(context.Background(), vision.Frame{Data: picture}, nil)
		if err == nil {
			_, err = r.Top(context.Background(), reading)
		}
		read <- err
	}()
	<-begun
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-read; err != nil && !errors.Is(err, errClosed) {
		t.Error(err)
	}
	reading, err := r.Read(t.Context(), vision.Frame{Data: picture}, nil)
	if !errors.Is(err, errClosed) {
		t.Errorf("it reads after it was closed: %v", err)
	}
	if _, err := r.Top(t.Context(), reading); !errors.Is(err, errClosed) {
		t.Errorf("it has a picture after it was closed: %v", err)
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
}
