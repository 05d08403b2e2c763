package archive

import (
	"crypto/sha1"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"quartermaster/companion/people"
)

// Export is everything of a house that other programs get: people, finished games, statistics.
type Export struct {
	People     []people.Person `json:"people"`
	Games      []Played        `json:"games"`
	Statistics Statistics      `json:"statistics"`
}

// WriteJSON writes people, finished games and statistics.
func (t Export) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(t)
}

// WriteCSV writes a line for each person of each finished game, times in UTC. Name gives a game's name by its id.
func (t Export) WriteCSV(w io.Writer, name func(string) string) error {
	out := csv.NewWriter(w)
	_ = out.Write([]string{"ended", "minutes", "table", "game", "seat", "name", "colour", "place", "score", "steps"}) // Error tells
	for _, p := range t.Games {
		for seat, who := range p.People {
			_ = out.Write([]string{p.Ended.UTC().Format(time.RFC3339), strconv.Itoa(p.minutes()), p.Table, Cell(name(p.Game)), strconv.Itoa(seat + 1),
				Cell(who.Name), Cell(who.Colour), strconv.Itoa(p.Rank(seat)), p.score(seat), strconv.Itoa(p.Steps)})
		}
	}
	out.Flush()
	return out.Error()
}

// Cell keeps a spreadsheet from taking a name for a formula.
func Cell(s string) string {
	if strings.HasPrefix(s, "=") || strings.HasPrefix(s, "+") || strings.HasPrefix(s, "-") || strings.HasPrefix(s, "@") {
		return "'" + s
	}
	return s
}

// score returns a person's score as text, or "" if it is unknown.
func (p Played) score(seat int) string {
	if seat < len(p.Scores) && p.Scores[seat] != nil {
		return strconv.Itoa(*p.Scores[seat])
	}
	return ""
}

// minutes is how long a game took; one that was left overnight did not take that long.
func (p Played) minutes() int {
	return max(0, min(int(p.Ended.Sub(p.Began).Minutes()+0.5), 24*60))
}

// The file that the app BG Stats imports (*.bgsplay), as its own exports are: lists of games, players, locations and plays
// that refer to each other by number, and a UUID each, by which a second import finds what it has already.
type (
	bgStats struct {
		About     string       `json:"about"`
		Games     []bgGame     `json:"games"`
		Players   []bgPlayer   `json:"players"`
		Locations []bgLocation `json:"locations"`
		Plays     []bgPlay     `json:"plays"`
		UserInfo  bgUser       `json:"userInfo"`
	}
	bgUser struct {
		Me int `json:"meRefId"`
	}
	bgGame struct {
		ID          int    `json:"id"`
		UUID        string `json:"uuid"`
		Name        string `json:"name"`
		Modified    string `json:"modificationDate"`
		BGG         int    `json:"bggId"`
		BGGYear     int    `json:"bggYear"`
		Cooperative bool   `json:"cooperative"`
		HighestWins bool   `json:"highestWins"`
		NoPoints    bool   `json:"noPoints"`
		UsesTeams   bool   `json:"usesTeams"`
	}
	bgPlayer struct {
		ID        int    `json:"id"`
		UUID      string `json:"uuid"`
		Name      string `json:"name"`
		Modified  string `json:"modificationDate"`
		Anonymous bool   `json:"isAnonymous"`
	}
	bgLocation struct {
		ID       int    `json:"id"`
		UUID     string `json:"uuid"`
		Name     string `json:"name"`
		Modified string `json:"modificationDate"`
	}
	bgPlay struct {
		UUID         string    `json:"uuid"`
		Modified     string    `json:"modificationDate"`
		Entered      string    `json:"entryDate"`
		Date         string    `json:"playDate"`
		Minutes      int       `json:"durationMin"`
		Rounds       int       `json:"rounds"`
		Rating       int       `json:"rating"`
		Scoring      int       `json:"scoringSetting"`
		Ignored      bool      `json:"ignored"`
		ManualWinner bool      `json:"manualWinner"`
		UsesTeams    bool      `json:"usesTeams"`
		Game         int       `json:"gameRefId"`
		Location     int       `json:"locationRefId"`
		Images       string    `json:"playImages"`
		Scores       []bgScore `json:"playerScores"`
	}
	bgScore struct {
		Player int    `json:"playerRefId"`
		Score  string `json:"score"`
		Rank   int    `json:"rank"`
		Seat   int    `json:"seatOrder"` // from 1
		Winner bool   `json:"winner"`
		Starts bool   `json:"startPlayer"`
		New    bool   `json:"newPlayer"`
	}
)

// WriteBGStats writes the finished games for the app BG Stats, with times of a zone, as that app has them.
func (t Export) WriteBGStats(w io.Writer, name func(string) string, zone *time.Location) error {
	const form = "2006-01-02 15:04:05"
	out := bgStats{About: "Quartermaster", Games: []bgGame{}, Players: []bgPlayer{}, Locations: []bgLocation{}, Plays: []bgPlay{}}
	gameIDs, playerIDs, tableIDs := map[string]int{}, map[string]int{}, map[string]int{}
	for _, p := range slices.Backward(t.Games) { // oldest first
		when := p.Ended.In(zone).Format(form)
		if gameIDs[p.Game] == 0 {
			gameIDs[p.Game] = len(out.Games) + 1
			out.Games = append(out.Games, bgGame{ID: gameIDs[p.Game], UUID: uuid("game", p.Game), Name: name(p.Game), Modified: when, HighestWins: true})
		}
		if tableIDs[p.Table] == 0 {
			tableIDs[p.Table] = len(out.Locations) + 1
			out.Locations = append(out.Locations, bgLocation{tableIDs[p.Table], uuid("table", p.Table), p.Table, when})
		}
		play := bgPlay{UUID: uuid("play", p.Table, strconv.FormatInt(p.No, 10), p.Began.UTC().Format(time.RFC3339)), Modified: when, Entered: when,
			Date: p.Began.In(zone).Format(form), Minutes: p.minutes(), Rounds: len(p.Rounds), Game: gameIDs[p.Game], Location: tableIDs[p.Table], Images: "[]", Scores: []bgScore{}}
		for seat, who := range p.People {
			key := who.ID
			if key == "" {
				key = "name " + strings.ToLower(who.Name)
			}
			fresh := playerIDs[key] == 0
			if fresh {
				playerIDs[key] = len(out.Players) + 1
				out.Players = append(out.Players, bgPlayer{playerIDs[key], uuid("player", key), who.Name, when, strings.HasPrefix(who.Name, people.Nameless)})
			}
			out.Players[playerIDs[key]-1].Name = who.Name // the newest
			play.Scores = append(play.Scores, bgScore{Player: playerIDs[key], Score: p.score(seat), Rank: p.Rank(seat), Seat: seat + 1,
				Winner: p.Rank(seat) == 1, Starts: seat == 0})
		}
		out.Plays = append(out.Plays, play)
	}
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	return e.Encode(out)
}

// uuid returns always the same UUID for the same names (RFC 9562, version 5, in a name space of our own).
func uuid(names ...string) string {
	const space = "quartermaster.house"
	b := sha1.Sum([]byte(space + "\n" + strings.Join(names, "\n")))
	b[6], b[8] = b[6]&0x0f|0x50, b[8]&0x3f|0x80
	return strings.ToUpper(fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:16]))
}

// NewExport puts everything together. People have the names that they have now.
func NewExport(known []people.Person, history []Played) Export {
	names := map[string]string{}
	for _, p := range known {
		names[p.ID] = p.Name
	}
	all, finished := make([]Played, len(history)), []Played{}
	for i, p := range history {
		p.People = slices.Clone(p.People)
		for j := range p.People {
			if n, ok := names[p.People[j].ID]; ok {
				p.People[j].Name = n
			}
		}
		if all[i] = p; !p.Unfinished {
			finished = append(finished, p)
		}
	}
	return Export{People: known, Games: finished, Statistics: Sum(all)}
}
