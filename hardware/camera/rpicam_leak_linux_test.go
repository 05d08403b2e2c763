package camera

import (
	"os"
	"syscall"
	"testing"

	"go.uber.org/goleak"

	"quartermaster/hardware/camera/mjpeg"
)

func TestNoProcessOrFileIsLeftAfterManyLosses(t *testing.T) {
	defer goleak.VerifyNone(t)
	before := openFiles(t)
	for range 8 { // what one loss leaves behind, eight leave eight times
		if err := played("half").run(t.Context(), taker{frame: func(mjpeg.Frame) {}, broken: func(uint64) {}}); err == nil {
			t.Fatal("it did not end by itself")
		}
	}
	if after := openFiles(t); after > before+2 {
		t.Error(before, "open files before, and", after, "after")
	}
	if _, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil); err != syscall.ECHILD {
		t.Error("a child is left:", err)
	}
}

func openFiles(t *testing.T) int {
	t.Helper()
	all, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}
