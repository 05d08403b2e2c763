// Package worker reads pictures in a child process of the same binary, because OpenCV can crash a process and must
// never take the table's game with it. Client is an ordinary vision.Reader; Serve is the child's side.
//
//	Client ──request: header + picture──▶ pipe ──▶ Serve ──▶ the reader
//	   ▲────── answer: header + picture ◀── pipe ◀────┘
//
// A child that dies, hangs or sends invalid messages is killed and started again. The picture that it had is kept for the
// report.
package worker

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"quartermaster/vision"
)

// A message on the pipe is the mark, the lengths of header and body (4 bytes each, big endian), the header as JSON
// and the body, which is a picture or nothing.
const (
	mark      = "qmr1"
	maxHeader = 4 << 20
	maxBody   = 32 << 20
)

// The requests.
const (
	doRead = "read"
	doTop  = "top"
)

// request is the header of a message of the client.
type request struct {
	ID     uint64        `json:"id"`
	Do     string        `json:"do"`
	Taken  time.Time     `json:"taken,omitzero"`
	Serial uint64        `json:"serial,omitempty"`
	Source string        `json:"source,omitempty"`
	Expect vision.Expect `json:"expect"`       // null: unknown
	Of     uint64        `json:"of,omitempty"` // of a top: the request whose reading it shows
}

// answer is the header of a message of the child. The first, with ID 0, says that the reader is ready, or why not.
type answer struct {
	ID      uint64          `json:"id"`
	Error   string          `json:"error,omitempty"`
	Reading *vision.Reading `json:"reading,omitempty"`
	Top     *top            `json:"top,omitempty"` // its picture is the body
}

// top is vision.Top without its picture.
type top struct {
	PixelsPerMM float64    `json:"pixels_per_mm"`
	OriginPX    [2]float64 `json:"origin_px"`
	WidthPX     int        `json:"width_px"`
	HeightPX    int        `json:"height_px"`
}

var errNonsense = errors.New("what came over the pipe is no message")

// send writes one message.
func send(w io.Writer, header any, body []byte) error {
	text, err := json.Marshal(header)
	if err != nil {
		return err
	}
	if len(text) > maxHeader || len(body) > maxBody {
		return fmt.Errorf("a message of %d and %d bytes is too large", len(text), len(body))
	}
	head := append([]byte(mark), 0, 0, 0, 0, 0, 0, 0, 0)
	binary.BigEndian.PutUint32(head[4:], uint32(len(text)))
	binary.BigEndian.PutUint32(head[8:], uint32(len(body)))
	for _, b := range [][]byte{head, text, body} {
		if _, err := w.Write(b); err != nil {
			return err
		}
	}
	return nil
}

// receive reads one message into header. It returns io.EOF if the pipe ends between two messages.
// It allocates no more memory than bytes have arrived.
func receive(r *bufio.Reader, header any) (body []byte, err error) {
	var head [12]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		if errors.Is(err, io.ErrUnexpectedEOF) {
			return nil, errNonsense
		}
		return nil, err
	}
	n, m := binary.BigEndian.Uint32(head[4:]), binary.BigEndian.Uint32(head[8:])
	if string(head[:4]) != mark || n > maxHeader || m > maxBody {
		return nil, errNonsense
	}
	text, err := readN(r, int64(n))
	if err != nil {
		return nil, err
	}
	if body, err = readN(r, int64(m)); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, header); err != nil {
		return nil, errNonsense
	}
	return body, nil
}

func readN(r io.Reader, n int64) ([]byte, error) {
	if n == 0 {
		return nil, nil
	}
	b, err := io.ReadAll(io.LimitReader(r, n))
	if err != nil {
		return nil, err
	}
	if int64(len(b)) < n {
		return nil, errNonsense
	}
	return b, nil
}
