package web_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
	"quartermaster/web"
	"quartermaster/web/words"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares a snapshot with the file of its name.
func golden(t *testing.T, name string, a answer) {
	t.Helper()
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, a.body, "", " "); err != nil {
		t.Fatal(err)
	}
	// How often the camera was looked at is no part of what is compared.
	got := regexp.MustCompile(`"serial": \d+`).ReplaceAll(pretty.Bytes(), []byte(`"serial": 0`))
	got = append(got, '\n')
	path := filepath.Join("testdata", name+".json")
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs; look at it with: go test ./web -run Golden -update, git diff\n%s", path, firstDifference(got, want))
	}
}

func firstDifference(a, b []byte) string {
	x, y := bytes.Split(a, []byte("\n")), bytes.Split(b, []byte("\n"))
	for i := range min(len(x), len(y)) {
		if !bytes.Equal(x[i], y[i]) {
			return fmt.Sprintf("line %d is\n%s\nand was\n%s", i+1, x[i], y[i])
		}
	}
	return fmt.Sprintf("%d lines, %d before", len(x), len(y))
}

// doubtful is a reading with one of everything.
func doubtful() vision.Reading {
	r := tabletest.Lie(tabletest.Die(0, "red", 3, 50, 50), tabletest.Turned(tabletest.Die(1, "red", 0, 90, 50), 30), tabletest.Die(4, "blue", 2, 50, 120))
	r.Dice[2].Pose = vision.Cocked
	r.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{1}}, {Kind: vision.AskPose, Dice: []int{4}}, {Kind: vision.AskColour, Dice: []int{4}}, {Kind: vision.AskExists, Dice: []int{4}}, {Kind: vision.AskCount}}
	for _, g := range []string{vision.GuardMoved, vision.GuardLight, vision.GuardFocus, vision.GuardLens, vision.GuardHand, vision.GuardMotion, vision.GuardOutside, vision.GuardNoBoard, vision.GuardUntaught, vision.GuardSize, "new"} {
		r.Guards = append(r.Guards, vision.Guard{Kind: g, Text: "not for people"})
	}
	return r
}

func TestGoldenSnapshots(t *testing.T) {
	for _, lang := range words.Languages {
		t.Run(lang, func(t *testing.T) {
			query := "?lang=" + lang
			s := serve(t)
			golden(t, "empty."+lang, s.get("/api/v1/table"+query))
			golden(t, "start."+lang, s.post("/api/v1/game"+query, start))
			golden(t, "hand."+lang, s.post("/api/v1/throw"+query, `{"ask":"throw/0","seen":1,"by":"hand"}`))

			s = serve(t, with(&tabletest.Camera{Kind: "simulated"}, doubtful()))
			s.start()
			s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
			if a := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1}`); a.status != 202 {
				t.Fatal(a.text())
			}
			s.until("the questions", func(n snap) bool { return n.Sighting != nil && n.Sighting.State == "asking" })
			golden(t, "asking."+lang, s.get("/api/v1/table"+query))

			s = serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
			s.start()
			s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
			if a := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1}`); a.status != 202 {
				t.Fatal(a.text())
			}
			s.until("the throw", func(n snap) bool { return n.Version == 2 })
			if a := s.post("/api/v1/answers", `{"ask":"pick/1","fields":{"crate":"light"},"seen":2}`); a.status != 200 {
				t.Fatal(a.text())
			}
			golden(t, "answered."+lang, s.get("/api/v1/table"+query))
			id := s.now().Sighting.ID
			golden(t, "corrected."+lang, s.post("/api/v1/sighting/fixes"+query, fmt.Sprintf(`{"sighting":%q,"fix":{"die":0,"value":4}}`, id)))

			s = serve(t, func(c *companion.Config, _ *web.Config) {
				notice := companion.Say("aside-damaged", "File", "games.db.aside")
				reason := companion.Say("no-opencv")
				c.Alerts, c.NoReader = func() []companion.Sentence { return []companion.Sentence{notice} }, &reason
			})
			golden(t, "notice."+lang, s.get("/api/v1/table"+query))
		})
	}
}
