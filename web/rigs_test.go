package web_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/rigs"
	"quartermaster/companion/tabletest"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
	"quartermaster/web"
)

// desk is the address of the only camera that is plugged in.
const desk = "v4l2:desk"

// streaming is a camera that shows one picture after the other.
type streaming struct{ *tabletest.Camera }

func (s streaming) Run(ctx context.Context, sink func(vision.Frame)) error {
	var all sync.WaitGroup
	defer all.Wait()
	all.Go(func() {
		for tick := time.NewTicker(5 * time.Millisecond); ctx.Err() == nil; {
			select {
			case <-ctx.Done():
				tick.Stop()
			case <-tick.C:
				s.Show(tabletest.Picture())
			}
		}
	})
	return s.Camera.Run(ctx, sink)
}

// withBench gives a server a table whose cameras and rigs can be changed, and joins it.
func withBench(t *testing.T, found ...camera.Found) *site {
	t.Helper()
	return withBenchIn(t, t.TempDir(), found...)
}

// withBenchIn is the same with rigs that are in a folder already.
func withBenchIn(t *testing.T, folder string, found ...camera.Found) *site {
	t.Helper()
	plugged := &tabletest.Camera{Kind: "v4l2"}
	house := rigs.NewHouse(func(context.Context) []camera.Found { return found }, func(address string) (vision.Source, error) {
		if address == desk {
			return streaming{plugged}, nil
		}
		return camera.Open(address)
	})
	bench := rigs.Open(rigs.Config{Table: "main", Folder: folder, House: house,
		Calibrate: func(context.Context, string) (*calibration.Rig, []string, error) {
			return nil, nil, calibration.Refuse("cal-dice-colour", "dice", "teach-01.jpg", errors.New("looks green"), "Told", "red", "Looks", "green")
		}})
	s := serve(t, func(c *companion.Config, w *web.Config) {
		with, err := bench.Begin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		c.Equipment, w.Places[0].Bench = with, bench
	})
	s.desk = plugged
	bench.Join(s.table)
	t.Cleanup(func() { s.table.Close(); bench.Close() })
	return s
}

// setUp is what a page hears of the set-up.
type setUp struct {
	Setup *struct {
		Serial      int64
		Step        string
		Pictures    []struct{ ID string }
		Calibration struct {
			State   string
			Refusal *struct{ ID, Text, Picture, Step string }
		}
	}
}

func heard(t *testing.T, a answer) (s setUp) {
	t.Helper()
	if err := json.Unmarshal(a.body, &s); err != nil || a.status >= 300 {
		t.Fatal(a.status, string(a.body))
	}
	return s
}

func TestTheHostSetsACameraUpOnThePage(t *testing.T) {
	s := withBench(t, camera.Found{Address: desk, Kind: "v4l2", Name: "Desk camera"})
	var list struct {
		Cameras []struct {
			ID, Kind, Name string
			Sees           bool
		}
		Advice string
	}
	a := s.get("/api/v1/cameras")
	if err := json.Unmarshal(a.body, &list); err != nil || len(list.Cameras) != 3 || list.Cameras[0].Name != "Desk camera" || !list.Cameras[0].Sees || list.Cameras[1].Kind != "phone" || list.Cameras[1].Sees || list.Cameras[2].Kind != "upload" || list.Advice != "" {
		t.Fatal(string(a.body))
	}
	if a := s.get("/api/v1/live.jpg?camera=" + list.Cameras[0].ID); a.status != 200 || !bytes.Equal(a.body, tabletest.Picture()) || a.header.Get("X-Frame") == "" {
		t.Error("before it is chosen, its picture is not seen:", a.status)
	}
	if a := s.post("/api/v1/camera", fmt.Sprintf(`{"id":%q}`, list.Cameras[0].ID)); a.status != 200 || !strings.Contains(string(a.body), `"chosen":true`) {
		t.Fatal(a.status, string(a.body))
	}
	if got := s.table.Camera().Kind; got != "v4l2" {
		t.Error(got)
	}
	now := heard(t, s.post("/api/v1/setup/begin", `{}`))
	if now.Setup == nil || now.Setup.Step != "view" {
		t.Fatal(now)
	}
	other := heard(t, s.post("/api/v1/setup", fmt.Sprintf(`{"seen":%d,"step":"sizes","answers":{"board":{"width_mm":290,"height_mm":290,"wall_mm":40},"die":{"edge_mm":16}}}`, now.Setup.Serial)))
	if a := s.post("/api/v1/setup", fmt.Sprintf(`{"seen":%d,"step":"corners"}`, now.Setup.Serial)); a.status != 409 || !strings.Contains(string(a.body), `"step":"sizes"`) {
		t.Error("two tablets at once:", a.status, string(a.body))
	}
	if got := heard(t, s.get("/api/v1/setup")); got.Setup.Serial != other.Setup.Serial {
		t.Error("another tablet sees another set-up")
	}
	if got := heard(t, s.get(fmt.Sprintf("/api/v1/setup?after=%d", now.Setup.Serial))); got.Setup.Serial != other.Setup.Serial {
		t.Error(got)
	}
	s.post("/api/v1/setup", `{"answers":{"corners_px":[[5,5],[55,5],[55,44],[5,44]],"colours":[{"name":"red"}],"dice":[{"colour":"red","px":[20,20]}]}}`)
	if a := s.post("/api/v1/setup/calibration", ``); a.status != 202 || !strings.Contains(string(a.body), "cal-missing-empty") || !strings.Contains(string(a.body), `"step":"empty"`) {
		t.Error(a.status, string(a.body))
	}
}

// within answers a request whose patience is short.
func (s *site) within(patience time.Duration, method, path, body string) *httptest.ResponseRecorder {
	ctx, cancel := context.WithTimeout(s.t.Context(), patience)
	defer cancel()
	req := httptest.NewRequestWithContext(ctx, method, path, strings.NewReader(body))
	req.Host = "localhost"
	if s.bring(req); body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	w := httptest.NewRecorder()
	s.server.Handler().ServeHTTP(w, req)
	return w
}

func TestAPictureThatComesLateIsWaitedForAndNotRefused(t *testing.T) {
	s := withBench(t, camera.Found{Address: desk, Kind: "v4l2"})
	s.refusal(t, "en") // until both pictures are taken
	live := s.get("/api/v1/live.jpg")
	s.desk.Lose("no picture has come from the camera for more than two seconds")
	before := heard(t, s.get("/api/v1/setup"))
	for lang, want := range map[string]string{"en": "The camera is late. The picture is taken as soon as one comes.", "pl": "Kamera się spóźnia. Zdjęcie zostanie zrobione, gdy tylko przyśle obraz."} {
		w := s.within(30*time.Millisecond, "POST", "/api/v1/setup/pictures?lang="+lang, `{"for":"empty"}`)
		var got struct {
			setUp
			Late string
		}
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || w.Code != 200 || got.Late != want || got.Setup.Serial != before.Setup.Serial {
			t.Errorf("%d %s", w.Code, w.Body)
		}
	}
	// Neither is the picture that was seen last shown as a live one.
	newest := s.get("/api/v1/live.jpg")
	if newest.status != 200 || live.status != 200 {
		t.Fatal(live.status, newest.status)
	}
	w := s.within(30*time.Millisecond, "GET", "/api/v1/live.jpg?after="+newest.header.Get("X-Frame"), "")
	if w.Code != 404 || !strings.Contains(w.Body.String(), "no picture has come from the camera") {
		t.Errorf("%d %.200s", w.Code, w.Body)
	}
	s.desk.Lose("")
	now := heard(t, s.post("/api/v1/setup/pictures", `{"for":"empty"}`))
	if now.Setup.Serial == before.Setup.Serial {
		t.Error("the picture that came late was not taken")
	}
}

func TestARefusalOfACalibrationIsSaidInBothLanguagesAndLeadsToItsStep(t *testing.T) {
	s := withBench(t, camera.Found{Address: desk, Kind: "v4l2"})
	for lang, want := range map[string]string{"en": "A die that is said to be red looks green. Correct its colour.", "pl": "Kostka podana jako „czerwona” wygląda na „zielona”. Popraw jej kolor."} {
		if got := s.refusal(t, lang); got != want {
			t.Errorf("%s: %q", lang, got)
		}
	}
}

// refusal goes through a set-up whose dice are of the wrong colour.
func (s *site) refusal(t *testing.T, lang string) string {
	t.Helper()
	var list struct{ Cameras []struct{ ID string } }
	if err := json.Unmarshal(s.get("/api/v1/cameras").body, &list); err != nil {
		t.Fatal(err)
	}
	s.post("/api/v1/camera", fmt.Sprintf(`{"id":%q}`, list.Cameras[0].ID))
	s.post("/api/v1/setup/begin", `{}`)
	s.post("/api/v1/setup", `{"answers":{"board":{"width_mm":290,"height_mm":290,"wall_mm":40},"die":{"edge_mm":16},"corners_px":[[5,5],[55,5],[55,44],[5,44]],"colours":[{"name":"red"}],"dice":[{"colour":"red","px":[20,20]}]}}`)
	for _, purpose := range []string{"empty", "teach"} {
		heard(t, s.post("/api/v1/setup/pictures", fmt.Sprintf(`{"for":%q}`, purpose)))
	}
	now := heard(t, s.post("/api/v1/setup/calibration?lang="+lang, ``))
	for now.Setup.Calibration.State == "running" {
		now = heard(t, s.get(fmt.Sprintf("/api/v1/setup?lang=%s&after=%d", lang, now.Setup.Serial)))
	}
	r := now.Setup.Calibration.Refusal
	if r == nil || r.Step != "dice" || r.Picture != "teach-01" {
		t.Fatalf("%+v", r)
	}
	return r.Text
}

func TestCornersThatAreCorrectedAreMeasuredAnew(t *testing.T) {
	s := withBench(t, camera.Found{Address: desk, Kind: "v4l2"})
	s.refusal(t, "en") // until both pictures are taken
	dice := string(s.get("/api/v1/setup/dice").body)
	for _, purpose := range []string{"empty", "teach"} {
		still := func() (seconds float64) {
			var got struct{ Seconds float64 }
			if a := s.get("/api/v1/setup/still?for=" + purpose); a.status != 200 || json.Unmarshal(a.body, &got) != nil {
				t.Fatal(a.status, string(a.body))
			}
			return got.Seconds
		}
		heard(t, s.post("/api/v1/setup", `{"answers":{"corners_px":[[5,5],[55,5],[55,44],[5,44]]}}`))
		for still() == 0 {
			time.Sleep(20 * time.Millisecond)
		}
		heard(t, s.post("/api/v1/setup", `{"answers":{"corners_px":[[8,8],[50,8],[50,40],[8,40]]}}`))
		if got := still(); got != 0 {
			t.Errorf("%s: the corners that were corrected lie still for %v s at once", purpose, got)
		}
	}
	heard(t, s.post("/api/v1/setup", `{"answers":{"corners_px":[[5,5],[5,5],[5,5],[5,5]]}}`))
	if got := string(s.get("/api/v1/setup/dice").body); got == dice {
		t.Error("the dice of the corners before are told:", got)
	}
}

func TestOnlyTheHostTypesTheAddressOfACamera(t *testing.T) {
	s := withBench(t)
	const typed = `{"address":"http://192.168.1.20/video"}`
	for _, role := range []devices.Role{devices.Nobody, devices.Spectator, devices.Player} {
		if a := s.as(s.let(role)).post("/api/v1/camera", typed); a.status != 401 && a.status != 403 {
			t.Errorf("a %s chooses a camera: %d", role, a.status)
		}
	}
	if a := s.post("/api/v1/camera", `{"address":"folder:/etc"}`); a.status != 422 {
		t.Error(a.status)
	}
	if s.table.Camera().Kind != "none" {
		t.Error("a camera was taken on")
	}
	if a := s.post("/api/v1/camera", `{"address":"http://ola:secret@192.168.1.20/video"}`); a.status != 200 || bytes.Contains(a.body, []byte("secret")) || !bytes.Contains(a.body, []byte("192.168.1.20")) {
		t.Error(a.status, string(a.body))
	}
}

func TestAMachineWithoutACameraIsToldWhatToPlugIn(t *testing.T) {
	s := withBench(t)
	if a := s.get("/api/v1/cameras"); !strings.Contains(string(a.body), "No camera is plugged in") {
		t.Error(string(a.body))
	}
	s.start()
	s.until("play by hand", func(n snap) bool { return n.Can.ByHand && !n.Can.ThrowNow })
}

func TestAnIdNeverLeadsOutOfTheRigs(t *testing.T) {
	s := withBench(t)
	for _, id := range []string{"..", "../../etc/passwd", "/etc/passwd", "%00", strings.Repeat("a", 16), "chosen.json", "setup"} {
		for _, path := range []string{"/api/v1/rigs/%s/file", "/api/v1/setup/pictures/%s"} {
			if a := s.get(fmt.Sprintf(path, url.PathEscape(id))); a.status != 404 {
				t.Errorf(path+": %d %.60s", id, a.status, a.body)
			}
		}
	}
}

// full is an answer for which there is no room.
type full struct{ *httptest.ResponseRecorder }

func (full) Write([]byte) (int, error)       { return 0, errors.New("no room") }
func (full) WriteString(string) (int, error) { return 0, errors.New("no room") }

func TestARigThatIsNotSentWholeEndsItsConnection(t *testing.T) {
	folder, id := t.TempDir(), strings.Repeat("a1", 8)
	if err := os.Mkdir(filepath.Join(folder, id), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, id, "about.json"), []byte(`{"name":"Kitchen","made":"2026-11-25T12:00:00Z"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	s := withBenchIn(t, folder)
	path := "/api/v1/rigs/" + id + "/file"
	a := s.get(path)
	if _, params, err := mime.ParseMediaType(a.header.Get("Content-Disposition")); err != nil || params["filename"] != "quartermaster-rig-20261125-120000.zip" {
		t.Error(a.header, err)
	}
	if z, err := zip.NewReader(bytes.NewReader(a.body), int64(len(a.body))); err != nil || len(z.File) != 1 {
		t.Error(z, err)
	}
	req := httptest.NewRequest("GET", path, nil)
	req.Host = "localhost"
	s.bring(req)
	defer func() {
		if p := recover(); p != http.ErrAbortHandler {
			t.Error("half a rig is sent as a whole one:", p)
		}
	}()
	s.server.Handler().ServeHTTP(full{httptest.NewRecorder()}, req)
}
