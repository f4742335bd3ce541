import { findNextStop } from './next-stop.ts'

const at = (index: number) => ({ index, count: 4, axis: 'vertical' as const })

test('arrows go along the axis and around its ends, and no other key goes anywhere', () => {
  expect(findNextStop('ArrowDown', at(0))).toBe(1)
  expect(findNextStop('ArrowDown', at(3))).toBe(0)
  expect(findNextStop('ArrowUp', at(0))).toBe(3)
  expect(findNextStop('ArrowRight', at(0))).toBeNull()
  expect(findNextStop('a', at(0))).toBeNull()
})

test('without going around, the ends are ends', () => {
  expect(findNextStop('ArrowDown', { ...at(3), wraps: false })).toBeNull()
  expect(findNextStop('ArrowUp', { ...at(0), wraps: false })).toBeNull()
})

test('what is skipped is no stop, not even for Home and End', () => {
  const isSkipped = (index: number) => index === 0 || index === 3
  expect(findNextStop('ArrowDown', { ...at(2), isSkipped })).toBe(1)
  expect(findNextStop('Home', { ...at(2), isSkipped })).toBe(1)
  expect(findNextStop('End', { ...at(1), isSkipped })).toBe(2)
  expect(findNextStop('ArrowDown', { ...at(1), isSkipped: () => true })).toBeNull()
})

test('on a page that reads from the right, Left goes on', () => {
  const row = { index: 1, count: 4, axis: 'horizontal' as const, isRtl: true }
  expect(findNextStop('ArrowLeft', row)).toBe(2)
  expect(findNextStop('ArrowRight', row)).toBe(0)
})

test('nowhere to go among none', () => {
  expect(findNextStop('Home', { index: 0, count: 0, axis: 'vertical' })).toBeNull()
})
