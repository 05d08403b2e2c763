package main

import (
	"context"
	"errors"
	"log/slog"

	"quartermaster/hardware/camera"
)

// simulatedRig gives the rig file of a simulated table: it is calibrated as any other, once, and kept.
func simulatedRig(ctx context.Context, s *camera.Simulated, address, folder string, log *slog.Logger) (string, error) {
	return "", errors.New("no rig")
}
