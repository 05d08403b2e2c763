package sevenseas

import (
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// State is everything that a position knows besides the options.
type State struct {
	Todo   []Task `json:"todo"` // a stack: the last one is what the table does now
	Throws int    `json:"throws"`
	Clash  *Clash `json:"clash,omitempty"` // the last throw whose places mattered
}

// Task is one thing that the table must do or tell. What it needs to know stands in it.
type Task struct {
	Kind  string       `json:"kind"`
	Seat  games.SeatNo `json:"seat"`            // who does it
	For   string       `json:"for,omitempty"`   // what a throw is for
	Again []throw.Die  `json:"again,omitempty"` // dice that must be thrown again
	Pairs [2][2]int    `json:"pairs,omitzero"`  // the two pairs of a B10 question
	Tied  []int        `json:"tied,omitempty"`  // whirlpool: the ships of which Picks are in
	Picks int          `json:"picks,omitempty"`
}

// Kinds of tasks.
const (
	taskThrow = "throw" // dice are thrown
	taskNear  = "near"  // B10: which pair is nearer?
	taskTie   = "tie"   // A14: really equal, the Captain chooses
	taskPull  = "pull"  // A26: which of the tied ships are in?
)

// What throws are for.
const (
	forAny       = "any"       // play = battles: any dice, a battle
	forWhirlpool = "whirlpool" // play = battles: any dice, a whirlpool
)

func (s *State) clone() *State {
	t := *s
	t.Todo = slices.Clone(s.Todo)
	for i := range t.Todo {
		t.Todo[i].Again = slices.Clone(t.Todo[i].Again)
		t.Todo[i].Tied = slices.Clone(t.Todo[i].Tied)
	}
	t.Clash = s.Clash.clone()
	return &t
}

// top is the task that the table does now; nil when there is none.
func (s *State) top() *Task {
	if len(s.Todo) == 0 {
		return nil
	}
	return &s.Todo[len(s.Todo)-1]
}
