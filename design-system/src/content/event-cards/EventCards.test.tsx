import { fireEvent, render, screen, within } from '@testing-library/react'
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

describe('the lettering of an event', () => {
  const event = { id: '1', title: 'Salt water', href: '/events/salt-water/1/' }
  const lettering = {
    source: { url: '/title' },
    ratio: 2,
    place: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
    onPage: { light: { url: '/light' }, dark: { url: '/dark' } },
  }

  test('stands on the picture of a sticker, beside its name, and is gone where it does not come', () => {
    const { container } = render(<EventCards shape="Sticker" cards={[{ ...event, lettering }]} />)
    const drawing = container.querySelector('[data-slot=picture] > img')
    expect(drawing).toHaveAttribute('width', '480')
    expect(drawing).toHaveAttribute('height', '240')
    expect(screen.getByRole('link', { name: 'Salt water' })).toHaveTextContent('Salt water')
    fireEvent.error(drawing as Element)
    expect(container.querySelector('[data-slot=picture] > img')).toBeNull()
  })

  test('takes the place of the name under a plate, whose link keeps its name', () => {
    render(<EventCards shape="Plate" cards={[{ ...event, lettering }]} />)
    const link = screen.getByRole('link', { name: 'Salt water' })
    expect([...link.querySelectorAll('img')].map((image) => image.dataset['for'])).toEqual(['light', 'dark'])
    fireEvent.error(link.querySelector('img') as Element)
    expect(link.querySelector('img')).toBeNull()
    expect(link).toHaveTextContent('Salt water')
  })

  test('is not on the narrow picture of a stub', () => {
    const { container } = render(<EventCards shape="Stub" cards={[{ ...event, lettering }]} />)
    expect(container.querySelector('img')).toBeNull()
  })
})
