import type { View } from '../view/viewport.ts'

/** Sizes of the drawing's fonts in user units, as they are at a px a unit. */
export const letterSizes = { word: 14, area: 16, sign: 14, letter: 15, flag: 14 } as const

/** No lettering is painted smaller, px. */
const SMALLEST = 11

/** Zooms of one hundredth are one: lettering is not laid out again for less. */
const STEPS = 100

/** User units per px of a view; 1 where that is less, or the window is not measured yet. */
export function getUnit(view: View | null): number {
  return view === null ? 1 : Math.max(1, Math.ceil(STEPS / view.scale) / STEPS)
}

/** A font's size in user units that is painted in the smallest that can be read, or larger. */
export function getLetterSize(name: keyof typeof letterSizes, unit: number): number {
  return Math.max(letterSizes[name], Math.ceil(SMALLEST * unit * 10) / 10)
}
