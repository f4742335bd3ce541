import type { Seat, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { Showtime } from '@foyer/contract/wire/showtimes'

const minute = 60_000
/** People sit down, and order, before it begins. */
const opensBefore = 45 * minute

type Screened = Pick<Showtime, 'screenId' | 'schedule'>

/** What is on at a screen, or about to begin there; undefined for nothing. */
export function findRunning<T extends Screened>(
  showtimes: readonly T[],
  screenId: string,
  now: number,
): T | undefined {
  return showtimes
    .filter(({ screenId: id, schedule }) => {
      const endsAt = Date.parse(schedule.filmEndsAt)
      return id === screenId && Date.parse(schedule.startsAt) - opensBefore <= now && now < endsAt
    })
    .sort((a, b) => Date.parse(a.schedule.startsAt) - Date.parse(b.schedule.startsAt))[0]
}

/** The seat of a name such as `H11`, by row and label, in whatever case; undefined for none. */
export function findSeat({ seatLayout }: SeatLayoutResponse, name: string): Seat | undefined {
  const wanted = name.trim().toUpperCase()
  return seatLayout.areas
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .find((seat) => `${seat.rowLabel}${seat.label}`.toUpperCase() === wanted)
}
