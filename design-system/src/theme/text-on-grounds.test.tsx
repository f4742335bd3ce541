import { render } from '@testing-library/react'
import { FilterChip } from '../actions/filter-chip/index.ts'
import { FilterTags } from '../films/filter-tags/index.ts'
import { Alert } from '../feedback/alert/index.ts'
import { OrderHeader } from '../order/order-header/index.ts'
import { RootThemeProvider } from './RootThemeProvider.tsx'
import { Numbers } from '../order/seat-map/drawing/Numbers.tsx'
import { createSampleAuditorium, createStatuses } from '../order/seat-map/sample/auditoriums.ts'
import { SeatEngine } from '../order/seat-map/index.ts'
import { paintCss } from '../order/seat-map/paint/paint-css.ts'
import { ShowtimeButton } from '../films/showtime-button/index.ts'
import { SiteHeader } from '../navigation/site-header/index.ts'

jest.unmock('@emotion/sheet')

/** Declarations for an element in any of its states, without those for its descendants. */
const getRules = (element: Element): string => {
  const classes = [...element.classList].map((name) => `.${name}`)
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => classes.some((name) => text.includes(name)))
    .join('\n')
}

const done = () => undefined

// The audit of a theme measures words on its grounds: what is mixed in a component is none of them.
test.each([
  [
    'the tags of filters',
    <FilterTags label="Filters" tags={[{ id: 'a', label: 'A', removeLabel: 'Remove A' }]} onRemove={done} />,
    'button',
    '--foyer-selected-background',
  ],
  [
    'a pressed chip',
    <FilterChip label="A" pressed onPress={done} />,
    'button',
    '--foyer-selected-background',
  ],
  [
    'a promoted showtime',
    <ShowtimeButton
      time="19:30"
      href="/x/"
      attribute={{ kind: 'promoted' }}
      labels={{ few: 'Few', soldOut: 'Sold out' }}
    />,
    'a',
    '--foyer-surface',
  ],
  [
    'a message',
    <Alert tone="error" title="The card was declined">
      <button type="button">Try another</button>
    </Alert>,
    'div',
    '--foyer-error-ground',
  ],
  ['a message of what went well', <Alert tone="success" title="Paid" />, 'div', '--foyer-surface'],
])('the words of %s stand on a ground that the theme answers for', (_what, element, selector, ground) => {
  const { container } = render(element, { wrapper: RootThemeProvider })
  const shown = container.querySelector(selector)
  const css = shown ? getRules(shown) : ''
  expect(css).toContain(`background: var(${ground})`)
  expect(css).not.toMatch(/background(-color)?: color-mix/)
})

test('the words of the header of an order are as strong as its colour', () => {
  const { container } = render(
    <OrderHeader
      logo={{ light: '/l.svg', dark: '/d.svg', label: 'Lumen', href: '/' }}
      leave={{ label: 'Leave' }}
    />,
  )
  const header = container.querySelector('header')
  expect(header && getRules(header)).toContain('[data-slot=')
  expect(header && getRules(header)).not.toContain('opacity')
})

test('a number is written in what is read on its seat: another colour on premier seats', () => {
  const auditorium = createSampleAuditorium([
    { category: 'standard', rows: [['A', 'ss']] },
    { category: 'premier', rows: [['B', 'ss']] },
  ])
  const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
  const { container } = render(
    <svg>
      <Numbers
        engine={engine}
        window={{ x: -1e4, y: -1e4, width: 2e4, height: 2e4 }}
        states={new Map()}
        statusVersion={0}
      />
    </svg>,
  )
  const paints = [...container.querySelectorAll('text')].map((text) => text.dataset['paint'])
  expect(paints).toEqual(['number', 'prem-number'])
})

const logo = { light: '/l.svg', dark: '/d.svg', label: 'Lumen', href: '/' }
test.each([
  [
    'the site',
    <SiteHeader
      key="site"
      logo={logo}
      navigation={[{ id: 'films', label: 'Films', href: '/films/' }]}
      navigationLabel="Main"
      moreLabel="More"
      actions={[{ icon: 'search', label: 'Search', href: '/search/' }]}
      menu={{ openLabel: 'Menu', closeLabel: 'Close', title: 'Menu' }}
    />,
  ],
  ['an order', <OrderHeader key="order" logo={logo} back={{ label: 'Back', href: '/' }} />],
])('a glyph in the header of %s is read under the pointer: the page has another ink', (_what, element) => {
  const { container } = render(element, { wrapper: RootThemeProvider })
  const header = container.querySelector('header')
  const glyph = container.querySelector('[data-variant=plain]')
  expect(header && getRules(header)).toContain('--foyer-glyph-hover: var(--foyer-header-current)')
  expect(glyph && getRules(glyph)).toContain(
    ':hover:not(:disabled) {color: var(--foyer-glyph-hover, var(--foyer-primary-text));}',
  )
})

describe('the seat map', () => {
  function readRules(): readonly CSSStyleRule[] {
    const style = document.createElement('style')
    style.textContent = paintCss
    document.head.append(style)
    const rules = [...(style.sheet?.cssRules ?? [])]
    style.remove()
    return rules.filter((rule) => rule instanceof CSSStyleRule)
  }

  test('is lettered in what the theme answers for on its floor, its bands and its seats', () => {
    const lettered = /\btext\b|data-paint(='(word|area|sign|letter|prem-number)'|\$='number')\]/
    const inks = readRules()
      .filter(({ selectorText }) => lettered.test(selectorText))
      .map(({ style }) => style.getPropertyValue('fill'))
      .filter((ink) => ink !== '')
    expect(new Set(inks)).toEqual(
      new Set([
        'var(--foyer-text-muted)',
        'var(--foyer-text)',
        'var(--foyer-background)',
        'var(--foyer-on-seat)',
        'var(--foyer-on-seat-premier)',
      ]),
    )
  })

  test('has outlined seats on grounds that numbers are read on', () => {
    const grounds = readRules()
      .filter(({ selectorText }) => selectorText.includes("[data-seats='outlined']"))
      .map(({ style }) => style.getPropertyValue('fill'))
    expect(grounds).toContain('var(--foyer-surface-2)')
    expect(grounds.join('\n')).not.toContain('color-mix')
  })
})
