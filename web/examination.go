package web

import (
	"context"
	"maps"
	"net/http"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
	"quartermaster/web/words"
)

// Told is a finding of the examination of machine and table, in words.
type Told struct {
	Part   string        `json:"part"`
	Grade  checkup.Grade `json:"grade"`
	Text   string        `json:"text"`
	Remedy string        `json:"remedy"` // what to do; "": nothing
}

// Tell translates findings.
func Tell(w *words.Translator, lang string, found []checkup.Finding) []Told {
	told := make([]Told, len(found))
	for i, f := range found {
		args := maps.Clone(f.Args)
		for name, v := range args {
			args[name] = texts{w}.nested(lang, v)
		}
		told[i] = Told{f.Part, f.Grade, w.Say(lang, f.ID, args), ""}
		if f.Grade != checkup.OK {
			told[i].Remedy = w.Say(lang, f.ID+checkup.RemedyEnding, args)
		}
	}
	return told
}

// nested translates an argument that is a sentence itself.
func (w texts) nested(lang string, v any) any {
	switch v := v.(type) {
	case vision.Reason:
		return w.reason(v, lang)
	case *panel.Fault:
		return w.fault(lang, v)
	case companion.Sentence:
		return w.Sentence(lang, "", v)
	}
	return v
}

// Examination is what was found on the machine and at a table, in words.
func (s *Server) Examination(ctx context.Context, table, lang string) []Told {
	return Tell(s.words.Translator, lang, s.cfg.Examine(ctx, table))
}

func (s *Server) getExamination(c *gin.Context) {
	c.JSON(http.StatusOK, s.Examination(c, at(c).ID, s.lang(c)))
}

// examinationForStrangers is the examination without anything that says whose table it is.
func (s *Server) examinationForStrangers(ctx context.Context, table string, hide func(string) string) []Told {
	found := s.cfg.Examine(ctx, table)
	for i, f := range found {
		found[i].Args = maps.Clone(f.Args)
		for _, name := range checkup.Private {
			if _, there := f.Args[name]; there {
				found[i].Args[name] = "…"
			}
		}
	}
	told := Tell(s.words.Translator, "en", found)
	for i := range told {
		told[i].Text, told[i].Remedy = hide(told[i].Text), hide(told[i].Remedy)
	}
	return told
}
