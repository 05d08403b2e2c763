package main

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// dataPath is where everything is kept.
func dataPath(told string) (string, error) {
	dir := told
	if dir == "" { // of a service of systemd (systemd.exec(5)); of several folders the first
		dir, _, _ = strings.Cut(os.Getenv("STATE_DIRECTORY"), ":")
	}
	if dir == "" && os.Getuid() == 0 {
		dir = "/var/lib/quartermaster"
	}
	if dir == "" {
		state := os.Getenv("XDG_STATE_HOME")
		if !filepath.IsAbs(state) { // the specification: a relative path is to be ignored
			home, err := os.UserHomeDir()
			if err != nil {
				return "", errors.New("this user has no home folder: name the folder for the games with --data")
			}
			state = filepath.Join(home, ".local", "state")
		}
		dir = filepath.Join(state, "quartermaster")
	}
	return filepath.Abs(dir)
}

// dataFolder is the data folder, made where it is missing, and its owner's alone.
func dataFolder(told string) (string, error) {
	dir, err := dataPath(told)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		if diskTrouble(err) { // it can be read all the same, if it is there
			return dir, nil
		}
		return "", fmt.Errorf("the data folder cannot be made: %w; name another with --data", err)
	}
	info, err := os.Stat(dir)
	if err != nil {
		return "", err
	}
	// A folder that others are meant to write to, such as /tmp, is not ours to close.
	if info.Mode().Perm()&0o077 != 0 && info.Mode()&os.ModeSticky == 0 && filepath.Dir(dir) != dir {
		_ = os.Chmod(dir, 0o700) // whoever may not do this does not own it; its files are closed all the same
	}
	return dir, nil
}

// diskTrouble says whether an error is of a disk that is full, read-only or failing: something that may pass.
func diskTrouble(err error) bool {
	return errors.Is(err, syscall.EROFS) || errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EIO)
}

// lockFile is held by the one process that uses a data folder.
const lockFile = "lock"

// lockFolder takes a data folder for this process, until release is called or the process ends. A disk that takes no new file
// is no reason not to show the game: then nobody can write to it anyhow.
func lockFolder(dir string, log *slog.Logger) (release func(), err error) {
	path := filepath.Join(dir, lockFile)
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil && diskTrouble(err) {
		f, err = os.Open(path)
		if err != nil && (diskTrouble(err) || errors.Is(err, fs.ErrNotExist)) {
			log.Warn("the data folder is not locked", "err", err)
			return func() {}, nil
		}
	}
	if err != nil {
		return nil, fmt.Errorf("the data folder %s cannot be used: %w; name another with --data", dir, err)
	}
	if err := lock(f); err != nil {
		err = errors.Join(err, f.Close())
		return nil, fmt.Errorf("the data folder %s is in use by another Quartermaster: end that one first: %w", dir, err)
	}
	return func() { f.Close() }, nil
}
