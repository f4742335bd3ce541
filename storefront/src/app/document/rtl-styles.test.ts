import createCache from '@emotion/cache'
import { rtlStyles } from './rtl-styles.ts'

/** What the server's cache writes for a rule. */
function written(css: string): string {
  const cache = createCache(rtlStyles)
  return cache.insert('.a', { name: css, styles: css }, cache.sheet, true) ?? ''
}

test('what is written for left to right is mirrored', () => {
  expect(written('margin-left:8px;text-align:left;')).toMatch(/margin-right:8px;.*text-align:right/)
})

test('logical properties, and rules that name a direction, stay as they are', () => {
  expect(written('margin-inline-start:8px;')).toContain('margin-inline-start:8px')
  expect(written('[dir=rtl] &{object-position:right bottom;}')).toContain('object-position:right bottom')
})

test('the angle of a plan of a room stays', () => {
  expect(written('background:linear-gradient(90deg, red, blue);')).toContain('90deg')
})
