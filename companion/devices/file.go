package devices

import (
	"bytes"
	"cmp"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"slices"
	"time"

	"quartermaster/companion"
)

// devicesFile is the file of the devices. It holds a digest of each session's secret and of each token, not the secrets.
type devicesFile struct {
	Format    int            `json:"format"` // 2 if programs listen, which a program of format 1 does not know; else 1
	Devices   []keptDevice   `json:"devices"`
	Listeners []keptListener `json:"listeners,omitempty"`
}

// newestFormat is the newest form of the file that this program knows.
const newestFormat = 2

type keptDevice struct {
	Device
	Digest string `json:"digest"` // SHA-256 of the session's secret, in hexadecimal digits
}

// clockSet is earlier than any time that a correct clock can show.
var clockSet = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// mostDevicesFile bounds the file before anybody reads it, in bytes.
const mostDevicesFile = 1 << 20

// Open reads the devices kept in a file; an empty path keeps them in memory only, and now may be nil for the clock.
// A file that cannot be understood is renamed, not changed, and the log says so. Every device must then be let in again.
func Open(path string, now func() time.Time, log *slog.Logger) (*Register, error) {
	if now == nil {
		now = time.Now
	}
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	d := &Register{path: path, now: now, log: log, known: map[string]*session{}, secrets: map[[32]byte]string{}, open: map[invited]openInvitation{}, changed: make(chan struct{}), gate: &Gate{}}
	if path == "" {
		return d, nil
	}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return d, nil
	case err != nil:
		return nil, fmt.Errorf("the list of devices cannot be read: %w", err)
	}
	why, newer := errors.New("it is too big"), false
	if info.Size() <= mostDevicesFile {
		b, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("the list of devices cannot be read: %w", err)
		}
		newer, why = d.read(b)
	}
	if why == nil {
		if !d.dated {
			return d, nil
		}
		if err := d.saveLocked(); err != nil {
			log.Warn("devices are not saved", "err", err)
		}
		return d, nil
	}
	clear(d.known)
	clear(d.secrets)
	d.listeners = nil
	if newer { // it is whole: the program that wrote it comes back to it
		d.path = ""
		log.Error("the list of devices was written by a newer program and is left as it is; every device has to be let in again", "why", why)
		return d, nil
	}
	aside := path + ".aside-" + now().UTC().Format("20060102T150405.000")
	if err := os.Rename(path, aside); err != nil {
		d.path = "" // a disk that is full or read-only keeps nobody from looking at the table
		log.Error("the list of devices cannot be read and cannot be put aside; every device has to be let in again, each time", "why", why, "err", err)
		return d, nil
	}
	log.Error("the list of devices cannot be read and was put aside; every device has to be let in again", "why", why, "now", aside)
	return d, nil
}

// read takes the devices of a file. newer says that a newer program wrote it.
func (d *Register) read(b []byte) (newer bool, err error) {
	var form struct{ Format int }
	if json.Unmarshal(b, &form) == nil && form.Format > newestFormat {
		return true, fmt.Errorf("format %d", form.Format)
	}
	return false, d.take(b)
}

func (d *Register) take(b []byte) error {
	var f devicesFile
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&f); err != nil {
		return err
	}
	if f.Format < 1 || f.Format > newestFormat {
		return fmt.Errorf("format %d", f.Format)
	}
	hosts := 0
	for _, k := range f.Devices {
		s := &session{Device: k.Device}
		sum, ok := digestOf(k.Digest)
		if !ok || k.Role < Spectator || k.Role > CameraPhone || k.ID == "" || d.known[k.ID] != nil {
			return errors.New("a device in it is incomplete")
		}
		s.digest = sum
		if k.Role == Host {
			hosts++
		}
		// A small computer without a battery begins in 1970 until its clock is set. Who was let in then has been here since now.
		if now := d.now(); s.Since.Before(clockSet) && now.After(clockSet) {
			s.Since, s.Seen, d.dated = now, now, true
		}
		if d.now().Before(s.ends()) {
			d.known[s.ID], d.secrets[s.digest] = s, s.ID
		}
	}
	if hosts > 1 {
		return errors.New("it has two hosts")
	}
	return d.takeListeners(f.Listeners)
}

// digestOf reads a digest from its hexadecimal digits.
func digestOf(digits string) (sum [32]byte, ok bool) {
	b, err := hex.DecodeString(digits)
	if err != nil || len(b) != len(sum) {
		return sum, false
	}
	return [32]byte(b), true
}

// saveLocked writes the devices down, so that a power cut leaves the old file or the new one.
func (d *Register) saveLocked() error {
	if d.path == "" {
		return nil
	}
	f := devicesFile{Format: 1, Devices: []keptDevice{}, Listeners: d.keptListeners()}
	if len(f.Listeners) > 0 {
		f.Format = 2
	}
	for _, s := range d.known {
		f.Devices = append(f.Devices, keptDevice{s.Device, hex.EncodeToString(s.digest[:])})
	}
	slices.SortFunc(f.Devices, func(a, b keptDevice) int { return cmp.Compare(a.ID, b.ID) })
	b, err := json.MarshalIndent(f, "", " ")
	if err == nil {
		err = companion.ReplaceFile(d.path, b)
	}
	if err != nil {
		return &companion.NotSaved{Err: err}
	}
	return nil
}
