// Package v4l2 reads webcams through the kernel's Video4Linux2, in pure Go. In goes the name of a camera; out come its
// frames as bytes, JPEG or YUYV, and its settings. It works on 64-bit Linux; elsewhere there are no cameras.
//
// Structures and requests are those of linux/videodev2.h; the numbers of controls those of linux/v4l2-controls.h.
package v4l2
