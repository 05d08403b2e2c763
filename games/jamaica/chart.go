package jamaica

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/jamaica/track"
)

// People describe the track once, with one tap for each space. Later games remember it in Setup.Box.

// askChart asks for the first unknown fact about the track: the next tile, the space where the final numbers begin, or the
// numbers.
func (r *rules) askChart(s *State) games.Ask {
	v := s.Voyage
	draft, _ := track.Read(v.Tiles)
	if !draft.Whole() {
		ask := tapped(fmt.Sprintf("space/%d", len(v.Tiles)+1), everybody, text("ask.space", args{"Number": draft.Spaces() + 1}), "JM-M6", "tile", tileChoices(draft)...)
		if len(v.Tiles) > 0 {
			ask.Note = textOf("note.before", args{"Tile": tileText(v.Tiles[len(v.Tiles)-1])})
		}
		ask.Fields[0].Remember = tileKey(len(v.Tiles))
		return ask
	}
	way := draft.Track()
	if v.First == 0 {
		var choices []games.Choice
		for _, space := range way.Beginnings() {
			choices = append(choices, games.Choice{ID: strconv.Itoa(space), Label: text("choice.end", args{"Steps": way.Spaces[space].Steps, "Space": spaceText(way.Spaces[space])}), Emblem: string(way.Spaces[space].Kind)})
		}
		ask := tapped("first", everybody, text("ask.first", nil), "JM-E4", "first", choices...)
		ask.Fields[0].Remember = "track/first"
		return ask
	}
	ask := games.Ask{ID: "finals", Kind: games.Form, Seats: everybody, Prompt: text("ask.finals", nil), Rule: "JM-E3", Primary: true}
	for _, space := range way.After(v.First) {
		steps := way.Spaces[space].Steps
		ask.Fields = append(ask.Fields, games.Field{
			ID: fmt.Sprintf("final%d", space), Label: text("choice.end", args{"Steps": steps, "Space": spaceText(way.Spaces[space])}), Emblem: string(way.Spaces[space].Kind),
			Min: 1, Max: track.HomeFinal - 1, Default: games.Value(max(1, 11-steps)), Remember: fmt.Sprintf("track/final/%d", space),
		})
	}
	return ask
}

func tileKey(at int) string { return fmt.Sprintf("track/%d", at+1) }

// tileChoices returns a choice for each tile. Tiles that cannot come next carry the reason.
func tileChoices(draft *track.Draft) (choices []games.Choice) {
	for _, tile := range track.Tiles() {
		c := tileChoice(tile)
		if why := draft.Refuses(tile); why != "" {
			c.Refused = textOf("track."+why, nil)
		}
		choices = append(choices, c)
	}
	return choices
}

func tileChoice(tile string) games.Choice {
	c := games.Choice{ID: tile, Label: tileText(tile), Emblem: tile}
	if track.IsSpace(tile) {
		c.Emblem = string(track.SpaceOf(tile).Kind)
	}
	return c
}

func tileText(tile string) games.Text {
	if track.IsSpace(tile) {
		return spaceText(track.SpaceOf(tile))
	}
	return text("tile."+tile, nil)
}

// spaceText describes a space: "port 4".
func spaceText(space track.Space) games.Text {
	switch {
	case space.Kind == track.Sea && space.Price == 0:
		return text("space.free", nil)
	case space.Kind == track.Sea || space.Kind == track.Port:
		return text("space."+string(space.Kind), args{"Price": space.Price})
	}
	return text("space."+string(space.Kind), nil)
}

// applyChart applies an answer about the track.
func (m *move) applyChart(kind string, a games.Answer) {
	v := m.s.Voyage
	switch kind {
	case "space":
		v.Tiles = append(v.Tiles, a.Pick("tile"))
	case "first":
		v.First = index(a, "first")
	case "finals":
		for _, f := range m.askChart(m.s).Fields {
			v.Finals = append(v.Finals, a.Number(f.ID))
		}
	}
	draft, _ := track.Read(v.Tiles)
	if !draft.Whole() || v.First == 0 {
		return
	}
	way := draft.Track()
	if after := way.After(v.First); len(after) == 0 || v.Finals != nil {
		m.setTrack(way)
	}
}

// setTrack starts play on a complete track: the treasure tokens are placed on its lairs (JM-S3), the ships on Port Royal (JM-S7).
func (m *move) setTrack(way *track.Track) {
	s, v := m.s, m.s.Voyage
	v.way = way.Numbered(v.First, v.Finals)
	v.spaces, v.Tokens = nil, nil
	for i, space := range v.way.Spaces {
		label := spaceText(space)
		if i > 0 {
			label = text("choice.space", args{"Number": i, "Space": label})
		}
		v.spaces = append(v.spaces, games.Choice{ID: strconv.Itoa(i), Label: label, Emblem: string(space.Kind)})
		if space.Kind == track.Lair && len(v.Tokens) < treasures {
			v.Tokens = append(v.Tokens, i)
		}
	}
	s.Stack, s.Phase = len(v.Tokens), phaseThrow
	if n := v.way.Lairs(); n != treasures {
		m.Announce("JM-S3", "lairs", args{"Count": n, "Most": treasures})
	}
	if !v.way.Rises() {
		m.Announce("JM-E3", "falls", nil)
	}
}

// recallTrack takes over what the box remembers about the track.
func (m *move) recallTrack(setup games.Setup) {
	for m.s.Phase == phaseChart {
		ask := m.askChart(m.s)
		a := games.Answer{Ask: ask.ID, Fields: map[string]json.RawMessage{}}
		for _, f := range ask.Fields {
			value, known := setup.Known(ask.Kind, f)
			if !known {
				return
			}
			a.Fields[f.ID] = value
		}
		m.applyChart(kindOf(ask.ID), a)
	}
}

// askMend asks which space of the track was entered wrongly. It is only open before the first throw.
func (r *rules) askMend(s *State) games.Ask {
	v := s.Voyage
	if v.Mend == 0 {
		return beside("mend", "JM-M6", "space", v.spaces[1:]...)
	}
	at := v.tileOf(v.Mend)
	var choices []games.Choice
	for _, tile := range track.Tiles() {
		if track.IsSpace(tile) {
			choices = append(choices, tileChoice(tile))
		}
	}
	ask := tapped(fmt.Sprintf("mended/%d", v.Mend), everybody, text("ask.mended", args{"Number": v.Mend}), "JM-M6", "tile", choices...)
	ask.Primary, ask.Anytime, ask.Button = false, true, textOf("ask.mended", args{"Number": v.Mend})
	ask.Fields[0].Remember = tileKey(at)
	return ask
}

// tileOf returns the index in Tiles of the tile that describes a space.
func (v *Voyage) tileOf(space int) int {
	for i, tile := range v.Tiles {
		if track.IsSpace(tile) {
			if space--; space == 0 {
				return i
			}
		}
	}
	return -1
}

// mend puts a tile of the track right. Treasures that somebody has been given already are no longer on the track (C2).
func (m *move) mend(kind string, a games.Answer) *games.Refusal {
	v := m.s.Voyage
	if kind == "mend" {
		v.Mend = index(a, "space")
		return nil
	}
	tiles := slices.Clone(v.Tiles)
	tiles[v.tileOf(v.Mend)] = a.Pick("tile")
	draft, _ := track.Read(tiles)
	way, given := draft.Track(), m.given(m.s)
	if way.Lairs() < given {
		return refuse("C2", "refused.lairs", args{"Count": given})
	}
	v.Tiles, v.Mend = tiles, 0
	m.setTrack(way)
	m.s.Stack -= given
	m.fitTokens(games.Table)
	return nil
}

// trackPart shows the track: kinds, prices, tokens, final numbers and ships.
func (r *rules) trackPart(s *State) games.Part {
	v := s.Voyage
	way := v.way
	if way == nil {
		draft, _ := track.Read(v.Tiles)
		way = draft.Preview()
	}
	part := &games.Track{}
	for i, space := range way.Spaces {
		p := games.Piece{Emblem: string(space.Kind), Label: spaceText(space), Count: space.Price, Strong: space.Scored}
		if slices.Contains(v.Tokens, i) {
			p.On = &games.Piece{Emblem: "chest", Label: text("effect.token", nil)}
		}
		part.Places = append(part.Places, p)
		for _, next := range space.Next {
			part.Links = append(part.Links, [2]int{i, next})
		}
	}
	for i, ship := range v.Ships {
		part.Marks = append(part.Marks, games.Mark{Seat: games.SeatNo(i), Place: ship.Place.Space})
	}
	return games.Part{ID: "track", Title: text("part.track", nil), Track: part}
}
