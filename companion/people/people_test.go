package people_test

import (
	"errors"
	"log/slog"
	"reflect"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/people"
	"quartermaster/companion/store"
)

// word is the id of a refusal; another error is its own text.
func word(err error) string {
	var r *companion.Refused
	if errors.As(err, &r) {
		return r.Why.ID
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

func TestPeopleAreRememberedWithColourSignAndLanguage(t *testing.T) {
	b := people.NewBook(&store.MemoryHouse{}, time.Now, slog.New(slog.DiscardHandler))
	ola, err := b.Remember(t.Context(), people.Person{Name: "  Ola  Nowak ", Colour: "green", Symbol: "anchor", Language: "pl"})
	if err != nil || ola.Name != "Ola Nowak" || ola.ID == "" || ola.Since.IsZero() {
		t.Fatal(ola, err)
	}
	jan, err := b.Remember(t.Context(), people.Person{Name: "jan"})
	if err != nil {
		t.Fatal(err)
	}
	since := ola.Since
	ola.Colour, ola.Since = "blue", time.Time{}
	if ola, err = b.Remember(t.Context(), ola); err != nil || !ola.Since.Equal(since) {
		t.Fatal(ola, err)
	}
	if all, err := b.List(t.Context()); err != nil || !reflect.DeepEqual(all, []people.Person{jan, ola}) {
		t.Fatal(all, err)
	}
	for name, c := range map[string]struct {
		who  people.Person
		want string
	}{
		"nobody":                   {people.Person{Name: " \t"}, "person-name"},
		"a name like a book":       {people.Person{Name: strings.Repeat("ż", 31)}, "person-name"},
		"two of one name":          {people.Person{Name: "OLA nowak"}, "person-twice"},
		"one renamed to the other": {people.Person{ID: jan.ID, Name: "Ola Nowak"}, "person-twice"},
		"one who is gone":          {people.Person{ID: "00000000", Name: "Eva"}, "person-gone"},
		"an ID that leads out":     {people.Person{ID: "../../x", Name: "Eva"}, "person-gone"},
		"a sign that is none":      {people.Person{Name: "Eva", Symbol: "../sail"}, "person-odd"},
		"a colour that is none":    {people.Person{Name: "Eva", Colour: "<red>"}, "person-odd"},
	} {
		if _, err := b.Remember(t.Context(), c.who); word(err) != c.want {
			t.Error(name, err)
		}
	}
	for i := range 198 {
		if _, err := b.Remember(t.Context(), people.Person{Name: strings.Repeat("a", i%29+1) + string(rune('0'+i/29))}); err != nil {
			t.Fatal(i, err)
		}
	}
	if _, err := b.Remember(t.Context(), people.Person{Name: "one too many"}); word(err) != "people-many" {
		t.Fatal(err)
	}
}

func TestWhoSitsDownIsRecognisedByName(t *testing.T) {
	b := people.NewBook(&store.MemoryHouse{}, time.Now, slog.New(slog.DiscardHandler))
	ola, err := b.Remember(t.Context(), people.Person{Name: "Ola", Colour: "green", Symbol: "sail"})
	if err != nil {
		t.Fatal(err)
	}
	seats := b.Seat(t.Context(), []companion.Person{{Name: " ola ", Colour: "red"}, {Name: "Jan", Colour: "blue"}, {Name: "Player 3", Colour: "white", ID: ola.ID}}, []bool{true, true, false})
	all, err := b.List(t.Context())
	if err != nil || len(all) != 2 {
		t.Fatal(all, err)
	}
	if seats[0].ID != ola.ID || seats[1].ID != all[0].ID || seats[1].ID == "" || seats[2].ID != "" {
		t.Fatal(seats)
	}
	if all[1].Colour != "red" || all[1].Symbol != "sail" || all[0].Colour != "blue" {
		t.Fatal(all)
	}
}
