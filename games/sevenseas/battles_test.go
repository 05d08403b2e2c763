package sevenseas

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"quartermaster/games"
)

// Whoever throws without a camera must find where to enter the result: it is a button of its own, not one of "More". So is the other
// kind of throw.
func TestWhatStandsBesideAnyThrowHasButtons(t *testing.T) {
	p, err := Game{}.Start(games.Setup{Seats: people[:2], Options: map[string]string{"play": "battles"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"battle", "whirlpool"} {
		var mode games.Ask
		found := false
		for _, ask := range p.Asks() {
			switch {
			case strings.HasPrefix(ask.ID, "mode/"):
				mode = ask
				if ask.Button == nil {
					t.Errorf("the other kind of throw than a %s has no button", kind)
				}
			case strings.HasPrefix(ask.ID, "hand/"):
				found = true
				if ask.Button == nil || ask.Button.ID != "sevenseas.button.hand" {
					t.Errorf("the result of a %s has the button %v", kind, ask.Button)
				}
			}
		}
		if !found {
			t.Errorf("the result of a %s cannot be entered", kind)
		}
		other := json.RawMessage(strconv.Quote(mode.Fields[0].Choices[0].ID))
		answer := games.Answer{Ask: mode.ID, Seat: games.Table, Fields: map[string]json.RawMessage{"mode": other}}
		if p, _, err = p.Answer(answer); err != nil {
			t.Fatal(err)
		}
	}
}
