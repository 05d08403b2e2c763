// Package people keeps the people whom a house remembers, with the colour, sign and language of each.
package people

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"quartermaster/companion"
	"quartermaster/games"
)

// Book is the list of people whom a house remembers. Any number of goroutines may use it.
type Book struct {
	house companion.House
	now   func() time.Time
	log   *slog.Logger

	mu sync.Mutex // held while people are read and written again
}

// NewBook makes the book of a house. now is the clock.
func NewBook(house companion.House, now func() time.Time, log *slog.Logger) *Book {
	return &Book{house: house, now: now, log: log}
}

// Hold keeps everybody from changing people until release is called.
func (b *Book) Hold() (release func()) {
	b.mu.Lock()
	return b.mu.Unlock
}

// Person is somebody whom the house remembers.
type Person struct {
	ID       string    `json:"id"`
	Name     string    `json:"name"`
	Colour   string    `json:"colour,omitempty"`   // of the last game, or as chosen
	Symbol   string    `json:"symbol,omitempty"`   // one of Symbols, for those who cannot tell colours apart
	Language string    `json:"language,omitempty"` // "en", "pl"
	Since    time.Time `json:"since"`
}

// Symbols are the signs that a person may have.
var Symbols = []string{"anchor", "sail", "skull", "rum", "coffee", "fruit", "chest", "yinyang", "crown", "kraken", "lifebuoy", "port"}

// Nameless is what a forgotten person is called in the games that stay; a second one in a game gets a number.
const Nameless = "N.N."

// mostPeople is how many people a house remembers.
const mostPeople = 200

const personPaper = "person/"

var shortWord = regexp.MustCompile(`^[a-z]{0,20}$`)

// List gives everybody whom the house remembers, by name.
func (b *Book) List(ctx context.Context) ([]Person, error) {
	papers, err := b.house.Papers(ctx, personPaper)
	if err != nil {
		return nil, err
	}
	all := []Person{}
	for name, body := range papers {
		var p Person
		if err := json.Unmarshal(body, &p); err != nil {
			return nil, fmt.Errorf("what is remembered as %s cannot be read: %w", name, err)
		}
		all = append(all, p)
	}
	slices.SortFunc(all, func(x, y Person) int {
		if c := strings.Compare(strings.ToLower(x.Name), strings.ToLower(y.Name)); c != 0 {
			return c
		}
		return strings.Compare(x.ID, y.ID)
	})
	return all, nil
}

// Find gives the person of an ID. Another ID is refused.
func (b *Book) Find(ctx context.Context, id string) (Person, error) {
	all, err := b.List(ctx)
	if err != nil {
		return Person{}, err
	}
	at := slices.IndexFunc(all, func(p Person) bool { return p.ID == id })
	if at < 0 {
		return Person{}, companion.Refuse("person-gone")
	}
	return all[at], nil
}

// Remember keeps a person. With an empty ID it is a new person; else the person of that ID is replaced.
func (b *Book) Remember(ctx context.Context, p Person) (Person, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	all, err := b.List(ctx)
	if err != nil {
		return Person{}, err
	}
	return b.rememberLocked(ctx, all, p)
}

func (b *Book) rememberLocked(ctx context.Context, all []Person, p Person) (Person, error) {
	var err error
	if p.Name, err = companion.ProperName(p.Name); err != nil {
		return Person{}, err
	}
	if !shortWord.MatchString(p.Colour) || !shortWord.MatchString(p.Language) || p.Symbol != "" && !slices.Contains(Symbols, p.Symbol) {
		return Person{}, companion.Refuse("person-odd")
	}
	at := slices.IndexFunc(all, func(o Person) bool { return o.ID == p.ID })
	switch {
	case p.ID != "" && at < 0:
		return Person{}, companion.Refuse("person-gone")
	case p.ID == "" && len(all) >= mostPeople:
		return Person{}, companion.Refuse("people-many", "Most", mostPeople)
	case slices.ContainsFunc(all, func(o Person) bool { return o.ID != p.ID && strings.EqualFold(o.Name, p.Name) }):
		return Person{}, companion.Refuse("person-twice", "Name", p.Name)
	}
	if p.ID == "" {
		var id [4]byte
		if _, err := rand.Read(id[:]); err != nil {
			return Person{}, err
		}
		p.ID, p.Since = hex.EncodeToString(id[:]), b.now().UTC()
	} else {
		p.Since = all[at].Since
	}
	body, err := json.Marshal(p)
	if err != nil {
		return Person{}, err
	}
	return p, b.house.KeepPaper(ctx, personPaper+p.ID, body)
}

// Seat finds out who the people of a new game are. A remembered name gets its ID. A person for whom keep is true is remembered from
// now on. A failure is only logged: the game starts all the same.
func (b *Book) Seat(ctx context.Context, people []companion.Person, keep []bool) []companion.Person {
	b.mu.Lock()
	defer b.mu.Unlock()
	people = slices.Clone(people)
	all, err := b.List(ctx)
	if err != nil {
		b.log.Warn("nobody is remembered", "err", err)
		return people
	}
	for i := range people {
		p := &people[i]
		p.ID = ""
		name, err := companion.ProperName(p.Name)
		if err != nil {
			continue
		}
		k := slices.IndexFunc(all, func(o Person) bool { return strings.EqualFold(o.Name, name) })
		if k < 0 && (i >= len(keep) || !keep[i]) {
			continue
		}
		who := Person{Name: name}
		if k >= 0 {
			who = all[k]
		}
		if k >= 0 && who.Colour == p.Colour {
			p.ID = who.ID
			continue
		}
		who.Colour = p.Colour
		if who, err = b.rememberLocked(ctx, all, who); err != nil {
			b.log.Warn("a person is not remembered", "err", err)
			continue
		}
		if p.ID = who.ID; k < 0 {
			all = append(all, who)
		}
	}
	return people
}

// Strike removes a person from everything that a house keeps. The person's games stay, without the name. Positions rarely hold names;
// where one does, its entry gets the hash of the changed position.
func (who Person) Strike(c *companion.Contents, list []games.Game) {
	delete(c.Papers, personPaper+who.ID)
	for _, k := range c.Tables {
		companion.Restate(list, k.Entries, func(e *companion.Entry) {
			if e.Start == nil {
				return
			}
			start := *e.Start
			start.People = slices.Clone(start.People)
			for j := range start.People {
				if p := start.People[j]; p.ID == who.ID || p.ID == "" && strings.EqualFold(p.Name, who.Name) {
					start.People[j] = companion.Person{Name: nameless(start.People), Colour: p.Colour}
				}
			}
			e.Start = &start
		})
	}
}

func nameless(people []companion.Person) string {
	for n := 1; ; n++ {
		name := Nameless
		if n > 1 {
			name = fmt.Sprint(Nameless, " ", n)
		}
		if !slices.ContainsFunc(people, func(p companion.Person) bool { return strings.EqualFold(p.Name, name) }) {
			return name
		}
	}
}
