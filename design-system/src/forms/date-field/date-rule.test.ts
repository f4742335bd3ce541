import imask from 'imask'
import { createDateRule } from './date-rule.ts'

const british = createDateRule({ format: 'DD/MM/YYYY', years: { from: 1900, to: 2026 } })
const iso = createDateRule({ format: 'YYYY-MM-DD', years: { from: 1900, to: 2026 } })
const german = createDateRule({ format: 'DD.MM.YYYY', years: { from: 1900, to: 2026 } })
const american = createDateRule({ format: 'MM/DD/YYYY', years: { from: 1900, to: 2026 } })

test.each([
  [british, '09/03/1991'],
  [iso, '1991-03-09'],
  [german, '09.03.1991'],
  [american, '03/09/1991'],
])('shows a day as its place writes it, and reads it back', (rule, shown) => {
  expect(rule.show('1991-03-09')).toBe(shown)
  expect(rule.read(shown)).toBe('1991-03-09')
})

test('a day of one figure gets its zero', () => {
  expect(british.read('9/3/1991')).toBe('1991-03-09')
  expect(british.read('9 /3 /1991')).toBe('1991-03-09')
})

test.each(['', '09', '09/03/19', '09/13/1991', '00/03/1991', '31/04/1991', '29/02/2025', 'yesterday'])(
  '%p has no value',
  (shown) => {
    expect(british.read(shown)).toBe('')
  },
)

test('where nothing has been typed yet the mask has spaces', () => {
  const mask = imask.createMask(Object.assign(british.mask(imask), { lazy: false }))
  mask.resolve('09')
  expect(mask.value).toBe('09/  /    ')
  mask.resolve('0903')
  expect(mask.value).toBe('09/03/    ')
})

test('29 February counts in a leap year', () => {
  expect(british.read('29/02/2024')).toBe('2024-02-29')
})

test('outside the years it has no value', () => {
  expect(british.read('31/12/1899')).toBe('')
  expect(british.read('01/01/1900')).toBe('1900-01-01')
  expect(british.read('31/12/2026')).toBe('2026-12-31')
  expect(british.read('01/01/2027')).toBe('')
})

test('what is no day shows nothing', () => {
  expect(british.show('soon')).toBe('')
})
