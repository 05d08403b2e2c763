package companion_test

import (
	"sync/atomic"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
)

// restful is a camera that rests unless it is wanted.
type restful struct {
	*tabletest.Camera
	wanted atomic.Int64
}

func (r *restful) Want() { r.wanted.Add(1) }

func TestACameraIsWantedWhileAThrowIsAwaitedOrSomebodyLooks(t *testing.T) {
	camera := &restful{Camera: &tabletest.Camera{Kind: "test"}}
	table := open(t, func(c *companion.Config) { c.Source = camera })
	time.Sleep(1100 * time.Millisecond) // two rounds of those who watch the camera
	if n := camera.wanted.Load(); n != 0 {
		t.Fatal("it was wanted", n, "times before there was a game")
	}
	table.Frame()
	if n := camera.wanted.Load(); n != 1 {
		t.Fatal("it was wanted", n, "times when somebody looked")
	}
	begin(t, table) // the game waits for a throw
	for deadline := time.Now().Add(10 * time.Second); camera.wanted.Load() < 3; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("a throw is awaited, and the camera may rest")
		}
	}
}
