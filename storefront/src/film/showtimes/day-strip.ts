import { isDay } from '@foyer/contract/validation/day'
import { addDays, countDaysBetween } from '../../domain/time.ts'

export interface DayCell {
  /** Business day, `yyyy-mm-dd`. */
  date: string
  hasFilms: boolean
  isCurrent: boolean
}

export interface DayStripInput {
  /** Current business day. */
  today: string
  /** Business days with a screening, in any order. */
  dates: readonly string[]
  /** Day asked for in the address, as written there; it may be nonsense. */
  requested: string | null
  /** Number of cells. */
  length: number
}

/**
 * The day a listing shows: the one asked for when it is a day and not past, else the first with a screening
 * from today on; undefined when there is none.
 */
export function getChosenDay({ today, dates, requested }: Omit<DayStripInput, 'length'>): string | undefined {
  if (requested && isDay(requested) && requested >= today) return requested
  return getUpcoming(dates, today)[0]
}

/**
 * Cells of the day strip. It begins today; when nothing plays in that stretch (advance booking),
 * it begins at the first day that has a screening instead.
 */
export function getDayStrip(input: DayStripInput): DayCell[] {
  const { today, dates, length } = input
  const playing = new Set(dates)
  const current = getChosenDay(input)
  const [first] = getUpcoming(dates, today)
  const start = first && countDaysBetween(today, first) >= length ? first : today
  return Array.from({ length }, (_, index) => {
    const date = addDays(start, index)
    return { date, hasFilms: playing.has(date), isCurrent: date === current }
  })
}

function getUpcoming(dates: readonly string[], today: string): string[] {
  return dates.filter((date) => date >= today).sort()
}
