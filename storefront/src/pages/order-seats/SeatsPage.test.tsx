import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../app/contexts.ts'
import {
  answered,
  heldOrder,
  orderStores,
  refusedFor,
  unreachable,
  type Script,
} from '../../app/testing/order-stores.ts'
import { showtime } from '../../app/testing/showtime.ts'
import { queryOf } from '../../features/tickets/ticket-quantities.ts'
import { page } from './index.ts'

/** The seats page for two, of a visitor who holds nothing unless `holds` says so. */
async function visit(script: Script, { holds = false, now = 0 } = {}) {
  const { stores, ordering } = orderStores({
    getShowtime: () => showtime(),
    getOrder: () => heldOrder(),
    getOrderCustomer: () => answered({ customer: null }),
    ...script,
  })
  stores.today.now = now
  if (holds) await ordering.order.restore()
  const context = {
    params: { showtimeId: 's1' },
    url: new URL('https://halcyon.example/order/showtimes/s1/seats/' + queryOf({ adult: 2 })),
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

const soldOut = () => refusedFor('seat-layout-sold-out')

describe('seats of a showing that has sold out', () => {
  it('are not there, also when the last one went after the showing was fetched', async () => {
    await visit({ getShowtimeSeatLayout: soldOut })
    expect(screen.getByRole('heading', { name: 'This showing has sold out' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other times' })).toBeVisible()
  })

  const room = () => answered({ seatLayout: { id: 'room', areas: [] }, relatedData: { areaCategories: [] } })
  const hall = { areaCategories: [{ areaCategoryId: 'hall', isAllocatedSeating: true }] }
  const seatsAre = (...statuses: string[]) =>
    answered({ seatAvailabilities: statuses.map((status, index) => ({ seatId: String(index), status })) })

  it.each<[string, string[]]>([
    ['every seat is told as sold', ['Sold', 'Sold']],
    ['what is not sold is not for sale', ['Sold', 'House', 'Broken']],
    ['none is told of', []],
  ])('are not there when the room is answered all the same: %s', async (_, statuses) => {
    await visit({
      getShowtime: () => showtime(hall),
      getShowtimeSeatLayout: room,
      getSeatAvailability: () => seatsAre(...statuses),
    })
    expect(screen.getByRole('heading', { name: 'This showing has sold out' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other times' })).toBeVisible()
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
      getShowtimeSeatLayout: room,
      getSeatAvailability: () => seatsAre(...statuses),
    })
    expect(screen.queryByText('This showing has sold out')).not.toBeInTheDocument()
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
    ['by what its server refuses', { getShowtimeSeatLayout: () => refusedFor('showtime-closed') }],
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
