package companion

// mostTold is the number of entries for which a loss stays on the page, so that nobody misses it.
const mostTold = 20

// isCut says whether the position is the last whole step of a game whose next step was lost. Later entries belong to unknown positions
// and are left out.
func (r Record) isCut() bool { return r.cut != nil && r.now() == r.cut.at }

// endsCut says whether an entry can be applied after a loss: another game begins, a game that was undone is redone, or another
// lost entry stands there, with which the game may go on.
func (r Record) endsCut(e Entry) bool {
	return e.Kind == Starts || e.Kind == Lost || e.Kind == Redoes && r.canRedo()
}

// ledElsewhere says whether an entry, when it was kept, led to another position than next. After a loss that shows that the entry belongs
// to a position that nobody knows. Without a loss an older program's rules may be the reason, which Replay tells of.
func (r Record) ledElsewhere(e Entry, next Record) bool {
	if r.cut == nil || e.Hash == "" || next.isCut() {
		return false
	}
	h, err := next.Hash()
	return err != nil || h != e.Hash
}

// lose is the record after a lost entry. In the place of a damaged entry it ends what is known of a game. A lost entry with Of
// stands behind all that was damaged: the game goes on from the last whole step, and undo leads back from there.
func (r Record) lose(e Entry) Record {
	next := r
	next.last, next.recent, next.trouble = e.No, append(r.recent, e), nil
	if e.Of == 0 {
		next.past = r.past[: r.at+1 : r.at+1] // nobody knows what redo would lead to
		if !r.isCut() {
			next.cut = &cut{r.now(), e.No}
		}
		return next
	}
	if r.isCut() {
		lost := Say("lost-played", "From", r.cut.no, "To", e.No-1, "Whole", r.cut.no-1)
		if r.now() == nil {
			lost = Say("lost-all")
		}
		next.missing = &lost
	}
	next.cut, next.resumed = nil, e.No
	return next
}

// skipped is the record after an entry that belongs to an unknown position.
func (r Record) skipped(e Entry) Record {
	next := r
	next.last, next.recent, next.trouble = e.No, append(r.recent, e), nil
	if e.Kind == Answers || e.Kind == Corrects {
		next.past = r.past[: r.at+1 : r.at+1] // an answer ends what could be redone
	}
	return next
}

// Began returns the entry that started the present game; 0: there is none.
func (r Record) Began() int64 {
	if m := r.now(); m != nil {
		return m.root.entry
	}
	return 0
}

// Missing says which steps of the present game were lost, for as long as people should be told; nil: none.
func (r Record) Missing() *Sentence {
	if r.missing == nil || r.last-r.resumed > mostTold {
		return nil
	}
	return r.missing
}
