interface Day {
  year: number
  month: number
  day: number
}

const isoDay = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The day that `yyyy-MM-dd` names; null for another shape, and for days that no month has. */
export function dayOf(text: string): Day | null {
  const [, year, month, day] = (isoDay.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { year, month, day } : null
}

/** Whether someone born that day has lived so many whole years on the visitor's own day of `today`. */
export function isAtLeast(born: Day, years: number, today: Date): boolean {
  const birthday = [born.year + years, born.month, born.day]
  const now = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  const differing = birthday.findIndex((part, index) => part !== now[index])
  return differing === -1 || (now[differing] ?? 0) > (birthday[differing] ?? 0)
}
