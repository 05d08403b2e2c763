// Package checkup examines the machine that the program runs on: power, heat, disk, clock, network, and the devices of camera and
// panel. Whatever it finds is a Finding, which the command line and the page tell in their own languages.
//
// The examinations read /sys, /proc, /dev and /run below a folder, so that tests can play a machine.
package checkup

// Grade says how a thing is.
type Grade string

// Grades. A note is something that play goes on with, with less.
const (
	OK   Grade = "ok"
	Note Grade = "note"
	Bad  Grade = "bad"
)

// Finding is what one examination found.
type Finding struct {
	Part  string         // what was examined: "power", "camera" …
	Grade Grade          // how it is
	ID    string         // of the sentence that says so; a note and a bad one have a second, the remedy, with the ending RemedyEnding
	Args  map[string]any // of both sentences
}

// RemedyEnding makes the ID of a finding's remedy from the ID of its sentence.
const RemedyEnding = "-remedy"

// Private are the arguments that a report for strangers must not hold.
var Private = []string{"Address", "Folder", "Name", "Port", "Reason"}

// Good is a finding of something that is as it should be. args are names and values in turn.
func Good(part, id string, args ...any) Finding { return found(part, OK, id, args) }

// Noted is a finding of something that play goes on with, with less.
func Noted(part, id string, args ...any) Finding { return found(part, Note, id, args) }

// Wrong is a finding of something that must be mended.
func Wrong(part, id string, args ...any) Finding { return found(part, Bad, id, args) }

func found(part string, grade Grade, id string, args []any) Finding {
	f := Finding{Part: part, Grade: grade, ID: id, Args: map[string]any{}}
	for i := 0; i+1 < len(args); i += 2 {
		f.Args[args[i].(string)] = args[i+1]
	}
	return f
}
