import { render } from '@testing-library/react'
import { FilterChip } from '../filter-chip/index.ts'
import { FilterTags } from '../filter-tags/index.ts'
import { OrderHeader } from '../order-header/index.ts'
import { Numbers } from '../seat-map/drawing/Numbers.tsx'
import { sampleRoom, statusesOf } from '../seat-map/sample/rooms.ts'
import { SeatEngine } from '../seat-map/index.ts'
import { ShowtimeButton } from '../showtime-button/index.ts'

/** What the style sheet says of an element in any of its states, declarations of what is inside it left out. */
const rulesOf = (element: Element): string => {
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
  ],
  ['a pressed chip', <FilterChip label="A" pressed onPress={done} />, 'button'],
  [
    'a promoted showtime',
    <ShowtimeButton
      time="19:30"
      href="/x/"
      attribute={{ kind: 'promoted' }}
      words={{ few: 'Few', soldOut: 'Sold out' }}
    />,
    'a',
  ],
])('the words of %s stand on a ground that the theme answers for', (_what, element, selector) => {
  const { container } = render(element)
  const shown = container.querySelector(selector)
  const css = shown ? rulesOf(shown) : ''
  expect(css).toContain('background: var(--surface)')
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
  expect(header && rulesOf(header)).toContain('[data-slot=')
  expect(header && rulesOf(header)).not.toContain('opacity')
})

test('a number is written in what is read on its seat: another colour on premier seats', () => {
  const room = sampleRoom([
    { category: 'standard', rows: [['A', 'ss']] },
    { category: 'premier', rows: [['B', 'ss']] },
  ])
  const engine = new SeatEngine({ room, statuses: statusesOf(room), limits: [] })
  const { container } = render(
    <svg>
      <Numbers engine={engine} window={{ x: -1e4, y: -1e4, width: 2e4, height: 2e4 }} states={new Map()} />
    </svg>,
  )
  const paints = [...container.querySelectorAll('text')].map((text) => text.dataset['paint'])
  expect(paints.filter((paint) => paint === 'number')).toHaveLength(2)
  expect(paints.filter((paint) => paint === 'prem-number')).toHaveLength(2)
})
