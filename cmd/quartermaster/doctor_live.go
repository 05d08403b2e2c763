package main

import (
	"context"
	"sync"

	"quartermaster/companion"
	"quartermaster/hardware/checkup"
	"quartermaster/web"
)

// served is a table that is served, as the doctor examines it: what runs is asked, and nothing is opened twice.
type served struct {
	place   web.Place
	folder  string // of what belongs to the table alone
	secure  string // where it listens for HTTPS; "none": nowhere
	worries func() []companion.Sentence
}

// examining gives what examines the tables that are served, one at a time.
func examining(o serveOptions, tables []tableOptions, places func() []web.Place, listening, secure string, worries func() []companion.Sentence) func(context.Context, string) []checkup.Finding {
	var one sync.Mutex
	return func(ctx context.Context, id string) []checkup.Finding {
		one.Lock()
		defer one.Unlock()
		for i, p := range places() {
			if p.ID != id {
				continue
			}
			d := newExamination()
			d.listen, d.data, d.camera, d.rig, d.server = listening, o.data, tables[i].camera, tables[i].rig, o.record
			d.live = &served{p, tables[i].folder, secure, worries}
			return d.examine(ctx)
		}
		return nil
	}
}
