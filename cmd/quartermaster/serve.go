package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	calibrationcv "quartermaster/calibration/cv"
	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/games/all"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
	"quartermaster/vision/worker"
	"quartermaster/web"
	"quartermaster/web/page"
)

// serveOptions are what "quartermaster serve" is told.
type serveOptions struct {
	listen  string
	data    string
	camera  string
	rig     string
	hosts   []string
	cases   string
	metrics string
	record  string
	table   string
}

// newServe is "quartermaster serve": the table with its pages.
func newServe() *cobra.Command {
	var o serveOptions
	c := &cobra.Command{
		Use:   "serve",
		Short: "Serve the table to tablets and phones on this network",
		Long: `Serve the table to tablets and phones on this network.

Games are kept in the data folder and go on where they were, also after a power cut.
Without a camera, or in a build without OpenCV, everything is played by hand.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			diary := &web.Diary{}
			log := slog.New(slog.NewTextHandler(io.MultiWriter(cmd.ErrOrStderr(), diary), nil))
			return serve(ctx, o, cmd.OutOrStdout(), log, diary)
		},
	}
	c.Flags().StringVar(&o.listen, "listen", ":8321", "address to listen on")
	c.Flags().StringVar(&o.data, "data", "", "folder of the games and what was learned (a folder of this user, or /var/lib/quartermaster for root)")
	c.Flags().StringVar(&o.camera, "camera", "", "camera: simulated:, folder:PATH, upload: (none: by hand)")
	c.Flags().StringVar(&o.rig, "rig", "", "rig file of the camera, made by calibrate (for simulated: it is made by itself)")
	c.Flags().StringVar(&o.cases, "keep-cases", "", "`folder` in which throws that people put right are kept, for evaluate and calibrate --refine")
	c.Flags().StringSliceVar(&o.hosts, "open-host", nil, "further names by which devices may call this machine")
	c.Flags().StringVar(&o.metrics, "metrics", "", "address on which Prometheus may read metrics, without a session: such as 127.0.0.1:9321 (none: only the host's devices)")
	c.Flags().StringVar(&o.table, "table", tableID, "name of the table: small letters, figures and hyphens")
	recordFlag(c, &o.record)
	return c
}

// serve runs until ctx ends. Whatever fails while it runs is a state of the table; only what keeps it from beginning is an error.
func serve(ctx context.Context, o serveOptions, out io.Writer, log *slog.Logger, diary *web.Diary) (err error) {
	closing := func(what string, close func() error) {
		if e := close(); e != nil {
			log.Warn("closing", "what", what, "err", e)
		}
	}
	if !companion.TableName.MatchString(o.table) {
		return errors.New("--table is a name of small letters, figures and hyphens, at most 40")
	}
	if o.data, err = dataFolder(o.data); err != nil {
		return err
	}
	l, err := net.Listen("tcp", o.listen)
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w; another program may use it, choose another with --listen", o.listen, err)
	}
	defer l.Close() // Serve closes it too; then this finds nothing to close
	kept, err := openKept(ctx, o.data, o.record, log)
	if err != nil {
		return err
	}
	defer closing("record", kept.house.Close)

	cfg := companion.Config{Games: all.Games(), Store: kept.house.Table(o.table), Pictures: &store.Pictures{Folder: filepath.Join(o.data, "pictures")}, Notice: kept.notice, Log: log, Board: defaultBoard}
	if o.camera != "" {
		if cfg.Source, err = camera.Open(o.camera); err != nil {
			return err
		}
	}
	rig, reason := findRig(ctx, o, cfg.Source, log)
	if rig != "" {
		loaded, err := calibration.LoadRig(rig)
		if err != nil {
			return err
		}
		cfg.Board = boardOf(loaded)
		if cfg.Cases, err = casesOf(o.cases, rig); err != nil {
			return err
		}
		if camera.Streams(cfg.Source) {
			field := vision.FieldOf(loaded)
			cfg.Field = &field
		}
	}
	var watch *companion.Stopwatch
	if reason == nil {
		reader := worker.New(workerOptions(o.data, rig, log))
		defer closing("reader", reader.Close)
		watch = &companion.Stopwatch{Reader: reader}
		cfg.Reader, cfg.ReaderState = watch, stateOf(reader)
	}
	if cfg.NoReader = reason; reason != nil {
		log.Warn("no pictures are read", "why", reason.ID, "reason", reason.Args["Reason"])
	}
	table, err := companion.Open(ctx, cfg)
	if err != nil {
		return err
	}
	defer table.Close()
	kept.archive.Join(o.table, table)
	devices, err := companion.OpenDevices(filepath.Join(o.data, "devices.json"), nil, log)
	if err != nil {
		return err
	}
	reached := func() []string { return addresses(l.Addr()) }
	server, err := web.New(web.Config{Table: table, Archive: kept.archive, Devices: devices, Games: cfg.Games, Page: page.Files(), Hosts: ownNames(o.hosts), Log: log,
		Reading: watch, Diary: diary, Box: func() web.Box { return boxOf(os.DirFS("/sys"), o.data) },
		Address: func() string { return reached()[0] }})
	if err != nil {
		return err
	}
	if box, err := listenControl(o.data); err == nil {
		defer box.Close() // serveAside closes it too; then this finds nothing to close
		go serveAside(ctx, box, control(devices, reached))
	} else { // then a host that is lost is won back by a restart
		log.Warn("quartermaster pair will not reach this table", "err", err)
	}
	if o.metrics != "" {
		m, err := net.Listen("tcp", o.metrics)
		if err != nil {
			return fmt.Errorf("cannot listen on %s for metrics: %w; choose another with --metrics", o.metrics, err)
		}
		defer m.Close() // serveAside closes it too; then this finds nothing to close
		go serveAside(ctx, m, server.Metrics())
	}
	first, err := devices.Invite(companion.Host)
	if err != nil {
		return err
	}
	log.Info("serving", "listen", l.Addr().String(), "data", o.data, "camera", o.camera, "rig", rig)
	showLinks(out, links(reached(), first.Code))
	copied := make(chan struct{})
	go func() { defer close(copied); keepDaily(ctx, kept.archive, log) }()
	err = server.Serve(ctx, l)
	<-copied
	log.Info("ended", "err", err)
	return err
}

// tableID names a table that nobody has named.
const tableID = "main"

// defaultBoard is the floor on which dice are laid by hand where no rig says otherwise.
var defaultBoard = companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "white", "blue", "yellow", "black"}}

func boardOf(r *calibration.Rig) companion.Board {
	b := companion.Board{WidthMM: r.Board.WidthMM, HeightMM: r.Board.HeightMM, EdgeMM: r.Die.EdgeMM}
	for _, c := range r.Colours {
		b.Colours = append(b.Colours, c.Name)
	}
	return b
}

// dataPath is where everything is kept.
func dataPath(told string) (string, error) {
	dir := told
	if dir == "" && os.Getuid() == 0 {
		dir = "/var/lib/quartermaster"
	}
	if dir == "" {
		state := os.Getenv("XDG_STATE_HOME")
		if !filepath.IsAbs(state) { // the specification: a relative path is to be ignored
			home, err := os.UserHomeDir()
			if err != nil {
				return "", errors.New("this user has no home folder: say with --data where the games are to be kept")
			}
			state = filepath.Join(home, ".local", "state")
		}
		dir = filepath.Join(state, "quartermaster")
	}
	return filepath.Abs(dir)
}

// dataFolder is the data folder, made where it is missing.
func dataFolder(told string) (string, error) {
	dir, err := dataPath(told)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("the data folder cannot be made: %w; say another with --data", err)
	}
	return dir, nil
}

// findRig gives the path of the rig file, where there is one, and why no pictures can be read, where they cannot.
func findRig(ctx context.Context, o serveOptions, source vision.Source, log *slog.Logger) (path string, why *companion.Sentence) {
	simulated, ok := source.(*camera.Simulated)
	switch {
	case source == nil:
		no := companion.Say("no-camera")
		return "", &no
	case calibrationcv.OpenCV() == "":
		no := companion.Say("no-opencv")
		return o.rig, &no
	case o.rig != "":
		return o.rig, nil
	case !ok:
		no := companion.Say("no-rig")
		return "", &no
	}
	path, err := simulatedRig(ctx, simulated, o.camera, filepath.Join(o.data, "simulated"), log)
	if err != nil {
		return "", readerOff(err.Error())
	}
	return path, nil
}

// exists says whether a file is there.
func exists(path string) bool {
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}
