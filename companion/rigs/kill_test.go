package rigs_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion/rigs"
)

// suffering names the data folder of the process that is killed.
const suffering = "QM_TEST_SUFFERING"

// A process that sets up, keeps, mends, renames, undoes and deletes rigs is killed again and again: each time what is on disk is
// the state before or after a step, and everything goes on.
func TestEveryStateOfCamerasAndRigsSurvivesAKill(t *testing.T) {
	if folder := os.Getenv(suffering); folder != "" {
		suffer(t, folder)
		return
	}
	folder := t.TempDir()
	rnd := rand.New(rand.NewPCG(1, 1))
	kept := 0
	for kill := 0; kill < 10 || kept == 0 && kill < 100; kill++ { // on a slow machine more are needed until something is kept
		cmd := exec.Command(os.Args[0], "-test.run=^TestEveryStateOfCamerasAndRigsSurvivesAKill$")
		cmd.Env = append(os.Environ(), suffering+"="+folder)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := out.Read(make([]byte, 1)); err != nil { // it has begun
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rnd.IntN(300)) * time.Millisecond) // when it is killed is by chance
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // it was killed
		kept += whole(t, folder)
	}
	if kept == 0 {
		t.Error("no rig was ever kept, so nothing was tried")
	}
}

// suffer does one thing after the other for ever.
func suffer(t *testing.T, folder string) {
	w := newWorkshop(t)
	at := w.open("main", folder, nil)
	fmt.Fprint(os.Stdout, ".")
	rnd := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	address := "v4l2:desk"
	for {
		if err := at.Choose(t.Context(), at.id(address)); err != nil {
			t.Fatal(err)
		}
		all, _, _ := at.Rigs()
		for _, r := range all {
			if rnd.IntN(3) == 0 || len(all) > 6 {
				if err := at.DeleteRig(t.Context(), r.ID); err != nil {
					t.Fatal(err)
				}
			} else if err := at.Rename(r.ID, fmt.Sprint("Rig ", rnd.IntN(100))); err != nil {
				t.Fatal(err)
			}
		}
		keep(t, at, "New")
		_ = at.UndoRig(t.Context()) // where there is one before
		goThrough(t, at)
	}
}

// whole checks what a killed process has left, and gives how many rigs are kept.
func whole(t *testing.T, folder string) int {
	t.Helper()
	at := newWorkshop(t).open("main", folder, nil)
	defer at.close()
	all, _, _ := at.Rigs()
	for _, r := range all {
		path := filepath.Join(folder, "rigs", r.ID)
		_, err1 := calibration.LoadRig(filepath.Join(path, "rig.json"))
		setup, err2 := calibration.LoadSetup(filepath.Join(path, "setup.json"))
		if err := errors.Join(err1, err2); err != nil {
			t.Fatal("a rig is not whole:", err)
		}
		if err := setup.LoadPictures(); err != nil {
			t.Fatal("its pictures are not:", err)
		}
	}
	if s := at.Setup(t.Context(), 0); s != nil {
		for _, p := range s.Pictures {
			if _, ok := at.Picture(p.ID); !ok {
				t.Fatal("a picture of the set-up is gone:", p.ID)
			}
		}
		if s.Calibration.State == rigs.IsRunning {
			t.Fatal("nobody calibrates any more")
		}
	}
	left, err := filepath.Glob(filepath.Join(folder, "rigs", ".*"))
	if err != nil || len(left) > 0 {
		t.Fatal("something half done is left:", left, err)
	}
	return len(all)
}
