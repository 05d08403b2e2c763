package sevenseas

import (
	"fmt"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// askThrow asks for a throw, read by the camera or entered by hand.
func (r *rules) askThrow(s *State, t Task) []games.Ask {
	ask := games.Ask{
		ID: fmt.Sprintf("throw/%d", s.Throws), Kind: games.Throw, Seats: table,
		Rule: "B5", Primary: true, Throw: &throw.Wanted{Places: true},
	}
	var beside []games.Ask
	switch t.For {
	case forAny:
		ask.Prompt = text("ask.throw.any", nil)
		beside = r.besideAnyThrow(s, t)
	case forWhirlpool:
		ask.Prompt, ask.Rule = text("ask.throw.whirlpool", nil), "Q8"
		beside = r.besideAnyThrow(s, t)
	case forRaid:
		ask.Prompt = text("ask.throw.raid", args{"Name": r.name(t.Seat), "Dice": r.groupTexts(r.raidGroups(s))})
		ask.Throw.Groups = r.raidGroups(s)
		beside = append([]games.Ask{r.askRaidHand(s)}, r.askOdds(t)...)
	case forCurse:
		ask.Throw.Groups = r.curseGroups(s)
		ask.Throw.Places = s.Curse.Kind == Whirlpool
		ask.Rule = curseRules[s.Curse.Kind]
		what := does(s, s.Curse.Kind)
		ask.Note = &what
		who := r.name(t.Seat)
		ask.Prompt = text("ask.throw.curse", args{"Name": who, "Curse": curseText(s.Curse.Kind), "Dice": r.groupTexts(ask.Throw.Groups)})
		beside = []games.Ask{r.askCurseHand(s)}
		if s.Curse.Kind == Whirlpool {
			beside = append(beside, r.askPerShip(s))
		}
	}
	if len(t.Again) > 0 {
		ask.Prompt = text("ask.throw.again", args{"Dice": withDice(t.Again)})
		if r.is("rethrow", "all") {
			ask.Prompt = text("ask.throw.all", args{"Dice": diceTexts(t.Again)})
		} else {
			ask.Throw.Stay = slices.DeleteFunc(slices.Clone(t.Dice), func(d throw.Die) bool { return d.Loose })
		}
	}
	return append([]games.Ask{ask}, beside...)
}

func (r *rules) groupTexts(groups []throw.Group) (all []games.Text) {
	for _, g := range groups {
		all = append(all, text("colourCount", args{"Colour": colourText(g.Colour), "Number": g.Count}))
	}
	return all
}

// thrown applies a throw. Loose dice are thrown again (B5, A9). After that the whole throw is read anew, so that the final
// places of all dice count.
func (m *move) thrown(t throw.Throw) *games.Refusal {
	task := m.s.top()
	if bad := m.miscounted(*task, t); bad != nil {
		return bad
	}
	if bad := m.unreadable(t); bad != nil {
		return bad
	}
	if again := loose(t); len(again) > 0 {
		m.s.Throws++
		task.Again, task.Dice = again, t.Dice
		m.Announce("A9", "log.again", args{"Dice": diceTexts(again)})
		return nil
	}
	if task.For != forRaid && task.For != forCurse {
		return m.anyThrown(t)
	}
	m.take(t, nil)
	return nil
}

// take applies a throw without loose dice to the raid or curse that it is for. Calls are earlier decisions of people about
// the same throw.
func (m *move) take(t throw.Throw, calls []Call) {
	read := m.s.toRead()
	if read.Throw, read.Calls = t, calls; read.For == forRaid {
		m.s.Throws++
		read.no = m.s.Throws
		m.reads = append(m.reads, read)
		m.s.Clash = &Clash{Throw: t, Calls: slices.Clone(calls)}
		m.settleClash()
		return
	}
	read.no = m.s.Throws + 1
	m.reads = append(m.reads, read)
	m.curseThrown(t)
}

// miscounted refuses a throw whose dice differ in number or colour from those that were sent (B13, N4).
func (m *move) miscounted(task Task, t throw.Throw) *games.Refusal {
	var want []throw.Group
	switch task.For {
	case forRaid:
		want = m.raidGroups(m.s)
	case forCurse:
		want = m.curseGroups(m.s)
	default:
		return nil
	}
	var seen []throw.Group
	for _, d := range t.Dice {
		found := false
		for i := range seen {
			if seen[i].Colour == d.Colour {
				seen[i].Count++
				found = true
			}
		}
		if !found {
			seen = append(seen, throw.Group{Colour: d.Colour, Count: 1})
		}
	}
	same := len(seen) == len(want)
	for _, w := range want {
		found := false
		for _, g := range seen {
			found = found || (g.Colour == w.Colour && g.Count == w.Count)
		}
		same = same && found
	}
	if same {
		return nil
	}
	return refuse("B13", "refused.count", args{"Wanted": m.groupTexts(want), "Seen": m.groupTexts(seen)})
}

// throwAgain returns to the throw while a question about its places is open, so that they can be read again (A12).
func (m *move) throwAgain() {
	m.pop()
	m.s.Clash = nil
}
