import { choosePlacement } from './placement.ts'

test('below where the list fits', () => {
  expect(choosePlacement({ top: 100, bottom: 152 }, 300, 800)).toBe('below')
})

test('above where it does not fit below and has more room there', () => {
  expect(choosePlacement({ top: 600, bottom: 652 }, 300, 800)).toBe('above')
  expect(choosePlacement({ top: 250, bottom: 302 }, 600, 500)).toBe('above')
})

test('below where neither end has room and below has more', () => {
  expect(choosePlacement({ top: 100, bottom: 152 }, 900, 500)).toBe('below')
})
