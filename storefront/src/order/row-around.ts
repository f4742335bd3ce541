import { turnToScreen } from '@foyer/contract/seating/turn-layout'
import type { Seat, SeatAvailabilityResponse, SeatLayout } from '@foyer/contract/wire/seating'
import type { RowSeat } from '@foyer/design-system/order/seat-row'

/** Seats shown on each side of those in question. */
const beside = 2
/** More than fit a line of a phone are shown without neighbours. */
const mostInLine = 7

/** Part of a row of the auditorium. */
export interface RowPart {
  readonly row: string
  readonly seats: readonly RowSeat[]
}

/**
 * The rows that some seats are in, each with a few seats on both sides, from the left as seen facing the screen. Seats that are
 * not in the layout are left out; nothing of a layout without seats.
 */
export function getRowsAround(
  layout: Pick<SeatLayout, 'boundary' | 'areas'>,
  seats: readonly Pick<Seat, 'id'>[],
  { seatAvailabilities }: Pick<SeatAvailabilityResponse, 'seatAvailabilities'>,
): RowPart[] {
  const own = new Set(seats.map(({ id }) => id))
  const free = new Set(
    seatAvailabilities.filter(({ status }) => status === 'Available').map(({ seatId }) => seatId),
  )
  const toState = (id: string): RowSeat['state'] => {
    if (!free.has(id)) return 'taken'
    return own.has(id) ? 'yours' : 'free'
  }
  return turnToScreen(layout)
    .areas.flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const places = row.seats.flatMap(({ id }, index) => (own.has(id) ? [index] : []))
      const [first, last] = [places[0], places.at(-1)]
      if (first === undefined || last === undefined) return []
      const around = last - first + 1 + 2 * beside <= mostInLine ? beside : 0
      const part = row.seats.slice(Math.max(0, first - around), last + 1 + around)
      return [
        {
          row: part[0]?.rowLabel ?? '',
          seats: part.map(({ id, label }) => ({ id, label, state: toState(id) })),
        },
      ]
    })
}
