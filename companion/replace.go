package companion

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// ReplaceFile writes bytes in place of a file. After a power cut the old file or the new one is there, whole. Only its owner may read
// it.
func ReplaceFile(path string, b []byte) error {
	err := replaceWith(path, func(w io.Writer) error {
		_, err := w.Write(b)
		return err
	})
	if err == nil {
		_ = Sync(filepath.Dir(path)) // else the new file is there; only that it outlives a power cut is not sure
	}
	return err
}

// WriteWhole writes a file that is there whole or not at all, also after a power cut.
func WriteWhole(path string, write func(io.Writer) error) error {
	if err := replaceWith(path, write); err != nil {
		return err
	}
	return Sync(filepath.Dir(path))
}

// replaceWith writes a file beside path and gives it that name when it is whole. The folder is not yet synced.
func replaceWith(path string, write func(io.Writer) error) error {
	part := path + ".part"
	f, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	if err = write(f); err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(part))
	}
	return nil
}

// Sync makes a file, or new names in a folder, outlive a power cut. Not every system can do that for folders.
func Sync(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
