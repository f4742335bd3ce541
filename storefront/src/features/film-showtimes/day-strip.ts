import { addDays, daysBetween } from '../../stores/formats/time.ts'

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

/** Whether a text, for instance from an address, is a calendar day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // A day that does not exist (30 February) is no moment in time, or another day.
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/**
 * The day a listing shows: the one asked for when it is a day and not past, else the first with a screening
 * from today on; undefined when there is none.
 */
export function chosenDay({ today, dates, requested }: Omit<DayStripInput, 'length'>): string | undefined {
  if (requested && isCalendarDay(requested) && requested >= today) return requested
  return upcoming(dates, today)[0]
}

/**
 * Cells of the day strip. It begins today; when nothing plays in that stretch (advance booking),
 * it begins at the first day that has a screening instead.
 */
export function dayStrip(input: DayStripInput): DayCell[] {
  const { today, dates, length } = input
  const playing = new Set(dates)
  const current = chosenDay(input)
  const [first] = upcoming(dates, today)
  const start = first && daysBetween(today, first) >= length ? first : today
  return Array.from({ length }, (_, index) => {
    const date = addDays(start, index)
    return { date, hasFilms: playing.has(date), isCurrent: date === current }
  })
}

function upcoming(dates: readonly string[], today: string): string[] {
  return dates.filter((date) => date >= today).sort()
}
