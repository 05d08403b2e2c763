package rigs_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
)

func TestRigsAreRenamedChosenUndoneDeletedAndPacked(t *testing.T) {
	w, folder := newWorkshop(t), t.TempDir()
	at := w.open("main", folder, nil)
	defer at.close()
	if err := at.ChooseNetwork(t.Context(), "http://ola:secret@192.168.1.20/video"); err != nil {
		t.Fatal(err)
	}
	one, two := keep(t, at, "One"), keep(t, at, "Two")
	chosen := func(want string) {
		t.Helper()
		all, _, _ := at.Rigs()
		for _, r := range all {
			if r.Chosen != (r.ID == want) {
				t.Errorf("%s is chosen: %v", r.Name, r.Chosen)
			}
		}
	}
	chosen(two)
	if err := at.UndoRig(t.Context()); err != nil {
		t.Fatal(err)
	}
	chosen(one)
	if err := errors.Join(at.UndoRig(t.Context()), at.ChooseRig(t.Context(), one), at.Rename(two, " Living  room ")); err != nil {
		t.Fatal(err)
	}
	chosen(one)
	if k, _ := at.Kept(two); k.Name != "Living room" {
		t.Error(k.Name)
	}
	for what, err := range map[string]error{"rig-name": at.Rename(two, "  "), "rig-gone": at.ChooseRig(t.Context(), "0123456789abcdef")} {
		if refusedWith(err) != what {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, odd := range []string{"..", "../../etc", "", "0123456789ABCDEF", "x"} {
		if refusedWith(at.ChooseRig(t.Context(), odd)) != "rig-gone" || refusedWith(at.DeleteRig(t.Context(), odd)) != "rig-gone" || refusedWith(at.Pack(odd, io.Discard)) != "rig-gone" {
			t.Errorf("%q is taken for a rig", odd)
		}
	}
	throws := filepath.Join(folder, "rigs", two, "cases", "throws")
	if err := errors.Join(os.MkdirAll(throws, 0o700), os.WriteFile(filepath.Join(throws, "test1.jpg"), photograph(), 0o600)); err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	if err := at.Pack(two, &packed); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(packed.Bytes()), int64(packed.Len()))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(in)
		if err != nil || bytes.Contains(data, []byte("secret")) {
			t.Errorf("%s tells the password, or cannot be read: %v", f.Name, err)
		}
	}
	if got := strings.Join(names, " "); got != "cases/throws/test1.jpg empty-01.jpg rig.json setup.json teach-01.jpg about.json" {
		t.Error(got)
	}
	if err := at.DeleteRig(t.Context(), one); err != nil {
		t.Fatal(err)
	}
	if all, undo, _ := at.Rigs(); len(all) != 1 || all[0].Chosen || undo && all[0].ID != two {
		t.Errorf("%+v", all)
	}
	if c := at.game.Camera(); c.Reader != companion.ReaderNone || c.ReaderReason.ID != "no-rig" {
		t.Errorf("%+v", c)
	}
}

func TestARigOfAnotherCameraOrSizeIsRefused(t *testing.T) {
	for _, address := range []string{"v4l2:desk", "phone:"} {
		t.Run(address, func(t *testing.T) { anotherCameraOrSize(t, address) })
	}
}

func anotherCameraOrSize(t *testing.T, address string) {
	w := newWorkshop(t)
	w.cameras["phone:"] = &lens{address: "phone:", photo: photograph(), size: [2]int{width, height}}
	at := w.open("main", t.TempDir(), nil)
	defer at.close()
	if err := at.Choose(t.Context(), at.id(address)); err != nil {
		t.Fatal(err)
	}
	id := keep(t, at, "Kept")
	if err := at.Choose(t.Context(), at.id("v4l2:lamp")); err != nil {
		t.Fatal(err)
	}
	if c := at.game.Camera(); c.Reader != companion.ReaderNone || c.ReaderReason.ID != "rig-other-camera" {
		t.Errorf("%+v", c)
	}
	if err := at.ChooseRig(t.Context(), id); refusedWith(err) != "rig-other-camera" {
		t.Error(err)
	}
	desk := w.cameras[address]
	for why, size := range map[string][2]int{"rig-other-size": {640, 480}, "rig-turned": {height, width}} {
		desk.mu.Lock()
		desk.size = size
		desk.mu.Unlock()
		if err := at.Choose(t.Context(), at.id(address)); err != nil {
			t.Fatal(err)
		}
		if c := at.game.Camera(); c.Reader != companion.ReaderNone || c.ReaderReason.ID != why {
			t.Errorf("%v: %+v", size, c)
		}
		if err := at.ChooseRig(t.Context(), id); refusedWith(err) != why {
			t.Errorf("%v: %v", size, err)
		}
	}
}

func TestACameraThatAnotherTableHasIsNamedSo(t *testing.T) {
	w := newWorkshop(t)
	one, other := w.open("window", t.TempDir(), nil), w.open("door", t.TempDir(), nil)
	defer one.close()
	defer other.close()
	if err := one.Choose(t.Context(), one.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	id := other.id("v4l2:desk")
	if err := other.Choose(t.Context(), id); refusedWith(err) != "camera-of-table" {
		t.Error(err)
	}
	if _, ok := other.Frame(t.Context(), id, 0); ok {
		t.Error("the other table looks through it")
	}
	all, _ := other.Cameras(t.Context())
	if all[0].HeldBy != "window" || all[1].HeldBy != "" {
		t.Errorf("%+v", all)
	}
	if f, ok := other.Frame(t.Context(), other.id("v4l2:lamp"), 0); !ok || f.Serial == 0 {
		t.Error("nobody has the other camera, and it shows no picture")
	}
	if err := one.Choose(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(other.Choose(t.Context(), id), one.Choose(t.Context(), one.id("v4l2:lamp"))); err != nil {
		t.Error("it is free:", err)
	}
}

func TestTheCommandLineWinsAndSaysSo(t *testing.T) {
	w := newWorkshop(t)
	path := filepath.Join(t.TempDir(), "rig.json")
	if err := goodRig("flag").Save(path); err != nil {
		t.Fatal(err)
	}
	at := w.open("main", t.TempDir(), func(c *rigs.Config) { c.CameraFlag, c.RigFlag = "v4l2:desk", path })
	defer at.close()
	if at.game.Snapshot().Board.WidthMM != 400 || at.game.Camera().Reader != companion.ReaderReady {
		t.Error("it is not followed")
	}
	for want, err := range map[string]error{
		"camera-by-flag": errors.Join(at.Choose(t.Context(), at.id("v4l2:lamp")), at.ChooseNetwork(t.Context(), "http://192.168.1.20/")),
		"rig-by-flag":    at.ChooseRig(t.Context(), "0123456789abcdef"),
	} {
		if refusedWith(err) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	_, camera := at.Cameras(t.Context())
	_, _, rig := at.Rigs()
	if !camera || !rig {
		t.Error("it does not say so")
	}
}

func TestOnlyAnAddressOfANetworkCameraIsTakenFromAPage(t *testing.T) {
	at := newWorkshop(t).open("main", t.TempDir(), nil)
	defer at.close()
	for _, address := range []string{"folder:/etc", "file:///etc/passwd", "simulated:", "rpicam:", "v4l2:../../dev/sda", "http://", "", "192.168.1.20", "http:192.168.1.20"} {
		if err := at.ChooseNetwork(t.Context(), address); refusedWith(err) != "camera-address" {
			t.Errorf("%q: %v", address, err)
		}
	}
	if at.game.Camera().Kind != "none" {
		t.Error("a camera was taken on")
	}
}
