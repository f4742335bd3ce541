import { render, screen, within } from '@testing-library/react'
import { EventCards } from './index.ts'

const cards = [
  {
    id: '1',
    title: 'Salt water',
    href: '/events/salt-water/1/',
    dates: 'All winter',
    text: 'Rivers and rocks.',
  },
  { id: '2', title: 'Lights out', href: '/events/lights-out/2/' },
]

test.each([
  ['Stub', 'Salt water Rivers and rocks. All winter'],
  ['Plate', 'Salt water All winter Rivers and rocks.'],
  ['Sticker', 'All winter Salt water Rivers and rocks.'],
] as const)('is a list of cards, each in the order of its shape: %s', (shape, order) => {
  render(<EventCards cards={cards} shape={shape} headingLevel={2} />)
  expect(screen.getByRole('list')).toHaveAttribute('data-shape', shape)
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('There are no cards')
  const parts = [...first.querySelectorAll('h2, p')].map(({ textContent }) => textContent)
  expect(parts.join(' ')).toBe(order)
  const heading = within(first).getByRole('heading', { level: 2, name: 'Salt water' })
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/events/salt-water/1/')
  expect(within(first).getAllByRole('link')).toHaveLength(1)
  expect(within(second).queryByRole('paragraph')).toBeNull()
  // Its picture is not read out beside the name.
  expect(screen.queryByRole('img')).toBeNull()
})
