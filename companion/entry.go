package companion

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"quartermaster/games"
)

// Kind says what an entry of the record does.
type Kind string

// The kinds of entries. A file that holds another kind was written by a newer program.
const (
	Starts   Kind = "start"
	Answers  Kind = "answer"
	Undoes   Kind = "undo"
	Redoes   Kind = "redo"
	Corrects Kind = "correct"
	// Lost stands in the place of an entry that was damaged on the disk. Nobody knows what it did: what follows it in its game is
	// left out. One with Of is added behind the damage: the game goes on from the last whole step.
	Lost Kind = "lost"
)

// Entry is one line of a table's record; written.go says how it is kept. Entries are numbered 1, 2, 3 … without gaps and never change.
// An entry's number is also the version of the position that it led to.
type Entry struct {
	No       int64
	At       time.Time
	By       By
	Seen     int64 // the version that the one who gave it saw
	Kind     Kind
	Start    *Start
	Base     int64    // of a start: from which entry a replay must begin to know the game before it
	Parked   []Parked // of a start: the games that wait, the longest waiting first
	Answer   *games.Answer
	Of       int64     // of a correction: the entry whose answer is replaced; of an undo: the entry before which it ends, 0: the last one; of a loss: 0, or the first entry that was lost; of a start: the entry of the start of the parked game that is taken up, 0: a new game
	Sighting *Sighting // what a throw was read from, and what people put right in it
	Hash     string    // of the position that it led to
}

// By is who gave an entry.
type By struct {
	Device string `json:"device"` // a device's own name, or Camera
}

// Camera is recorded as the giver of a throw without open questions.
const Camera = "camera"

// Start is the beginning of a game.
type Start struct {
	Game    string            `json:"game"`
	People  []Person          `json:"people"` // clockwise; the first is the first player
	Options map[string]string `json:"options,omitempty"`
	Edition int               `json:"edition,omitempty"` // of the game's rules when it was started; 0: the first
	// Box is what was known of the box when the game was started. It is the table's to say, so that the game is the same
	// wherever it is replayed.
	Box map[string]json.RawMessage `json:"box,omitempty"`
}

// Person is somebody at the table.
type Person struct {
	ID     string `json:"id,omitempty"` // of a person whom the house remembers; "": not remembered
	Name   string `json:"name"`
	Colour string `json:"colour"`
}

// setup is what a game begins from. Options that it no longer has are left out: such an option changes nothing any more.
func (s *Start) setup(info games.Info) games.Setup {
	seats := make([]games.Seat, len(s.People))
	for i, p := range s.People {
		seats[i] = games.Seat{Name: p.Name, Colour: p.Colour}
	}
	options := maps.Clone(s.Options)
	maps.DeleteFunc(options, func(id, _ string) bool {
		return !slices.ContainsFunc(info.Options, func(o games.Option) bool { return o.ID == id })
	})
	return games.Setup{Seats: seats, Options: options, Box: s.Box, Edition: max(1, s.Edition)}
}

// whole checks that an entry has everything that its kind needs.
func (e Entry) whole() error {
	switch e.Kind {
	case Starts:
		if e.Start == nil || e.Base < 0 || e.Base > e.No || e.Of < 0 || e.No > 0 && e.Of >= e.No || len(e.Parked) > mostParked {
			return fmt.Errorf("entry %d of the record starts no game", e.No)
		}
		return nil
	case Answers, Undoes, Redoes, Corrects, Lost:
		return nil
	}
	return fmt.Errorf("entry %d of the record is of the unknown kind %q", e.No, e.Kind)
}

// same says whether two entries ask for the same thing. Who sent them, when, and what is known of the box do not count.
func (e Entry) same(o Entry) bool {
	strip := func(e Entry) []byte {
		e.No, e.At, e.By, e.Hash, e.Base, e.Sighting, e.Parked = 0, time.Time{}, By{}, "", 0, nil, nil
		if e.Start != nil {
			start := *e.Start
			start.Box = nil
			e.Start = &start
		}
		b, _ := e.Marshal()
		return b
	}
	return bytes.Equal(strip(e), strip(o))
}
