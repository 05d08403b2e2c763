//go:build cgo

package walk

import (
	"context"
	"encoding/json"
	"errors"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/rigs"
	"quartermaster/companion/store"
	"quartermaster/games/all"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
	"quartermaster/vision"
	"quartermaster/vision/reader"
	casebook "quartermaster/vision/score"
	"quartermaster/vision/teach"
	"quartermaster/web"
	"quartermaster/web/page"
)

// homeTable is a table whose camera has not been set up: a drawn lid, over which a camera hangs that the page lists.
type homeTable struct {
	*httptest.Server
	camera  *camera.Simulated
	bench   *rigs.Bench
	devices *devices.Register
	folder  string
	made    atomic.Pointer[calibration.Rig] // by the calibration
}

const drawnCamera = "simulated:size=1280x960&edge=16"

func newHomeTable(t *testing.T) *homeTable {
	t.Helper()
	drawn, err := camera.NewSimulated(camera.Settings{Table: simulation.Options{Width: 1280, Height: 960, Edge: 16, Combat: "bold"}, Rate: 6, Still: true})
	if err != nil {
		t.Fatal(err)
	}
	h := &homeTable{camera: drawn, folder: t.TempDir()}
	house := rigs.NewHouse(
		func(context.Context) []camera.Found {
			return []camera.Found{{Address: drawnCamera, Kind: "simulated", Name: "Camera over the lid"}}
		},
		func(string) (vision.Source, error) { return drawn, nil },
	)
	h.bench = rigs.Open(rigs.Config{
		Table: "main", Folder: filepath.Join(h.folder, "rigs"), House: house, Board: realBoard,
		Reader: func(path string) rigs.Reader {
			rig, err := calibration.LoadRig(path)
			if err != nil {
				t.Error(err)
				return rigs.Reader{}
			}
			r, err := reader.New(rig)
			if err != nil {
				t.Error(err)
				return rigs.Reader{}
			}
			return rigs.Reader{Reader: r, State: func() (companion.ReaderState, *companion.Sentence) { return companion.ReaderReady, nil }}
		},
		RigCases: func(folder, _ string) (companion.Cases, error) {
			return casebook.OpenCases(filepath.Dir(folder), filepath.Base(folder), []byte("{}")), nil
		},
		Calibrate: func(ctx context.Context, path string) (*calibration.Rig, []string, error) {
			setup, err := calibration.LoadSetup(path)
			if err != nil {
				return nil, nil, err
			}
			rig, report, err := measure.Calibrate(ctx, setup, reader.Learn)
			if err != nil {
				return nil, nil, err
			}
			if err := measure.TeachFaces(setup, rig, teach.LearnFaces); err != nil {
				return nil, nil, err
			}
			h.made.Store(rig)
			return rig, report.Notes, nil
		},
	})
	with, err := h.bench.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	table, err := companion.Open(t.Context(), companion.Config{Games: all.Games(), Store: &store.Memory{}, Equipment: with})
	if err != nil {
		t.Fatal(err)
	}
	h.bench.Join(table)
	if h.devices, err = devices.Open("", nil, nil); err != nil {
		t.Fatal(err)
	}
	server, err := web.New(web.Config{
		Places:  []web.Place{{ID: "main", Table: table, Devices: h.devices, Bench: h.bench}},
		Archive: archive.New(archive.Config{House: &store.MemoryHouse{}, Games: all.Games()}), Games: all.Games(), Page: page.Files(),
	})
	if err != nil {
		t.Fatal(err)
	}
	h.Server = httptest.NewServer(server.Handler())
	t.Cleanup(func() {
		server.Close()
		h.CloseClientConnections()
		h.Server.Close()
		table.Close()
		h.bench.Close()
	})
	return h
}

// host opens the page on a device of the host.
func (h *homeTable) host(t *testing.T, l look) *tab {
	t.Helper()
	i, err := h.devices.Invite(devices.Host)
	if err != nil {
		t.Fatal(err)
	}
	return open(t, web.JoinLink(h.URL, "", i.Code), l)
}

// TestAListOfCamerasThatDoesNotComeIsSaid cuts the page off from the list: it says so instead of waiting without a word.
func TestAListOfCamerasThatDoesNotComeIsSaid(t *testing.T) {
	h := newHomeTable(t)
	p := h.host(t, look{size: tablet, lang: "en", apart: true})
	p.wait("document.querySelector('.setup-open')")
	eval[bool](p, `(window.fetch = ((real) => (to, how) => String(to).includes("/cameras") ? Promise.reject(new TypeError("cut off")) : real(to, how))(window.fetch), true)`)
	p.tap(".setup-open")
	p.wait(`document.querySelector(".setup-dark")?.textContent.includes("no connection")`)
}

// TestDiceThatCannotBeLookedForAreNotCalledMissing shows the dice before the corners are known: the page says what is missing, not
// that no dice lie there.
func TestDiceThatCannotBeLookedForAreNotCalledMissing(t *testing.T) {
	h := newHomeTable(t)
	p := h.host(t, look{size: tablet, lang: "en", long: true, apart: true})
	p.wait("document.querySelector('.setup-open')")
	p.tap(".setup-open")
	p.wait("document.querySelector('.setup-camera')")
	p.tap(".setup-camera")
	p.wait("document.querySelector('.setup-shot canvas')")
	if err := h.bench.BeginSetup(t.Context(), "", rigs.StepView); err != nil {
		t.Fatal(err)
	}
	if err := h.bench.Take(t.Context(), rigs.ForTeach); err != nil {
		t.Fatal(err)
	}
	if err := h.bench.Answer(h.bench.Setup(t.Context(), 0).Serial, rigs.StepDice, nil); err != nil {
		t.Fatal(err)
	}
	p.wait("document.querySelector('.setup-groups')")
	p.wait("document.querySelector('.setup-say .trouble').textContent")
	if said := text(p, ".setup-marks"); strings.Contains(said, "No dice were found") {
		t.Errorf("the page says: %s", said)
	}
	p.forgive()
}

// TestARefusalOfTheLensLeadsToTheLens says that a chessboard is used and brings no picture of one.
func TestARefusalOfTheLensLeadsToTheLens(t *testing.T) {
	h := newHomeTable(t)
	p := h.host(t, look{size: phone, lang: "pl", long: true, apart: true})
	p.wait("document.querySelector('.setup-open')")
	p.tap(".setup-open")
	p.wait("document.querySelector('.setup-camera')")
	p.tap(".setup-camera")
	p.wait("document.querySelector('.setup-shot canvas')")
	var said map[string]json.RawMessage
	if err := json.Unmarshal([]byte(`{"board":{"width_mm":290,"height_mm":290,"wall_mm":45},"die":{"edge_mm":16},"corners_px":[[280,80],[1050,80],[1050,850],[280,850]],
		"colours":[{"name":"red"}],"dice":[{"colour":"red","px":[500,500]}],"lens":{"columns":9,"rows":6,"square_mm":24}}`), &said); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(h.bench.BeginSetup(t.Context(), "", rigs.StepView), h.bench.Take(t.Context(), rigs.ForEmpty), h.bench.Take(t.Context(), rigs.ForTeach),
		h.bench.Answer(0, rigs.StepDice, said), h.bench.Calibrate()); err != nil {
		t.Fatal(err)
	}
	p.wait("document.querySelector('.refusal button')")
	p.tap(".refusal button")
	p.wait("document.querySelector('.p-setup').dataset.step === 'lens' && document.querySelector('.refusal')")
	p.forgive()
}
