package companion_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

func TestAReaderThatFailsIsShownAndTheNextThrowWorks(t *testing.T) {
	var n atomic.Int64
	r := &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
		switch n.Add(1) {
		case 1:
			return vision.Reading{}, errors.New("the reader died")
		case 2:
			panic("a bug")
		case 3:
			return tabletest.Lie(tabletest.Die(0, "red", 9, 0, 0), tabletest.Die(0, "red", 1, 0, 0)), nil
		case 4:
			return vision.Reading{Dice: []vision.Die{{Pose: "upside down"}}}, nil
		case 5:
			return vision.Reading{Questions: []vision.Question{{Kind: "value", Dice: []int{5}}}}, nil
		}
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, r })
	begin(t, table)
	last := ""
	for _, id := range []string{"picture-unread", "picture-unread", "reading-odd", "reading-odd", "reading-odd"} {
		if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
			t.Fatal(err)
		}
		s := tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool {
			return s.Sighting != nil && s.Sighting.State == companion.IsFailed && s.Sighting.ID != last
		})
		if last = s.Sighting.ID; s.Sighting.Error.ID != id {
			t.Fatalf("%+v", s.Sighting.Error)
		}
	}
	firstThrow(t, table)
}

func TestAReaderThatHangsIsGivenUpAndTheNextThrowWorks(t *testing.T) {
	var n atomic.Int64
	free := make(chan struct{})
	r := &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
		if n.Add(1) == 1 {
			<-free // deaf to its context, as OpenCV is
		}
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader, c.ReadTime = &tabletest.Camera{Kind: "simulated"}, r, 200*time.Millisecond
	})
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool {
		return s.Sighting != nil && s.Sighting.State == companion.IsFailed
	})
	if s.Sighting.Error.ID != "reader-silent" {
		t.Fatalf("%+v", s.Sighting.Error)
	}
	if s, err := table.Answer(t.Context(), tablet, 1, weight(3)); err != nil || load(s) != 3 {
		t.Fatal("play goes on by hand meanwhile", err)
	}
	close(free)
	if err := table.Throw(t.Context(), 2, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 3 && load(s) == 13 })
}

func TestDiceThatNeverComeToRestAreGivenUp(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader, c.ReadTime = tabletest.Hanging{Camera: &tabletest.Camera{Kind: "simulated"}}, reads(clean), 100*time.Millisecond
	})
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool {
		return s.Sighting != nil && s.Sighting.State == companion.IsFailed
	})
}

func TestALostCameraIsAStateAndPlayGoesOnByHand(t *testing.T) {
	camera := &tabletest.Camera{Kind: "v4l2"}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = camera, reads(clean) })
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live && s.Can.ThrowNow })
	camera.Lose("the cable is out")
	s := tabletest.Until(t, table, "the loss", func(s *companion.Snapshot) bool { return !s.Camera.Live })
	if s.Camera.Reason.Text != "the cable is out" || s.Can.ThrowNow || !s.Can.ByHand {
		t.Fatalf("%+v", s.Camera)
	}
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	camera.Lose("")
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live && s.Can.ThrowNow })
}
