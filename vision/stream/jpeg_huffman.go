package stream

// codes are the codes of a Huffman table (ITU-T T.81, annex C) in their order.
type codes struct {
	value  []byte
	length []uint
	code   []uint32
}

func newCodes(counts, values []byte) (codes, error) {
	c := codes{value: values}
	code, i := uint32(0), 0
	for n := uint(1); n <= 16; n++ {
		for range counts[n-1] {
			if code >= 1<<n {
				return c, errCutOff // more codes than there are
			}
			c.length, c.code = append(c.length, n), append(c.code, code)
			code++
			i++
		}
		code <<= 1
	}
	return c, nil
}

// quickBits is the length of the codes that are looked up at once.
const quickBits = 10

// long decodes a code longer than quickBits from the next 16 bits.
func (c *codes) long(next uint32) (value byte, n uint, ok bool) {
	for i, n := range c.length {
		if next>>(16-n) == c.code[i] {
			return c.value[i], n, true
		}
	}
	return 0, 0, false
}

// dcTable decodes the size category of a DC difference.
type dcTable struct {
	codes
	quick [1 << quickBits]struct{ bits, size uint8 }
}

func newDCTable(c codes) *dcTable {
	t := &dcTable{codes: c}
	for i, n := range c.length {
		for k := range quickOf(n) {
			e := &t.quick[c.code[i]<<(quickBits-n)+k]
			e.bits, e.size = uint8(n), c.value[i]
		}
	}
	return t
}

// quickOf is how many entries a code of n bits has in a table of quickBits.
func quickOf(n uint) uint32 {
	if n > quickBits {
		return 0
	}
	return 1 << (quickBits - n)
}

func (t *dcTable) next(r *dcReader) (size uint, ok bool) {
	e := t.quick[r.acc>>(64-quickBits)]
	n := uint(e.bits)
	size = uint(e.size)
	if n == 0 {
		var v byte
		if v, n, ok = t.long(uint32(r.acc >> 48)); !ok {
			return 0, false
		}
		size = uint(v)
	}
	r.use(n)
	return size, size <= 11
}

// acStep is how far one AC code advances: in bits of data, those of the coefficient included, and in coefficients.
type acStep struct{ bits, by uint8 }

// acTable skips AC coefficients.
type acTable struct {
	codes
	quick [1 << quickBits]acStep
}

func newACTable(c codes) *acTable {
	t := &acTable{codes: c}
	for i, n := range c.length {
		for k := range quickOf(n) {
			t.quick[c.code[i]<<(quickBits-n)+k] = stepOf(n, c.value[i])
		}
	}
	return t
}

func stepOf(n uint, value byte) acStep {
	run, size := value>>4, value&15
	if size == 0 && run != 15 {
		return acStep{uint8(n), 64} // the block ends
	}
	return acStep{uint8(n) + size, run + 1}
}

func (t *acTable) slow(r *dcReader) (acStep, bool) {
	v, n, ok := t.long(uint32(r.acc >> 48))
	if !ok {
		return acStep{}, false
	}
	return stepOf(n, v), true
}
