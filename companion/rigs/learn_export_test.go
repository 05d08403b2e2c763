package rigs

import "quartermaster/companion"

// TableCases is where the table keeps its throws.
func (b *Bench) TableCases() companion.Cases {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.pupil
}
