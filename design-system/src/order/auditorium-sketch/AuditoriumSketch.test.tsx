import { render, screen } from '@testing-library/react'
import { PlaceBand, AuditoriumSketch } from './index.ts'

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
