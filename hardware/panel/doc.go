// Package panel is what stands beside the board and hangs on the pins of a small computer: a button, the light over the
// board, a few LEDs that tell people how the table is, a buzzer and a light sensor. All of it is optional.
//
//	table ──State──▶ Panel ──▶ light, LEDs, buzzer
//	table ◀──Press── Panel ◀── button
//	                   ▲
//	                   └────── light sensor (before a game)
//
// It knows no game and no camera: it is told states and tells presses. What is wired stands in a small file, by the
// numbers of the header's pins. Each part works in a goroutine of its own, so that a part that fails, vanishes or hangs
// is reported and holds up nobody.
//
// The drivers are those of periph.io. Of its host package only gpioioctl and sysfs are used, which speak to the kernel;
// host itself maps the registers of another board where it runs on a Raspberry Pi 5.
package panel
