package web

import (
	"maps"
	"slices"
	"strings"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/games"
	"quartermaster/vision"
	"quartermaster/web/words"
)

// The JSON of a snapshot, in one language.
type (
	snapshotJSON struct {
		stateJSON
		positionJSON
	}
	// stateJSON is the part that changes without an answer.
	stateJSON struct {
		Serial   int64         `json:"serial"`
		Version  int64         `json:"version"`
		Lang     string        `json:"lang"`
		Camera   cameraJSON    `json:"camera"`
		Can      canJSON       `json:"can"`
		Sighting *sightingJSON `json:"sighting"`
		Log      []logJSON     `json:"log"`
		Alerts   []string      `json:"alerts,omitempty"` // what people must know before they tap anything
		Clock    clockJSON     `json:"clock"`
		Parked   []parkedJSON  `json:"parked,omitempty"` // the games that wait, the last one left first
	}
	// positionJSON is what the game shows. It stays the same until something is answered, taken off the board or sealed.
	positionJSON struct {
		Hash    string       `json:"hash,omitempty"`
		Game    *gameRefJSON `json:"game"`
		People  []personJSON `json:"people"`
		View    *viewJSON    `json:"view"`
		Asks    []askJSON    `json:"asks"`
		Result  *resultJSON  `json:"result"`
		Prepare []stepUpJSON `json:"prepare,omitempty"` // the set-up, before the first answer
	}
	// parkedJSON is a game that was left when another was started.
	parkedJSON struct {
		Entry  int64        `json:"entry"` // of its start
		Game   gameRefJSON  `json:"game"`
		People []personJSON `json:"people"`
		At     time.Time    `json:"at"`
	}
	// stepUpJSON is one step of a set-up.
	stepUpJSON struct {
		Text   string      `json:"text"`
		Pieces []pieceJSON `json:"pieces"`
	}
	gameRefJSON struct {
		ID   string `json:"id"`
		Name string `json:"name"`
	}
	personJSON struct {
		Seat   int    `json:"seat"`
		Name   string `json:"name"`
		Colour string `json:"colour"`
	}
	cameraJSON struct {
		Kind         string  `json:"kind"`
		Live         bool    `json:"live"`
		Reason       string  `json:"reason,omitempty"`
		Rate         float64 `json:"rate"`
		Width        int     `json:"width"`
		Height       int     `json:"height"`
		Scene        string  `json:"scene,omitempty"` // what happens over the board, if it is watched
		Reader       string  `json:"reader"`
		ReaderReason string  `json:"reader_reason,omitempty"`
		// What was wrong with the camera when the empty board was last examined.
		Guards []remedyJSON `json:"guards,omitempty"`
	}
	remedyJSON struct {
		Kind   string `json:"kind"`
		Text   string `json:"text"`
		Remedy string `json:"remedy"`
		Step   string `json:"step,omitempty"` // the step of the set-up to repeat; none: nothing
	}
	canJSON struct {
		Undo     bool `json:"undo"`
		Redo     bool `json:"redo"`
		ThrowNow bool `json:"throw_now"`
		Upload   bool `json:"upload"`
		ByHand   bool `json:"by_hand"`
	}
	resultJSON struct {
		Ranking [][]games.SeatNo `json:"ranking"`
		Sheet   *ledgerJSON      `json:"sheet"`
	}
	logJSON struct {
		Entry    int64          `json:"entry"` // the step that it belongs to; 0: none
		Text     string         `json:"text"`
		Seats    []games.SeatNo `json:"seats"`
		Announce bool           `json:"announce"`
	}
	sightingJSON struct {
		ID        string              `json:"id"`
		State     string              `json:"state"`
		Error     string              `json:"error,omitempty"`
		Ask       string              `json:"ask"`
		By        string              `json:"by"`
		Corrects  bool                `json:"corrects"` // it will replace an earlier throw
		Picture   *pictureJSON        `json:"picture"`
		Board     boardJSON           `json:"board"`
		EdgeMM    float64             `json:"edge_mm"`
		Colours   []string            `json:"colours"`
		Faces     map[string][]string `json:"faces"`
		Dice      []dieJSON           `json:"dice"`
		Missing   []missingJSON       `json:"missing"` // the colours of dice that are still missing, the most first
		Questions []questionJSON      `json:"questions"`
		Guards    []vision.Guard      `json:"guards"`
	}
	pictureJSON struct {
		URL         string     `json:"url"`
		WidthPX     int        `json:"width_px"`
		HeightPX    int        `json:"height_px"`
		PixelsPerMM float64    `json:"pixels_per_mm"`
		OriginPX    [2]float64 `json:"origin_px"`
	}
	boardJSON struct {
		WidthMM  float64 `json:"width_mm"`
		HeightMM float64 `json:"height_mm"`
	}
	dieJSON struct {
		vision.Die
		Placed bool `json:"placed"`
		Fixed  bool `json:"fixed"`
		Kept   bool `json:"kept,omitempty"`
	}
	missingJSON struct {
		Colour string `json:"colour"`
		Count  int    `json:"count"`
	}
	questionJSON struct {
		ID   string `json:"id"`
		Kind string `json:"kind"`
		Dice []int  `json:"dice"`
		Text string `json:"text"`
	}
)

// texts translates what the server shows.
type texts struct{ *words.Translator }

// reason says why a camera is not live.
func (w texts) reason(r vision.Reason, lang string) string {
	if r.ID == "" {
		return r.Text
	}
	return w.Say(lang, r.ID, r.Args)
}

// camera describes the state of camera and reader.
func (w texts) camera(c companion.CameraView, lang string) cameraJSON {
	out := cameraJSON{c.Kind, c.Live, w.reason(c.Reason, lang), c.Rate, c.Width, c.Height, string(c.Scene), string(c.Reader), "", w.remedies(c.Guards, lang)}
	if c.ReaderReason != nil {
		out.ReaderReason = w.Sentence(lang, "", *c.ReaderReason)
	}
	return out
}

// mended names the step of the set-up that repairs each fault of a camera.
var mended = map[string]rigs.Step{vision.GuardMoved: rigs.StepCorners, vision.GuardLight: rigs.StepEmpty, vision.GuardFocus: rigs.StepView, vision.GuardNoBoard: rigs.StepCorners}

// remedies say what is wrong with a camera, and what helps.
func (w texts) remedies(guards []vision.Guard, lang string) (all []remedyJSON) {
	for _, g := range guards {
		all = append(all, remedyJSON{g.Kind, w.Say(lang, "guard-"+g.Kind, nil), w.Say(lang, "remedy-"+g.Kind, nil), string(mended[g.Kind])})
	}
	return all
}

// snapshot translates a snapshot. table is its name in addresses if there are several.
func (w texts) snapshot(s *companion.Snapshot, lang, table string) *snapshotJSON {
	return &snapshotJSON{w.state(s, lang, table), w.position(s, lang)}
}

// speaks returns the speaker of a snapshot's texts.
func (w texts) speaks(s *companion.Snapshot, lang string) speaker {
	sp := speaker{words: w, lang: lang, thrown: s.Thrown, past: s.Past, taken: s.Taken, sealed: s.Sealed}
	if s.Info != nil {
		sp.game, sp.kinds, sp.people = s.Info.ID, s.Info.Dice, s.Start.People
	}
	return sp
}

func (w texts) state(s *companion.Snapshot, lang, table string) stateJSON {
	sp := w.speaks(s, lang)
	out := stateJSON{Serial: s.Serial, Version: s.Version, Lang: lang, Camera: w.camera(s.Camera, lang), Can: canJSON(s.Can), Clock: clockOf(s.Clock)}
	if s.Sighting != nil {
		out.Sighting = sp.sighting(s.Sighting, s.Board)
		if p := out.Sighting.Picture; p != nil {
			p.URL += tableQuery(table)
		}
	}
	out.Log = each(s.Log, func(l companion.Line) logJSON {
		return logJSON{l.Entry, w.Sentence(lang, sp.game, l.Text), some(l.Seats), l.Announce}
	})
	out.Parked = each(s.Waits, func(p companion.Waits) parkedJSON {
		of := speaker{words: w, lang: lang, game: p.Info.ID}
		return parkedJSON{p.No, gameRefJSON{p.Info.ID, of.say(p.Info.Name)}, peopleOf(p.Start), p.At}
	})
	out.Alerts = each(s.Alerts, func(a companion.Sentence) string { return w.Sentence(lang, "", a) })
	return out
}

func (w texts) position(s *companion.Snapshot, lang string) positionJSON {
	out := positionJSON{Hash: s.Hash, People: []personJSON{}, Asks: []askJSON{}}
	sp := w.speaks(s, lang)
	if s.Info != nil {
		out.Game = &gameRefJSON{s.Info.ID, sp.say(s.Info.Name)}
		out.People = peopleOf(s.Start)
		out.View = sp.view(s.View)
		out.Asks = each(s.Asks, sp.ask)
		out.Prepare = each(s.Prepare, func(p games.Preparation) stepUpJSON {
			return stepUpJSON{sp.say(p.Text), each(p.Pieces.Items, sp.piece)}
		})
	}
	if s.Result != nil {
		out.Result = &resultJSON{some(s.Result.Ranking), sp.ledger(s.Result.Sheet)}
	}
	return out
}

func peopleOf(s *companion.Start) []personJSON {
	people := []personJSON{}
	for i, p := range s.People {
		people = append(people, personJSON{i, p.Name, p.Colour})
	}
	return people
}

func (s speaker) sighting(v *companion.Sighting, b companion.Board) *sightingJSON {
	out := &sightingJSON{ID: v.ID, State: string(v.State), Ask: v.Ask, By: v.By, Corrects: v.Corrects != 0 && v.State != companion.IsAnswered,
		Board: boardJSON{b.WidthMM, b.HeightMM}, EdgeMM: b.EdgeMM, Colours: some(v.Colours(b)), Faces: map[string][]string{},
		Questions: []questionJSON{}, Guards: []vision.Guard{}}
	for _, c := range out.Colours {
		out.Faces[c] = v.FacesOf(c)
	}
	if v.Error != nil {
		out.Error = s.words.Sentence(s.lang, s.game, *v.Error)
	}
	if p := v.Picture; p != nil {
		out.Picture = &pictureJSON{"/api/v1/sightings/" + v.ID + "/top.jpg", p.WidthPX, p.HeightPX, p.PixelsPerMM, p.OriginPX}
	}
	out.Dice = each(v.Dice, func(d companion.SeenDie) dieJSON { return dieJSON{d.Die, d.Placed, d.Fixed.Any(), d.Kept != nil} })
	out.Missing = missing(v.Missing())
	if v.State != companion.IsAsking {
		return out
	}
	for _, d := range v.Doubts() {
		out.Questions = append(out.Questions, questionJSON{d.ID, d.Kind, some(d.Dice), s.question(v, d)})
	}
	for _, g := range v.Warnings() {
		out.Guards = append(out.Guards, vision.Guard{Kind: g.Kind, Text: s.known("guard-", g.Kind, nil)})
	}
	return out
}

// missing lists the colours of dice that are still missing: the most first, equal numbers by name.
func missing(wanted map[string]int) []missingJSON {
	list := []missingJSON{}
	for _, colour := range slices.Sorted(maps.Keys(wanted)) {
		if wanted[colour] > 0 {
			list = append(list, missingJSON{colour, wanted[colour]})
		}
	}
	slices.SortStableFunc(list, func(a, b missingJSON) int { return b.Count - a.Count })
	return list
}

// known returns the sentence of a family for a member, or the family's sentence "other" if the member has none.
func (s speaker) known(family, member string, args map[string]any) string {
	if text := s.words.Say(s.lang, family+member, args); text != family+member {
		return text
	}
	return s.words.Say(s.lang, family+"other", args)
}

func (s speaker) colour(c string) string {
	if text := s.words.Say(s.lang, "colour-"+c, nil); text != "colour-"+c {
		return text
	}
	return c
}

func (s speaker) question(v *companion.Sighting, d companion.Doubt) string {
	args := map[string]any{"Colour": ""}
	if len(d.Dice) > 0 {
		for _, die := range v.Dice {
			if die.ID == d.Dice[0] {
				args["Colour"] = s.colour(die.Colour)
			}
		}
	}
	switch {
	case d.Kind == vision.AskPose && len(d.Dice) > 1:
		return s.words.Say(s.lang, "question-poses", nil)
	case d.Kind != vision.AskCount:
		return s.known("question-", d.Kind, args)
	}
	missing := v.Missing()
	if len(missing) == 0 {
		return s.words.Say(s.lang, "question-count-left", nil)
	}
	var lack, over []string
	for _, c := range slices.Sorted(maps.Keys(missing)) {
		n := missing[c]
		one := s.words.Say(s.lang, "count-of", map[string]any{"Number": max(n, -n), "Colour": s.colour(c)})
		if c == "" {
			one = s.words.Say(s.lang, "count-any", map[string]any{"Count": max(n, -n)})
		}
		if n > 0 {
			lack = append(lack, one)
		} else {
			over = append(over, one)
		}
	}
	var what []string
	if len(lack) > 0 {
		what = append(what, s.words.Say(s.lang, "count-missing", map[string]any{"What": strings.Join(lack, ", ")}))
	}
	if len(over) > 0 {
		what = append(what, s.words.Say(s.lang, "count-over", map[string]any{"What": strings.Join(over, ", ")}))
	}
	return s.words.Say(s.lang, "question-count", map[string]any{"What": strings.Join(what, " ")})
}

// The JSON of the list of games.
type (
	gameJSON struct {
		ID          string       `json:"id"`
		Name        string       `json:"name"`
		Emblem      string       `json:"emblem"`
		FewestSeats int          `json:"fewest_seats"`
		MostSeats   int          `json:"most_seats"`
		Colours     []string     `json:"colours"`
		Camera      bool         `json:"camera"` // a camera can read its throws
		Clock       bool         `json:"clock"`  // the table's clock can pass some of its questions
		Options     []optionJSON `json:"options"`
	}
	optionJSON struct {
		ID      string       `json:"id"`
		Label   string       `json:"label"`
		Why     string       `json:"why"`
		Rule    string       `json:"rule,omitempty"`
		Choices []choiceJSON `json:"choices"`
	}
)

func (w texts) list(list []games.Game, lang string) []gameJSON {
	return each(list, func(g games.Game) gameJSON {
		i := g.Info()
		s := speaker{words: w, lang: lang, game: i.ID}
		return gameJSON{i.ID, s.say(i.Name), i.Emblem, i.FewestSeats, i.MostSeats, some(i.Colours), len(i.Dice) > 0, i.Clock, each(i.Options, func(o games.Option) optionJSON {
			return optionJSON{o.ID, s.say(o.Label), s.say(o.Why), o.Rule, each(o.Choices, s.choice)}
		})}
	})
}
