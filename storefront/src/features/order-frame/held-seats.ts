import type { Order } from '@foyer/contract/wire/orders'
import type { Seat } from '@foyer/contract/wire/seating'

type Translate = (key: string, params?: Record<string, string | number>) => string

/** Joins parts with the comma of the language. */
type JoinParts = (parts: readonly string[]) => string

/** Seats of a row that stand side by side, from the left. */
export interface SeatRun {
  readonly row: string
  readonly labels: readonly string[]
}

/** Seats in rows and runs of neighbours, front row first. Without a map at hand, neighbours are neighbours by column. */
export function runsOf(seats: readonly Seat[]): SeatRun[] {
  const ordered = [...seats].sort(
    (a, b) =>
      a.position.areaNumber - b.position.areaNumber ||
      a.position.rowNumber - b.position.rowNumber ||
      a.position.columnNumber - b.position.columnNumber,
  )
  const runs: { row: string; labels: string[]; last: Seat }[] = []
  for (const seat of ordered) {
    const run = runs.at(-1)
    const isNext =
      run?.row === seat.rowLabel &&
      run.last.position.areaNumber === seat.position.areaNumber &&
      run.last.position.columnNumber + 1 === seat.position.columnNumber
    if (run && isNext) {
      run.labels.push(seat.label)
      run.last = seat
    } else runs.push({ row: seat.rowLabel, labels: [seat.label], last: seat })
  }
  return runs.map(({ row, labels }) => ({ row, labels }))
}

/** "Row H, seats 10 to 12"; empty for no seats. */
export function seatsInWords(seats: readonly Seat[], t: Translate, list: JoinParts): string {
  const parts = runsOf(seats).map(({ row, labels }) => {
    const first = labels[0] ?? ''
    const last = labels.at(-1) ?? ''
    if (labels.length === 1) return t('seat-map.selection.seat', { row, seat: first })
    return t(labels.length === 2 ? 'seat-map.selection.two' : 'seat-map.selection.seats', {
      row,
      first,
      last,
    })
  })
  const end = parts.at(-1) ?? ''
  return parts.length < 2 ? end : t('seat-map.list.and', { first: list(parts.slice(0, -1)), last: end })
}

/** The seats an order holds, in words. */
export function heldSeatsInWords(order: Order | null, t: Translate, list: JoinParts): string {
  return seatsInWords(order?.showtimes.flatMap((showtime) => showtime.seats) ?? [], t, list)
}
