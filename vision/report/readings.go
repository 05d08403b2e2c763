package report

import (
	"bufio"
	"encoding/json"
	"errors"
	"os"
	"path"
)

// WriteReadings writes one line per picture, in the format of vision/CONTRACT.md. Pictures are named RIG/PICTURE.
func WriteReadings(file string, runs []*Run) (err error) {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	w := bufio.NewWriter(out)
	for _, run := range runs {
		for _, j := range run.Judgements {
			name := path.Join(run.Name, j.Truth.Picture)
			var line []byte
			if j.Unread != "" {
				line, err = json.Marshal(map[string]string{"picture": name, "error": j.Unread})
			} else {
				j.Reading.Picture = name
				line, err = j.Reading.Marshal()
			}
			if err != nil {
				return err
			}
			w.Write(append(line, '\n')) // Flush returns its error
		}
	}
	return w.Flush()
}
