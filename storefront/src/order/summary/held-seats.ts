import type { Order } from '@foyer/contract/wire/orders'
import type { Seat } from '@foyer/contract/wire/seating'
import type { TextFunctions } from '../../context/hooks.ts'
import { formatSeatNames } from '../../domain/seat-names.ts'

type Translate = (key: string, params?: Record<string, string | number>) => string

/** Joins parts with the comma of the language. */
type JoinParts = (parts: readonly string[]) => string

/** The seats an order holds. */
export function getSeats(order: Order | null): readonly Seat[] {
  return order?.showtimes.flatMap((showtime) => showtime.seats) ?? []
}

/** "C4 and G5", for a sentence; empty for no seats. */
export function formatSeats(seats: readonly Seat[], t: Translate, list: JoinParts): string {
  const names = formatSeatNames(seats)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : t('seat-map.list.and', { first: list(names.slice(0, -1)), last })
}

/** "Seats C4, G5", for a heading or a note; empty for no seats. */
export function formatSeatsNote(seats: readonly Seat[], { plural, list }: TextFunctions): string {
  return seats.length === 0
    ? ''
    : plural('transaction.seats', seats.length, { seats: list(formatSeatNames(seats)) })
}
