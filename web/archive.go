package web

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"path"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/people"
)

// mostCopy is the largest copy that is taken, packed.
const mostCopy = 128 << 20

// The JSON of what is remembered.
type (
	peopleJSON struct {
		People  []people.Person `json:"people"`
		Symbols []string        `json:"symbols"`
	}
	playedJSON struct {
		Table  string             `json:"table"`
		No     int64              `json:"no"`
		Game   gameRefJSON        `json:"game"`
		People []companion.Person `json:"people"`
		Places []int              `json:"places"` // of each seat, from 1; 0: none
		Scores []*int             `json:"scores"` // null: not known
		Began  time.Time          `json:"began"`
		Ended  time.Time          `json:"ended"`
		Steps  int                `json:"steps"`
		Rounds []roundJSON        `json:"rounds"`
		Sheet  *ledgerJSON        `json:"sheet"`
	}
	roundJSON struct {
		Name   string `json:"name"`
		Scores []*int `json:"scores"`
	}
	standingJSON struct {
		archive.Standing
		GameName string `json:"game_name"`
	}
	statisticsJSON struct {
		People []standingJSON     `json:"people"`
		Dice   []archive.Fairness `json:"dice"`
	}
)

// say answers with a value, or with the error that the archive returned.
func say[T any](s *Server, c *gin.Context, v T, err error) {
	var refused *companion.Refused
	switch {
	case err == nil:
		c.JSON(http.StatusOK, v)
	case errors.As(err, &refused):
		s.failIn(c, http.StatusUnprocessableEntity, s.words.Sentence(s.lang(c), "", refused.Why))
	default:
		s.cfg.Log.Error("what is kept could not be read or written", "path", c.Request.URL.Path, "err", err)
		s.fail(c, http.StatusServiceUnavailable, "not-saved", nil)
	}
}

func (s *Server) getPeople(c *gin.Context) {
	all, err := s.cfg.Archive.People().List(c)
	say(s, c, peopleJSON{some(all), people.Symbols}, err)
}

// postPerson remembers a person: a new one, or the one whose ID the address names.
func (s *Server) postPerson(c *gin.Context) {
	var in struct{ Name, Colour, Symbol, Language string }
	if !s.body(c, &in) {
		return
	}
	p, err := s.cfg.Archive.People().Remember(c, people.Person{ID: c.Param("id"), Name: in.Name, Colour: in.Colour, Symbol: in.Symbol, Language: in.Language})
	say(s, c, p, err)
}

func (s *Server) deletePerson(c *gin.Context) {
	say(s, c, struct{}{}, s.cfg.Archive.Forget(c, c.Param("id")))
}

// told returns everything that the house's pages show, with people's present names.
func (s *Server) told(c *gin.Context) (archive.Export, error) {
	people, err := s.cfg.Archive.People().List(c)
	if err != nil {
		return archive.Export{}, err
	}
	played, err := s.cfg.Archive.History(c)
	return archive.NewExport(people, played), err
}

func (s *Server) getHistory(c *gin.Context) {
	told, err := s.told(c)
	say(s, c, each(told.Games, func(p archive.Played) playedJSON {
		sp := speaker{words: s.words, lang: s.lang(c), game: p.Game}
		out := playedJSON{Table: p.Table, No: p.No, Game: gameRefJSON{p.Game, s.words.Name(sp.lang, p.Game)}, People: some(p.People), Scores: some(p.Scores),
			Began: p.Began, Ended: p.Ended, Steps: p.Steps, Sheet: sp.ledger(p.Sheet)}
		out.Rounds = each(p.Rounds, func(r archive.Round) roundJSON { return roundJSON{sp.say(r.Name), some(r.Scores)} })
		for seat := range p.People {
			out.Places = append(out.Places, p.Rank(seat))
		}
		return out
	}), err)
}

func (s *Server) getStatistics(c *gin.Context) {
	told, err := s.told(c)
	say(s, c, statisticsJSON{each(told.Statistics.People, func(x archive.Standing) standingJSON {
		return standingJSON{x, s.words.Name(s.lang(c), x.Game)}
	}), some(told.Statistics.Dice)}, err)
}

// getExport gives finished games for other programs.
func (s *Server) getExport(c *gin.Context) {
	told, err := s.told(c)
	if err != nil {
		say(s, c, 0, err)
		return
	}
	name := func(id string) string { return s.words.Name(s.lang(c), id) }
	kind, write := "", (func(io.Writer) error)(nil)
	switch path.Ext(c.Param("file")) {
	case ".json":
		kind, write = "application/json", told.WriteJSON
	case ".csv":
		kind, write = "text/csv; charset=utf-8", func(w io.Writer) error { return told.WriteCSV(w, name) }
	case ".bgsplay":
		kind, write = "application/octet-stream", func(w io.Writer) error { return told.WriteBGStats(w, name, time.Local) }
	default:
		s.fail(c, http.StatusNotFound, "not-here", nil)
		return
	}
	s.attach(c, "quartermaster"+path.Ext(c.Param("file")), kind, write)
}

// attach sends a file as a download.
func (s *Server) attach(c *gin.Context, name, kind string, write func(io.Writer) error) {
	c.Header("Content-Type", kind)
	c.Header("Content-Disposition", fmt.Sprintf("attachment; filename=%q", name))
	if err := write(c.Writer); err != nil {
		s.cfg.Log.Warn("a file was not sent to its end", "file", name, "err", err)
		panic(http.ErrAbortHandler) // so that no half file looks complete
	}
}

// getCopy gives a copy of everything as it is now.
func (s *Server) getCopy(c *gin.Context) {
	now := time.Now()
	s.attach(c, "quartermaster-"+now.Format("2006-01-02")+".quartermaster", "application/gzip", func(w io.Writer) error { return s.cfg.Archive.WriteTo(c, w) })
}

// postCopy replaces everything with an uploaded copy.
func (s *Server) postCopy(c *gin.Context) {
	kind, _, err := mime.ParseMediaType(c.GetHeader("Content-Type"))
	if err != nil || kind != "application/gzip" {
		s.fail(c, http.StatusUnsupportedMediaType, "wrong-type", map[string]any{"Type": "application/gzip"})
		return
	}
	done, ok := s.uploads.begin(caller(c).ID)
	if !ok {
		s.fail(c, http.StatusServiceUnavailable, "pictures-busy", nil)
		return
	}
	defer done()
	head, err := s.cfg.Archive.Restore(c, steadily(c.Writer, http.MaxBytesReader(c.Writer, c.Request.Body, mostCopy)))
	say(s, c, head, err)
}

func (s *Server) getCopies(c *gin.Context) {
	all, err := s.cfg.Archive.Copies()
	say(s, c, some(all), err)
}

func (s *Server) postKeep(c *gin.Context) {
	kept, err := s.cfg.Archive.KeepCopy(c)
	say(s, c, kept, err)
}

func (s *Server) postBring(c *gin.Context) {
	head, err := s.cfg.Archive.Bring(c, c.Param("name"))
	say(s, c, head, err)
}
