package calibration

import "errors"

// Refusal is why no rig can be made of a setup, so that it can be said in any language and lead to what is to be done again.
// It is an error whose text is one English sentence.
type Refusal struct {
	ID      string         `json:"id"` // of the sentence in the words of each language
	Args    map[string]any `json:"args,omitempty"`
	Picture string         `json:"picture,omitempty"` // the file that it means; "": none
	Step    string         `json:"step"`              // what is to be done again: "view", "sizes", "corners", "empty", "dice" or "lens"
	Text    string         `json:"text"`

	cause error // nil in one that was read from JSON
}

// Error is the sentence in English.
func (r *Refusal) Error() string { return r.Text }

// Unwrap is what the refusal was made of.
func (r *Refusal) Unwrap() error { return r.cause }

// Refuse makes a Refusal of an error: the id of its sentence, the step to go to and the picture that it means. args are pairs
// of a name and its value. Where err wraps a Refusal, all of these stay as they were, and only the text is that of err.
func Refuse(id, step, picture string, err error, args ...any) error {
	if err == nil {
		return nil
	}
	var before *Refusal
	if errors.As(err, &before) {
		whole := *before
		whole.Text, whole.cause = err.Error(), err
		return &whole
	}
	r := &Refusal{ID: id, Step: step, Picture: picture, Text: err.Error(), cause: err}
	for i := 0; i+1 < len(args); i += 2 {
		if r.Args == nil {
			r.Args = map[string]any{}
		}
		r.Args[args[i].(string)] = args[i+1]
	}
	return r
}

// RefusalOf gives the Refusal of any error of a calibration; one without an id of its own is "cal-other".
func RefusalOf(err error) *Refusal {
	var r *Refusal
	if errors.As(Refuse("cal-other", "view", "", err), &r) {
		return r
	}
	return nil
}
