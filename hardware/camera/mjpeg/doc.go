// Package mjpeg cuts a stream of JPEG pictures (Motion JPEG) into frames. Its input is the bytes of a camera, a network
// connection or a pipe, with anything between the pictures. Its output is whole frames that every JPEG decoder reads.
//
// A stream has no reliable lengths, so a frame is cut at its own segments (ITU-T T.81, annex B), by their lengths. A frame
// without Huffman tables, as many UVC webcams send, gets the standard ones (annex K.3).
package mjpeg
