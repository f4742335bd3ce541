import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { page } from './page.ts'

/** The seats page for two, of a visitor who holds nothing unless `holds` says so. */
async function visit(script: Script, { holds = false, now = 0 } = {}) {
  const { stores, orderStores } = createTestStores({
    getShowtime: () => showtime(),
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    ...script,
  })
  stores.today.now = now
  if (holds) await orderStores.order.restore()
  const context = {
    params: { showtimeId: 's1' },
    url: new URL('https://halcyon.example/order/showtimes/s1/seats/' + toQuery({ adult: 2 })),
    pattern: '/order/showtimes/:showtimeId/seats/',
  }
  await page.load?.(stores, context)
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <PageContextContext value={context}>
          <page.Page />
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
}

const soldOut = () => refuseFor('seat-layout-sold-out')

describe('seats of a showing that has sold out', () => {
  it('are not there, also when the last one went after the showing was fetched', async () => {
    await visit({ getShowtimeSeatLayout: soldOut })
    expect(screen.getByRole('heading', { name: 'This showing has sold out' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other times' })).toBeVisible()
  })

  const getSeatMap = () =>
    answerWith({ seatLayout: { id: 'room', areas: [] }, relatedData: { areaCategories: [] } })
  const hall = { areaCategories: [{ areaCategoryId: 'hall', isAllocatedSeating: true }] }
  const seatsAre = (...statuses: string[]) =>
    answerWith({ seatAvailabilities: statuses.map((status, index) => ({ seatId: String(index), status })) })

  it.each<[string, string[]]>([
    ['every seat is told as sold', ['Sold', 'Sold']],
    ['what is not sold is not for sale', ['Sold', 'House', 'Broken']],
    ['none is told of', []],
  ])(
    'are not said to be gone for good while the room is drawn, as some may only be held: %s',
    async (_, statuses) => {
      await visit({
        getShowtime: () => showtime(hall),
        getShowtimeSeatLayout: getSeatMap,
        getSeatAvailability: () => seatsAre(...statuses),
      })
      expect(screen.getByRole('heading', { name: 'No seat is free right now' })).toBeVisible()
      expect(screen.queryByText('This showing has sold out')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'See other times' })).toBeVisible()
    },
  )

  it('are looked for again when asked, and drawn where a hold was given up', async () => {
    let status = 'Sold'
    await visit({
      getShowtime: () => showtime(hall),
      getShowtimeSeatLayout: getSeatMap,
      getSeatAvailability: () => seatsAre(status),
    })
    status = 'Available'
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('No seat is free right now')).not.toBeInTheDocument())
  })

  it('are gone for good when the room is refused at another look', async () => {
    let answer: typeof getSeatMap | typeof soldOut = getSeatMap
    await visit({
      getShowtime: () => showtime(hall),
      getShowtimeSeatLayout: () => answer(),
      getSeatAvailability: () => seatsAre('Sold'),
    })
    answer = soldOut
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'This showing has sold out' })).toBeVisible()
  })

  it.each<[string, object, string[]]>([
    ['a seat is left', hall, ['Sold', 'Available']],
    [
      'the bar has places without numbers',
      { areaCategories: [...hall.areaCategories, { areaCategoryId: 'bar', isAllocatedSeating: false }] },
      ['Sold'],
    ],
  ])('are not said to be gone while %s', async (_, change, statuses) => {
    await visit({
      getShowtime: () => showtime(change),
      getShowtimeSeatLayout: getSeatMap,
      getSeatAvailability: () => seatsAre(...statuses),
    })
    expect(screen.queryByText('No seat is free right now')).not.toBeInTheDocument()
  })

  it('are not said to be gone to the visitor who holds them', async () => {
    await visit({ getShowtime: () => showtime({ isSoldOut: true }) }, { holds: true })
    expect(screen.getByRole('heading', { name: 'We could not draw the room' })).toBeVisible()
    expect(screen.queryByText('This showing has sold out')).not.toBeInTheDocument()
  })
})

describe('seats of a showing that has started', () => {
  const started = { schedule: { startsAt: '2026-11-21T11:59:00+00:00' } }

  it.each<[string, Script]>([
    ['by its time', { getShowtime: () => showtime(started), getShowtimeSeatLayout: unreachable }],
    ['by what its server refuses', { getShowtimeSeatLayout: () => refuseFor('showtime-closed') }],
  ])('are no longer sold, and the page says so: %s', async (_, script) => {
    await visit(script, { now: Date.parse('2026-11-21T12:00:00Z') })
    expect(screen.getByRole('heading', { name: 'This showing has started' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other times' })).toBeVisible()
    expect(screen.queryByText(/could not draw the room/)).not.toBeInTheDocument()
  })
})

it('says that the connection dropped when it did', async () => {
  await visit({ getShowtimeSeatLayout: unreachable })
  expect(screen.getByRole('heading', { name: 'We could not draw the room' })).toBeVisible()
})
