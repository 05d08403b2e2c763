package companion

import (
	"context"
	"encoding/json"

	"quartermaster/games"
	"quartermaster/vision"
)

// Panel is the device that answers of the button beside the board are recorded with.
const Panel = "panel"

// Press does what a button beside the board can do: the first action of the page, if it is safe to repeat. It reads the dice of an
// open throw, reads them again, sends a refused throw once more, or gives the only answer there is. Everything else is refused,
// because a button cannot choose.
func (t *Table) Press(ctx context.Context, by By) (*Snapshot, error) {
	s := t.Snapshot()
	ask, open := mainAsk(s.Asks)
	if x := s.Sighting; x != nil && x.State != IsAnswered {
		switch {
		case x.State == IsReading:
			return s, nil // it is looking already
		case x.State == IsAsking && x.Error != nil && x.clear():
			return t.Fix(ctx, by, x.ID, Fix{Again: true})
		case x.State == IsAsking && (x.By == byHand || len(x.Warnings()) == 0 || ask.ID != x.Ask):
			return s, Refuse("panel-look")
		}
	}
	switch {
	case s.Info == nil || len(s.Asks) == 0:
		return s, Refuse("no-game")
	case !open:
		return s, Refuse("panel-look")
	case ask.Kind == games.Throw:
		return t.Snapshot(), t.lookFor(by, s, ask)
	}
	field, only := onlyChoice(ask)
	if !only {
		return s, Refuse("panel-look")
	}
	a := games.Answer{Ask: ask.ID, Seat: games.Table, Fields: map[string]json.RawMessage{}}
	if len(ask.Seats) == 1 {
		a.Seat = ask.Seats[0]
	}
	id, err := json.Marshal(field.Choices[0].ID)
	if err != nil {
		return s, Refuse("too-much")
	}
	a.Fields[field.ID] = id
	return t.Answer(ctx, by, s.Version, a)
}

// lookFor reads the dice of an ask, as a tap on the page does.
func (t *Table) lookFor(by By, s *Snapshot, ask games.Ask) error {
	e := t.sees.Load()
	if _, uploads := e.Source.(vision.Uploader); e.Source == nil || uploads {
		return Refuse("no-camera")
	}
	return t.beginReading(e, by, s.Version, ask.ID, e.bring)
}

// mainAsk is the ask that the page shows first.
func mainAsk(asks []games.Ask) (main games.Ask, ok bool) {
	for _, a := range asks {
		switch {
		case a.Anytime:
		case a.Primary:
			return a, true
		case !ok:
			main, ok = a, true
		}
	}
	return main, ok
}

// onlyChoice gives the field of an ask that has one possible answer.
func onlyChoice(a games.Ask) (f games.Field, ok bool) {
	if a.Kind != games.Choose || len(a.Fields) != 1 {
		return f, false
	}
	f = a.Fields[0]
	return f, len(f.Choices) == 1 && f.Choices[0].Refused == nil && !a.Skip
}
