import type { Showtime } from '@foyer/contract/wire/showtimes'
import { byStart } from '../film-showtimes/group-showtimes.ts'
import { saleState, timeOfDay } from '../film-showtimes/showtime-state.ts'

/**
 * Times of a film that can still be booked, earliest first, one for each time on the clock: two cinemas that start
 * at the same minute are told apart on the film's page, not on a card.
 * @param now epoch milliseconds
 */
export function bookableTimes(showtimes: readonly Showtime[], filmId: string, now: number): Showtime[] {
  const times = new Set<string>()
  return showtimes
    .filter((showtime) => showtime.filmId === filmId)
    .sort(byStart)
    .filter((showtime) => {
      const state = saleState(showtime, now, 0)
      const time = timeOfDay(showtime.schedule.startsAt)
      if (state === 'soldOut' || state === 'started' || times.has(time)) return false
      times.add(time)
      return true
    })
}
