import { createHidingCss } from './display-rules.ts'

const ways = { selector: '[data-slot="ways-to-watch"]', pagesToShow: ['/'] }
const help = { selector: '.help-line', pagesToShow: ['/help/*', '/'] }

it('hides on a page what is for others', () => {
  expect(createHidingCss([ways, help], '/films/')).toBe(
    '[data-slot="ways-to-watch"],.help-line{display:none!important}',
  )
  expect(createHidingCss([ways, help], '/help/refunds/')).toBe(
    '[data-slot="ways-to-watch"]{display:none!important}',
  )
  expect(createHidingCss([ways, help], '/')).toBe('')
})

it.each(['*', 'body', '.a{}body', '.a,.b', '#a > b', '[href="</style>"]', '.a:has(b)', ''])(
  'passes over a selector that is not simple: %s',
  (selector) => {
    expect(createHidingCss([{ selector, pagesToShow: ['/nowhere/'] }], '/')).toBe('')
  },
)
