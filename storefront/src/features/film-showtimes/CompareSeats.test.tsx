import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { CompareSeats } from './CompareSeats.tsx'

const area = (id: string, displayPriority: number) => ({
  id,
  name: { text: id, translations: [] },
  displayPriority,
})
const count = (areaCategoryId: string | null, availableCount: number, totalCount: number) => ({
  areaCategoryId,
  availableCount,
  totalCount,
})
const preview = (showtimeId: string, standard: number, premier: number) => ({
  showtimeId,
  isSoldOut: standard + premier === 0,
  summary: count(null, standard + premier, 120),
  areaCategorySummaries: [count('Standard', standard, 100), count('Premier', premier, 20)],
})
const previews = () =>
  answerWith({
    seatAvailabilityPreviews: [preview('a', 80, 4), preview('b', 5, 0), preview('c', 0, 0)],
    relatedData: { areaCategories: [area('Premier', 2), area('Standard', 1)] },
  })

const showtime = (id: string, time: string) => ({
  id,
  time,
  screen: 'Screen 4',
  href: `/order/showtimes/${id}/tickets/`,
  accessibleName: `${time}, Screen 4, Docklands`,
})
const cinemas = [
  {
    id: '1001',
    name: 'Docklands',
    showtimes: [
      showtime('a', '16:10'),
      showtime('b', '18:00'),
      showtime('c', '19:30'),
      showtime('d', '21:00'),
    ],
  },
]

async function compare(script: Script, user: { click: (element: Element) => Promise<void> } = userEvent) {
  const { stores } = createTestStores(script)
  const { clock } = stores.core.platform
  Object.assign(clock, { now: () => Date.now() })
  render(
    <TestRouter>
      <Application stores={stores}>
        <CompareSeats film="Louder" date="2026-11-21" cinemas={() => cinemas} />
      </Application>
    </TestRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Compare free seats' }))
  return screen.findByRole('dialog', { name: 'Free seats' })
}

test('counts all times of the day at once, and says of each how many seats are free and where', async () => {
  const getSeatAvailabilityPreviews = jest.fn(previews)
  const dialog = within(await compare({ getSeatAvailabilityPreviews }))
  const free = await dialog.findByRole('link', {
    name: '16:10, Screen 4, Docklands, 84 of 120 seats free',
  })
  expect(free).toHaveAttribute('href', '/order/showtimes/a/tickets/')
  expect(free).toHaveTextContent('Standard 80, Premier 4')
  expect(getSeatAvailabilityPreviews).toHaveBeenCalledTimes(1)
})

test('marks what is nearly full, closes what is sold out, and leaves open what has no count', async () => {
  const dialog = within(await compare({ getSeatAvailabilityPreviews: previews }))
  expect(await dialog.findByRole('link', { name: /18:00.*5 of 120 seats free/ })).toHaveAttribute(
    'data-state',
    'few',
  )
  expect(dialog.getByRole('link', { name: /19:30.*Sold out/ })).not.toHaveAttribute('href')
  expect(dialog.getByRole('link', { name: /21:00.*Not counted/ })).toHaveAttribute(
    'href',
    '/order/showtimes/d/tickets/',
  )
})

test('that cannot be counted is said and tried again; the times stay to be chosen', async () => {
  const getSeatAvailabilityPreviews = jest.fn(previews).mockImplementationOnce(unreachable as never)
  const dialog = within(await compare({ getSeatAvailabilityPreviews }))
  expect(await dialog.findByText('The seats could not be counted')).toBeVisible()
  expect(dialog.getByRole('link', { name: /16:10/ })).toHaveAttribute('href', '/order/showtimes/a/tickets/')
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('link', { name: /84 of 120 seats free/ })).toBeVisible()
  expect(dialog.queryByText('The seats could not be counted')).toBeNull()
})

describe('while it is open', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('seats are counted again every minute; where that fails, no old figure is shown for the new one', async () => {
    const getSeatAvailabilityPreviews = jest.fn(previews)
    const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })
    const dialog = within(await compare({ getSeatAvailabilityPreviews }, user))
    expect(await dialog.findByRole('link', { name: /84 of 120 seats free/ })).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(50_000))
    expect(getSeatAvailabilityPreviews).toHaveBeenCalledTimes(1)
    getSeatAvailabilityPreviews.mockImplementation(unreachable as never)
    await act(() => jest.advanceTimersByTimeAsync(16_000))
    expect(getSeatAvailabilityPreviews).toHaveBeenCalledTimes(2)
    expect(dialog.getByText('The seats could not be counted')).toBeInTheDocument()
    expect(dialog.queryByText('84 of 120 free')).toBeNull()
    expect(dialog.getByRole('link', { name: /16:10.*Not counted/ })).toHaveAttribute(
      'href',
      '/order/showtimes/a/tickets/',
    )
  })
})
