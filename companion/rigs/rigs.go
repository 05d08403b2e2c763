package rigs

import (
	"context"
	"io"
	"log/slog"
	"path/filepath"
	"slices"
	"time"

	"quartermaster/companion"
	"quartermaster/hardware/camera"
)

// Chosen reads what the table of a folder of rigs has chosen, without a bench: the camera's address and the rig file; "": none.
func Chosen(folder string, log *slog.Logger) (address, rig string) {
	var c choice
	if err := load(filepath.Join(folder, choiceFile), &c); err != nil {
		return "", ""
	}
	if k, there := (&Folder{path: folder, log: log}).Get(c.Rig); there && k.Camera.Address == c.Camera.Address {
		rig = filepath.Join(folder, k.ID, rigFile)
	}
	return c.Camera.Address, rig
}

// Shown is a kept rig as the page lists it.
type Shown struct {
	Kept
	Chosen bool
	Why    *companion.Sentence // why it cannot be used with the table's camera; nil: it can
}

// Rigs lists the kept rigs, the newest first. undo says whether UndoRig has a rig to go back to, byFlag whether the command line
// names the rig.
func (b *Bench) Rigs() (all []Shown, undo, byFlag bool) {
	address := b.cfg.House.complete(context.Background(), b.address())
	chosen := b.chosen()
	for _, k := range b.folder.List() {
		all = append(all, Shown{Kept: k, Chosen: k.ID == chosen.Rig, Why: b.misfit(k, address)})
	}
	_, undo = b.folder.Get(chosen.Before)
	return all, undo && b.cfg.RigFlag == "", b.cfg.RigFlag != ""
}

// misfit says why a rig cannot be used with the camera of an address.
func (b *Bench) misfit(k Kept, address string) *companion.Sentence {
	if k.Camera.Address != address {
		return sentence("rig-other-camera", "Name", k.Name)
	}
	if b.table == nil {
		return nil
	}
	if !shared(address) || camera.Kind(address) == "phone" {
		c := b.table.Camera()
		return companion.OtherSize(c.Width, c.Height, k.WidthPX, k.HeightPX)
	}
	return nil
}

// Rename gives a kept rig another name.
func (b *Bench) Rename(id, name string) error {
	name, err := properName(name)
	if err != nil {
		return err
	}
	return b.folder.Change(id, func(a *About) { a.Name = name })
}

// ChooseRig makes a kept rig the table's. It refuses a rig that was made with another camera or with pictures of another size.
func (b *Bench) ChooseRig(ctx context.Context, id string) error {
	if b.cfg.RigFlag != "" {
		return refuse("rig-by-flag")
	}
	b.changing.Lock()
	defer b.changing.Unlock()
	return b.chooseRig(ctx, id)
}

// chooseRig is ChooseRig for those who hold the changing lock.
func (b *Bench) chooseRig(ctx context.Context, id string) error {
	k, there := b.folder.Get(id)
	if !there {
		return refuse("rig-gone")
	}
	if why := b.misfit(k, b.cfg.House.complete(ctx, b.address())); why != nil {
		return &companion.Refused{Why: *why}
	}
	next := b.chosen()
	if next.Rig != id {
		next.Before, next.Rig = next.Rig, id
	}
	return b.apply(ctx, next)
}

// UndoRig goes back to the rig that was used before. A second call undoes the first.
func (b *Bench) UndoRig(ctx context.Context) error {
	if b.cfg.RigFlag != "" {
		return refuse("rig-by-flag")
	}
	b.changing.Lock()
	defer b.changing.Unlock()
	before := b.chosen().Before
	if before == "" {
		return refuse("rig-gone")
	}
	return b.chooseRig(ctx, before)
}

// DeleteRig removes a kept rig. If the table uses it, people go on playing by hand.
func (b *Bench) DeleteRig(ctx context.Context, id string) error {
	b.changing.Lock()
	defer b.changing.Unlock()
	if _, there := b.folder.Get(id); !there {
		return refuse("rig-gone")
	}
	next := b.chosen()
	if next.Rig == id {
		next.Rig = ""
	}
	if next.Before == id {
		next.Before = ""
	}
	if next != b.chosen() {
		if err := b.apply(ctx, next); err != nil {
			return err
		}
	}
	return b.folder.Delete(id)
}

// Pack writes a kept rig as one file.
func (b *Bench) Pack(id string, to io.Writer) error { return b.folder.Pack(id, to) }

// Kept gives a kept rig.
func (b *Bench) Kept(id string) (Kept, bool) { return b.folder.Get(id) }

// prune deletes rigs of which there is a corrected one, because each correction makes a new rig. It leaves the rig that is used and the
// one before it.
func (b *Bench) prune() {
	chosen := b.chosen()
	all := b.folder.List()
	for _, k := range all {
		mended := slices.ContainsFunc(all, func(o Kept) bool { return o.Mends == k.ID })
		if mended && k.ID != chosen.Rig && k.ID != chosen.Before {
			if err := b.folder.Delete(k.ID); err != nil {
				b.cfg.Log.Warn("a rig that was corrected stays", "err", err)
			}
		}
	}
}

// since is how many whole seconds have passed.
func since(now, then time.Time) int { return max(0, int(now.Sub(then).Seconds())) }
