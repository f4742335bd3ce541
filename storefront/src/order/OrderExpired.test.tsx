import type { Seat } from '@foyer/contract/wire/seating'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { StoresContext } from '../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../context/testing/order-stores.ts'
import { OrderExpired } from './OrderExpired.tsx'
import { refusals } from './testing/refusals.ts'

const createText = (text: string) => ({ text, translations: [] })

const seats = [8, 9].map((column) => ({
  id: `1_8_${String(column)}`,
  label: String(column),
  rowLabel: 'H',
  position: { areaNumber: 1, rowNumber: 8, columnNumber: column },
})) as unknown as Seat[]

const showtimes = [
  { showtimeId: 's1', seats, tickets: [{ ticketTypeId: 'adult' }, { ticketTypeId: 'student' }] },
] as unknown as NonNullable<NonNullable<Parameters<typeof answerHeldOrder>[0]>['showtimes']>

const showtime = () =>
  answerWith({
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
    },
    relatedData: {
      films: [{ id: 'f1', title: createText('The Last Ferry') }],
      sites: [{ id: '1001', name: createText('Halcyon Docklands') }],
      screens: [{ id: 'r1', name: createText('Screen 1') }],
      censorRatings: [],
      attributes: [],
      areaCategories: [],
      genres: [],
    },
  })

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

/** A tab whose order has just run out. It chose these tickets itself, or, without any, shares the order of another tab. */
async function runOut(chosen: Record<string, number>, status: 'Available' | 'Sold', script: Script = {}) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder({ showtimes, expiresAt: '2026-11-21T11:59:00Z' }),
    getOrderCustomer: () => answerWith({ customer: null }),
    getShowtime: showtime,
    getSeatAvailability: () =>
      answerWith({ seatAvailabilities: seats.map(({ id }) => ({ seatId: id, status })) }),
    createStandardOrder: () => answerHeldOrder({ id: 'o2', showtimes: [] }),
    setOrderShowtime: () => answerHeldOrder({ id: 'o2', showtimes }),
    ...script,
  })
  const { order, basket } = created.orderStores
  basket.choose({ id: 's1', siteId: '1001' }, { seatIds: [], quantities: chosen })
  await order.restore()
  // The seat layout is requested and then refreshed; both have been answered here.
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={created.stores}>
          <Routes>
            <Route path="/" element={<OrderExpired />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </StoresContext>
      </MemoryRouter>,
    )
    await new Promise((done) => setTimeout(done, 20))
  })
  return created
}

const again = () => screen.findByRole('button', { name: 'Hold H8 and H9 again' })

describe('seats whose time ran out', () => {
  it.each<[string, Record<string, number>]>([
    ['in the tab that chose them', { adult: 1, student: 1 }],
    ['in another tab, which chose nothing', {}],
    ['in a tab that had begun to choose otherwise', { adult: 4 }],
  ])('are held again by one press, with their tickets, %s', async (_, chosen) => {
    const { getCalls, orderStores } = await runOut(chosen, 'Available')
    await userEvent.click(await again())
    await waitFor(() => expect(orderStores.order.isHeld).toBe(true))
    expect(getCalls('setOrderShowtime')[0]?.[1]).toMatchObject({
      params: { orderId: 'o2', showtimeId: 's1' },
      body: {
        seats: ['1_8_8', '1_8_9'],
        tickets: [{ ticketTypeId: 'adult' }, { ticketTypeId: 'student' }],
      },
    })
  })

  it('lead to others, for the same party, when somebody was quicker', async () => {
    await runOut({}, 'Available', { setOrderShowtime: () => refuseFor('seats-unavailable') })
    await userEvent.click(await again())
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was quicker')
    await userEvent.click(screen.getByRole('button', { name: 'Choose other seats' }))
    expect(await screen.findByTestId('address')).toHaveTextContent(
      '/order/showtimes/s1/seats/?tickets=adult.1%7Estudent.1',
    )
  })

  it('leave their vouchers to the next order when others are chosen', async () => {
    const { orderStores } = await runOut({}, 'Available')
    const carry = jest.fn(async () => ({ kind: 'added', id: 'v2' }) as const)
    orderStores.carriedCodes.keep('v1', 'o1', carry)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose other seats' }))
    await waitFor(() => expect(carry).toHaveBeenCalledWith('o2'))
  })

  it('stay on the page with the reason when their showing takes no more bookings, however often it is asked', async () => {
    await runOut({}, 'Available', { setOrderShowtime: () => refuseFor('showtime-closed') })
    for (const _ of [1, 2]) {
      await userEvent.click(await again())
      expect(await screen.findByRole('alert')).toHaveTextContent('This showing takes no more bookings')
    }
    expect(await again()).toBeVisible()
  })

  it.each(refusals)('are refused with the message of $condition', async ({ condition, text }) => {
    await runOut({}, 'Available', { setOrderShowtime: () => refuseFor(condition) })
    await userEvent.click(await again())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('are held by nobody else when the ordering server does not answer', async () => {
    await runOut({}, 'Available', { setOrderShowtime: unreachable })
    await userEvent.click(await again())
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t connect right now')
  })

  it('are drawn in their row, with those beside them', async () => {
    const boundary = { left: 0, right: 100, top: 100, bottom: 0 }
    const row = [7, 8, 9, 10].map((column) => ({
      id: `1_8_${String(column)}`,
      label: String(column),
      rowLabel: 'H',
      type: 'Normal',
      areaCategoryId: 'hall',
      seatGroupIds: [],
      position: { areaNumber: 1, rowNumber: 8, columnNumber: column },
    }))
    await runOut({}, 'Available', {
      getShowtimeSeatLayout: () =>
        answerWith({
          seatLayout: {
            id: 'l1',
            screenId: 'r1',
            boundary,
            areas: [
              {
                number: 1,
                areaCategoryId: 'hall',
                name: createText('Hall'),
                columnCount: 10,
                rowCount: 8,
                boundary,
                rows: [{ number: 8, label: 'H', seats: row }],
              },
            ],
          },
          relatedData: { areaCategories: [] },
        }),
    })
    await again()
    const states = [...document.querySelectorAll<SVGElement>('svg[data-state]')]
    // Of seats that the answer does not name nothing is free.
    expect(states.map(({ dataset }) => dataset['state'])).toEqual(['taken', 'yours', 'yours', 'taken'])
  })

  it('are said to have gone when they have', async () => {
    await runOut({}, 'Sold')
    expect(
      await screen.findByRole('heading', { name: 'Time ran out and your seats have gone' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Hold/ })).not.toBeInTheDocument()
  })
})

describe('food alone that has run out', () => {
  const runOutOfFood = async (placeAddress: string | null) => {
    const { stores, orderStores, script } = createTestStores({
      getOrderCustomer: () => answerWith({ customer: null }),
    })
    const { order, basket } = orderStores
    script.getOrder = () =>
      answerHeldOrder({
        type: 'Standard',
        showtimes: [],
        items: [{ id: 'i1', itemId: 'popcorn' }],
        expiresAt: '2026-11-21T11:59:00Z',
      })
    basket.changeItems('1001', {
      items: [{ id: 'i1', itemId: 'popcorn', quantity: 1, modifiers: [], comment: '' }],
      delivery: { method: 'CustomLocationDelivery', locationId: 't7' },
      placeAddress,
    })
    await order.restore()
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <OrderExpired />
        </StoresContext>
      </MemoryRouter>,
    )
    return screen.getByRole('link', { name: 'Back to the menu' })
  }

  it('has the brand’s drawing in place of a film', async () => {
    await runOutOfFood(null)
    const url = document.querySelector('[data-slot=illustration] img')?.getAttribute('src')
    expect(url).toBe('/brand/art/expired.svg')
  })

  it('leads back to the menu of its cinema', async () => {
    expect(await runOutOfFood(null)).toHaveAttribute('href', '/order/sites/1001/food-and-drink/')
  })

  it('leads back to the table whose code has begun it', async () => {
    expect(await runOutOfFood('/go/table/1001/t7/')).toHaveAttribute('href', '/go/table/1001/t7/')
  })
})
