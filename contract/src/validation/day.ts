/** A day of the calendar; months count from 1. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const isoDay = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Reads `yyyy-MM-dd`; null for any other shape, and for days that no month has (30 February). */
export function parseDay(text: string): Day | null {
  const [, year, month, day] = (isoDay.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day <= lastOfMonth ? { year, month, day } : null
}

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => parseDay(text) !== null

/**
 * Whether somebody born on that day is at least that many whole years old on `today`, in the local zone of the clock.
 */
export function isAtLeast(born: Day, years: number, today: Date): boolean {
  const birthday = [born.year + years, born.month, born.day]
  const now = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  const differing = birthday.findIndex((part, index) => part !== now[index])
  return differing === -1 || (now[differing] ?? 0) > (birthday[differing] ?? 0)
}
