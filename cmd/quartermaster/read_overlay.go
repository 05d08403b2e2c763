package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quartermaster/games"
	"quartermaster/vision/overlay"
)

// readOverlays draws readings into a folder.
type readOverlays struct {
	folder string
	taken  map[string]bool // names of this run
}

func newReadOverlays(folder string) (*readOverlays, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, fmt.Errorf("the overlays cannot be written: %w", err)
	}
	return &readOverlays{folder, map[string]bool{}}, nil
}

// file is the name of a picture's overlay: NAME-read.jpg, and never the name of a picture of this run.
func (o *readOverlays) file(picture string) string {
	name := "standard-input"
	if picture != standardInput {
		name = filepath.Base(picture)
		name = strings.TrimSuffix(name, filepath.Ext(name))
	}
	free := name + "-read.jpg"
	for n := 2; o.taken[free]; n++ {
		free = fmt.Sprintf("%s-read-%d.jpg", name, n)
	}
	o.taken[free] = true
	return filepath.Join(o.folder, free)
}

// draw writes what was read over the picture, and below it what people are asked.
func (o *readOverlays) draw(t *told) error {
	jpeg, err := t.sheet().Draw(t.picture)
	if err != nil {
		return err
	}
	return os.WriteFile(o.file(t.Picture), jpeg, 0o644)
}

// sheet is what is drawn of a reading and its battle.
func (t *told) sheet() overlay.Sheet {
	s := overlay.Sheet{Reading: t.Reading, Notes: t.notes(), Behind: map[int]string{}}
	if t.battle == nil {
		return s
	}
	for _, die := range t.Dice {
		if sinks := t.sinks(die.ID); sinks != "" {
			s.Behind[die.ID] = sinks
		}
	}
	link := func(duel games.Duel, text string, doubted bool) {
		if duel.Gap != nil {
			text += fmt.Sprintf(" %.1f", *duel.Gap)
		}
		s.Links = append(s.Links, overlay.Link{A: duel.A, B: duel.B, From: [2]float64{duel.From.X, duel.From.Y}, To: [2]float64{duel.To.X, duel.To.Y}, Text: text, Doubted: doubted})
	}
	for i, duel := range t.battle.resolved.Duels {
		link(duel, fmt.Sprintf("%d:", i+1), false)
	}
	for _, duel := range t.battle.resolved.Question {
		link(duel, "?", true)
	}
	return s
}

// sinks says in which duel a die sinks, if it does.
func (t *told) sinks(id int) string {
	if t.battle == nil {
		return ""
	}
	if i := slices.IndexFunc(t.battle.Duels, func(d duel) bool { return slices.Contains(d.Sinks, id) }); i >= 0 {
		return fmt.Sprintf(" sinks in %d", i+1)
	}
	return ""
}

// notes are the sentences below the picture.
func (t *told) notes() []string {
	all := []string{fmt.Sprintf("%s: %d dice", t.Picture, len(t.Dice))}
	for _, g := range t.Guards {
		all = append(all, fmt.Sprintf("guard %s: %s", g.Kind, g.Text))
	}
	for _, q := range t.Questions {
		all = append(all, fmt.Sprintf("asks %s of %v: %s", q.Kind, q.Dice, q.Text))
	}
	if t.battle == nil {
		return all
	}
	name := map[int]string{}
	for _, die := range t.Dice {
		name[die.ID] = overlay.Label(die)
	}
	for i, duel := range t.battle.Duels {
		note := fmt.Sprintf("%d: %s – %s", i+1, name[duel.Dice[0]], name[duel.Dice[1]])
		if duel.Gap != nil {
			note += fmt.Sprintf(", %.1f mm apart", *duel.Gap)
		}
		if duel.Margin != nil {
			note += fmt.Sprintf(" (the next pair %.1f mm more)", *duel.Margin)
		}
		for j, id := range duel.Sinks {
			note += [2]string{", sinks: ", " and "}[min(j, 1)] + name[id]
		}
		all = append(all, note)
	}
	return append(all, t.battle.Outcome.Text)
}
