package companion

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// The types of this file are the format of the record and the draft. A field that a reading, an answer or a sighting gains elsewhere is
// not written until it is added here. A new field is left out when it is empty, so that entries without it stay the same byte by byte.

// writtenForm is the newest form of entries that this program writes and reads. Entries of form 1 do not state their form. A change of
// what a field means gets the next number.
// Form 2 is of starts that park games or take one up.
const writtenForm = 2

type (
	writtenEntry struct {
		Form     int              `json:"form,omitempty"` // 0: form 1
		No       int64            `json:"no"`
		At       time.Time        `json:"at"`
		By       By               `json:"by"`
		Seen     int64            `json:"seen"`
		Kind     Kind             `json:"kind"`
		Start    *Start           `json:"start,omitempty"`
		Base     int64            `json:"base,omitempty"`
		Parked   []Parked         `json:"parked,omitempty"`
		Answer   *writtenAnswer   `json:"answer,omitempty"`
		Of       int64            `json:"of,omitempty"`
		Sighting *writtenSighting `json:"sighting,omitempty"`
		Hash     string           `json:"hash,omitempty"`
	}
	writtenAnswer struct {
		Ask    string                     `json:"ask"`
		Seat   games.SeatNo               `json:"seat"`
		Fields map[string]json.RawMessage `json:"fields,omitempty"`
		Throw  *writtenThrow              `json:"throw,omitempty"`
	}
	writtenThrow struct {
		Dice   []writtenThrown `json:"dice"`
		Margin float64         `json:"margin,omitempty"`
		By     string          `json:"by,omitempty"`
	}
	// writtenThrown is a die as the rules saw it.
	writtenThrown struct {
		ID        int           `json:"id"`
		Colour    string        `json:"colour"`
		Face      string        `json:"face"`
		Footprint []throw.Point `json:"footprint,omitempty"`
		Loose     bool          `json:"loose,omitempty"`
		Kept      *int          `json:"kept,omitempty"`
	}
	writtenSighting struct {
		ID        string            `json:"id"`
		State     SightingState     `json:"state"`
		Ask       string            `json:"ask"`
		Corrects  int64             `json:"corrects,omitempty"`
		By        string            `json:"by"`
		Error     *Sentence         `json:"error,omitempty"`
		Picture   *writtenPicture   `json:"picture,omitempty"`
		Dice      []writtenSeen     `json:"dice"`
		Questions []writtenQuestion `json:"questions"`
		Guards    []writtenGuard    `json:"guards"`
		Settled   []string          `json:"settled,omitempty"`
		Done      bool              `json:"done,omitempty"`
		Counted   bool              `json:"counted,omitempty"`
		MarginMM  float64           `json:"margin_mm,omitempty"`
	}
	writtenPicture struct {
		WidthPX     int        `json:"width_px"`
		HeightPX    int        `json:"height_px"`
		PixelsPerMM float64    `json:"pixels_per_mm"`
		OriginPX    [2]float64 `json:"origin_px"`
	}
	// writtenSeen is a die as it was read, with what people said about it.
	writtenSeen struct {
		ID         int               `json:"id"`
		Colour     string            `json:"colour"`
		Value      int               `json:"value"`
		Face       string            `json:"face,omitempty"`
		Pose       string            `json:"pose"`
		Centre     [2]float64        `json:"centre_mm"`
		Yaw        float64           `json:"yaw_deg"`
		Edge       float64           `json:"edge_mm"`
		Footprint  [4][2]float64     `json:"footprint_mm"`
		Outline    [4][2]float64     `json:"outline_px"`
		Confidence writtenConfidence `json:"confidence"`
		Placed     bool              `json:"placed"`
		Fixed      writtenFixed      `json:"fixed"`
		Kept       *int              `json:"kept,omitempty"`
	}
	writtenConfidence struct {
		Exists float64 `json:"exists"`
		Value  float64 `json:"value"`
		Colour float64 `json:"colour"`
		Flat   float64 `json:"flat"`
	}
	writtenFixed struct {
		Value  bool `json:"value,omitempty"`
		Colour bool `json:"colour,omitempty"`
		Pose   bool `json:"pose,omitempty"`
		Place  bool `json:"place,omitempty"`
		Exists bool `json:"exists,omitempty"`
	}
	writtenQuestion struct {
		Kind string `json:"kind"`
		Dice []int  `json:"dice"`
		Text string `json:"text"`
	}
	writtenGuard struct {
		Kind string `json:"kind"`
		Text string `json:"text"`
	}
)

// Marshal is the entry as it is kept.
func (e Entry) Marshal() ([]byte, error) {
	form := 0
	if e.Kind == Starts && (len(e.Parked) > 0 || e.Of > 0) {
		form = 2
	}
	return json.Marshal(writtenEntry{Form: form, No: e.No, At: e.At, By: e.By, Seen: e.Seen, Kind: e.Kind, Start: e.Start, Base: e.Base, Parked: e.Parked,
		Answer: writeAnswer(e.Answer), Of: e.Of, Sighting: writeSighting(e.Sighting), Hash: e.Hash})
}

// UnmarshalEntry reads a kept entry. An unknown field or form is an error: a newer program wrote it.
func UnmarshalEntry(b []byte) (Entry, error) {
	var w writtenEntry
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&w); err != nil {
		return Entry{}, fmt.Errorf("entry of the record: %w", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Entry{}, errors.New("entry of the record: there is more after it")
	}
	if w.Form < 0 || w.Form > writtenForm {
		return Entry{}, fmt.Errorf("entry %d of the record has form %d, this program reads forms up to %d: a newer program wrote it", w.No, w.Form, writtenForm)
	}
	e := Entry{No: w.No, At: w.At, By: w.By, Seen: w.Seen, Kind: w.Kind, Start: w.Start, Base: w.Base, Parked: w.Parked,
		Answer: w.Answer.read(), Of: w.Of, Sighting: w.Sighting.read(), Hash: w.Hash}
	if err := e.whole(); err != nil {
		return Entry{}, err
	}
	return e, nil
}

func writeAnswer(a *games.Answer) *writtenAnswer {
	if a == nil {
		return nil
	}
	w := &writtenAnswer{Ask: a.Ask, Seat: a.Seat, Fields: a.Fields}
	if t := a.Throw; t != nil {
		w.Throw = &writtenThrow{Margin: t.Margin, By: t.By, Dice: mapped(t.Dice, func(d throw.Die) writtenThrown {
			return writtenThrown{ID: d.ID, Colour: d.Colour, Face: d.Face, Footprint: d.Footprint, Loose: d.Loose, Kept: d.Kept}
		})}
	}
	return w
}

func (w *writtenAnswer) read() *games.Answer {
	if w == nil {
		return nil
	}
	a := &games.Answer{Ask: w.Ask, Seat: w.Seat, Fields: w.Fields}
	if t := w.Throw; t != nil {
		a.Throw = &throw.Throw{Margin: t.Margin, By: t.By, Dice: mapped(t.Dice, func(d writtenThrown) throw.Die {
			return throw.Die{ID: d.ID, Colour: d.Colour, Face: d.Face, Footprint: d.Footprint, Loose: d.Loose, Kept: d.Kept}
		})}
	}
	return a
}

func writeSighting(s *Sighting) *writtenSighting {
	if s == nil {
		return nil
	}
	return &writtenSighting{
		ID: s.ID, State: s.State, Ask: s.Ask, Corrects: s.Corrects, By: s.By, Error: s.Error, Picture: (*writtenPicture)(s.Picture),
		Dice:      mapped(s.Dice, writeSeen),
		Questions: mapped(s.Questions, func(q vision.Question) writtenQuestion { return writtenQuestion{q.Kind, q.Dice, q.Text} }),
		Guards:    mapped(s.Guards, func(g vision.Guard) writtenGuard { return writtenGuard{g.Kind, g.Text} }),
		Settled:   s.Settled, Done: s.Done, Counted: s.Counted, MarginMM: s.MarginMM,
	}
}

func (w *writtenSighting) read() *Sighting {
	if w == nil {
		return nil
	}
	return &Sighting{
		ID: w.ID, State: w.State, Ask: w.Ask, Corrects: w.Corrects, By: w.By, Error: w.Error, Picture: (*Picture)(w.Picture),
		Dice: mapped(w.Dice, writtenSeen.read),
		Questions: mapped(w.Questions, func(q writtenQuestion) vision.Question {
			return vision.Question{Kind: q.Kind, Dice: q.Dice, Text: q.Text}
		}),
		Guards:  mapped(w.Guards, func(g writtenGuard) vision.Guard { return vision.Guard{Kind: g.Kind, Text: g.Text} }),
		Settled: w.Settled, Done: w.Done, Counted: w.Counted, MarginMM: w.MarginMM,
	}
}

func writeSeen(d SeenDie) writtenSeen {
	c := d.Confidence
	return writtenSeen{
		ID: d.ID, Colour: d.Colour, Value: d.Value, Face: d.Face, Pose: string(d.Pose), Centre: d.Centre, Yaw: d.Yaw, Edge: d.Edge,
		Footprint: d.Footprint, Outline: d.Outline, Confidence: writtenConfidence{c.Exists, c.Value, c.Colour, c.Flat},
		Placed: d.Placed, Fixed: writtenFixed(d.Fixed), Kept: d.Kept,
	}
}

func (w writtenSeen) read() SeenDie {
	c := w.Confidence
	return SeenDie{Placed: w.Placed, Fixed: Fixed(w.Fixed), Kept: w.Kept, Die: vision.Die{
		ID: w.ID, Colour: w.Colour, Value: w.Value, Face: w.Face, Pose: vision.Pose(w.Pose), Centre: w.Centre, Yaw: w.Yaw, Edge: w.Edge,
		Footprint: w.Footprint, Outline: w.Outline, Confidence: vision.Confidence{Exists: c.Exists, Value: c.Value, Colour: c.Colour, Flat: c.Flat},
	}}
}

// mapped maps a list; no list stays none, so that it is written as it was.
func mapped[A, B any](list []A, f func(A) B) []B {
	if list == nil {
		return nil
	}
	out := make([]B, len(list))
	for i, a := range list {
		out[i] = f(a)
	}
	return out
}
