package store_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/vfs"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
)

// disk is the operating system's file system with faults: writes, syncs and cuts to length fail from the left-th on,
// or only that one; and it remembers what a power cut would leave.
type disk struct {
	vfs.VFS
	left  atomic.Int64
	once  bool
	fault error

	mu    sync.Mutex
	files map[string]*kept
}

// kept is what of a file survives a power cut: what was there at its last sync, and any part of what was written since.
type kept struct {
	synced []byte
	since  []change
}

type change struct {
	off  int64
	data []byte // nil: cut to off
}

type diskFile struct {
	vfs.File
	d    *disk
	path string
}

func (d *disk) fails() bool {
	n := d.left.Add(-1)
	return n == -1 || n < -1 && !d.once
}

func (d *disk) OpenFilename(name *vfs.Filename, flags vfs.OpenFlag) (vfs.File, vfs.OpenFlag, error) {
	file, out, err := d.VFS.(vfs.VFSFilename).OpenFilename(name, flags)
	if err != nil {
		return nil, out, err
	}
	return &diskFile{file, d, name.String()}, out, nil
}

func (d *disk) Delete(name string, syncDir bool) error {
	d.mu.Lock()
	delete(d.files, name)
	d.mu.Unlock()
	return d.VFS.Delete(name, syncDir)
}

func (d *disk) note(path string, c change) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.files == nil {
		d.files = map[string]*kept{}
	}
	if d.files[path] == nil {
		d.files[path] = &kept{}
	}
	d.files[path].since = append(d.files[path].since, c)
}

func (f *diskFile) WriteAt(p []byte, off int64) (int, error) {
	if f.d.fails() {
		n, _ := f.File.WriteAt(p[:len(p)/2], off) // torn
		f.d.note(f.path, change{off, slices.Clone(p[:n])})
		return n, f.d.fault
	}
	n, err := f.File.WriteAt(p, off)
	f.d.note(f.path, change{off, slices.Clone(p[:n])})
	return n, err
}

func (f *diskFile) Truncate(size int64) error {
	if f.d.fails() {
		return f.d.fault
	}
	f.d.note(f.path, change{off: size})
	return f.File.Truncate(size)
}

func (f *diskFile) Sync(flags vfs.SyncFlag) error {
	if f.d.fails() {
		return f.d.fault
	}
	if err := f.File.Sync(flags); err != nil {
		return err
	}
	f.d.mu.Lock()
	defer f.d.mu.Unlock()
	if k := f.d.files[f.path]; k != nil {
		for _, c := range k.since {
			k.synced = c.apply(k.synced)
		}
		k.since = nil
	}
	return nil
}

func (c change) apply(b []byte) []byte {
	if c.data == nil {
		if int64(len(b)) > c.off {
			return b[:c.off]
		}
		return append(b, make([]byte, c.off-int64(len(b)))...)
	}
	if end := c.off + int64(len(c.data)); int64(len(b)) < end {
		b = append(b, make([]byte, end-int64(len(b)))...)
	}
	copy(b[c.off:], c.data)
	return b
}

// cut writes into another folder what the disk holds after a power cut: each write since a file's last sync is there
// wholly, partly or not at all.
func (d *disk) cut(t *testing.T, into string, rng *rand.Rand) {
	t.Helper()
	d.mu.Lock()
	defer d.mu.Unlock()
	for path, k := range d.files {
		b := slices.Clone(k.synced)
		for _, c := range k.since {
			switch rng.IntN(3) {
			case 0:
				b = c.apply(b)
			case 1:
				if c.data != nil {
					c.data = c.data[:rng.IntN(len(c.data)+1)]
					b = c.apply(b)
				}
			}
		}
		write(t, filepath.Join(into, filepath.Base(path)), b)
	}
}

var disks atomic.Int64

// newDisk registers a disk under a name of its own; it works until left is set.
func newDisk(t *testing.T, fault error) (*disk, string) {
	t.Helper()
	d := &disk{VFS: vfs.Find("os"), fault: fault}
	d.left.Store(1 << 50)
	name := "faulty" + string(rune('a'+disks.Add(1)))
	vfs.Register(name, d)
	t.Cleanup(func() { vfs.Unregister(name) })
	return d, name
}

// Whatever write, sync or cut fails, for good or once: what was acknowledged is there afterwards, what was certainly not
// kept is not there, and the store says so itself once the disk is well again, and then goes on.
func TestEveryFaultOfTheDiskKeepsWhatWasAcknowledged(t *testing.T) {
	for _, fault := range []error{sqlite3.IOERR_WRITE, sqlite3.FULL} {
		for _, once := range []bool{false, true} {
			acknowledged, certain, unknown := 0, 0, 0
			for k := int64(0); k < 20; k++ { // each entry costs two or three of them
				d, name := newDisk(t, fault)
				path := filepath.Join(t.TempDir(), "games.db")
				f, err := store.OpenVFS(path, name)
				if err != nil {
					t.Fatal(err)
				}
				s := f.Table("main")
				storetest.Fill(t, s, 1, 2)
				d.once = once
				d.left.Store(k)
				last := int64(2)
				var maybe bool
				for no := int64(3); no <= 8; no++ {
					err := s.Append(t.Context(), storetest.Entry(no))
					if err == nil {
						acknowledged++
						last = no
						continue
					}
					if errors.Is(err, companion.ErrNotKept) {
						certain++
					} else {
						unknown++
						maybe = true
						if err := s.Append(t.Context(), storetest.Entry(no)); err == nil {
							t.Fatal(k, "appended to a record that nobody has read again")
						}
					}
					break
				}
				d.left.Store(1 << 50) // the disk is well again
				tail, err := s.Tail(t.Context())
				if err != nil {
					t.Fatal(k, err)
				}
				n := int64(len(tail))
				if n < last || n > last && !maybe || n > last+1 {
					t.Fatal(k, "there are", n, "entries,", last, "were acknowledged, unknown:", maybe)
				}
				storetest.Fill(t, s, n+1, n+3)
				if err := f.Close(); err != nil {
					t.Fatal(k, err)
				}
				f = openAt(t, path)
				if tail, err = f.Table("main").Tail(t.Context()); err != nil {
					t.Fatal(k, err)
				}
				storetest.Same(t, tail, 1, n+3)
			}
			t.Logf("%v, once %v: %d acknowledged, %d certainly not kept, %d unknown", fault, once, acknowledged, certain, unknown)
			if acknowledged == 0 || certain+unknown == 0 {
				t.Fatal("this test tested nothing")
			}
		}
	}
}

// The process dies with a fault still standing, and another opens the file on a disk that is well.
func TestAnUnknownEntryIsWhollyThereOrNotAtAllInTheNextProcess(t *testing.T) {
	there, gone := 0, 0
	for k := int64(0); k < 20; k++ {
		d, name := newDisk(t, sqlite3.IOERR_FSYNC)
		path := filepath.Join(t.TempDir(), "games.db")
		f, err := store.OpenVFS(path, name)
		if err != nil {
			t.Fatal(err)
		}
		s := f.Table("main")
		storetest.Fill(t, s, 1, 2)
		d.left.Store(k)
		last := int64(2)
		var fate error
		for fate == nil && last < 8 {
			if fate = s.Append(t.Context(), storetest.Entry(last+1)); fate == nil {
				last++
			}
		}
		_ = f.Close() // may fail too
		tail, err := openAt(t, path).Table("main").Tail(t.Context())
		if err != nil {
			t.Fatal(k, err)
		}
		n := int64(len(tail))
		storetest.Same(t, tail, 1, n)
		switch {
		case n == last+1 && !errors.Is(fate, companion.ErrNotKept) && fate != nil:
			there++
		case n == last:
			gone++
		default:
			t.Fatal(k, "there are", n, "entries after", last, fate)
		}
	}
	t.Log(there, "unknown entries were there,", gone, "were not")
	if there == 0 || gone == 0 {
		t.Fatal("this test should have seen both")
	}
}

// After a power cut the disk holds what was synced and any part of what was written since.
func TestAfterAPowerCutEverythingAcknowledgedIsThere(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for round := range 20 {
		d, name := newDisk(t, sqlite3.IOERR_WRITE)
		dir, other := t.TempDir(), t.TempDir()
		f, err := store.OpenVFS(filepath.Join(dir, "games.db"), name)
		if err != nil {
			t.Fatal(err)
		}
		s := f.Table("main")
		n := int64(1 + rng.IntN(30))
		storetest.Fill(t, s, 1, n)
		d.left.Store(rng.Int64N(4)) // the cut comes in the middle of the next one
		_ = s.Append(t.Context(), storetest.Entry(n+1))
		d.cut(t, other, rng)
		d.left.Store(1 << 50)
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		tail, err := openAt(t, filepath.Join(other, "games.db")).Table("main").Tail(t.Context())
		if err != nil {
			t.Fatal(round, err)
		}
		if got := int64(len(tail)); got < n || got > n+1 {
			t.Fatal(round, "there are", got, "entries,", n, "were acknowledged")
		}
		storetest.Same(t, tail, 1, int64(len(tail)))
		if _, err := os.Stat(filepath.Join(other, "games.db")); err != nil {
			t.Fatal(err)
		}
	}
}
