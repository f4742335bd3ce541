import { render, screen } from '@testing-library/react'
import { FloorSketch, PlaceBand, AuditoriumSketch } from './index.ts'

const getParts = (container: HTMLElement, slot: string) => [
  ...container.querySelectorAll(`[data-slot=${slot}]`),
]

test('draws every row, the own one told apart, its seats and the way to them', () => {
  const { container } = render(
    <AuditoriumSketch
      rows={10}
      row={7}
      seats={{ from: 0.55, to: 0.7 }}
      way="left"
      label="Row H, seats 10 to 12"
    />,
  )
  expect(screen.getByRole('img', { name: 'Row H, seats 10 to 12' })).toBeInTheDocument()
  expect(getParts(container, 'row')).toHaveLength(10)
  expect(getParts(container, 'row').findIndex((row) => row.hasAttribute('data-own'))).toBe(7)
  expect(getParts(container, 'seats')).toHaveLength(1)
  expect(getParts(container, 'way')).toHaveLength(1)
})

test('is silent where the words beside it say the same', () => {
  const { container } = render(<AuditoriumSketch rows={6} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(getParts(container, 'way')).toEqual([])
})

/** x of the points at which a path begins and ends. */
const getEnds = (path: Element | undefined) => {
  const numbers = [...(path?.getAttribute('d') ?? '').matchAll(/[\d.]+/g)].map(Number)
  return [numbers[0], numbers[numbers.length - 2]]
}

test('seats lie where their shares of the row say: the right half begins behind the aisle', () => {
  const { container } = render(<AuditoriumSketch rows={10} row={9} seats={{ from: 0.5001, to: 1 }} />)
  const [from = 0, to = 0] = getEnds(getParts(container, 'seats')[0])
  expect(from).toBeGreaterThan(114)
  expect(from).toBeLessThan(116)
  expect(to).toBe(206)
})

test('the way comes from the side that it is said to', () => {
  const { container, rerender } = render(
    <AuditoriumSketch rows={10} row={4} seats={{ from: 0.2, to: 0.3 }} way="left" />,
  )
  const getDoor = () => Number(getParts(container, 'door')[0]?.getAttribute('cx'))
  expect(getDoor()).toBeLessThan(110)
  rerender(<AuditoriumSketch rows={10} row={4} seats={{ from: 0.2, to: 0.3 }} way="right" />)
  expect(getDoor()).toBeGreaterThan(110)
})

test('a room of one row is drawn too', () => {
  const { container } = render(<AuditoriumSketch rows={1} row={0} seats={{ from: 0, to: 1 }} />)
  expect(getParts(container, 'row')[0]?.getAttribute('d')).not.toMatch(/NaN|Infinity/)
})

test.each([1, 3, 8, 11, 18, 40])('%i tables stand apart from one another, and in the sketch', (tables) => {
  const { container } = render(<FloorSketch tables={tables} />)
  const circles = getParts(container, 'table').map((circle) => {
    const [x = 0, y = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name)))
    return { x, y, r }
  })
  expect(circles).toHaveLength(Math.min(tables, 18))
  for (const { x, y, r } of circles) {
    expect(Math.min(x - r, y - r)).toBeGreaterThan(0)
    expect(x + r).toBeLessThan(220)
    expect(y + r).toBeLessThan(128)
    const others = circles.filter((other) => other.x !== x || other.y !== y)
    expect(others.every((other) => Math.hypot(other.x - x, other.y - y) > 2 * r)).toBe(true)
  }
})

test('the visitor’s table is told apart, with its number', () => {
  const { container } = render(<FloorSketch tables={8} table={6} mark="7" label="Table 7 of 8" />)
  expect(screen.getByRole('img', { name: 'Table 7 of 8' })).toHaveTextContent('7')
  expect(getParts(container, 'table').findIndex((table) => table.hasAttribute('data-own'))).toBe(6)
})

test('a table that is not there is not told apart', () => {
  const { container } = render(<FloorSketch tables={8} table={9} mark="10" />)
  expect(getParts(container, 'table').some((table) => table.hasAttribute('data-own'))).toBe(false)
  expect(container).toHaveTextContent('')
})

test('a band says the place in words beside its sketch', () => {
  render(
    <PlaceBand
      eyebrow="You are in"
      title="Row H, seat 11"
      text="It starts in 6 minutes."
      sketch={<AuditoriumSketch rows={10} row={7} />}
      action={<a href="/seat/">Type your seat</a>}
      data-testid="band"
    />,
  )
  expect(screen.getByTestId('band')).toHaveTextContent(
    'You are inRow H, seat 11It starts in 6 minutes.Type your seat',
  )
})
