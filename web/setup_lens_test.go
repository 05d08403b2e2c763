//go:build cgo

package web_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"quartermaster/hardware/camera"
)

func TestTheChessboardIsThereToPrint(t *testing.T) {
	s := withBench(t)
	for _, paper := range []string{"a4", "letter"} {
		if a := s.get("/api/v1/chessboard/" + paper); a.status != 200 || a.header.Get("Content-Type") != "application/pdf" || !bytes.HasPrefix(a.body, []byte("%PDF-")) {
			t.Error(paper, a.status, a.header.Get("Content-Type"))
		}
	}
	if a := s.get("/api/v1/chessboard/a0"); a.status != 404 {
		t.Error("a paper that nobody has:", a.status)
	}
}

func TestAPhoneIsShownTheWayToTheChessboardOnItsScreen(t *testing.T) {
	s := withBench(t)
	var got struct {
		URL string
		QR  struct {
			Size int
			Path string
		}
	}
	a := s.get("/api/v1/setup/screen")
	if err := json.Unmarshal(a.body, &got); err != nil || a.status != 200 || !strings.HasPrefix(got.URL, "http://") || !strings.HasSuffix(got.URL, "/#chessboard") || got.QR.Size < 25 || got.QR.Path == "" {
		t.Error(a.status, string(a.body))
	}
}

func TestTheGuideThroughTheLensSaysWhereToHoldTheChessboard(t *testing.T) {
	s := withBench(t, camera.Found{Address: desk, Kind: "v4l2"})
	if a := s.get("/api/v1/setup/lens"); a.status != 404 {
		t.Error("without a set-up:", a.status)
	}
	s.refusal(t, "en") // until there is a set-up with a camera
	var got struct {
		Width    float64      `json:"width_px"`
		Height   float64      `json:"height_px"`
		Target   [][2]float64 `json:"target_px"`
		Board    [][2]float64 `json:"board_px"`
		Hint     string       `json:"hint"`
		Ready    bool         `json:"ready"`
		Pictures int          `json:"pictures"`
	}
	heard(t, s.post("/api/v1/setup/pictures", `{"for":"lens"}`)) // it shows no chessboard, and does not count
	a := s.get("/api/v1/setup/lens")
	if err := json.Unmarshal(a.body, &got); err != nil || a.status != 200 {
		t.Fatal(a.status, string(a.body))
	}
	if got.Hint != "none" || got.Ready || got.Pictures != 0 || len(got.Board) != 0 || len(got.Target) != 4 {
		t.Errorf("%+v", got)
	}
	for _, c := range got.Target {
		if c[0] < 0 || c[1] < 0 || c[0] > got.Width || c[1] > got.Height {
			t.Errorf("%v lies outside of the picture", c)
		}
	}
}

func TestTheFrequencyOfTheMainsIsToldOnThePage(t *testing.T) {
	s := withBench(t, camera.Found{Address: desk, Kind: "v4l2"})
	if a := s.get("/api/v1/cameras"); !strings.Contains(string(a.body), `"mains_hz":0`) {
		t.Error(string(a.body))
	}
	if a := s.post("/api/v1/camera", `{"mains_hz":60}`); a.status != 200 || !strings.Contains(string(a.body), `"mains_hz":60`) {
		t.Error(a.status, string(a.body))
	}
	if a := s.post("/api/v1/camera", `{"mains_hz":16}`); a.status < 400 {
		t.Error("the mains of a railway are taken:", a.status)
	}
}
