package companion

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
)

// Someone is a person whom the house remembers.
type Someone struct {
	ID       string    `json:"id"`
	Name     string    `json:"name"`
	Colour   string    `json:"colour,omitempty"`   // of the last game, or as they like it
	Symbol   string    `json:"symbol,omitempty"`   // one of Symbols: colours alone are not told apart by everybody
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

// People gives everybody whom the house remembers, by name.
func (a *Archive) People(ctx context.Context) ([]Someone, error) {
	papers, err := a.cfg.House.Papers(ctx, personPaper)
	if err != nil {
		return nil, err
	}
	all := []Someone{}
	for name, body := range papers {
		var p Someone
		if err := json.Unmarshal(body, &p); err != nil {
			return nil, fmt.Errorf("what is remembered as %s cannot be read: %w", name, err)
		}
		all = append(all, p)
	}
	slices.SortFunc(all, func(x, y Someone) int {
		if c := strings.Compare(strings.ToLower(x.Name), strings.ToLower(y.Name)); c != 0 {
			return c
		}
		return strings.Compare(x.ID, y.ID)
	})
	return all, nil
}

// Remember keeps a person: a new one where the ID is "", else as the one of that ID is from now on.
func (a *Archive) Remember(ctx context.Context, p Someone) (Someone, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	all, err := a.People(ctx)
	if err != nil {
		return Someone{}, err
	}
	return a.remember(ctx, all, p)
}

func (a *Archive) remember(ctx context.Context, all []Someone, p Someone) (Someone, error) {
	var err error
	if p.Name, err = ProperName(p.Name); err != nil {
		return Someone{}, err
	}
	if !shortWord.MatchString(p.Colour) || !shortWord.MatchString(p.Language) || p.Symbol != "" && !slices.Contains(Symbols, p.Symbol) {
		return Someone{}, Refuse("person-odd")
	}
	at := slices.IndexFunc(all, func(o Someone) bool { return o.ID == p.ID })
	switch {
	case p.ID != "" && at < 0:
		return Someone{}, Refuse("person-gone")
	case p.ID == "" && len(all) >= mostPeople:
		return Someone{}, Refuse("people-many", "Most", mostPeople)
	case slices.ContainsFunc(all, func(o Someone) bool { return o.ID != p.ID && strings.EqualFold(o.Name, p.Name) }):
		return Someone{}, Refuse("person-twice", "Name", p.Name)
	}
	if p.ID == "" {
		var b [4]byte
		if _, err := rand.Read(b[:]); err != nil {
			return Someone{}, err
		}
		p.ID, p.Since = hex.EncodeToString(b[:]), a.cfg.Now().UTC()
	} else {
		p.Since = all[at].Since
	}
	body, err := json.Marshal(p)
	if err != nil {
		return Someone{}, err
	}
	return p, a.cfg.House.KeepPaper(ctx, personPaper+p.ID, body)
}

// Seat finds out who the people of a new game are: those with a remembered name get their ID, and those of whom keep is
// true are remembered from now on. What cannot be remembered holds up nobody.
func (a *Archive) Seat(ctx context.Context, people []Person, keep []bool) []Person {
	a.mu.Lock()
	defer a.mu.Unlock()
	people = slices.Clone(people)
	all, err := a.People(ctx)
	if err != nil {
		a.cfg.Log.Warn("nobody is remembered", "err", err)
		return people
	}
	for i := range people {
		p := &people[i]
		p.ID = ""
		name, err := ProperName(p.Name)
		if err != nil {
			continue
		}
		k := slices.IndexFunc(all, func(o Someone) bool { return strings.EqualFold(o.Name, name) })
		if k < 0 && (i >= len(keep) || !keep[i]) {
			continue
		}
		who := Someone{Name: name}
		if k >= 0 {
			who = all[k]
		}
		if k >= 0 && who.Colour == p.Colour {
			p.ID = who.ID
			continue
		}
		who.Colour = p.Colour
		if who, err = a.remember(ctx, all, who); err != nil {
			a.cfg.Log.Warn("a person is not remembered", "err", err)
			continue
		}
		if p.ID = who.ID; k < 0 {
			all = append(all, who)
		}
	}
	return people
}

// Forget removes a person for good. Their games stay, without the name; the copies that hold it go, and one without it is
// made. A copy that was carried away keeps it.
func (a *Archive) Forget(ctx context.Context, id string) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	all, err := a.People(ctx)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(all, func(o Someone) bool { return o.ID == id })
	if at < 0 {
		return Refuse("person-gone")
	}
	if err := a.change(ctx, func(ctx context.Context) error {
		return a.cfg.House.Change(ctx, func(c *Contents) error { return c.forget(a, all[at]) })
	}); err != nil {
		return err
	}
	if err := a.dropCopies(); err != nil {
		return err
	}
	_, err = a.keepCopy(ctx)
	return err
}

// forget takes a person's name out of everything. Positions do not hold names as a rule; where one does, its hash is the
// new one's from now on.
func (c *Contents) forget(a *Archive, who Someone) error {
	delete(c.Papers, personPaper+who.ID)
	for _, k := range c.Tables {
		for name := range k.Papers {
			if strings.HasPrefix(name, historyPaper) {
				delete(k.Papers, name) // it is told again from the record
			}
		}
		was, is := NewRecord(a.cfg.Games), NewRecord(a.cfg.Games)
		step := func(r Record, e Entry) (Record, string) {
			next, _ := r.follow(e)
			h, err := next.Hash()
			if err != nil {
				h = ""
			}
			return next, h
		}
		for i := range k.Entries {
			e := &k.Entries[i]
			var before, after string
			was, before = step(was, *e)
			if e.Start != nil {
				start := *e.Start
				start.People = slices.Clone(start.People)
				for j := range start.People {
					if p := start.People[j]; p.ID == who.ID || p.ID == "" && strings.EqualFold(p.Name, who.Name) {
						start.People[j] = Person{Name: nameless(start.People), Colour: start.People[j].Colour}
					}
				}
				e.Start = &start
			}
			is, after = step(is, *e)
			if e.Hash == before {
				e.Hash = after
			}
		}
	}
	return nil
}

func nameless(people []Person) string {
	for n := 1; ; n++ {
		name := Nameless
		if n > 1 {
			name = fmt.Sprint(Nameless, " ", n)
		}
		if !slices.ContainsFunc(people, func(p Person) bool { return strings.EqualFold(p.Name, name) }) {
			return name
		}
	}
}
