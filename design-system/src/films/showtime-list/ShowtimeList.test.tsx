import { render, screen, within } from '@testing-library/react'
import { cinemas } from '../../../stories/fixtures.ts'
import { ShowtimeList, ShowtimeRow } from './index.ts'

test('each cinema is a region with its heading and lines; only one with a page is a link', () => {
  render(<ShowtimeList cinemas={cinemas} headingLevel={2} />)
  const docklands = within(screen.getByRole('region', { name: 'Halcyon Docklands' }))
  const exchange = within(screen.getByRole('region', { name: 'Halcyon Exchange' }))
  expect(docklands.getByRole('heading', { level: 2, name: 'Halcyon Docklands' })).toBeInTheDocument()
  expect(docklands.getByRole('link', { name: 'Halcyon Docklands' })).toHaveAttribute(
    'href',
    '/sites/docklands/1001/',
  )
  expect(docklands.getByText(/14 Wharf Street/)).toBeInTheDocument()
  expect(exchange.queryByRole('link', { name: 'Halcyon Exchange' })).toBeNull()
})

test('the times of an attribute are a list that says which attribute and cinema', () => {
  render(<ShowtimeList cinemas={cinemas} />)
  const times = within(screen.getByRole('list', { name: 'Vast, Halcyon Docklands' }))
  expect(times.getAllByRole('listitem')).toHaveLength(3)
  expect(times.getByRole('link', { name: /16:10/ })).toHaveAttribute('href', '/order/showtimes/1610/tickets/')
})

test('lines and notes keep their own direction on a page that reads from the right', () => {
  render(
    <div dir="rtl">
      <ShowtimeList cinemas={cinemas} />
    </div>,
  )
  for (const text of [/14 Wharf Street/, /22 m curved/]) expect(screen.getByText(text).tagName).toBe('BDI')
})

test('a sold-out time is said, in its place, and leads nowhere', () => {
  render(<ShowtimeList cinemas={cinemas} />)
  const times = within(screen.getByRole('list', { name: '2D, Halcyon Docklands' }))
  expect(times.getAllByRole('listitem')[5]).toHaveTextContent(/19:50.*Sold out/)
  const soldOut = times.getByRole('link', { name: /19:50/ })
  expect(soldOut).toHaveAttribute('aria-disabled', 'true')
  expect(soldOut).not.toHaveAttribute('href')
})

test('a sign we cannot draw and a note that is not there leave no gap', () => {
  const [cinema] = cinemas
  if (!cinema) throw new Error('no cinema to show')
  const { container } = render(
    <ShowtimeList
      cinemas={[{ ...cinema, groups: [{ id: 'odd', label: 'Odd', icon: 'odd', showtimes: [] }] }]}
    />,
  )
  expect(container.querySelector('[data-slot=label]')?.innerHTML).toBe('<strong>Odd</strong>')
})

test('names begin where cinemas do when no row of the list has a sign, and in line when one has', () => {
  const countRows = (icons: (string | undefined)[]) => {
    const groups = icons.map((icon, at) => ({ id: `g${at}`, label: `Row ${at}`, icon, showtimes: [] }))
    const { container } = render(
      <ShowtimeList cinemas={[{ id: 'c', name: 'Exchange', lines: [], groups }]} />,
    )
    return [...container.querySelectorAll('[data-slot=label]')].map((label) =>
      label.hasAttribute('data-plain'),
    )
  }
  expect(countRows([undefined, undefined])).toEqual([true, true])
  expect(countRows([undefined, 'vast'])).toEqual([false, false])
})

test('a row of times stands alone on the films page', () => {
  render(<ShowtimeRow label="Today" showtimes={cinemas[1]?.groups[0]?.showtimes ?? []} />)
  expect(
    within(screen.getByRole('list', { name: 'Today' })).getByRole('link', { name: /18:30/ }),
  ).toBeInTheDocument()
})

test('cinemas with one short line each share the width, and one with more has a line of its own', () => {
  const entry = (id: string) => ({
    id,
    time: id,
    href: `/order/${id}/`,
    labels: { few: 'Few left', soldOut: 'Sold out' },
  })
  const cinema = (id: string, count: number, lines = 1) => ({
    id,
    name: id,
    lines: [],
    groups: Array.from({ length: lines }, (_, at) => ({
      id: `${id}-${at}`,
      label: '2D',
      showtimes: Array.from({ length: count }, (_each, index) => entry(`${id}-${at}-${index}`)),
    })),
  })
  const isShort = (...list: ReturnType<typeof cinema>[]) => {
    const { container } = render(<ShowtimeList cinemas={list} />)
    return (container.firstElementChild as HTMLElement).dataset['short'] !== undefined
  }
  expect(isShort(cinema('Docklands', 5), cinema('Exchange', 1))).toBe(true)
  expect(isShort(cinema('Docklands', 6), cinema('Exchange', 1))).toBe(false)
  expect(isShort(cinema('Docklands', 1, 2), cinema('Exchange', 1))).toBe(false)
  expect(isShort(cinema('Docklands', 1))).toBe(false)
})
