package devices

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"quartermaster/companion"
)

// ListenerInfo is another program that the host lets hear of throws: a streaming program, a script. It shows a token with every
// request and has no session, so that neither can be used in place of the other. It may listen until the host ends it.
type ListenerInfo struct {
	ID    string    `json:"id"`
	Name  string    `json:"name"` // as the host calls it: "OBS"
	Since time.Time `json:"since"`
	Seen  time.Time `json:"seen,omitzero"` // when it called last, to the hour; zero: never
}

// mostListeners bounds how many programs may listen at a table.
const mostListeners = 10

// tokenMark begins every token, so that people, and tools that look for lost secrets, know one when they see it.
const tokenMark = "qml_"

// tokenLength is the length of a token: the mark and a secret.
const tokenLength = len(tokenMark) + secretLength

type listener struct {
	ListenerInfo
	digest [32]byte
}

// Listen makes a listener and its token. The token is given only here: a digest of it is all that is kept. If the error is *NotSaved,
// the token is valid until the program ends.
func (d *Register) Listen(name string) (token string, l ListenerInfo, err error) {
	name, err = companion.ProperName(name)
	if err != nil {
		return "", ListenerInfo{}, companion.Refuse("listener-name")
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.listeners) >= mostListeners {
		return "", ListenerInfo{}, companion.Refuse("listeners-full", "Most", mostListeners)
	}
	token = tokenMark + newSecret()
	one := &listener{ListenerInfo{ID: chance(8, hex.EncodeToString), Name: d.freeListenerLocked(name), Since: d.now()}, digest(token)}
	d.listeners = append(d.listeners, one)
	d.tellLocked()
	return token, one.ListenerInfo, d.saveLocked()
}

// freeListenerLocked returns a name that no other listener has: "OBS", "OBS 2".
func (d *Register) freeListenerLocked(name string) string {
	free := name
	for n := 2; slices.ContainsFunc(d.listeners, func(l *listener) bool { return strings.EqualFold(l.Name, free) }); n++ {
		free = fmt.Sprintf("%s %d", companion.Clip(name, 27), n)
	}
	return free
}

// Listener gives the listener of a token, and notes that it was here.
func (d *Register) Listener(token string) (ListenerInfo, bool) {
	if len(token) != tokenLength || !strings.HasPrefix(token, tokenMark) {
		return ListenerInfo{}, false
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	key := digest(token)
	i := slices.IndexFunc(d.listeners, func(l *listener) bool { return l.digest == key })
	if i < 0 {
		return ListenerInfo{}, false
	}
	l := d.listeners[i]
	d.sawLocked(&l.Seen)
	return l.ListenerInfo, true
}

// Listeners returns all listeners in the order in which they were made.
func (d *Register) Listeners() []ListenerInfo {
	d.mu.Lock()
	defer d.mu.Unlock()
	var all []ListenerInfo
	for _, l := range d.listeners {
		all = append(all, l.ListenerInfo)
	}
	return all
}

// EndListener ends a listener at once. An error that is *NotSaved means that its token is valid again after a restart.
func (d *Register) EndListener(id string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	i := slices.IndexFunc(d.listeners, func(l *listener) bool { return l.ID == id })
	if i < 0 {
		return companion.Refuse("unknown-listener")
	}
	d.listeners = slices.Delete(d.listeners, i, i+1)
	d.tellLocked()
	return d.saveLocked()
}

// keptListener is a listener in the file.
type keptListener struct {
	ListenerInfo
	Digest string `json:"digest"` // SHA-256 of the token, in hexadecimal digits
}

// takeListeners takes the listeners of a file.
func (d *Register) takeListeners(all []keptListener) error {
	if len(all) > mostListeners {
		return fmt.Errorf("%d programs listen in it", len(all))
	}
	for _, k := range all {
		sum, ok := digestOf(k.Digest)
		if !ok || k.ID == "" || k.Name == "" || slices.ContainsFunc(d.listeners, func(l *listener) bool { return l.ID == k.ID || l.digest == sum }) {
			return errors.New("a listener in it is incomplete")
		}
		d.listeners = append(d.listeners, &listener{k.ListenerInfo, sum})
	}
	return nil
}

// keptListeners is the form of the listeners in the file.
func (d *Register) keptListeners() (all []keptListener) {
	for _, l := range d.listeners {
		all = append(all, keptListener{l.ListenerInfo, hex.EncodeToString(l.digest[:])})
	}
	return all
}
