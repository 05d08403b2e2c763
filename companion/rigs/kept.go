package rigs

import (
	"archive/zip"
	"cmp"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/hardware/camera"
)

// The files of a kept rig's folder. "quartermaster calibrate" can make the rig again from setup.json and the pictures.
const (
	aboutFile = "about.json"
	setupFile = "setup.json"
	rigFile   = "rig.json"
)

// mostRigs is how many rigs a table keeps.
const mostRigs = 20

// Camera is a camera that a rig was made with, or that a table has.
type Camera struct {
	Address string `json:"address"` // as camera.Open takes it; it may hold a password and is shown to nobody
	Kind    string `json:"kind"`
	Name    string `json:"name"` // for people; "": the page names its kind
}

// About is what is known about a kept rig, besides its rig file.
type About struct {
	Name   string          `json:"name"`
	Made   time.Time       `json:"made"`
	Camera Camera          `json:"camera"`
	Fixed  camera.Controls `json:"fixed,omitzero"` // the camera's settings at the first test throw, which it must keep
	// Mends is the rig whose set-up was corrected to make this one; "": it was made anew.
	Mends string `json:"mends,omitempty"`
	// Learned is from how many throws that people confirmed the rig has learned; 0: from none.
	Learned int `json:"learned,omitempty"`

	// Copied from the rig file, so that a list need not read it.
	WidthPX  int     `json:"width_px"`
	HeightPX int     `json:"height_px"`
	MarginMM float64 `json:"margin_mm"`
	Lens     string  `json:"lens"` // LensChessboard, LensProfile or LensDice: what the lens is known from
}

// How the lens of a rig became known.
const (
	LensChessboard = "chessboard" // pictures of a chessboard
	LensProfile    = "profile"    // the maker's sheet, and the floor and the dice
	LensDice       = "dice"       // the floor and the dice alone
)

// Kept is one rig of the data folder.
type Kept struct {
	ID string
	About
}

// Folder holds the kept rigs of one table, a folder each. Any number of goroutines may use it.
type Folder struct {
	path string
	log  *slog.Logger
	mu   sync.Mutex
}

// rigID is the form of a kept rig's name in the data folder. Other names there are ignored.
var rigID = regexp.MustCompile(`^[0-9a-f]{16}$`)

func newID() string {
	b := make([]byte, 8)
	_, _ = rand.Read(b) // it never fails
	return hex.EncodeToString(b)
}

// OpenFolder opens the folder of kept rigs, and removes what a crash left half done. A folder that cannot be made, for example on a
// full disk, counts as empty.
func OpenFolder(path string, log *slog.Logger) *Folder {
	f := &Folder{path: path, log: log}
	if err := os.MkdirAll(path, 0o700); err != nil {
		log.Warn("the folder of rigs cannot be made", "err", err)
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		log.Warn("the folder of rigs cannot be read", "err", err)
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".part-") || strings.HasPrefix(e.Name(), ".gone-") {
			if err := os.RemoveAll(filepath.Join(path, e.Name())); err != nil {
				log.Warn("something half done stays in the folder of rigs", "err", err)
			}
		}
	}
	return f
}

// List gives the kept rigs, the newest first. One that cannot be read is logged and left out.
func (f *Folder) List() []Kept {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.listLocked()
}

func (f *Folder) listLocked() (all []Kept) {
	entries, _ := os.ReadDir(f.path) // a folder that cannot be read counts as empty
	for _, e := range entries {
		if !rigID.MatchString(e.Name()) {
			continue
		}
		k, err := f.readLocked(e.Name())
		if err != nil {
			f.log.Warn("a kept rig cannot be read", "rig", e.Name(), "err", err)
			continue
		}
		all = append(all, k)
	}
	slices.SortFunc(all, func(a, b Kept) int { return cmp.Or(b.Made.Compare(a.Made), cmp.Compare(a.ID, b.ID)) })
	return all
}

// readLocked reads what is known about a kept rig. It checks the form of the id, so that a request cannot name another path.
func (f *Folder) readLocked(id string) (Kept, error) {
	k := Kept{ID: id}
	if !rigID.MatchString(id) {
		return k, fs.ErrNotExist
	}
	return k, load(filepath.Join(f.path, id, aboutFile), &k.About)
}

// Get gives a kept rig; false: there is none with this id.
func (f *Folder) Get(id string) (Kept, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	k, err := f.readLocked(id)
	return k, err == nil
}

// Path is the rig file of a kept rig.
func (f *Folder) Path(id string) string { return filepath.Join(f.path, id, rigFile) }

// Add keeps a rig: it copies the named files from the folder from. After a crash the whole rig is there, or nothing of it. If a rig
// has this id already, Add leaves it as it is.
func (f *Folder) Add(id, from string, files []string, about About) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, err := f.readLocked(id); err == nil {
		return nil
	}
	return f.addLocked(id, about, func(to string) error { return copyFiles(to, from, files) })
}

// addLocked adds a rig whose files, except about.json, fill writes to a folder. After a crash the whole rig is there, or nothing of it.
func (f *Folder) addLocked(id string, about About, fill func(folder string) error) error {
	if len(f.listLocked()) >= mostRigs {
		return refuse("rigs-many", "Most", mostRigs)
	}
	part := filepath.Join(f.path, ".part-"+id)
	err := errors.Join(os.RemoveAll(part), os.MkdirAll(part, 0o700))
	if err == nil {
		err = fill(part)
	}
	if err == nil {
		err = save(filepath.Join(part, aboutFile), about)
	}
	if err == nil {
		err = os.Rename(part, filepath.Join(f.path, id))
	}
	if err != nil {
		return errors.Join(err, os.RemoveAll(part))
	}
	_ = companion.Sync(f.path) // on an error the rig is there, but a power cut may lose it
	return nil
}

func copyFiles(to, from string, names []string) error {
	for _, name := range names {
		data, err := readBounded(filepath.Join(from, name), 64<<20)
		if err != nil {
			return err
		}
		if err := companion.ReplaceFile(filepath.Join(to, name), data); err != nil {
			return err
		}
	}
	return nil
}

// Descend keeps a rig that was made from another one. It copies the files of that rig except its rig file, and takes over its cases.
func (f *Folder) Descend(id, from string, rig []byte, about About) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, err := f.readLocked(from); err != nil {
		return refuse("rig-gone")
	}
	old := filepath.Join(f.path, from)
	entries, err := os.ReadDir(old)
	if err != nil {
		return err
	}
	var files []string
	for _, e := range entries {
		if e.Type().IsRegular() && e.Name() != aboutFile && e.Name() != rigFile {
			files = append(files, e.Name())
		}
	}
	err = f.addLocked(id, about, func(to string) error {
		return errors.Join(copyFiles(to, old, files), companion.ReplaceFile(filepath.Join(to, rigFile), rig))
	})
	if err != nil {
		return err
	}
	if err := os.Rename(filepath.Join(old, casesFolder), filepath.Join(f.path, id, casesFolder)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		f.log.Warn("the cases of a rig stay with the rig before it", "err", err)
	}
	return nil
}

// Change changes what is known about a rig.
func (f *Folder) Change(id string, change func(*About)) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	k, err := f.readLocked(id)
	if err != nil {
		return refuse("rig-gone")
	}
	change(&k.About)
	return save(filepath.Join(f.path, id, aboutFile), k.About)
}

// Delete removes a kept rig.
func (f *Folder) Delete(id string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !rigID.MatchString(id) {
		return refuse("rig-gone")
	}
	gone := filepath.Join(f.path, ".gone-"+id)
	if err := os.Rename(filepath.Join(f.path, id), gone); errors.Is(err, fs.ErrNotExist) {
		return refuse("rig-gone")
	} else if err != nil {
		return err
	}
	_ = companion.Sync(f.path) // as in Add
	return os.RemoveAll(gone)  // after an error the next start removes the rest
}

// Pack writes a kept rig and its test throws as one ZIP file, which people can give to somebody who helps them. It leaves out the
// camera's address, which may hold a password, and the state of the set-up, which contains that address.
func (f *Folder) Pack(id string, to io.Writer) error {
	k, there := f.Get(id)
	if !there {
		return refuse("rig-gone")
	}
	z := zip.NewWriter(to)
	dir := filepath.Join(f.path, id)
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || name == aboutFile || name == stateFile || !e.Type().IsRegular() { // these two hold the camera's address
			return err
		}
		return packFile(z, filepath.Join(dir, filepath.FromSlash(name)), name, k.Made)
	})
	if err != nil {
		return err
	}
	k.Camera.Address = ""
	w, err := z.CreateHeader(&zip.FileHeader{Name: aboutFile, Method: zip.Deflate, Modified: k.Made})
	if err != nil {
		return err
	}
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	if err := e.Encode(k.About); err != nil {
		return err
	}
	return z.Close()
}

func packFile(z *zip.Writer, path, name string, made time.Time) error {
	in, err := os.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: made})
	if err != nil {
		return err
	}
	_, err = io.Copy(w, in)
	return err
}

// mostName is how many characters the name of a rig may have.
const mostName = 30

// properName checks the name of a rig, and removes needless spaces.
func properName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if n := len([]rune(name)); n == 0 || n > mostName || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return "", refuse("rig-name", "Most", mostName)
	}
	return name, nil
}

// aboutOf takes from a rig file what lists show. profile says that the maker's sheet of the lens was used.
func aboutOf(rig *calibration.Rig, profile bool) About {
	a := About{WidthPX: rig.Camera.WidthPX, HeightPX: rig.Camera.HeightPX, MarginMM: rig.MarginMM(), Lens: LensDice}
	switch {
	case rig.Found.LensPictures > 0:
		a.Lens = LensChessboard
	case profile:
		a.Lens = LensProfile
	}
	return a
}

// refuse is the error for a request that cannot be fulfilled now. id names a sentence for people.
func refuse(id string, pairs ...any) error {
	return &companion.Refused{Why: companion.Say(id, pairs...)}
}
