/** Units of the drawing: an auditorium of 220 by 128. */
export const sketchWidth = 220
export const sketchHeight = 128

const centre = sketchWidth / 2
/** Half the aisle in the middle. */
const halfAisle = 5
const firstRow = 30
const lastRow = 104
/** Rows further back are this much longer at most, on each side. */
const shortestHalf = 76
const longestHalf = 96
/** Rows until the longest. */
const growing = 4
/** How far the end of a row is before its middle, at the longest. */
const sag = 20
const screenHalf = 66

interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 10) / 10
const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** A point of an arc that is lowest in the middle of the auditorium. */
const at = (x: number, lowest: number): Point => ({
  x,
  y: lowest - sag * ((x - centre) / longestHalf) ** 2,
})

/** A piece of the arc: a parabola, which is a curve of second order exactly. */
function piece(from: number, to: number, lowest: number): string {
  const [begin, end] = [at(from, lowest), at(to, lowest)]
  const slope = (-2 * sag * (from - centre)) / longestHalf ** 2
  const bend = { x: (from + to) / 2, y: begin.y + (slope * (to - from)) / 2 }
  return `M${write(begin)}Q${write(bend)} ${write(end)}`
}

const getLowest = (index: number, rows: number) =>
  rows < 2 ? (firstRow + lastRow) / 2 : firstRow + ((lastRow - firstRow) * index) / (rows - 1)

const getHalf = (index: number) =>
  Math.min(longestHalf, shortestHalf + ((longestHalf - shortestHalf) * index) / growing)

/** x of a place in a row, as a share of the row from the left of the auditorium. */
const getX = (share: number, half: number) => {
  const length = (half - halfAisle) * share * 2
  const isRight = share > 0.5
  return centre - half + length + (isRight ? 2 * halfAisle : 0)
}

/** The row, in two pieces beside the aisle. */
export function drawRow(index: number, rows: number): string {
  const lowest = getLowest(index, rows)
  const half = getHalf(index)
  return piece(centre - half, centre - halfAisle, lowest) + piece(centre + halfAisle, centre + half, lowest)
}

/** Seats of a row, by the shares of the row at which they begin and end. */
export function drawSeats(index: number, rows: number, { from, to }: { from: number; to: number }): string {
  const half = getHalf(index)
  return piece(getX(from, half), getX(to, half), getLowest(index, rows))
}

/** Thickness of a row, thinner where there are many. */
export const getThickness = (rows: number) => Math.min(3.4, (lastRow - firstRow) / Math.max(1, rows - 1) / 2)

export const drawScreen = () => `M${centre - screenHalf} 8Q${centre} 15 ${centre + screenHalf} 8`

export interface Way {
  /** The way itself. */
  path: string
  /** Where it begins: at the door. */
  door: Point
}

/** The way to a row from the door at a side of the auditorium: up beside it, then behind the row to its seats. */
export function drawWay(
  index: number,
  rows: number,
  seats: { from: number; to: number },
  side: 'left' | 'right',
): Way {
  const half = getHalf(index)
  const behind = Math.min(lastRow + 6, getLowest(index, rows) + getThickness(rows) + 2)
  const x = side === 'left' ? centre - longestHalf + 8 : centre + longestHalf - 8
  const goal = side === 'left' ? getX(seats.from, half) : getX(seats.to, half)
  const door = { x, y: sketchHeight - 8 }
  return { path: `M${write(door)}V${round(behind)}H${round(goal)}`, door }
}
