package worker

import (
	"bufio"
	"context"
	"errors"
	"io"

	"quartermaster/vision"
)

// Serve is the child's side. It opens a reader, writes to out that it is ready (or why not), and answers the requests from in
// until that ends. Then it returns at once, even while the reader is busy, because the process is to exit.
func Serve(ctx context.Context, open func() (vision.Reader, error), in io.Reader, out io.Writer) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	w := bufio.NewWriter(out)
	say := func(a answer, body []byte) error {
		if err := send(w, a, body); err != nil {
			return err
		}
		return w.Flush()
	}
	type ask struct {
		request
		body []byte
	}
	asks := make(chan ask)
	ended := make(chan error, 1)
	go func() {
		r := bufio.NewReaderSize(in, 1<<16)
		for {
			var a ask
			var err error
			if a.body, err = receive(r, &a.request); err != nil {
				ended <- err
				return
			}
			select {
			case asks <- a:
			case <-ctx.Done():
				return
			}
		}
	}()
	done := make(chan error, 1)
	go func() {
		reader, err := open()
		if err != nil {
			done <- errors.Join(say(answer{Error: err.Error()}, nil), err)
			return
		}
		defer reader.Close()
		if err := say(answer{}, nil); err != nil {
			done <- err
			return
		}
		told := &teller{reader: reader}
		for {
			select {
			case a := <-asks:
				if err := say(told.reply(ctx, a.request, a.body)); err != nil {
					done <- err
					return
				}
			case <-ctx.Done():
				done <- ctx.Err()
				return
			}
		}
	}()
	select {
	case err := <-ended:
		if errors.Is(err, io.EOF) {
			return nil
		}
		return err
	case err := <-done:
		return err
	}
}

// teller answers requests with a reader.
type teller struct {
	reader vision.Reader
	last   vision.Reading // the newest reading,
	lastID uint64         // and the request that asked for it; 0: none was read
}

// reply carries out a request.
func (t *teller) reply(ctx context.Context, r request, picture []byte) (answer, []byte) {
	a := answer{ID: r.ID}
	switch r.Do {
	case doRead:
		t.lastID = 0
		reading, err := t.reader.Read(ctx, vision.Frame{Data: picture, Taken: r.Taken, Serial: r.Serial, Source: r.Source}, r.Expect)
		if err != nil {
			a.Error = err.Error()
			return a, nil
		}
		a.Reading, t.last, t.lastID = &reading, reading, r.ID
		return a, nil
	case doTop:
		if r.Of == 0 || r.Of != t.lastID {
			a.Error = "the picture of this reading is gone: read it again"
			return a, nil
		}
		p, err := t.reader.Top(ctx, t.last)
		if err != nil {
			a.Error = err.Error()
			return a, nil
		}
		a.Top = &top{p.PixelsPerMM, p.OriginPX, p.WidthPX, p.HeightPX}
		return a, p.JPEG
	}
	a.Error = "the reader was asked for something that it does not know"
	return a, nil
}
