package web

import (
	"fmt"
	"net/http"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"
	"sort"
	"strings"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
)

// Box is the state of the machine that the program runs on. What is unknown is nil.
type Box struct {
	DiskFree   *int64   `json:"disk_free"` // bytes, where the games are kept
	DiskSize   *int64   `json:"disk_size"`
	Celsius    *float64 `json:"celsius"`     // the hottest part that is measured
	LowVoltage *bool    `json:"low_voltage"` // a Raspberry Pi's supply is too weak, or was since it started
}

// The JSON of the health page.
type (
	healthJSON struct {
		OK      bool              `json:"ok"`
		Worries []string          `json:"worries"` // what needs attention, in the device's language
		Camera  cameraJSON        `json:"camera"`
		Frames  uint64            `json:"frames"`
		Reading readingHealthJSON `json:"reading"`
		Box     Box               `json:"box"`
		Panel   []partStateJSON   `json:"panel"` // button, light and so on; empty without a panel
		Copy    *time.Time        `json:"copy"`  // when the last copy of the games was made
		Devices devicesHealthJSON `json:"devices"`
		Up      int64             `json:"up"` // seconds since the program began
	}
	readingHealthJSON struct {
		Count  int     `json:"count"`
		Failed int     `json:"failed"`
		LastMS float64 `json:"last_ms"`
		MeanMS float64 `json:"mean_ms"`
		MostMS float64 `json:"most_ms"`
	}
	devicesHealthJSON struct {
		Known int   `json:"known"`
		Here  int   `json:"here"`
		Most  int64 `json:"streams"`
	}
)

// oldCopy is the age above which a new copy should be made.
const oldCopy = 7 * 24 * time.Hour

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// health checks the table and the machine.
func (s *Server) health(p *place, lang string) healthJSON {
	c, t := p.Table.Camera(), p.Reading.Times()
	h := healthJSON{Worries: []string{}, Camera: s.words.camera(c, lang), Frames: c.Frames, Up: int64(time.Since(s.began).Seconds()),
		Reading: readingHealthJSON{t.Count, t.Failed, ms(t.Last), 0, ms(t.Most)}}
	if n := t.Count + t.Failed; n > 0 {
		h.Reading.MeanMS = ms(t.Sum / time.Duration(n))
	}
	for _, d := range p.Devices.List() {
		if h.Devices.Known++; p.here.has(d.ID) {
			h.Devices.Here++
		}
	}
	h.Devices.Most = p.streams.count()
	if s.cfg.Box != nil {
		h.Box = s.cfg.Box()
	}
	worry := func(id string, args map[string]any) { h.Worries = append(h.Worries, s.words.Say(lang, id, args)) }
	if c.Kind != "none" && !c.Live {
		worry("worry-camera", map[string]any{"Reason": s.words.reason(c.Reason, lang)})
	}
	for _, g := range h.Camera.Guards {
		worry("worry-guard", map[string]any{"What": g.Text, "Remedy": g.Remedy})
	}
	if len(c.Strays) > 0 {
		worry("worry-strays", map[string]any{"What": strings.Join(c.Strays, "; ")})
	}
	if c.Kind != "none" && c.Reader == companion.ReaderNone && c.ReaderReason != nil {
		h.Worries = append(h.Worries, s.words.Sentence(lang, "", *c.ReaderReason))
	}
	if s.cfg.Worries != nil {
		for _, w := range s.cfg.Worries() {
			h.Worries = append(h.Worries, s.words.Sentence(lang, "", w))
		}
	}
	if free := h.Box.DiskFree; free != nil && *free < checkup.LittleDisk {
		worry("worry-disk", map[string]any{"Free": *free >> 20})
	}
	if deg := h.Box.Celsius; deg != nil && *deg >= checkup.Hot {
		worry("worry-hot", map[string]any{"Degrees": int(*deg)})
	}
	if low := h.Box.LowVoltage; low != nil && *low {
		worry("worry-voltage", nil)
	}
	h.Panel = []partStateJSON{}
	if p.Panel != nil {
		st := p.Panel.Status()
		h.Panel = s.panelParts(st, lang)
		for _, part := range h.Panel {
			if part.Is == panel.Failed {
				worry("worry-panel", map[string]any{"Part": s.words.Say(lang, "panel-part-"+string(part.Name), nil), "Why": part.Why})
			}
		}
		if st.Fault != nil {
			h.Worries = append(h.Worries, s.words.fault(lang, st.Fault))
		}
		if st.Dark {
			worry("worry-dark", nil)
		}
	}
	if all, err := s.cfg.Archive.Copies(); err != nil {
		worry("worry-copies", nil)
	} else if len(all) > 0 {
		made := all[0].Made
		if h.Copy = &made; time.Since(made) > oldCopy {
			worry("worry-copy", map[string]any{"Days": int(time.Since(made).Hours() / 24)})
		}
	}
	h.OK = len(h.Worries) == 0
	return h
}

func (s *Server) getHealth(c *gin.Context) { c.JSON(http.StatusOK, s.health(at(c), s.lang(c))) }

// reportJSON helps to find a problem. It names no person: people's names, addresses, the user and the machine are removed
// from the lines of the log, and the rest contains none.
type reportJSON struct {
	Made    time.Time  `json:"made"`
	Program string     `json:"program"`
	Go      string     `json:"go"`
	System  string     `json:"system"`
	CPUs    int        `json:"cpus"`
	Memory  uint64     `json:"memory"` // bytes in use
	Health  healthJSON `json:"health"`
	Found   []Told     `json:"examination"`
	Game    string     `json:"game"`
	Seats   int        `json:"seats"`
	Options []string   `json:"options"`
	Version int64      `json:"version"`
	Hash    string     `json:"hash"`
	Asks    []string   `json:"asks"`
	Log     []string   `json:"log"`
}

// getReport sends the report, as a file to be sent with a request for help.
func (s *Server) getReport(c *gin.Context) {
	snap := at(c).Table.Snapshot()
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	r := reportJSON{Made: time.Now().UTC().Truncate(time.Second), Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH, CPUs: runtime.NumCPU(),
		Memory: mem.HeapAlloc, Health: s.health(at(c), "en"), Version: snap.Version, Hash: snap.Hash, Asks: []string{}, Options: []string{}, Log: []string{}}
	if b, ok := debug.ReadBuildInfo(); ok {
		r.Program = b.Main.Path + " " + b.Main.Version
	}
	if snap.Info != nil {
		r.Game, r.Seats = snap.Info.ID, len(snap.Start.People)
		for id, choice := range snap.Start.Options {
			r.Options = append(r.Options, id+"="+choice)
		}
		sort.Strings(r.Options)
		for _, a := range snap.Asks {
			r.Asks = append(r.Asks, a.ID)
		}
	}
	hide := s.hider(c, snap)
	for _, line := range s.cfg.Diary.Lines() {
		r.Log = append(r.Log, hide(strings.TrimSuffix(line, "\n")))
	}
	r.Found = s.examinationForStrangers(c, at(c).ID, hide)
	r.Health.Camera.Reason, r.Health.Camera.ReaderReason = hide(r.Health.Camera.Reason), hide(r.Health.Camera.ReaderReason)
	for i, w := range r.Health.Worries {
		r.Health.Worries[i] = hide(w)
	}
	c.Header("Content-Disposition", fmt.Sprintf("attachment; filename=quartermaster-report-%s.json", r.Made.Format("20060102-150405")))
	c.IndentedJSON(http.StatusOK, r)
}

var networkAddress = regexp.MustCompile(`\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-fA-F]{1,4}(:[0-9a-fA-F]{0,4}){2,7}(%\w+)?`)

// hider returns a function that removes people's names, addresses, the user's folder and the machine's name from a text.
func (s *Server) hider(c *gin.Context, snap *companion.Snapshot) func(string) string {
	names := map[string]string{}
	hide := func(name, as string) {
		if len(name) > 1 {
			names[name] = as
		}
	}
	if snap.Start != nil {
		for _, p := range snap.Start.People {
			hide(p.Name, "somebody")
		}
	}
	if known, err := s.cfg.Archive.People().List(c); err == nil {
		for _, p := range known {
			hide(p.Name, "somebody")
		}
	}
	if home, err := os.UserHomeDir(); err == nil && home != "/" {
		hide(home, "~")
	}
	if host, err := os.Hostname(); err == nil {
		hide(host, "machine")
	}
	for _, h := range s.cfg.Hosts {
		hide(h, "machine")
	}
	longest := make([]string, 0, len(names))
	for n := range names {
		longest = append(longest, n)
	}
	sort.Slice(longest, func(i, j int) bool { return len(longest[i]) > len(longest[j]) })
	return func(text string) string {
		for _, n := range longest {
			text = strings.ReplaceAll(text, n, names[n])
		}
		return networkAddress.ReplaceAllString(text, "address")
	}
}
