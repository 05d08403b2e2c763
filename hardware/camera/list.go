package camera

import (
	"context"

	"quartermaster/hardware/camera/v4l2"
)

// Found is a camera that is plugged in.
type Found struct {
	Address string // as Open takes it: the same after a restart, and for a webcam in another socket
	Kind    string
	Name    string // what it is called in the shop, or calls itself
}

// List gives the cameras that are plugged into this machine. A machine without any gives none.
func List(ctx context.Context) []Found { return list(ctx, systemTools(), v4l2.List) }

func list(ctx context.Context, t tools, webcams func() []v4l2.Listed) (all []Found) {
	ribbon, _ := listPiCameras(ctx, t) // without the program there is no such camera
	for _, c := range ribbon {
		all = append(all, Found{"rpicam:" + c.ID, "rpicam", c.Name()})
	}
	for _, c := range webcams() {
		all = append(all, Found{"v4l2:" + c.ID, "v4l2", c.Card})
	}
	return all
}
