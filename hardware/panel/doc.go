// Package panel drives the parts beside the board that are wired to the pins of a small computer: a button, the light over the
// board, a few LEDs that show the state of the table, a buzzer and a light sensor. All of them are optional.
//
//	table ──State──▶ Panel ──▶ light, LEDs, buzzer
//	table ◀──Press── Panel ◀── button
//	                   ▲
//	                   └────── light sensor (before a game)
//
// It knows no game and no camera: its input is states, its output presses. A small file says what is wired, by the numbers of the
// header's pins. Each part runs in a goroutine of its own, so that a part that fails, disappears or hangs is reported and blocks
// nothing else.
//
// The drivers are those of periph.io. Of its host packages only gpioioctl and sysfs are used, which go through the kernel. The
// package host itself maps the registers of the wrong board on a Raspberry Pi 5.
package panel
