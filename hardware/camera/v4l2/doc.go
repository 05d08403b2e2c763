// Package v4l2 reads webcams through the kernel's Video4Linux2, in pure Go. Given a camera's name it returns frames as JPEG or
// YUYV bytes, and the camera's settings. It works on 64-bit Linux; elsewhere it finds no cameras.
//
// Structures and requests are those of linux/videodev2.h; the numbers of controls are those of linux/v4l2-controls.h.
package v4l2
