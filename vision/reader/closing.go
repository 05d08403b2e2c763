package reader

import (
	"context"
	"errors"
	"sync"

	"quartermaster/vision"
)

var errClosed = errors.New("the reader is closed")

// closing lets a reader be closed at any time: Close waits until the call that runs has returned, and later calls fail. Whoever gave a
// reading up cannot know when it ends, and OpenCV would use memory that is free already.
type closing struct {
	mu     sync.Mutex // held while the reader is used
	reader *reader    // nil: it is closed
}

func (c *closing) Read(ctx context.Context, frame vision.Frame, expect vision.Expect) (vision.Reading, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.reader == nil {
		return vision.Reading{Version: 1}, errClosed
	}
	return c.reader.Read(ctx, frame, expect)
}

func (c *closing) Top(ctx context.Context, of vision.Reading) (vision.Top, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.reader == nil {
		return vision.Top{}, errClosed
	}
	return c.reader.Top(ctx, of)
}

func (c *closing) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.reader == nil {
		return nil
	}
	r := c.reader
	c.reader = nil
	return r.Close()
}
