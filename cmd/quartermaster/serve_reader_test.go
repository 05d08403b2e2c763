package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/vision"
	"quartermaster/vision/worker"
)

// asReader makes the test's binary a reader's child process that comes to grief over its first picture, as the value says.
// The file named after it gets the process's number, so that there is one first picture and a test can kill the child.
const (
	asReader   = "QUARTERMASTER_TEST_AS_READER"
	readerFile = "QUARTERMASTER_TEST_READER_FILE"
)

// grief is a reader whose first picture is its end.
type grief struct{ tabletest.Reader }

func newGrief(how, file string) (vision.Reader, error) {
	r := &grief{}
	r.Do = func(ctx context.Context, _ vision.Frame, _ vision.Expect) (vision.Reading, error) {
		if _, err := os.Stat(file); errors.Is(err, os.ErrNotExist) {
			if err := write(file, strconv.Itoa(os.Getpid())); err != nil {
				return vision.Reading{}, err
			}
			switch how {
			case "dies":
				if err := sendSignal(os.Getpid(), syscall.SIGSEGV); err != nil {
					return vision.Reading{}, err
				}
				select {}
			case "is killed", "hangs":
				select {}
			}
		}
		return tabletest.Lie(tabletest.Die(0, "red", 3, 50, 50), tabletest.Die(1, "red", 5, 90, 50), tabletest.Die(2, "green", 2, 50, 120)), nil
	}
	return r, nil
}

// sendSignal sends a signal to a process.
func sendSignal(pid int, s os.Signal) error {
	p, err := os.FindProcess(pid)
	if err != nil {
		return err
	}
	return p.Signal(s)
}

// write makes a file that is there as a whole or not at all.
func write(path, text string) error {
	if err := os.WriteFile(path+".part", []byte(text), 0o600); err != nil {
		return err
	}
	return os.Rename(path+".part", path)
}

func serveGrief() error {
	return worker.Serve(context.Background(), func() (vision.Reader, error) {
		return newGrief(os.Getenv(asReader), os.Getenv(readerFile))
	}, os.Stdin, os.Stdout)
}

// A reader that dies in the middle of a reading, is killed there or hangs: the table says what it does, play goes on, and
// the next reading comes.
func TestTheNextReadingComesWhateverBecomesOfTheReader(t *testing.T) {
	for _, how := range []string{"dies", "is killed", "hangs"} {
		t.Run("it "+how, func(t *testing.T) {
			t.Parallel()
			first := filepath.Join(t.TempDir(), "first")
			client := worker.New(worker.Options{Limit: 3 * time.Second, Command: func() *exec.Cmd {
				c := exec.Command(os.Args[0])
				c.Env = append(os.Environ(), asReader+"="+how, readerFile+"="+first)
				return c
			}})
			defer client.Close()
			table, err := companion.Open(t.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: &store.Memory{},
				Equipment: companion.Equipment{Board: defaultBoard, Source: &tabletest.Camera{Kind: "simulated"}, Reader: client, ReaderState: stateOf(client)}})
			if err != nil {
				t.Fatal(err)
			}
			defer table.Close()
			by := companion.By{Device: "test"}
			if _, err := table.Start(t.Context(), by, 0, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}}); err != nil {
				t.Fatal(err)
			}
			if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
				t.Fatal(err)
			}
			await(t, "the child to read", func() bool { return exists(first) })
			if how == "is killed" {
				pid, err := os.ReadFile(first)
				if err != nil {
					t.Fatal(err)
				}
				child, err := strconv.Atoi(string(pid))
				if err != nil {
					t.Fatal(err)
				}
				if err := sendSignal(child, os.Kill); err != nil {
					t.Fatal(err)
				}
			}
			over := func() bool { s := table.Snapshot().Sighting; return s != nil && s.State != companion.IsReading }
			if how == "hangs" {
				if s, err := table.Undo(t.Context(), by, 1); err != nil || s.Info != nil {
					t.Fatal("play goes on while the reader hangs", err)
				}
				if _, err := table.Redo(t.Context(), by, 2); err != nil {
					t.Fatal(err)
				}
			} else {
				await(t, "the reading's end", over)
			}
			now := table.Snapshot()
			if now.Sighting == nil || now.Sighting.State == companion.IsFailed {
				if err := table.Throw(t.Context(), now.Version, "throw/0"); err != nil {
					t.Fatal(err)
				}
			}
			await(t, "the next reading", func() bool {
				s := table.Snapshot().Sighting
				return s != nil && s.State == companion.IsAnswered && len(s.Dice) == 3
			})
		})
	}
}

func await(t *testing.T, what string, ok func() bool) {
	t.Helper()
	awaitFor(t, 30*time.Second, what, ok)
}

func awaitFor(t *testing.T, most time.Duration, what string, ok func() bool) {
	t.Helper()
	for limit := time.Now().Add(most); !ok(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(limit) {
			t.Fatal("waited in vain for", what)
		}
	}
}
