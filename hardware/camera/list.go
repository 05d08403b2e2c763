package camera

import (
	"context"

	"quartermaster/hardware/camera/v4l2"
)

// Found is a camera that is plugged in.
type Found struct {
	Address string // as Open takes it; it stays the same after a restart, and for a webcam in another socket
	Kind    string
	Name    string // the product's name, or the name that the camera reports
}

// List returns the cameras that are plugged into this machine.
func List(ctx context.Context) []Found { return list(ctx, systemTools(), v4l2.List) }

func list(ctx context.Context, t tools, webcams func() []v4l2.Listed) (all []Found) {
	ribbon, _ := listPiCameras(ctx, t) // where the program is missing there is no such camera
	for _, c := range ribbon {
		all = append(all, Found{"rpicam:" + c.ID, "rpicam", c.Name()})
	}
	for _, c := range webcams() {
		all = append(all, Found{"v4l2:" + c.ID, "v4l2", c.Card})
	}
	return all
}
