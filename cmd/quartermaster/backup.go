package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/games/all"
	"quartermaster/web/words"
)

const whileServing = "While the table is served, use its page instead: people and games."

// newBackup is "quartermaster backup": a copy of everything in one file.
func newBackup() *cobra.Command {
	var data source
	c := &cobra.Command{
		Use:   "backup FILE",
		Short: "Write a copy of all games and people into a file",
		Long:  "Write a copy of all games and people into a file, which \"restore\" brings back here or on another machine.\n" + whileServing,
		Args:  cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withKept(cmd, data, func(ctx context.Context, k *kept) error {
				return newFile(args[0], func(w io.Writer) error { return k.archive.WriteTo(ctx, w) })
			})
		},
	}
	dataFlag(c, &data)
	return c
}

// newRestore is "quartermaster restore": a copy brought back.
func newRestore() *cobra.Command {
	var data source
	c := &cobra.Command{
		Use:   "restore FILE",
		Short: "Put a copy made by \"backup\" in place of all games and people",
		Long:  "Put a copy made by \"backup\" in place of all games and people. What is there now is kept as a copy first.\n" + whileServing,
		Args:  cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withKept(cmd, data, func(ctx context.Context, k *kept) error {
				f, err := os.Open(args[0])
				if err != nil {
					return err
				}
				defer f.Close()
				head, err := k.archive.Restore(ctx, bufio.NewReader(f))
				if err != nil {
					return inWords(err)
				}
				fmt.Fprintf(cmd.OutOrStdout(), "Brought back %d steps of %d tables, as they were on %s.\n", head.Steps, head.Tables, head.Made.Local().Format("2 January 2006, 15:04"))
				return nil
			})
		},
	}
	dataFlag(c, &data)
	return c
}

// newExport is "quartermaster export": finished games for other programs.
func newExport() *cobra.Command {
	var data source
	var lang string
	c := &cobra.Command{
		Use:   "export FILE.json|FILE.csv|FILE.bgsplay",
		Short: "Write the finished games for other programs (.bgsplay: the app BG Stats)",
		Long:  "Write the finished games for other programs: .json everything, .csv a line for each person and game, .bgsplay for the app BG Stats.\n" + whileServing,
		Args:  cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withKept(cmd, data, func(ctx context.Context, k *kept) error {
				people, err := k.archive.People().List(ctx)
				if err != nil {
					return err
				}
				played, err := k.archive.History(ctx)
				if err != nil {
					return err
				}
				translator, err := words.New(all.Games())
				if err != nil {
					return err
				}
				told := archive.NewExport(people, played)
				name := func(id string) string { return translator.Name(lang, id) }
				var write func(io.Writer) error
				switch filepath.Ext(args[0]) {
				case ".json":
					write = told.WriteJSON
				case ".csv":
					write = func(w io.Writer) error { return told.WriteCSV(w, name) }
				case ".bgsplay":
					write = func(w io.Writer) error { return told.WriteBGStats(w, name, time.Local) }
				default:
					return fmt.Errorf("%s: the name of the file must end in .json, .csv or .bgsplay", args[0])
				}
				return newFile(args[0], write)
			})
		},
	}
	dataFlag(c, &data)
	c.Flags().StringVar(&lang, "lang", "en", "language of the games' names: en, pl")
	return c
}

// source is where the games are.
type source struct{ data, record string }

func dataFlag(c *cobra.Command, s *source) {
	c.Flags().StringVar(&s.data, "data", "", "folder of the games, as given to serve")
	recordFlag(c, &s.record)
}

// recordFlag is the one setting that puts the record on a server.
func recordFlag(c *cobra.Command, record *string) {
	c.Flags().StringVar(record, "record", os.Getenv("QUARTERMASTER_RECORD"), "PostgreSQL server of the games, postgres://user@host/database (none: a file in the data folder); a password is better told in QUARTERMASTER_RECORD")
	c.Flags().Lookup("record").DefValue = "" // it may hold a password
}

// withKept opens the games for one command. A record that cannot be read is set aside as serve does it, and said.
func withKept(cmd *cobra.Command, s source, do func(context.Context, *kept) error) (err error) {
	dir, err := dataFolder(s.data)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(cmd.ErrOrStderr(), &slog.HandlerOptions{Level: slog.LevelWarn}))
	release, err := lockFolder(dir, log)
	if err != nil {
		return err
	}
	defer release()
	k, err := openKept(cmd.Context(), dir, s.record, log)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, k.house.Close()) }()
	return do(cmd.Context(), k)
}

// newFile writes a file that did not exist before, whole or not at all.
func newFile(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return fmt.Errorf("%s exists already: choose another name", path)
	}
	if err != nil {
		return err
	}
	if err := errors.Join(write(f), f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}

// inWords says a refusal as people read it.
func inWords(err error) error {
	var r *companion.Refused
	if !errors.As(err, &r) {
		return err
	}
	translator, failed := words.New(all.Games())
	if failed != nil {
		return errors.Join(err, failed)
	}
	return errors.New(translator.Sentence(words.Languages[0], "", r.Why))
}
