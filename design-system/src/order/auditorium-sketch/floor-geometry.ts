import { sketchHeight, sketchWidth } from './geometry.ts'

/** Most tables that a sketch has room for. */
export const mostTables = 18
/** Below the counter. */
const firstY = 22
const largestRadius = 15
/** Of the room that a table has, as a share. */
const tableShare = 0.3

export interface Floor {
  /** Middles of the tables, row by row from the counter. */
  readonly tables: readonly { readonly x: number; readonly y: number }[]
  /** Index of the visitor's among those that are drawn. */
  readonly own: number | undefined
  readonly radius: number
  readonly counter: string
}

const round = (value: number) => Math.round(value * 10) / 10

const countRows = (tables: number) => (tables <= 3 ? 1 : tables <= 10 ? 2 : 3)

/** Tables in rows as even as can be. Of more than there is room for, the first are drawn. */
export function drawFloor(tables: number, table: number | undefined): Floor {
  const drawn = Math.min(Math.max(tables, 0), mostTables)
  const rows = countRows(drawn)
  const columns = Math.max(1, Math.ceil(drawn / rows))
  const [width, height] = [sketchWidth / columns, (sketchHeight - firstY) / rows]
  const isThere = table !== undefined && table >= 0 && table < tables
  return {
    tables: Array.from({ length: drawn }, (_, index) => ({
      x: round(width * ((index % columns) + 0.5)),
      y: round(firstY + height * (Math.floor(index / columns) + 0.5)),
    })),
    // Of more tables than there is room for, another one stands for it: its number says which.
    own: isThere ? (table % mostTables) % drawn : undefined,
    radius: round(Math.min(largestRadius, tableShare * Math.min(width, height))),
    counter: `M${sketchWidth / 2} 8H${sketchWidth - 24}`,
  }
}
