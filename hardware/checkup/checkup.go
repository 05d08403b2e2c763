// Package checkup examines the machine that the program runs on: power, heat, disk, clock, network, and the devices of camera and
// panel. Each result is a Finding, which the command line and the page put into words.
//
// The examinations read /sys, /proc, /dev and /run below a root folder, so that tests can provide a machine's files.
package checkup

// Grade says how a thing is.
type Grade string

// Grades. A note limits the table without stopping play; what is bad must be mended.
const (
	OK   Grade = "ok"
	Note Grade = "note"
	Bad  Grade = "bad"
)

// Finding is what one examination found.
type Finding struct {
	Part  string         // what was examined: "power", "camera" …
	Grade Grade          // how it is
	ID    string         // of the sentence that says so; ID+RemedyEnding is the remedy's, unless the grade is OK
	Args  map[string]any // the values in both sentences
}

// RemedyEnding makes the ID of a finding's remedy from the ID of its sentence.
const RemedyEnding = "-remedy"

// Private are the names of arguments that a report for strangers must not contain.
var Private = []string{"Address", "Folder", "Name", "Port", "Reason"}

// Good is a finding of something that is as it should be. args are names and values in turn.
func Good(part, id string, args ...any) Finding { return found(part, OK, id, args) }

// Noted is a finding of something that limits the table without stopping play.
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
