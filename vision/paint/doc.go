// Package paint corrects the colour of a chosen die whose face shows a specular reflection, and looks for the paint of a die
// below it.
//
// In goes a candidate of package find. Out come its corrected colour with a confidence (Unveil), the colour of its bevels
// (BevelColour), and the share of its outline that shows paint of another colour (ForeignPaint).
package paint
