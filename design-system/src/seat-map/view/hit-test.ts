import type { RoomPlace } from '../geometry/place.ts'

/** Side of a cell of the index, and how far from a seat's middle a press still means it, in user units. */
const CELL = 56
const REACH = 27

export interface HitIndex {
  /** `PlanSeat.index` of the seat at a point, or null. */
  at(x: number, y: number): number | null
}

/** Finds seats by coordinates: one listener on the map instead of one element a seat. */
export function indexSeats(place: RoomPlace): HitIndex {
  const cells = new Map<string, number[]>()
  place.seats.forEach((seat, index) => {
    const key = `${Math.floor(seat.x / CELL)} ${Math.floor(seat.y / CELL)}`
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  })
  return {
    at(x, y) {
      const column = Math.floor(x / CELL)
      const row = Math.floor(y / CELL)
      let best: number | null = null
      let nearest = REACH * REACH
      for (let c = column - 1; c <= column + 1; c++) {
        for (let r = row - 1; r <= row + 1; r++) {
          for (const index of cells.get(`${c} ${r}`) ?? []) {
            const seat = place.seats[index]
            if (!seat) continue
            const distance = (seat.x - x) ** 2 + (seat.y - y) ** 2
            if (distance < nearest) {
              nearest = distance
              best = index
            }
          }
        }
      }
      return best
    },
  }
}
