package rigs

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Bounds of what is read back from the data folder, in bytes.
const (
	mostState   = 1 << 20
	mostPicture = 24 << 20
)

// replace puts bytes in a file's place, so that a power cut leaves the old file or the new one. Its owner alone may read it.
func replace(path string, data []byte) (err error) {
	part, err := os.OpenFile(path+".part", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(part.Name()))
		}
	}()
	_, err = part.Write(data)
	if err == nil {
		err = part.Sync()
	}
	if err = errors.Join(err, part.Close()); err != nil {
		return err
	}
	if err := os.Rename(part.Name(), path); err != nil {
		return err
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// syncFolder makes new names in a folder outlive a power cut, where the system can do that.
func syncFolder(path string) {
	if d, err := os.Open(path); err == nil {
		_ = d.Sync() // else the names are there, and only a power cut could take them
		d.Close()
	}
}

// readBounded reads a file of at most so many bytes.
func readBounded(path string, most int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(data)) > most {
		err = fmt.Errorf("%s is larger than %d bytes", filepath.Base(path), most)
	}
	return data, err
}

// load reads a JSON file into v.
func load(path string, v any) error {
	data, err := readBounded(path, mostState)
	if err != nil {
		return err
	}
	if err := strict(data, v); err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return nil
}

// strict reads JSON without unknown fields.
func strict(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return d.Decode(v)
}

// save writes v as a JSON file, as replace does.
func save(path string, v any) error {
	data, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return err
	}
	return replace(path, append(data, '\n'))
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	return e.Encode(v)
}
