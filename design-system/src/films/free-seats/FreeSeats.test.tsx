import { render, screen, within } from '@testing-library/react'
import { FreeSeats, FreeSeatsMark, type FreeSeatsShowtime } from './index.ts'

const showtime: FreeSeatsShowtime = {
  id: 'a',
  time: '19:30',
  screen: 'Screen 4',
  href: '/order/showtimes/a/tickets/',
  state: 'counted',
  share: 0.7,
  label: '84 of 120 free',
}
const show = (change: Partial<FreeSeatsShowtime>) =>
  render(<FreeSeats cinemas={[{ id: '1', name: 'Docklands', showtimes: [{ ...showtime, ...change }] }]} />)

test('a cinema is a region with its times as a list, each of which leads on', () => {
  show({ areas: 'Standard 80, Premier 4' })
  const cinema = within(screen.getByRole('region', { name: 'Docklands' }))
  expect(cinema.getByRole('heading', { level: 3, name: 'Docklands' })).toBeInTheDocument()
  const row = within(cinema.getByRole('listitem')).getByRole('link')
  expect(row).toHaveAttribute('href', '/order/showtimes/a/tickets/')
  expect(row).toHaveTextContent('19:30Screen 4 Standard 80, Premier 484 of 120 free')
})

test('a sentence stands in for the pieces of a row', () => {
  show({ accessibleName: '19:30, Screen 4, Docklands, 84 of 120 seats free' })
  expect(
    screen.getByRole('link', { name: '19:30, Screen 4, Docklands, 84 of 120 seats free' }),
  ).toBeInTheDocument()
})

test('a time can be chosen before its seats are counted, and shows no figure', () => {
  const { container } = show({ state: 'loading', share: undefined, label: undefined })
  expect(screen.getByRole('link', { name: '19:30 Screen 4' })).toHaveAttribute('href', showtime.href)
  expect(container.querySelector('[data-slot=mark]')).toBeNull()
})

test('a sold-out time is said and leads nowhere', () => {
  show({ state: 'soldOut', share: 0, label: 'Sold out' })
  const row = screen.getByRole('link', { name: /19:30.*Sold out/ })
  expect(row).toHaveAttribute('aria-disabled', 'true')
  expect(row).not.toHaveAttribute('href')
  // Still reached by the keyboard.
  row.focus()
  expect(row).toHaveFocus()
})

test.each([
  [0, 0],
  [0.004, 1],
  [0.25, 3],
  [0.84, 8],
  [0.996, 9],
  [1, 10],
])('of a share of %d, %i seats of ten are filled', (share, filled) => {
  const { container } = render(<FreeSeatsMark share={share} />)
  expect(container.querySelectorAll('rect')).toHaveLength(10)
  expect(container.querySelectorAll('[fill=currentColor]')).toHaveLength(filled)
})
