package report

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"image"
	"image/jpeg"
	"os"
	"slices"
	"time"

	"golang.org/x/image/draw"

	"quartermaster/vision/overlay"
	"quartermaster/vision/score"
)

//go:embed report.html.tmpl
var reportTemplate string

// Bounds of a report's pictures. Chosen.
const (
	reportWidth    = 1180 // maximum width, pixels
	reportPictures = 120  // maximum number; the worst throws come first
)

// report is the data of the HTML template.
type report struct {
	Date, Machine string
	Rigs          []reportRig
	Measures      []reportMeasure
	Reliability   []reportPlot
	Claims        []reportClaim
	Cases         []reportCase
	Left          int // number of cases beyond reportPictures
}

// reportRig holds the figures of one rig, or of all together.
type reportRig struct {
	Name, Place, Time string
	Whole             string // time of a whole reading
	Throws, Dice      int
	Steps             []reportStep
	Board             *boardPlot
}

// reportStep is the time of one step of a reading.
type reportStep struct {
	Name         string
	Median, High float64 // ms
	Share        float64 // share of the longest total time, percent
}

// reportMeasure is one measure with its value for each rig.
type reportMeasure struct {
	Name, Why string
	Cells     []reportCell
}

// reportCell is a share with its confidence interval, in percent.
type reportCell struct {
	Empty          bool // there is no case
	Rate, Low, Hi  float64
	Counts, Rating string // "59/60"; "good", "fair" or "bad"
}

// reportClaim is one row of the reliability table.
type reportClaim struct {
	Of, From, Mean, True, Verdict string
}

// reportCase is one throw with a wrong fact or a question.
type reportCase struct {
	Matter, Rig, Picture string
	Tags, Notes          []string
	Image                template.URL
	Width, Height        int
}

// HTML writes a self-contained page. machine describes the computer on which the times were measured.
func HTML(file string, runs []*Run, machine string) error {
	r, err := newReport(runs, machine)
	if err != nil {
		return err
	}
	page, err := template.New("report").Funcs(template.FuncMap{"f": func(format string, v float64) string { return fmt.Sprintf(format, v) }}).Parse(reportTemplate)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := page.Execute(&out, r); err != nil {
		return err
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}

func newReport(runs []*Run, machine string) (*report, error) {
	names, scores, together := summed(runs)
	r := &report{Date: time.Now().UTC().Format("2 January 2006, 15:04 UTC"), Machine: machine}
	longest := 0.0
	for _, s := range scores {
		if v := s.Steps[len(s.Steps)-1]; len(v) > 0 {
			longest = max(longest, v.Quantile(0.5))
		}
	}
	for i, s := range scores {
		rig := reportRig{Name: names[i], Throws: s.Throws, Dice: s.Dice, Place: spread(s.Place, "%.3f"), Time: spread(s.Time, "%.2f"), Whole: "–"}
		if all := s.Steps[len(s.Steps)-1]; len(all) > 0 {
			rig.Whole = fmt.Sprintf("%.0f ms (%.0f)", all.Quantile(0.5), all.Quantile(0.95))
		}
		for k, step := range score.StepNames[:len(score.StepNames)-1] {
			if len(s.Steps[k]) == 0 {
				continue
			}
			m := s.Steps[k].Quantile(0.5)
			rig.Steps = append(rig.Steps, reportStep{step, m, s.Steps[k].Quantile(0.95), 100 * m / max(longest, 1e-9)})
		}
		if i < len(runs) {
			rig.Board = newBoardPlot(runs[i])
		}
		r.Rigs = append(r.Rigs, rig)
	}
	r.Measures = reportMeasures(scores)
	for i, name := range score.SureNames {
		r.Reliability = append(r.Reliability, newReportPlot(name, together.Sure[i]))
		for b, bin := range together.Sure[i] {
			if bin.N > 0 {
				r.Claims = append(r.Claims, reportClaim{name, fmt.Sprint(score.BinEdges[b]), fmt.Sprintf("%.5f", bin.Claimed/float64(bin.N)), bin.Share.String(), sureness(bin)})
			}
		}
	}
	return r, r.addCases(runs)
}

// reportMeasures lists the shares. The last ones are better if they are lower.
func reportMeasures(scores []*score.Scores) []reportMeasure {
	list := []struct {
		name, why string
		of        func(*score.Scores) score.Share
		less      bool
	}{
		{"found", "dice that can be read and are found", func(s *score.Scores) score.Share { return s.Found }, false},
		{"value", "of those, the right value", func(s *score.Scores) score.Share { return s.Value }, false},
		{"colour", "of those, the right colour", func(s *score.Scores) score.Share { return s.Colour }, false},
		{"marked", "dice that lean, stand on others or are hidden, and are told so", func(s *score.Scores) score.Share { return s.Marked }, false},
		{"right", "throws in which everything is right", func(s *score.Scores) score.Share { return s.Right }, false},
		{"outcome", "battles that end as in truth", func(s *score.Scores) score.Share { return s.Outcome }, false},
		{"extra", "dice that are none, for each true one", func(s *score.Scores) score.Share { return s.Extra }, true},
		{"loose", "flat dice taken for leaning ones", func(s *score.Scores) score.Share { return s.Loose }, true},
		{"asked", "throws about which people are asked", func(s *score.Scores) score.Share { return s.Asked }, true},
		{"asked, ordinary", "of throws in which nothing is odd", func(s *score.Scores) score.Share { return s.AskedOrdinary }, true},
		{"silent", "throws with something wrong that nobody is asked about", func(s *score.Scores) score.Share { return s.Silent }, true},
	}
	var all []reportMeasure
	for _, m := range list {
		line := reportMeasure{Name: m.name, Why: m.why}
		for _, s := range scores {
			share := m.of(s)
			cell := reportCell{Counts: fmt.Sprintf("%d/%d", share.K, share.N)}
			if cell.Empty = share.N == 0; !cell.Empty {
				low, high := share.Wilson()
				cell.Rate, cell.Low, cell.Hi = 100*share.Rate(), 100*low, 100*high
				if share.K > share.N { // a ratio above 1
					cell.Low, cell.Hi, cell.Rate = 100, 100, 100
				}
				wrong := 100 - cell.Rate
				if m.less {
					wrong = cell.Rate
				}
				switch {
				case wrong == 0:
					cell.Rating = "good"
				case wrong < 3 && m.name != "silent":
					cell.Rating = "fair"
				default:
					cell.Rating = "bad"
				}
			}
			line.Cells = append(line.Cells, cell)
		}
		all = append(all, line)
	}
	return all
}

// addCases adds all throws with a wrong fact or a question, the worst first.
func (r *report) addCases(runs []*Run) error {
	type place struct{ run, judgement int }
	found := map[string][]place{}
	for i, run := range runs {
		for k, j := range run.Judgements {
			found[j.Matter()] = append(found[j.Matter()], place{i, k})
		}
	}
	drawer, err := overlay.NewJudged(1.7)
	if err != nil {
		return err
	}
	for _, p := range slices.Concat(found["silent"], found["wrong"], found["asked"]) {
		if len(r.Cases) >= reportPictures {
			r.Left++
			continue
		}
		run := runs[p.run]
		j := run.Judgements[p.judgement]
		c := reportCase{Matter: j.Matter(), Rig: run.Name, Picture: j.Truth.Picture, Tags: j.Truth.Tags, Notes: overlay.Notes(j)}
		if j.Unread != "" {
			c.Notes = append(c.Notes, "not read: "+j.Unread)
		}
		picture, err := run.Image(j.Truth)
		if err != nil {
			return err
		}
		if picture != nil {
			if c.Image, c.Width, c.Height, err = small(drawer.Draw(picture, run.Rig, j)); err != nil {
				return err
			}
		}
		r.Cases = append(r.Cases, c)
	}
	return nil
}

// small returns a picture, shrunk to at most reportWidth pixels, as a data URL, with its width and its height.
func small(picture *image.RGBA) (template.URL, int, int, error) {
	size := picture.Bounds().Size()
	if size.X > reportWidth {
		size.X, size.Y = reportWidth, size.Y*reportWidth/size.X
		less := image.NewRGBA(image.Rectangle{Max: size})
		draw.CatmullRom.Scale(less, less.Bounds(), picture, picture.Bounds(), draw.Src, nil)
		picture = less
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, picture, &jpeg.Options{Quality: 68}); err != nil {
		return "", 0, 0, err
	}
	return template.URL("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(data.Bytes())), size.X, size.Y, nil
}
