/** Of a seat's number, as `paint/lettering.ts` has it; user units. */
const SIZE = 11
const WEIGHT = 650
/** Widths are taken this much larger: at the size itself some systems round them. */
const LARGER = 10
/** A character's, where nothing can be measured. */
const USUAL = 6.4

/** Width of a text in user units. */
export type MeasureWidth = (text: string) => number

let context: CanvasRenderingContext2D | null | undefined

/** How wide seat numbers are in a typeface, by its CSS family; as it is now, loaded or not. */
export function createMeasureWidth(family: string): MeasureWidth {
  const known = new Map<string, number>()
  if (document.fonts) context ??= document.createElement('canvas').getContext('2d')
  if (context) context.font = `${WEIGHT} ${SIZE * LARGER}px ${family}`
  return (text) => {
    const width =
      known.get(text) ?? (context ? context.measureText(text).width / LARGER : text.length * USUAL)
    known.set(text, width)
    return width
  }
}
