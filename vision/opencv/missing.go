package opencv

import "errors"

// ErrMissing says that this build cannot read pictures.
var ErrMissing = errors.New("this program was built without OpenCV: it plays everything by hand, but cannot read pictures")
