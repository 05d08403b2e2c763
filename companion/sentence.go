package companion

import (
	"errors"
	"fmt"
	"strings"

	"quartermaster/games"
)

// Sentence is a text for people: of the game's words, or of the table's own.
type Sentence struct {
	games.Text
	Game bool `json:"game,omitempty"` // the words are the game's
}

// Refused is something that cannot be done, with the reason. Nothing has changed.
type Refused struct {
	Why  Sentence
	Rule string // rule id, where a rule forbids it
	Game string // whose words Why is of, where that is not the game that is played
}

func (r *Refused) Error() string { return fmt.Sprintf("refused: %s %v", r.Why.ID, r.Why.Args) }

// Stale is an answer to a position that is no longer the newest. Nothing has changed.
type Stale struct {
	Seen, Now int64
	What      Sentence // what happened instead
}

func (s *Stale) Error() string { return fmt.Sprintf("stale: saw %d, it is now %d", s.Seen, s.Now) }

// NotSaved is an answer that could not be written down. Nothing has changed.
type NotSaved struct{ Err error }

func (n *NotSaved) Error() string { return "the answer could not be saved: " + n.Err.Error() }

func (n *NotSaved) Unwrap() error { return n.Err }

// Refuse is an error for people, which says in one sentence why something cannot be done: an id of Sentences and pairs of a name
// and its value. It is *Refused.
func Refuse(id string, pairs ...any) error {
	return &Refused{Why: Say(id, pairs...)}
}

// Say makes a sentence of the house: an id of Sentences and pairs of a name and its value.
func Say(id string, pairs ...any) Sentence {
	s := Sentence{Text: games.Text{ID: id}}
	for i := 0; i+1 < len(pairs); i += 2 {
		if s.Args == nil {
			s.Args = map[string]any{}
		}
		s.Args[pairs[i].(string)] = pairs[i+1]
	}
	return s
}

// refusedBy makes what a game's Answer or Start said into a Refused.
func refusedBy(err error) error {
	var r *games.Refusal
	if errors.As(err, &r) {
		return &Refused{Why: Sentence{Text: r.Reason, Game: true}, Rule: r.Rule}
	}
	return Refuse("refused-other", "Reason", err.Error())
}

// Sentences are the ids of all sentences that a table can say, so that a test can hold the words against them.
func Sentences() []string {
	return []string{
		"refused-other", "rules-stumbled", "no-game", "unknown-game", "unknown-ask", "wrong-seat", "needs-throw", "no-throw-here",
		"people-count", "person-name", "person-letter", "person-twice", "colour-twice", "unknown-option", "unknown-choice", "too-much",
		"nothing-to-undo", "nothing-to-redo", "nothing-to-correct", "not-parked",
		"panel-look", "no-reader", "no-camera", "no-upload", "not-a-throw", "camera-dark", "camera-failed", "camera-changed", "rig-other-size", "rig-turned", "picture-unread", "reading-odd",
		"sighting-gone", "sighting-busy", "unknown-die", "unknown-colour", "value-range", "unknown-pose", "place-off", "place-needed", "too-many-dice",
		"unknown-question", "still-missing", "say-value", "say-colour", "empty-fix", "not-saved", "reader-silent",
		"happened-start", "happened-answer", "happened-undo", "happened-redo", "happened-correct", "happened-lost",
		"no-longer-holds", "replay-refused", "replay-differs", "aside-damaged", "no-rig", "no-opencv", "reader-off", "reader-again",
		"person-odd", "person-gone", "people-many", "aside-taken",
		"lost-steps", "lost-unknown", "lost-page", "lost-played", "lost-all", "record-newer", "record-odd", "record-unopened", "record-copy", "record-no-copy", "record-stuck", "record-away",
		"damaged-game", "damaged-other", "damaged-now", "damaged-repaired", "copy-failed", "copy-there", "port-taken",
		"copy-none", "copy-newer", "copy-big", "copy-damaged", "copy-odd", "copy-gone",
		"unknown-device", "unknown-role", "host-needed", "unknown-pace", "shows-nothing", "listener-name", "listeners-full", "unknown-listener", "offer-over", "camera-stays", "phone-not-chosen",
	}
}

// Clip shortens what somebody sent to at most so many letters before it is shown.
func Clip(s string, most int) string {
	if r := []rune(strings.ToValidUTF8(s, "?")); len(r) > most {
		return string(r[:most]) + "…"
	}
	return strings.ToValidUTF8(s, "?")
}
