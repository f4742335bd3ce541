import { render, screen, within } from '@testing-library/react'
import { LocationMap, type MapPlace } from './index.ts'

const places: MapPlace[] = [
  { id: 'bus', name: 'Graving Dock', kind: 'Bus', distance: '110 m', east: 90, north: 60 },
  {
    id: '1004',
    name: 'Halcyon Harbour Parade',
    distance: '0.8 miles',
    href: '/sites/harbour-parade/1004/',
    east: 1_050,
    north: -845,
  },
]
const map = (shown: readonly MapPlace[]) => (
  <LocationMap label="Where Docklands is" places={shown} north="N" formatMetres={(metres) => `${metres} m`} />
)

test('names the places by the numbers that the drawing has, with their distance', () => {
  render(map(places))
  const drawing = screen.getByRole('img', { name: 'Where Docklands is' })
  expect([...drawing.querySelectorAll('[data-part=number]')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
  ])
  const [bus, cinema] = screen.getAllByRole('listitem')
  expect(bus).toHaveTextContent('1Graving DockBus110 m')
  expect(within(cinema as HTMLElement).getByRole('link', { name: 'Halcyon Harbour Parade' })).toHaveAttribute(
    'href',
    '/sites/harbour-parade/1004/',
  )
})

test('has an arrow to the north, a scale in metres, and arrows to what is farther away', () => {
  const { container } = render(map(places))
  expect([...container.querySelectorAll('[data-part=label]')].map(({ textContent }) => textContent)).toEqual([
    '100 m',
    'N',
  ])
  // One to the north, one to the other cinema.
  expect(container.querySelectorAll('[data-part=tip]')).toHaveLength(2)
})

test('a cinema alone has no list', () => {
  render(map([]))
  expect(screen.getByRole('img', { name: 'Where Docklands is' })).toBeInTheDocument()
  expect(screen.queryByRole('list')).toBeNull()
})
