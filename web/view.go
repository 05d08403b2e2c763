package web

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"

	"quartermaster/companion"
	"quartermaster/games"
	"quartermaster/games/throw"
)

// The JSON of a games.View with its texts in one language. Lists are never null.
type (
	viewJSON struct {
		Headline string      `json:"headline"`
		Round    string      `json:"round"`
		Badges   []badgeJSON `json:"badges"`
		Table    []partJSON  `json:"table"`
		Seats    []seatJSON  `json:"seats"`
		Owners   []ownerJSON `json:"owners"`
	}
	ownerJSON struct {
		Colour string `json:"colour"`
		Name   string `json:"name"`
	}
	badgeJSON struct {
		Text   string `json:"text"`
		Emblem string `json:"emblem,omitempty"`
		Urgent bool   `json:"urgent"`
	}
	seatJSON struct {
		Seat   games.SeatNo `json:"seat"`
		Name   string       `json:"name"`
		Colour string       `json:"colour"`
		First  bool         `json:"first"`
		Active bool         `json:"active"`
		Score  *int         `json:"score,omitempty"`
		Parts  []partJSON   `json:"parts"`
	}
	partJSON struct {
		ID      string         `json:"id"`
		Title   string         `json:"title"`
		Counter *games.Counter `json:"counter,omitempty"`
		Track   *trackJSON     `json:"track,omitempty"`
		Pieces  *piecesJSON    `json:"pieces,omitempty"`
		Steps   *stepsJSON     `json:"steps,omitempty"`
		Ledger  *ledgerJSON    `json:"ledger,omitempty"`
		Battle  *battleJSON    `json:"battle,omitempty"`
	}
	trackJSON struct {
		Places []pieceJSON  `json:"places"`
		Links  [][2]int     `json:"links,omitempty"`
		Marks  []games.Mark `json:"marks"`
	}
	pieceJSON struct {
		Emblem string     `json:"emblem,omitempty"`
		Label  string     `json:"label"`
		Colour string     `json:"colour,omitempty"`
		Count  int        `json:"count,omitempty"`
		Faded  bool       `json:"faded,omitempty"`
		Strong bool       `json:"strong,omitempty"`
		On     *pieceJSON `json:"on,omitempty"`
	}
	piecesJSON struct {
		Items   []pieceJSON `json:"items"`
		Counted bool        `json:"counted,omitempty"`
		Cards   bool        `json:"cards,omitempty"`
	}
	stepsJSON struct {
		Items   []pieceJSON `json:"items"`
		Current int         `json:"current"`
	}
	ledgerJSON struct {
		Columns []string   `json:"columns"`
		Lines   []lineJSON `json:"lines"`
	}
	lineJSON struct {
		Label  string   `json:"label"`
		Rule   string   `json:"rule,omitempty"`
		Help   string   `json:"help,omitempty"`
		Values []int    `json:"values"`
		How    []string `json:"how,omitempty"`
		Total  bool     `json:"total"`
	}
	battleJSON struct {
		ID       string      `json:"id"`
		Sighting string      `json:"sighting,omitempty"` // the sighting whose picture the battle lies on
		Dice     []throw.Die `json:"dice"`
		Margin   float64     `json:"margin"`
		Duels    []duelJSON  `json:"duels"`
		Reach    *reachJSON  `json:"reach,omitempty"`
		Hits     []int       `json:"hits"`
		Again    []int       `json:"again"`
		Told     []toldJSON  `json:"told"`
		Past     bool        `json:"past,omitempty"` // the game has continued since it was over
		Outcome  string      `json:"outcome,omitempty"`
		Taken    []int       `json:"taken,omitempty"` // dice that have been taken off the board since
	}
	reachJSON struct {
		Die    int             `json:"die"`
		Within *float64        `json:"within,omitempty"`
		By     throw.Measure   `json:"by,omitempty"`
		Order  []games.Reached `json:"order"`
	}
	toldJSON struct {
		Seat  games.SeatNo `json:"seat"`
		Lines []string     `json:"lines"`
		Still bool         `json:"still,omitempty"`
	}
	duelJSON struct {
		A      int         `json:"a"`
		B      int         `json:"b"`
		Gap    *float64    `json:"gap,omitempty"`
		From   throw.Point `json:"from"`
		To     throw.Point `json:"to"`
		Sinks  []int       `json:"sinks"`
		Close  bool        `json:"close"`
		Margin *float64    `json:"margin,omitempty"`
		Text   string      `json:"text"`
		Note   string      `json:"note,omitempty"`
	}
)

// speaker translates one game's texts.
type speaker struct {
	words   texts
	lang    string
	game    string
	kinds   map[string]games.DieKind // of its dice
	people  []companion.Person
	thrown  string            // the sighting of the last throw
	past    bool              // the game has continued since the last battle was over
	taken   []int             // its dice that have been taken off the board
	devices map[string]string // their names by their ids, where steps are told
	sealed  []string          // ids of the secret asks that are answered
}

func (s speaker) say(t games.Text) string { return s.words.Game(s.lang, s.game, t) }

// each maps a list; the result is never nil, so that its JSON is [] and not null.
func each[A, B any](list []A, f func(A) B) []B {
	out := make([]B, 0, len(list))
	for _, a := range list {
		out = append(out, f(a))
	}
	return out
}

func some[A any](list []A) []A {
	if list == nil {
		return []A{}
	}
	return list
}

func (s speaker) view(v games.View) *viewJSON {
	return &viewJSON{
		Headline: s.say(v.Headline),
		Round:    s.say(v.Round),
		Badges:   each(v.Badges, func(b games.Badge) badgeJSON { return badgeJSON{s.say(b.Text), b.Emblem, b.Urgent} }),
		Table:    each(v.Table, s.part),
		Seats:    each(v.Seats, s.seat),
		Owners:   each(v.Owners, func(o games.Owner) ownerJSON { return ownerJSON{o.Colour, s.say(o.Name)} }),
	}
}

func (s speaker) seat(v games.SeatView) seatJSON {
	out := seatJSON{Seat: v.Seat, First: v.First, Active: v.Active, Score: v.Score, Parts: each(v.Parts, s.part)}
	if v.Seat >= 0 && int(v.Seat) < len(s.people) {
		out.Name, out.Colour = s.people[v.Seat].Name, s.people[v.Seat].Colour
	}
	if v.Name != nil {
		out.Name, out.Colour = s.say(*v.Name), v.Colour
	}
	return out
}

func (s speaker) part(p games.Part) partJSON {
	out := partJSON{ID: p.ID, Title: s.say(p.Title), Counter: p.Counter}
	if p.Track != nil {
		out.Track = &trackJSON{Places: each(p.Track.Places, s.piece), Links: p.Track.Links, Marks: some(p.Track.Marks)}
	}
	if p.Pieces != nil {
		out.Pieces = &piecesJSON{each(p.Pieces.Items, s.piece), p.Pieces.Counted, p.Pieces.Cards}
	}
	if p.Steps != nil {
		out.Steps = &stepsJSON{each(p.Steps.Items, s.piece), p.Steps.Current}
	}
	if p.Ledger != nil {
		out.Ledger = s.ledger(*p.Ledger)
	}
	if p.Battle != nil {
		out.Battle = s.battle(*p.Battle)
	}
	return out
}

func (s speaker) piece(p games.Piece) pieceJSON {
	out := pieceJSON{Emblem: p.Emblem, Label: s.say(p.Label), Colour: p.Colour, Count: p.Count, Faded: p.Faded, Strong: p.Strong}
	if p.On != nil {
		on := s.piece(*p.On)
		out.On = &on
	}
	return out
}

func (s speaker) ledger(l games.Ledger) *ledgerJSON {
	return &ledgerJSON{Columns: each(l.Columns, s.say), Lines: each(l.Lines, func(l games.Line) lineJSON {
		out := lineJSON{Label: s.say(l.Label), Rule: l.Rule, Help: s.words.Help(s.lang, s.game, l.Rule), Values: some(l.Values), Total: l.Total}
		if l.How != nil {
			out.How = each(l.How, s.say)
		}
		return out
	})}
}

func (s speaker) battle(b games.Battle) *battleJSON {
	out := &battleJSON{ID: b.ID, Past: s.past, Dice: some(b.Throw.Dice), Margin: b.Throw.Margin, Hits: some(b.Hits), Again: some(b.Again), Duels: each(b.Duels, s.duel)}
	if len(b.Throw.Dice) > 0 {
		out.Sighting, out.Taken = s.thrown, s.taken
	}
	if b.Reach != nil {
		out.Reach = &reachJSON{b.Reach.Die, b.Reach.Within, b.Reach.By, some(b.Reach.Order)}
	}
	out.Told = each(b.Told, func(t games.Told) toldJSON { return toldJSON{t.Seat, each(t.Lines, s.say), t.Still} })
	if b.Outcome != nil {
		out.Outcome = s.say(*b.Outcome)
	}
	return out
}

func (s speaker) duel(d games.Duel) duelJSON {
	out := duelJSON{A: d.A, B: d.B, Gap: d.Gap, From: d.From, To: d.To, Sinks: some(d.Sinks), Close: d.Close, Margin: d.Margin, Text: s.say(d.Text)}
	if d.Note != nil {
		out.Note = s.say(*d.Note)
	}
	return out
}

// The JSON of asks.
type (
	askJSON struct {
		ID       string         `json:"id"`
		Kind     games.Kind     `json:"kind"`
		Seats    []games.SeatNo `json:"seats"`
		Prompt   string         `json:"prompt"`
		Note     string         `json:"note,omitempty"`
		Button   string         `json:"button,omitempty"`
		Rule     string         `json:"rule,omitempty"`
		Help     string         `json:"help,omitempty"`
		Fields   []fieldJSON    `json:"fields"`
		Throw    *wantedJSON    `json:"throw,omitempty"`
		Primary  bool           `json:"primary"`
		Skip     bool           `json:"skip"`
		Pass     string         `json:"pass,omitempty"`
		Clock    bool           `json:"clock,omitempty"`
		Secret   bool           `json:"secret,omitempty"`
		Sealed   bool           `json:"sealed,omitempty"` // it is answered; the answer stays hidden until all have answered
		Quick    bool           `json:"quick,omitempty"`
		Distinct bool           `json:"distinct,omitempty"`
		Anytime  bool           `json:"anytime"`
	}
	wantedJSON struct {
		Groups []groupJSON `json:"groups,omitempty"`
		Stay   []throw.Die `json:"stay,omitempty"`
		Keep   []throw.Die `json:"keep,omitempty"`
		Places bool        `json:"places"`
		// Printed are the faces without pips that a wanted die may show, where dice of any kind are wanted.
		Printed []faceJSON `json:"printed,omitempty"`
	}
	faceJSON struct {
		Face string `json:"face"`
		Name string `json:"name"`
	}
	groupJSON struct {
		throw.Group
		Name  string   `json:"name"`  // of a die of this kind
		Faces []string `json:"faces"` // place n is the value n+1
	}
	fieldJSON struct {
		ID       string          `json:"id"`
		Label    string          `json:"label"`
		Emblem   string          `json:"emblem,omitempty"`
		Colour   string          `json:"colour,omitempty"`
		Min      int             `json:"min"`
		Max      int             `json:"max"`
		Default  json.RawMessage `json:"default,omitempty"`
		Now      []int           `json:"now,omitempty"`
		Remember string          `json:"remember,omitempty"`
		Choices  []choiceJSON    `json:"choices"`
	}
	choiceJSON struct {
		ID      string     `json:"id"`
		Label   string     `json:"label"`
		Emblem  string     `json:"emblem,omitempty"`
		Colour  string     `json:"colour,omitempty"`
		Refused string     `json:"refused,omitempty"`
		Faded   bool       `json:"faded,omitempty"`
		Effect  []string   `json:"effect"`
		Worth   int        `json:"worth,omitempty"`
		Dice    []int      `json:"dice,omitempty"`
		Between *throw.Gap `json:"between,omitempty"`
	}
)

func (s speaker) ask(a games.Ask) askJSON {
	out := askJSON{ID: a.ID, Kind: a.Kind, Seats: some(a.Seats), Prompt: s.say(a.Prompt), Rule: a.Rule, Help: s.words.Help(s.lang, s.game, a.Rule),
		Fields: each(a.Fields, s.field), Throw: s.wanted(a.Throw), Primary: a.Primary, Skip: a.Skip, Clock: a.Clock, Secret: a.Secret, Sealed: slices.Contains(s.sealed, a.ID), Quick: a.Quick, Distinct: a.Distinct, Anytime: a.Anytime}
	if a.Pass != nil {
		out.Pass = s.say(*a.Pass)
	}
	if a.Button != nil {
		out.Button = s.say(*a.Button)
	}
	if a.Note != nil {
		out.Note = s.say(*a.Note)
	}
	return out
}

func (s speaker) wanted(w *throw.Wanted) *wantedJSON {
	if w == nil {
		return nil
	}
	out := &wantedJSON{Stay: w.Stay, Keep: w.Keep, Places: w.Places}
	for _, g := range w.Groups {
		kind := s.kinds[cmp.Or(g.Kind, "pips")]
		out.Groups = append(out.Groups, groupJSON{g, s.say(kind.Name), some(kind.Faces)})
	}
	if !slices.ContainsFunc(w.Groups, func(g throw.Group) bool { return g.Kind != "" }) {
		out.Printed = s.printed()
	}
	return out
}

// printed gives the faces of the game's dice that no die with pips has.
func (s speaker) printed() (all []faceJSON) {
	for _, name := range slices.Sorted(maps.Keys(s.kinds)) {
		kind := s.kinds[name]
		for _, face := range kind.Faces {
			if slices.Contains(s.kinds["pips"].Faces, face) {
				continue
			}
			said := face
			if text, named := kind.Named[face]; named {
				said = s.say(text)
			}
			all = append(all, faceJSON{face, said})
		}
	}
	return all
}

func (s speaker) field(f games.Field) fieldJSON {
	return fieldJSON{ID: f.ID, Label: s.say(f.Label), Emblem: f.Emblem, Colour: f.Colour, Min: f.Min, Max: f.Max, Default: f.Default, Now: f.Now, Remember: f.Remember, Choices: each(f.Choices, s.choice)}
}

func (s speaker) choice(c games.Choice) choiceJSON {
	out := choiceJSON{ID: c.ID, Label: s.say(c.Label), Emblem: c.Emblem, Colour: c.Colour, Faded: c.Faded, Effect: each(c.Effect, s.say), Worth: c.Worth, Dice: c.Dice, Between: c.Between}
	if c.Refused != nil {
		out.Refused = s.say(*c.Refused)
	}
	return out
}
