package games

// Log collects what happens while an answer is applied, in the words of one game.
type Log struct {
	Happened []Happening

	words  Resources
	prefix string
}

// Log is an empty log. The messages that it is given have ids without the prefix.
func (r Resources) Log(prefix string) Log { return Log{words: r, prefix: prefix} }

// Say adds a line to the log. rule is the id of the rule that it follows from; seats are those whom it is about.
func (l *Log) Say(rule, id string, args map[string]any, seats ...SeatNo) {
	l.Add(Happening{Text: l.words.Text(l.prefix+id, args), Rule: rule, Seats: seats})
}

// Announce adds a line that is shown large, once.
func (l *Log) Announce(rule, id string, args map[string]any, seats ...SeatNo) {
	l.Add(Happening{Text: l.words.Text(l.prefix+id, args), Rule: rule, Seats: seats, Announce: true})
}

// Add adds what another part of the game tells.
func (l *Log) Add(h Happening) { l.Happened = append(l.Happened, h) }
