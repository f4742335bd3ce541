import { addMonths } from './add-months.ts'

it.each([
  ['2026-11-21T18:00:00.000Z', 24, '2028-11-21T18:00:00.000Z'],
  ['2026-01-31T09:30:00.000Z', 1, '2026-02-28T09:30:00.000Z'],
  ['2027-08-31T00:00:00.000Z', 6, '2028-02-29T00:00:00.000Z'],
  ['2026-12-15T23:59:59.999Z', 1, '2027-01-15T23:59:59.999Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(to)
})
