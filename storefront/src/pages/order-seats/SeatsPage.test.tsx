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
import { queryOf } from '../../features/tickets/ticket-quantities.ts'
import { page } from './index.ts'

const words = (text: string) => ({ text, translations: [] })
const showtime = (change = {}) =>
  answered({
    showtime: {
      id: 's1',
      filmId: 'f1',
      siteId: '1001',
      screenId: 'r1',
      attributeIds: [],
      schedule: { startsAt: '2026-11-21T19:00:00+00:00' },
      isSoldOut: false,
      isAllocatedSeating: true,
      areaCategoryIds: [],
      ...change,
    },
    relatedData: {
      films: [{ id: 'f1', title: words('The Last Ferry') }],
      sites: [{ id: '1001', name: words('Halcyon Docklands') }],
      screens: [{ id: 'r1', name: words('Screen 1') }],
      censorRatings: [],
      attributes: [],
      areaCategories: [],
      genres: [],
    },
  })

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
