import { countDaysBetween } from '../domain/time.ts'

/** What a poster's caption says of when the film is on. */
export type FilmStatus =
  | { kind: 'newThisWeek' }
  | { kind: 'lastFewDays' }
  /** Tickets can be had before the film is on. */
  | { kind: 'bookAhead' }
  /** Tickets can be had from an instant to come. */
  | { kind: 'bookingOpens'; at: string }
  | { kind: 'opens'; date: string }
  | { kind: 'none' }

/** Days after its release for which a film is new. */
const newForDays = 7
/** A run that ends within so many days is about to end. */
const lastDays = 3

export interface FilmStatusInput {
  /** The film's label by the specification's precedence. */
  label: 'NowShowing' | 'PreBookNow' | 'AdvanceBooking' | 'ComingSoon' | null
  /** `yyyy-mm-dd`. */
  releaseDate: string | null
  /** Current business day. */
  today: string
  /** Instant at which booking ahead opens; null when it is open or there is none. */
  bookingOpensAt?: string | null | undefined
  /** Last business day with a screening, where it is known. */
  lastScreening?: string | undefined
}

/** Turns a film's label and dates into the one thing worth a line on its card. */
export function getFilmStatus(film: FilmStatusInput): FilmStatus {
  const { label, releaseDate, today, bookingOpensAt, lastScreening } = film
  switch (label) {
    case 'NowShowing':
      if (isNew(releaseDate, today)) return { kind: 'newThisWeek' }
      return isEnding(lastScreening, today) ? { kind: 'lastFewDays' } : { kind: 'none' }
    case 'PreBookNow':
      return { kind: 'bookAhead' }
    case 'AdvanceBooking':
      if (bookingOpensAt) return { kind: 'bookingOpens', at: bookingOpensAt }
      return getOpening(releaseDate, today)
    case 'ComingSoon':
    case null:
      return getOpening(releaseDate, today)
  }
}

function getOpening(releaseDate: string | null, today: string): FilmStatus {
  return releaseDate && releaseDate > today ? { kind: 'opens', date: releaseDate } : { kind: 'none' }
}

function isNew(releaseDate: string | null, today: string): boolean {
  if (!releaseDate || releaseDate > today) return false
  return countDaysBetween(releaseDate, today) < newForDays
}

function isEnding(lastScreening: string | undefined, today: string): boolean {
  if (!lastScreening || lastScreening < today) return false
  return countDaysBetween(today, lastScreening) < lastDays
}
