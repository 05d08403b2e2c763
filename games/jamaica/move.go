package jamaica

import (
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/jamaica/track"
	"quartermaster/games/throw"
)

// move applies one answer: it holds a state that may be changed, and the log of what happens.
type move struct {
	*rules
	games.Log
	s *State
}

func (m *move) who(seat games.SeatNo) args { return args{"Name": m.name(seat)} }

// answer applies an answer that games.Check has accepted.
func (m *move) answer(ask games.Ask, a games.Answer) *games.Refusal {
	kind := kindOf(ask.ID)
	if v := m.s.Voyage; v != nil {
		if kind == "stow" || kind == "paid" {
			m.changeChosen(kind, a)
			return nil
		}
		v.Chosen = nil
		if bad := m.apply(kind, ask, a); bad != nil {
			return bad
		}
		m.sail()
		return nil
	}
	return m.apply(kind, ask, a)
}

// kindOf returns the kind of an ask: its id up to the first slash.
func kindOf(id string) string {
	kind, _, _ := strings.Cut(id, "/")
	return kind
}

// index returns the choice in a field whose ids are numbers.
func index(a games.Answer, field string) int {
	n, _ := strconv.Atoi(a.Pick(field))
	return n
}

func (m *move) apply(kind string, ask games.Ask, a games.Answer) *games.Refusal {
	switch kind {
	case "space", "first", "finals":
		m.applyChart(kind, a)
	case "mend", "mended":
		return m.mend(kind, a)
	case "card", "symbol", "route", "empty", "pay", "take", "direction":
		m.answerStep(kind, a)
	case "hold":
		return m.setHold(a)
	case "ship":
		return m.setShip(a)
	case "action":
		return m.thrown(a.Throw)
	case "day":
		m.day(a.Pick("day"))
	case "battle":
		m.attack(games.SeatOf(a.Pick("attacker")))
	case "defender", "powder", "more", "combat", "sabre", "booty":
		return m.fight(kind, a)
	case "shortage":
		m.shortage()
	case "short":
		return m.short(a.Throw)
	case "treasure":
		m.treasure(games.SeatOf(a.Pick("who")))
	case "drawn":
		m.drawn(a.Pick("drawn"))
	case "home":
		m.home(games.SeatOf(a.Pick("who")))
	case "ghost":
		m.Announce("JM-G4", "ghost."+a.Pick("direction"), args{"Name": m.name(m.s.Captain)})
	case "finish":
		m.s.Phase, m.s.Battle = phasePoints, nil
		m.counted()
	case "final", "gold", "value":
		m.count(kind, ask.ID, a)
	case "further":
		m.further(a.Pick("further"))
	case "correct":
		return m.correct(a)
	}
	return nil
}

// thrown applies the throw of the action dice (JM-R1). It ends the previous round (JM-R5, JM-R7).
func (m *move) thrown(t *throw.Throw) *games.Refusal {
	faces, bad := read(t, 2, pipFaces, "JM-R1")
	if bad != nil {
		return bad
	}
	s := m.s
	if s.Phase == phaseRound {
		s.Captain = m.next(s.Captain)
		m.captain()
	}
	s.Round++
	s.Battle = nil
	for i, f := range faces {
		s.Dice[i], _ = strconv.Atoi(f)
	}
	s.Phase = phaseDay
	if s.Dice[0] == s.Dice[1] {
		m.startRound()
	}
	return nil
}

// captain announces the new captain and that cards are drawn (JM-R5, JM-R7).
func (m *move) captain() {
	m.Announce("JM-R7", "captain", m.who(m.s.Captain), m.s.Captain)
	if owner := m.s.owner(morganMap); owner >= 0 && !m.isGhost(owner) {
		m.Announce("JM-A2", "drawMap", m.who(owner), owner)
	} else {
		m.Announce("JM-R5", "draw", nil)
	}
}

func (m *move) day(pick string) {
	if first, _, _ := strings.Cut(pick, "-"); first != strconv.Itoa(m.s.Dice[0]) {
		m.s.Dice[0], m.s.Dice[1] = m.s.Dice[1], m.s.Dice[0]
	}
	m.startRound()
}

// startRound starts the round: everybody lays a card (JM-R2).
func (m *move) startRound() {
	m.s.Phase = phaseRound
	m.Announce("JM-R2", "day", args{"Morning": m.s.Dice[0], "Evening": m.s.Dice[1]})
	if m.all {
		m.s.Phase = phaseSail
		m.listSteps()
	}
}

// read returns the faces of n dice. It refuses a wrong number of dice, a leaning die, and a face that the die does not have.
func read(t *throw.Throw, n int, faces []string, rule string) (shown []string, bad *games.Refusal) {
	if len(t.Dice) != n {
		return nil, refuse(rule, "refused.dice", args{"Count": n})
	}
	for _, d := range t.Dice {
		if d.Loose {
			return nil, refuse(rule, "refused.leans", nil)
		}
		if !slices.Contains(faces, d.Face) {
			return nil, refuse(rule, "refused.face", args{"Face": faceText(d.Face)})
		}
		shown = append(shown, d.Face)
	}
	return shown, nil
}

// combat returns the face of the combat die. With an ordinary die in its place, a 6 is the star and n counts as 2n (O1).
func (m *move) combat(t *throw.Throw, rule string) (string, *games.Refusal) {
	faces := combatFaces
	if m.is("combat", "pip") {
		faces = pipFaces
	}
	shown, bad := read(t, 1, faces, rule)
	if bad != nil {
		return "", bad
	}
	m.s.Combats++
	return combatFaces[slices.Index(faces, shown[0])], nil
}

// shortage handles a player who cannot pay in full (JM-X1). The player pays what there is and throws the die, or by option O2
// goes back without a throw.
func (m *move) shortage() {
	if m.is("shortage", "older") {
		m.Announce("JM-X1", "older", nil)
		return
	}
	m.Announce("JM-X1", "shortage", nil)
	m.s.Phase = phaseShortage
}

// resume goes on with the round after a battle, a shortage or a drawn treasure. If the program keeps everything, the current step
// is done, and the given ones follow.
func (m *move) resume(then ...Step) {
	m.s.Phase = phaseRound
	if v := m.s.Voyage; v != nil {
		m.s.Phase = phaseSail
		v.done(then...)
	}
}

// back says for each face of the shortage die to which kind of space the ship goes back (O2).
var back = map[string]string{"2": "port", "4": "port", "6": "sea", "8": "sea", "10": "lair", star: "stay"}

func (m *move) short(t *throw.Throw) *games.Refusal {
	face, bad := m.combat(t, "JM-X1")
	if bad != nil {
		return bad
	}
	m.Announce("JM-X1", "back."+back[face], args{"Face": faceText(face)})
	var then []Step // none on a star: the ship stays, and the price counts as paid
	if v := m.s.Voyage; v != nil && face != star {
		then = []Step{{Do: doBack, Seat: v.next().Seat, Kind: back[face]}}
	}
	m.resume(then...)
	return nil
}

// home records that a ship has reached Port Royal; the round is played to its end (JM-E1).
func (m *move) home(seat games.SeatNo) {
	m.s.Ships[seat].Home = true
	final := track.HomeFinal
	m.s.Ships[seat].Final = &final
	m.Announce("JM-E1", "home", m.who(seat), seat)
}
