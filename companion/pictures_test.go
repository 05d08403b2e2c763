package companion

import (
	"fmt"
	"runtime"
	"testing"
	"weak"
)

func TestOnlyTheNewestPicturesAreHeld(t *testing.T) {
	var r recent
	var made []weak.Pointer[byte]
	for n := range 3 * mostPictures {
		jpeg := make([]byte, 1<<10)
		made = append(made, weak.Make(&jpeg[0]))
		r.add(fmt.Sprint(n), jpeg)
		runtime.GC()
		held := 0
		for _, p := range made {
			if p.Value() != nil {
				held++
			}
		}
		if want := min(n+1, mostPictures); held != want || len(r.held) != want {
			t.Fatalf("after %d pictures %d are in memory, and %d of them can be asked for, want %d", n+1, held, len(r.held), want)
		}
	}
	if r.get("15") != nil || r.get("16") == nil {
		t.Error("the newest 8 are 16 to 23")
	}
}
