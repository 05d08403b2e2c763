package vision

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
)

// Bounds of what is loaded.
const (
	longestLine  = 4 << 20
	mostPictures = 100_000
	mostDice     = 1000
)

// ReadingLine is one line that "quartermaster read" prints: a reading, or the sentence why there is none.
type ReadingLine struct {
	Reading
	Error string `json:"error,omitempty"`
	// Duels and Outcome are there with --resolve; scores do without them.
	Duels   json.RawMessage `json:"duels,omitempty"`
	Outcome json.RawMessage `json:"outcome,omitempty"`
}

// LoadReadings reads lines of the reading contract (CONTRACT.md). Its error names the line that is wrong.
func LoadReadings(r io.Reader) ([]ReadingLine, error) {
	var all []ReadingLine
	err := eachLine(r, func(line []byte) error {
		var l ReadingLine
		if err := DecodeStrict(line, &l); err != nil {
			return err
		}
		if l.Picture == "" {
			return errors.New("a reading names no picture")
		}
		if len(l.Dice) > mostDice {
			return fmt.Errorf("%d dice are more than %d", len(l.Dice), mostDice)
		}
		for i, d := range l.Dice {
			if math.IsNaN(d.Centre[0] + d.Centre[1]) {
				return fmt.Errorf("die %d has no place", i)
			}
		}
		all = append(all, l)
		return nil
	})
	return all, err
}

func eachLine(r io.Reader, take func([]byte) error) error {
	scan := bufio.NewScanner(r)
	scan.Buffer(nil, longestLine)
	n, full := 0, 0
	for scan.Scan() {
		n++
		line := bytes.TrimSpace(scan.Bytes())
		if len(line) == 0 {
			continue
		}
		if full++; full > mostPictures {
			return fmt.Errorf("there are more than %d lines", mostPictures)
		}
		if err := take(line); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := scan.Err(); err != nil {
		return fmt.Errorf("line %d: %w", n+1, err)
	}
	return nil
}

// DecodeStrict decodes one JSON object and refuses fields that it does not know.
func DecodeStrict(line []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return errors.New(strings.TrimPrefix(err.Error(), "json: "))
	}
	if d.More() {
		return errors.New("something stands behind the object")
	}
	return nil
}
