import { isFirstPreselected, toFilterMode } from './filter-mode.ts'

test.each([
  [1, 'Tabs'],
  [6, 'Tabs'],
  [7, 'Dropdown'],
  [16, 'Dropdown'],
  [17, 'Modal'],
] as const)('%p options are shown as %s', (count, mode) => {
  expect(toFilterMode('Auto', count)).toBe(mode)
})

test('a named mode holds whatever the number', () => {
  expect(toFilterMode('Modal', 2)).toBe('Modal')
  expect(toFilterMode('Tabs', 40)).toBe('Tabs')
})

test('chooses the first by itself without All, or beside All with two options or fewer', () => {
  expect(isFirstPreselected(9, false)).toBe(true)
  expect(isFirstPreselected(2, true)).toBe(true)
  expect(isFirstPreselected(3, true)).toBe(false)
})
