package stream

import (
	"encoding/binary"
	"errors"
)

// errNotPlain says that a JPEG must be decoded as a whole: it is progressive, has several scans, or is not YCbCr.
var errNotPlain = errors.New("the JPEG is of an unusual kind")

// errCutOff says that a JPEG ends too early or is damaged.
var errCutOff = errors.New("the picture is damaged or ends too early")

// blocks8 is one component of a picture, a value from 0 to 255 for each block of 8 by 8 of its pixels.
type blocks8 struct {
	w, h int // whole and begun blocks
	mean []float32
}

// dcPicture holds the mean of each block of a picture.
type dcPicture struct {
	width, height int // of the whole picture, pixels
	part          [3]blocks8
	chroma        [2]int // luma blocks for each chroma block: across, down; 0 where the picture is grey
}

// dcPart is what the header says of a component.
type dcPart struct {
	id, h, v   int
	quant      byte // number of its table
	dc, ac     byte
	predictor  int32
	blocksWide int
}

// dcReader reads the first coefficient of every block of a baseline JPEG (ITU-T T.81), which is eight times the block's
// mean, and skips all others: no transform is needed. That takes a third of decoding the picture.
type dcReader struct {
	data    []byte
	at      int
	quant   [4]int32 // first entries of the tables
	dc      [4]*dcTable
	ac      [4]*acTable
	parts   []dcPart
	w, h    int
	restart int

	acc  uint64 // bits that were read and not used, the next one on top
	have uint
	past uint // bits made up beyond the end of the data
}

// readDC gives the means of a JPEG's blocks.
func readDC(data []byte) (*dcPicture, error) {
	r := &dcReader{data: data}
	if len(data) < 4 || data[0] != 0xff || data[1] != 0xd8 {
		return nil, errNotPlain
	}
	r.at = 2
	for {
		marker, body, err := r.segment()
		if err != nil {
			return nil, err
		}
		if marker == 0xda {
			if err := r.scanHead(body); err != nil {
				return nil, err
			}
			return r.scan()
		}
		if err := r.header(marker, body); err != nil {
			return nil, err
		}
	}
}

// header takes one segment that stands before the scan.
func (r *dcReader) header(marker byte, body []byte) error {
	switch {
	case marker == 0xdb:
		return r.quantTables(body)
	case marker == 0xc4:
		return r.huffmanTables(body)
	case marker == 0xc0 || marker == 0xc1:
		return r.frame(body)
	case marker > 0xc1 && marker <= 0xcf: // progressive, lossless, arithmetic
		return errNotPlain
	case marker == 0xdd:
		if len(body) < 2 {
			return errCutOff
		}
		r.restart = int(binary.BigEndian.Uint16(body))
	case marker == 0xee && len(body) >= 12 && string(body[:5]) == "Adobe" && body[11] == 0: // 0 is RGB
		return errNotPlain
	case marker == 0xd9:
		return errCutOff
	}
	return nil
}

// segment gives the next marker and what stands in its segment.
func (r *dcReader) segment() (marker byte, body []byte, err error) {
	for r.at < len(r.data) && r.data[r.at] != 0xff {
		r.at++
	}
	for r.at < len(r.data) && r.data[r.at] == 0xff {
		r.at++
	}
	if r.at >= len(r.data) {
		return 0, nil, errCutOff
	}
	marker = r.data[r.at]
	r.at++
	if marker == 0 || marker == 1 || marker >= 0xd0 && marker <= 0xd9 {
		return marker, nil, nil
	}
	if r.at+2 > len(r.data) {
		return 0, nil, errCutOff
	}
	n := int(binary.BigEndian.Uint16(r.data[r.at:]))
	if n < 2 || r.at+n > len(r.data) {
		return 0, nil, errCutOff
	}
	body = r.data[r.at+2 : r.at+n]
	r.at += n
	return marker, body, nil
}

func (r *dcReader) quantTables(b []byte) error {
	for len(b) > 0 {
		id, wide := b[0]&15, b[0]>>4
		size := 64 << wide
		if id > 3 || wide > 1 || len(b) < 1+size {
			return errCutOff
		}
		r.quant[id] = int32(b[1])
		if wide == 1 {
			r.quant[id] = int32(binary.BigEndian.Uint16(b[1:]))
		}
		b = b[1+size:]
	}
	return nil
}

func (r *dcReader) huffmanTables(b []byte) error {
	for len(b) > 0 {
		if len(b) < 17 || b[0]&15 > 3 || b[0]>>4 > 1 {
			return errCutOff
		}
		n := 0
		for _, c := range b[1:17] {
			n += int(c)
		}
		if n > 256 || len(b) < 17+n {
			return errCutOff
		}
		codes, err := newCodes(b[1:17], b[17:17+n])
		if err != nil {
			return err
		}
		if b[0]>>4 == 0 {
			r.dc[b[0]&15] = newDCTable(codes)
		} else {
			r.ac[b[0]&15] = newACTable(codes)
		}
		b = b[17+n:]
	}
	return nil
}

func (r *dcReader) frame(b []byte) error {
	if r.parts != nil || len(b) < 6 || len(b) < 6+3*int(b[5]) {
		return errCutOff
	}
	if b[0] != 8 || b[5] != 1 && b[5] != 3 {
		return errNotPlain
	}
	r.h, r.w = int(binary.BigEndian.Uint16(b[1:])), int(binary.BigEndian.Uint16(b[3:]))
	if r.w == 0 || r.h == 0 || r.w*r.h > mostPixels {
		return errNotPlain
	}
	for i := range int(b[5]) {
		p, err := newPart(b[6+3*i:])
		if err != nil {
			return err
		}
		if i > 0 && (r.parts[0].h%p.h != 0 || r.parts[0].v%p.v != 0) { // the first one is the finest
			return errNotPlain
		}
		r.parts = append(r.parts, p)
	}
	if len(r.parts) == 1 { // its blocks then stand one after the other, whatever it says
		r.parts[0].h, r.parts[0].v = 1, 1
	}
	if len(r.parts) == 3 && (r.parts[1].h != r.parts[2].h || r.parts[1].v != r.parts[2].v) {
		return errNotPlain
	}
	return nil
}

// newPart reads what a frame's header says of one component.
func newPart(c []byte) (dcPart, error) {
	p := dcPart{id: int(c[0]), h: int(c[1] >> 4), v: int(c[1] & 15), quant: c[2]}
	if p.h < 1 || p.h > 4 || p.v < 1 || p.v > 4 || p.quant > 3 {
		return p, errCutOff
	}
	return p, nil
}

func (r *dcReader) scanHead(b []byte) error {
	if len(r.parts) == 0 || len(b) < 1 || len(b) < 4+2*int(b[0]) {
		return errCutOff
	}
	if int(b[0]) != len(r.parts) {
		return errNotPlain
	}
	for i := range r.parts {
		p := &r.parts[i]
		if int(b[1+2*i]) != p.id {
			return errNotPlain
		}
		p.dc, p.ac = b[2+2*i]>>4, b[2+2*i]&15
		if p.dc > 3 || p.ac > 3 || r.dc[p.dc] == nil || r.ac[p.ac] == nil {
			return errCutOff
		}
	}
	return nil
}

// scan reads all blocks.
func (r *dcReader) scan() (*dcPicture, error) {
	wide, high := 8*r.parts[0].h, 8*r.parts[0].v
	across, down := (r.w+wide-1)/wide, (r.h+high-1)/high
	out := &dcPicture{width: r.w, height: r.h}
	for i := range r.parts {
		p := &r.parts[i]
		p.blocksWide = across * p.h
		out.part[i] = blocks8{across * p.h, down * p.v, make([]float32, across*p.h*down*p.v)}
	}
	if len(r.parts) == 3 {
		out.chroma = [2]int{r.parts[0].h / r.parts[1].h, r.parts[0].v / r.parts[1].v}
	}
	left := r.restart
	for y := range down {
		for x := range across {
			if r.restart > 0 && left == 0 {
				if err := r.resume(); err != nil {
					return nil, err
				}
				left = r.restart
			}
			left--
			for i := range r.parts {
				p := &r.parts[i]
				scale := float32(r.quant[p.quant]) / 8
				for v := range p.v {
					row := out.part[i].mean[(y*p.v+v)*p.blocksWide+x*p.h:]
					for h := range p.h {
						if err := r.block(p); err != nil {
							return nil, err
						}
						row[h] = min(255, max(0, 128+scale*float32(p.predictor)))
					}
				}
			}
		}
	}
	return out, nil
}

// block moves over one block and leaves its first coefficient in the predictor.
func (r *dcReader) block(p *dcPart) error {
	r.fill()
	size, ok := r.dc[p.dc].next(r)
	if !ok {
		return errCutOff
	}
	if size > 0 {
		bits := int32(r.acc >> (64 - size))
		r.use(size)
		if bits < 1<<(size-1) {
			bits += -1<<size + 1
		}
		p.predictor += bits
	}
	table := r.ac[p.ac]
	for k := 1; k < 64; {
		if r.have < 32 {
			r.fill()
		}
		step := table.quick[r.acc>>(64-quickBits)]
		if step.bits == 0 {
			var ok bool
			if step, ok = table.slow(r); !ok {
				return errCutOff
			}
		}
		r.use(uint(step.bits))
		k += int(step.by)
	}
	if r.past > 64 {
		return errCutOff
	}
	return nil
}

// fill reads until at least 56 bits are there. Beyond the end, and beyond a marker, there are noughts.
func (r *dcReader) fill() {
	for r.have <= 56 {
		var b byte
		switch {
		case r.at >= len(r.data):
			r.past += 8
		case r.data[r.at] != 0xff:
			b = r.data[r.at]
			r.at++
		case r.at+1 < len(r.data) && r.data[r.at+1] == 0:
			b = 0xff
			r.at += 2
		default:
			r.past += 8
		}
		r.acc |= uint64(b) << (56 - r.have)
		r.have += 8
	}
}

func (r *dcReader) use(n uint) {
	r.acc <<= n
	r.have -= n
}

// resume goes on behind a restart marker.
func (r *dcReader) resume() error {
	if r.past > r.have { // more was used than there is
		return errCutOff
	}
	r.acc, r.have, r.past = 0, 0, 0
	if r.at+1 >= len(r.data) || r.data[r.at] != 0xff || r.data[r.at+1] < 0xd0 || r.data[r.at+1] > 0xd7 {
		return errCutOff
	}
	r.at += 2
	for i := range r.parts {
		r.parts[i].predictor = 0
	}
	return nil
}
