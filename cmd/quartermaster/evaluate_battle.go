package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/games/throw"
	"quartermaster/vision/score"
)

// battleOf lets a game decide the battles that are compared. The dice of nobody are those whose role is "merchant".
func battleOf(id, merchant string) (score.Battle, error) {
	game, err := resolverOf(id)
	if err != nil {
		return nil, err
	}
	resolving := games.Resolving{Neutral: merchant}
	return func(dice []score.BattleDie) (score.BattleOutcome, bool) {
		resolution, err := game.Resolve(battleThrow(dice), resolving)
		if err != nil || len(resolution.Duels) == 0 && len(resolution.Question) == 0 {
			return score.BattleOutcome{}, false
		}
		// Maps of JSON are sorted, so that the same ending is the same text.
		result, err := json.Marshal([2]map[string]int{resolution.Left, resolution.Sunk})
		return score.BattleOutcome{Result: string(result), Margin: resolution.Certain}, err == nil
	}, nil
}

func battleThrow(dice []score.BattleDie) throw.Throw {
	t := throw.Throw{By: "camera"}
	for i, d := range dice {
		die := throw.Die{ID: i, Colour: d.Colour, Face: strconv.Itoa(d.Value)}
		for _, p := range d.Footprint {
			die.Footprint = append(die.Footprint, throw.Point{X: p[0], Y: p[1]})
		}
		t.Dice = append(t.Dice, die)
	}
	return t
}

// resolverOf finds a game that resolves throws by its id.
func resolverOf(id string) (games.Resolver, error) {
	if game, ok := all.Find(id); ok {
		if resolver, ok := game.(games.Resolver); ok {
			return resolver, nil
		}
	}
	return nil, fmt.Errorf("no game called %q resolves throws; choose one of: %s", id, strings.Join(resolvers(), ", "))
}

// resolvers are the ids of the games that resolve throws, the one that is taken by itself first.
func resolvers() (ids []string) {
	for _, g := range all.Games() {
		if _, resolves := g.(games.Resolver); resolves {
			ids = append(ids, g.Info().ID)
		}
	}
	return ids
}
