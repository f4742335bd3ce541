/** A point of interest as fractions of the picture, 0 to 1. */
export interface FocalPoint {
  x: number
  y: number
}
