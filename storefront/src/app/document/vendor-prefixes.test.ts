import createCache from '@emotion/cache'
import { ltrStyles } from './ltr-styles.ts'
import { rtlStyles } from './rtl-styles.ts'

/** What the server's cache writes for a rule. */
function write(css: string, options = ltrStyles): string {
  const cache = createCache(options)
  return cache.insert('.a', { name: css, styles: css }, cache.sheet, true) ?? ''
}

it.each([
  ['user-select:none;'],
  ['text-decoration:underline 2px red;'],
  ['text-size-adjust:100%;'],
  ['box-decoration-break:clone;'],
  ['print-color-adjust:exact;'],
])('%s is also written as WebKit knows it', (css) => {
  expect(write(css)).toBe(`.a{-webkit-${css}${css}}`)
  expect(write(css, rtlStyles)).toBe(`.a{-webkit-${css}${css}}`)
})

it.each([
  ['display:flex;flex:1 1 auto;'],
  ['align-items:center;justify-content:space-between;'],
  ['transform:none;transition:transform 1s;'],
  ['mask:none;hyphens:auto;backdrop-filter:none;'],
  ['position:sticky;min-width:fit-content;'],
])('%s is known to every supported browser', (css) => {
  expect(write(css)).toBe(`.a{${css}}`)
})

it('leaves what has a prefix as it is', () => {
  expect(write('-webkit-user-select:none;')).toBe('.a{-webkit-user-select:none;}')
})
