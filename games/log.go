package games

// Log collects the happenings of one answer. Their messages belong to one game.
type Log struct {
	Happened []Happening

	words  Resources
	prefix string
}

// Log returns an empty log that puts prefix in front of every message id it is given.
func (r Resources) Log(prefix string) Log { return Log{words: r, prefix: prefix} }

// Say adds a line to the log. rule is the id of the rule that caused it, or ""; seats are the players it concerns.
func (l *Log) Say(rule, id string, args map[string]any, seats ...SeatNo) {
	l.Add(Happening{Text: l.words.Text(l.prefix+id, args), Rule: rule, Seats: seats})
}

// Announce adds a line as Say does. A page also shows it once in large letters.
func (l *Log) Announce(rule, id string, args map[string]any, seats ...SeatNo) {
	l.Add(Happening{Text: l.words.Text(l.prefix+id, args), Rule: rule, Seats: seats, Announce: true})
}

// Add adds a happening that was made elsewhere, as it is.
func (l *Log) Add(h Happening) { l.Happened = append(l.Happened, h) }
