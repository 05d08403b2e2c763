package camera

import (
	"errors"
	"fmt"

	"quartermaster/vision"
)

// because makes a reason why a camera delivers no pictures. The id names its sentence in the word lists of each language.
func because(id, text string) *vision.Reason { return &vision.Reason{ID: id, Text: text} }

// told returns the reason in an error. A driver's own message has no translation.
func told(err error) vision.Reason {
	var r *vision.Reason
	if errors.As(err, &r) {
		return *r
	}
	return vision.Reason{Text: err.Error()}
}

// Why a camera is not live.
var (
	notStarted = because("camera-off", "the camera has not been started")
	starting   = because("camera-starting", "the camera is being started")
	stopped    = because("camera-off", "the camera has been stopped")
	resting    = because("camera-rests", "the camera rests, since nobody needs pictures")
	noPicture  = because("camera-late", "no picture has come from the camera for more than two seconds")
	ended      = because("camera-ended", "the camera ended by itself; it is started again")

	errStalled = because("camera-silent", "the camera is connected but sends no pictures; unplug it and plug it in again")
)

// stallReason returns why a camera that is connected delivers no picture. What helps depends on its kind.
func stallReason(kind string) *vision.Reason {
	switch kind {
	case "http":
		return errRubbish
	case "rpicam":
		return errTimedOut
	}
	return errStalled
}

// Why a network camera is lost. None of them holds the address: it may have a password in it.
var (
	errOutside   = because("camera-outside", "the camera's address is not one of this home's network; only private addresses, such as 192.168.1.20, are called")
	errLoopback  = because("camera-loopback", "the camera's address is this machine itself; name the port with --camera-port to allow it")
	errNoAnswer  = because("camera-no-answer", "the camera does not answer; check that it is on, in the same network, and that address and port are right")
	errSilent    = because("camera-broke-off", "the camera stopped sending; check its power and its network")
	errPassword  = because("camera-password", "the camera asks for a password; write it into the address, like http://name:password@192.168.1.20/video")
	errWebPage   = because("camera-web-page", "a web page came instead of a picture; take the address of the video itself, which often ends in /video, /stream or .jpg")
	errH264      = because("camera-h264", "the camera sends H.264 or RTSP, which this program does not read; let go2rtc turn it into MJPEG")
	errRedirect  = because("camera-redirect", "the camera sends the call to another address; write that address instead")
	errNoPicture = because("camera-no-picture", "what the camera sends is no picture; take the address of its MJPEG video or of a single JPEG")
	errRubbish   = because("camera-rubbish", "the camera sends data without pictures; check what answers at this address, and set the camera to MJPEG or JPEG")
)

// errStatus is the reason for any other HTTP status.
func errStatus(status int) *vision.Reason {
	return &vision.Reason{ID: "camera-status", Args: map[string]any{"Status": status},
		Text: fmt.Sprintf("the camera answers with the error %d; take the address of the video from its own page", status)}
}

// Why a camera on a ribbon cable is lost.
var (
	errNoRpicam   = because("camera-no-rpicam", "the program rpicam-vid is missing; install it with: sudo apt install rpicam-apps (on older systems libcamera-apps)")
	errNoPiCamera = because("camera-no-ribbon", "no camera answers on the ribbon cable; switch the Pi off, put the cable in again on both sides, and switch it on")
	errTimedOut   = because("camera-timed-out", "the camera on the ribbon cable stopped answering; put its cable in again on both sides")
	errHeld       = because("camera-held", "another program holds the camera; end it, or restart the Pi")
	errOldRpicam  = because("camera-old-rpicam", "this version of rpicam-vid is too old; bring it up to date with: sudo apt full-upgrade")
	errByItself   = because("camera-by-itself", "rpicam-vid ended by itself; look at what it says when it is run by hand")
)

func errHeldBy(who string) *vision.Reason {
	return &vision.Reason{ID: "camera-held-by", Args: map[string]any{"Who": who}, Text: fmt.Sprintf("another program holds the camera: %s; end it", who)}
}

// Why a webcam is lost.
var (
	errNoWebcam   = because("camera-no-webcam", "no webcam is connected; plug one in, or name another camera")
	errUnplugged  = because("camera-unplugged", "the webcam was unplugged; plug it in again")
	errNoRight    = because("camera-no-right", "this user may not open the webcam; add it to the group video")
	errWebcamHeld = because("camera-held", "another program holds the camera; end it, or restart the machine")
)

func errGone(id string) *vision.Reason {
	return &vision.Reason{ID: "camera-other-webcam", Args: map[string]any{"Name": id}, Text: fmt.Sprintf("the webcam %s is not connected; plug it in again, or choose another one", id)}
}

// Why a phone is lost.
var (
	errNoPhone     = because("camera-no-phone", "no phone is sending pictures; scan the code in the set-up of the camera with a phone")
	errPhoneSpoilt = because("camera-phone-spoilt", "the phone sends pictures that cannot be read; open its page again, or use another browser")
	errPhoneSilent = because("camera-phone-silent", "the phone's page was lost; wake the phone up and open the page again, and check its battery and Wi-Fi")
)

// Sentences returns the ids of all reasons, so that a test can check the word lists of each language against them.
func Sentences() (ids []string) {
	for _, r := range []*vision.Reason{notStarted, starting, resting, noPicture, ended, errStalled,
		errOutside, errLoopback, errNoAnswer, errSilent, errPassword, errWebPage, errH264, errRedirect, errNoPicture, errRubbish, errStatus(500),
		errNoRpicam, errNoPiCamera, errTimedOut, errHeld, errOldRpicam, errByItself, errHeldBy(""),
		errNoWebcam, errUnplugged, errNoRight, errGone(""), errNoPhone, errPhoneSilent, errPhoneSpoilt, errFrameEarly, errFrameBroken, errFrameHuge} {
		ids = append(ids, r.ID)
	}
	return ids
}
