package web

import "sync"

// Diary keeps the newest lines of a log, for the report of a problem. It is a writer that is given a line at a time.
type Diary struct {
	mu    sync.Mutex
	lines []string
	next  int
}

// diaryLines is how many lines are kept, diaryLine how much of each, in bytes.
const (
	diaryLines = 400
	diaryLine  = 2000
)

// Write keeps a line. It never fails.
func (d *Diary) Write(b []byte) (int, error) {
	line := string(b[:min(len(b), diaryLine)])
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.lines) < diaryLines {
		d.lines = append(d.lines, line)
		return len(b), nil
	}
	d.lines[d.next] = line
	d.next = (d.next + 1) % diaryLines
	return len(b), nil
}

// Lines returns the lines, the oldest first. A nil diary has none.
func (d *Diary) Lines() []string {
	if d == nil {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return append(append([]string{}, d.lines[d.next:]...), d.lines[:d.next]...)
}
