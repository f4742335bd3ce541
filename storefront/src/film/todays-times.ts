import type { Showtime } from '@foyer/contract/wire/showtimes'
import { compareByStart } from './showtimes/group-showtimes.ts'
import { getSaleState, getTimeOfDay } from './showtimes/showtime-state.ts'

/**
 * Times of a film that can still be booked, earliest first, one for each time on the clock: two cinemas that start
 * at the same minute are distinguished on the film's page, not on a card.
 * @param now epoch milliseconds
 */
export function getBookableTimes(showtimes: readonly Showtime[], filmId: string, now: number): Showtime[] {
  const times = new Set<string>()
  return showtimes
    .filter((showtime) => showtime.filmId === filmId)
    .sort(compareByStart)
    .filter((showtime) => {
      const state = getSaleState(showtime, now, 0)
      const time = getTimeOfDay(showtime.schedule.startsAt)
      if (state === 'soldOut' || state === 'started' || times.has(time)) return false
      times.add(time)
      return true
    })
}
