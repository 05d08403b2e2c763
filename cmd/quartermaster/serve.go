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
	"sync"
	"syscall"

	"github.com/spf13/cobra"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/games/all"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
	"quartermaster/vision/worker/confine"
	"quartermaster/web"
	"quartermaster/web/page"
)

// serveOptions are what "quartermaster serve" is told.
type serveOptions struct {
	listen  []string // the first that can be had is listened on
	secure  string   // where to listen for TLS; "": on the usual port, "none": nowhere
	data    string
	tables  []string // the names of the tables
	cameras []string
	ports   []int
	rigs    []string
	hosts   []string
	proxies []string // whose headers on who calls are believed
	cases   string
	metrics string
	login   string // a file for the machine's login screen; "": none
	avahi   string // a service file of Avahi's; "": none
	record  string
}

// newServe is "quartermaster serve": the table with its pages.
func newServe() *cobra.Command {
	var o serveOptions
	c := &cobra.Command{
		Use:   "serve",
		Short: "Serve the table to tablets and phones on this network",
		Long: `Serve the table to tablets and phones on this network.

Games are kept in the data folder and go on where they were, also after a power cut.
Without a camera, or in a build without OpenCV, everything is played by hand.

Several tables, as on a club's evening, are named each with --table; each has its own game, camera, devices and host.
Whoever was let in at one may look on at the others. The host of the first looks after people and copies:

  quartermaster serve --table window --table door --camera upload: --camera door=folder:/srv/pictures --rig door=/srv/door.json`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			diary := &web.Diary{}
			log := slog.New(slog.NewTextHandler(io.MultiWriter(cmd.ErrOrStderr(), diary), nil))
			return serve(ctx, o, cmd.OutOrStdout(), log, diary)
		},
	}
	c.Flags().StringSliceVar(&o.listen, "listen", []string{":8321"}, "address to listen on; of several, the first that no other program uses")
	c.Flags().StringVar(&o.secure, "listen-tls", "", "address to listen on over HTTPS, which phones that are cameras need (port 8322, or 443 if --listen uses port 80; none: off)")
	c.Flags().StringVar(&o.data, "data", "", "folder of the games and what was learned (a folder of this user, or /var/lib/quartermaster for root)")
	c.Flags().StringArrayVar(&o.cameras, "camera", nil, "camera: simulated:, folder:PATH, upload:, phone:, rpicam:, v4l2:, http://… (none: by hand); for another table than the first: NAME=…")
	c.Flags().IntSliceVar(&o.ports, "camera-port", nil, "port of this machine on which a network camera may be, such as go2rtc's 1984")
	c.Flags().StringArrayVar(&o.rigs, "rig", nil, "rig file of the camera, made by calibrate (for simulated: it is made by itself); for another table than the first: NAME=…")
	c.Flags().StringVar(&o.cases, "keep-cases", "", "`folder` in which throws that people put right are kept, for evaluate and calibrate --refine")
	c.Flags().StringSliceVar(&o.hosts, "open-host", nil, "other names under which devices may reach this machine")
	c.Flags().StringSliceVar(&o.proxies, "trusted-proxy", nil, "address of a proxy that adds HTTPS, such as 127.0.0.1: its X-Forwarded-For and X-Forwarded-Proto are believed (none: nobody's are)")
	c.Flags().StringVar(&o.metrics, "metrics", "", "address on which Prometheus may read metrics, without a session: such as 127.0.0.1:9321 (none: only the host's devices)")
	c.Flags().StringArrayVar(&o.tables, "table", []string{tableID}, "name of the table: small letters, digits and hyphens; once for each table")
	c.Flags().StringVar(&o.login, "login-screen", "", "`file` in which a login screen finds address and QR code while nobody is host, such as /run/quartermaster.issue (none: no file)")
	c.Flags().StringVar(&o.avahi, "avahi-service", "", "service `file` of Avahi that gets the port of the page, such as /etc/avahi/services/quartermaster.service (none: no file)")
	recordFlag(c, &o.record)
	return c
}

// closing closes what was opened; at the end only the log is there to be told that it failed.
func closing(log *slog.Logger, what string, close func() error) {
	if err := close(); err != nil {
		log.Warn("closing", "what", what, "err", err)
	}
}

// serve runs until ctx ends. Whatever fails while it runs is a state of the table; only what keeps it from beginning is an error.
func serve(ctx context.Context, o serveOptions, out io.Writer, log *slog.Logger, diary *web.Diary) (err error) {
	panel.ThisMachine() // it must be the first to open anything
	if o.data, err = dataFolder(o.data); err != nil {
		return err
	}
	tables, err := tablesOf(o)
	if err != nil {
		return err
	}
	proxies, err := proxiesOf(o.proxies)
	if err != nil {
		return err
	}
	release, err := lockFolder(o.data, log)
	if err != nil {
		return err
	}
	defer release()
	l, at, err := listenFirst(o.listen, log)
	if err != nil {
		return err
	}
	defer l.Close() // Serve closes it too; then this finds nothing to close
	secure := listenSecure(o, at, log)
	defer secure.close()
	if err := confine.DropAmbientCapabilities(); err != nil { // no child opens a port
		log.Warn("processes started here inherit this process's rights", "err", err)
	}
	kept, err := openToServe(ctx, o.data, o.record, log)
	if err != nil {
		return err
	}
	defer closing(log, "record", kept.house.Close)
	if at != o.listen[0] {
		kept.worry(companion.Say("port-taken", "Wanted", portName(o.listen[0]), "Used", portName(at)))
	}
	var places []web.Place
	house := rigs.NewHouse(camera.List, func(address string) (vision.Source, error) { return camera.Open(address, o.ports...) })
	for _, t := range tables {
		log := log
		if len(tables) > 1 {
			log = log.With("table", t.name)
		}
		p, closeTable, err := openTable(ctx, t, house, kept, log)
		defer closeTable()
		if err != nil {
			return err
		}
		places = append(places, p)
	}
	reached := func() []string { return addresses(l.Addr()) }
	server, err := web.New(web.Config{Places: places, Archive: kept.archive, Games: all.Games(), Page: page.Files(), Hosts: ownNames(o.hosts), Proxies: proxies, Log: log, Worries: kept.worries,
		Diary: diary, Box: func() web.Box { return boxOf(checkup.This(), o.data) },
		Address: func() string { return reached()[0] }, SecurePort: secure.port(),
		Examine: examining(o, tables, func() []web.Place { return places }, l.Addr().String(), secure.address(), kept.worries)})
	if err != nil {
		return err
	}
	codes := &hostCodes{}
	if box, err := listenControl(o.data); err == nil {
		defer box.Close() // serveAside closes it too; then this finds nothing to close
		go serveAside(ctx, box, control(places, reached, server, codes))
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
	announce(o.avahi, l.Addr(), log)
	log.Info("serving", "listen", l.Addr().String(), "tls", secure.address(), "data", o.data, "tables", len(places))
	for _, p := range places {
		go showCodes(ctx, out, codes, places, p, reached)
	}
	err = until(ctx, func(ctx context.Context) error { return server.Serve(ctx, l) },
		func(ctx context.Context) { secure.serve(ctx, server, log) }, kept.keepWhole,
		func(ctx context.Context) {
			loginScreen(ctx, o.login, codes, places, func() []string { return networkAddresses(l.Addr()) }, log)
		},
		func(ctx context.Context) { heartOf(l.Addr(), places, kept, log).beatForSystemd(ctx) })
	log.Info("ended", "err", err)
	return err
}

// until calls main and, beside it, others. Their context ends when main returns, also when it failed; then until waits for them.
func until(ctx context.Context, main func(context.Context) error, others ...func(context.Context)) error {
	ctx, end := context.WithCancel(ctx)
	var beside sync.WaitGroup
	defer beside.Wait()
	defer end()
	for _, other := range others {
		beside.Go(func() { other(ctx) })
	}
	return main(ctx)
}

// tableID names a table that nobody has named.
const tableID = "main"

// defaultBoard is the floor on which dice are laid by hand where no rig says otherwise.
var defaultBoard = companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "white", "blue", "yellow", "black"}}

// exists says whether a file is there.
func exists(path string) bool {
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}
