//go:build cgo && linux

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// childArgs is the variable that turns this test program into "quartermaster read"; its value is a JSON list.
const childArgs = "QM_READ_IN_A_PROCESS_OF_ITS_OWN"

// TestReadInAProcessOfItsOwn is the command in a child of the tests below; by itself it has nothing to do.
func TestReadInAProcessOfItsOwn(t *testing.T) {
	text := os.Getenv(childArgs)
	if text == "" {
		return
	}
	var args []string
	if err := json.Unmarshal([]byte(text), &args); err != nil {
		t.Fatal(err)
	}
	root := newRoot()
	root.SetArgs(append([]string{"read"}, args...))
	root.SetOut(os.Stdout)
	if err := root.ExecuteContext(t.Context()); err != nil && err != exitStatus(1) {
		t.Fatal(err)
	}
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	fmt.Printf("%s\n", peak.Find(status))
}

// peak is the most memory that a process has held. What wait gives would be no less than the parent's.
var peak = regexp.MustCompile(`VmHWM:\s+(\d+) kB`)

// mostMemory is the most memory that reading took, in bytes, with what was printed.
func mostMemory(t *testing.T, args ...string) (int64, string) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(args)
	if err != nil {
		t.Fatal(err)
	}
	child := exec.CommandContext(t.Context(), program, "-test.run=^TestReadInAProcessOfItsOwn$")
	child.Env = append(os.Environ(), childArgs+"="+string(text))
	out, err := child.Output()
	if err != nil {
		t.Fatalf("%v: %.2000s", err, out)
	}
	kb, err := strconv.ParseInt(string(append(peak.FindSubmatch(out), nil, nil)[1]), 10, 64)
	if err != nil {
		t.Fatalf("the child does not say what it took: %.2000s", out)
	}
	return kb << 10, string(out)
}

// The bounds that are kept, beyond what a small picture takes.
const (
	otherSizeMB = 16  // a picture of another size, of however many pixels
	largeFileMB = 144 // a file of 64 MB, which OpenCV copies
	leakMB      = 20  // 45 more pictures; each takes 0.6 MB decoded
)

func TestMemoryIsBoundedWhateverThePicture(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	data := asJPEG(drawnPicture(51, drawnThrow...))
	good := writeFile(t, "good.jpg", data)
	// A JPEG may carry any amount of remarks: this one is whole, of the rig's size, and of nearly 64 MB.
	remark := append([]byte{0xff, 0xfe, 0xff, 0xff}, make([]byte, 0xffff-2)...)
	stuffed := slices.Clone(data[:2])
	for len(stuffed) < largestPicture-len(data)-len(remark) {
		stuffed = append(stuffed, remark...)
	}
	stuffed = append(stuffed, data[2:]...)
	base, _ := mostMemory(t, "--rig", rig, good)
	for _, c := range []struct {
		name    string
		picture string
		mb      int64
		want    string
	}{
		{"a JPEG of 40 megapixels", writeFile(t, "huge.jpg", hugeJPEG(8000, 5000)), otherSizeMB, "8000x5000 pixels"},
		{"a JPEG of 600 megapixels", writeFile(t, "gigantic.jpg", hugeJPEG(30000, 20000)), otherSizeMB, "30000x20000 pixels"},
		{"a JPEG with 64 MB of remarks", writeFile(t, "stuffed.jpg", stuffed), largeFileMB, `"dice":[{`},
	} {
		t.Run(c.name, func(t *testing.T) {
			most, out := mostMemory(t, "--rig", rig, good, c.picture)
			lines := strings.Split(out, "\n")
			if len(lines) < 2 || !strings.Contains(lines[1], c.want) {
				t.Errorf("it is told %.300q, want %q", lines, c.want)
			}
			t.Logf("%d MB, a small picture %d MB", most>>20, base>>20)
			if bound := c.mb * raceFactor; (most-base)>>20 > bound {
				t.Errorf("it takes %d MB more than a small picture, the bound is %d", (most-base)>>20, bound)
			}
		})
	}
}

func TestReadingManyPicturesTakesNoMoreMemoryThanReadingFew(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	data := asJPEG(drawnPicture(52, drawnThrow...))
	spoiled := bytes.Clone(data)
	for i := len(spoiled) / 2; i < len(spoiled)/2+400; i++ {
		spoiled[i] = byte(i % 251)
	}
	pictures := []string{
		writeFile(t, "good.jpg", data), writeFile(t, "half.jpg", data[:len(data)/2]), writeFile(t, "spoiled.jpg", spoiled),
		writeFile(t, "good.png", asPNG(drawnPicture(53, drawnThrow...))), writeFile(t, "grey.jpg", hugeJPEG(drawnWidth, drawnHeight)),
	}
	args := []string{"--rig", rig, "--resolve", "sevenseas"}
	few, _ := mostMemory(t, append(args, slices.Repeat(pictures, 3)...)...)
	many, out := mostMemory(t, append(args, slices.Repeat(pictures, 12)...)...)
	if lines := strings.Count(out, `"picture":`); lines != 60 {
		t.Errorf("%d lines of 60 pictures", lines)
	}
	t.Logf("15 pictures: %d MB, 60: %d MB", few>>20, many>>20)
	if bound := int64(leakMB * raceFactor); (many-few)>>20 > bound {
		t.Errorf("60 pictures take %d MB more than 15, the bound is %d", (many-few)>>20, bound)
	}
}
