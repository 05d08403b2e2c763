package rigs

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"quartermaster/companion"
)

// Largest files that are read from the data folder, in bytes.
const (
	mostState   = 1 << 20
	mostPicture = 24 << 20
)

// readBounded reads a file. One of more than most bytes is an error.
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

// strict decodes JSON. An unknown field is an error.
func strict(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return d.Decode(v)
}

// save writes v as a JSON file, as companion.ReplaceFile does.
func save(path string, v any) error {
	data, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return err
	}
	return companion.ReplaceFile(path, append(data, '\n'))
}
