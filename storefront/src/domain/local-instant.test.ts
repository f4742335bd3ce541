import { toLocalInstant } from './local-instant.ts'

test.each(['2026-01-15T20:41:30Z', '2026-07-15T23:59:59.500Z'])(
  'is the same instant as %s, with the hours of the clock here',
  (given) => {
    const epoch = Date.parse(given)
    const instant = toLocalInstant(epoch)
    expect(toLocalInstant(given)).toBe(instant)
    expect(Date.parse(instant)).toBe(epoch)
    expect(Number(instant.slice(11, 13))).toBe(new Date(epoch).getHours())
    expect(instant).toMatch(/[+-]\d{2}:\d{2}$/)
  },
)
