package main

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/score"
	"quartermaster/vision/worker"
)

// rigsFolder is where the kept rigs of a table are, in its folder.
const rigsFolder = "rigs"

// mostLearned is how many throws a kept rig keeps to learn from. With pictures of 2 megapixels they take some 30 MB.
const mostLearned = 60

// benchConfig says how a table's cameras and rigs are used. What the command line names wins.
func benchConfig(o tableOptions, house *rigs.House, watch *companion.Stopwatch, log *slog.Logger) rigs.Config {
	c := rigs.Config{
		Table: o.name, Folder: filepath.Join(o.folder, rigsFolder), House: house, CameraFlag: o.camera, RigFlag: o.rig, Board: defaultBoard, Log: log,
		Cases: func(rig string) (companion.Cases, error) { return casesOf(o.cases, rig) },
		RigCases: func(folder, rig string) (companion.Cases, error) {
			data, err := os.ReadFile(rig)
			if err != nil {
				return nil, err
			}
			return score.OpenNewest(filepath.Dir(folder), filepath.Base(folder), data, mostLearned), nil
		},
	}
	if opencv.Version() == "" {
		no := companion.Say("no-opencv")
		c.NoReader = &no
		return c
	}
	c.AutoRig = func(ctx context.Context, source vision.Source, address string) (string, error) {
		simulated, ok := source.(*camera.Simulated)
		if !ok {
			return "", nil
		}
		return simulatedRig(ctx, simulated, address, filepath.Join(o.folder, "simulated"), log)
	}
	c.Calibrate = calibrateChild
	c.Refine = refineChild
	c.Reader = func(rig string) rigs.Reader {
		client := worker.New(workerOptions(o.folder, rig, log))
		return rigs.Reader{Reader: watch.Watch(client), State: stateOf(client)}
	}
	return c
}
