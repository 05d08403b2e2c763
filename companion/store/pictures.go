package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Pictures keeps the rectified pictures of the last sightings in a folder, a file each.
type Pictures struct {
	Folder string
	Most   int // 0: 30

	mu sync.Mutex // held while a picture is written and old ones are deleted
}

var pictureID = regexp.MustCompile(`^[a-z0-9]{1,20}$`)

// Put keeps a picture, and deletes the oldest when there are too many.
func (p *Pictures) Put(id string, jpeg []byte) error {
	if !pictureID.MatchString(id) {
		return fmt.Errorf("a picture cannot be called %q", id)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := os.MkdirAll(p.Folder, 0o700); err != nil {
		return err
	}
	part := filepath.Join(p.Folder, id+".part")
	if err := os.WriteFile(part, jpeg, 0o600); err != nil {
		return errors.Join(err, os.Remove(part))
	}
	if err := os.Rename(part, filepath.Join(p.Folder, id+".jpg")); err != nil {
		return err
	}
	return p.pruneLocked()
}

// pruneLocked deletes the oldest pictures. The names are padded, because the ids of sightings count up in time.
func (p *Pictures) pruneLocked() error {
	files, err := os.ReadDir(p.Folder)
	if err != nil {
		return err
	}
	most := p.Most
	if most == 0 {
		most = 30
	}
	var names []string
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".jpg") {
			names = append(names, f.Name())
		}
	}
	slices.SortFunc(names, func(a, b string) int { return strings.Compare(fmt.Sprintf("%024s", a), fmt.Sprintf("%024s", b)) })
	for len(names) > most {
		if err := os.Remove(filepath.Join(p.Folder, names[0])); err != nil {
			return err
		}
		names = names[1:]
	}
	return nil
}

// Get gives a picture.
func (p *Pictures) Get(id string) ([]byte, error) {
	if !pictureID.MatchString(id) {
		return nil, os.ErrNotExist
	}
	return os.ReadFile(filepath.Join(p.Folder, id+".jpg"))
}
