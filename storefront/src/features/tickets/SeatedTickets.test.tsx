import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createShowtimeDetail } from '../../context/testing/showtime.ts'
import { countByType } from '../../stores/orders/basket-content.ts'
import { SeatedTickets } from './SeatedTickets.tsx'

const createText = (text: string) => ({ text, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

const detail = createShowtimeDetail({
  isAllocatedSeating: true,
  areaCategories: [{ areaCategoryId: 'bar', isAllocatedSeating: false }],
})

const areaIds = ['hall', 'balcony', 'bar']
const prices = () =>
  answerWith({
    ticketPrices: areaIds.map((id) => ({
      ticketTypeId: `${id}-adult`,
      price: money(12),
      bookingFee: money(0),
      restrictions: [],
      displayPriority: 1,
    })),
    relatedData: {
      ticketTypes: areaIds.map((id) => ({
        id: `${id}-adult`,
        description: createText(`${id} ticket`),
        longDescription: null,
        areaCategoryId: id,
      })),
      areaCategories: areaIds.map((id) => ({ id, name: createText(id), displayPriority: 1 })),
    },
  })

const seat = (label: string) => ({
  id: `seat-${label}`,
  label,
  rowLabel: 'H',
  type: 'Normal',
  areaCategoryId: 'hall',
  seatGroupIds: [],
  position: { areaNumber: 1, rowNumber: 8, columnNumber: Number(label) },
})
const seats = [seat('10'), seat('11')]
const holdSeats = (tickets: object[] = []) =>
  answerHeldOrder({ showtimes: [{ showtimeId: 's1', tickets, seats }] as never })

/** The tickets page of who chose two seats in the hall. */
async function visit(script: Script = {}, showTicketsForUnselectedAreaCategories = false) {
  const created = createTestStores({
    getTicketPrices: prices,
    getOrder: () => holdSeats(),
    getOrderCustomer: () => answerWith({ customer: null }),
    setOrderShowtime: () => holdSeats([{ ticketTypeId: 'hall-adult' }, { ticketTypeId: 'hall-adult' }]),
    ...script,
  })
  const { tickets } = created.stores.configuration.value
  Object.assign(tickets, { isSeatFirstOrdering: true, showTicketsForUnselectedAreaCategories })
  await created.orderStores.sales.prices.entry('s1').ensure()
  await created.orderStores.order.restore()
  // What has run out is looked for again on arrival.
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={created.stores}>
          <Routes>
            <Route path="/order/customer-details/" element={<p>Who is coming</p>} />
            <Route path="*" element={<SeatedTickets detail={detail} />} />
          </Routes>
        </StoresContext>
      </MemoryRouter>,
    )
  })
  return created
}

const more = (name: RegExp) => screen.getByRole('button', { name })
const next = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement

it('asks for a ticket for each seat, and goes on when each has one', async () => {
  const { getCalls, orderStores } = await visit()
  expect(screen.getByText(/H10.* are held for you/)).toBeVisible()
  expect(next('2 seats still need a ticket')).toBeDisabled()
  await userEvent.click(more(/One more: hall ticket/))
  expect(next('One seat still needs a ticket')).toBeDisabled()
  await userEvent.click(more(/One more: hall ticket/))
  expect(more(/One more: hall ticket/)).toHaveAttribute('aria-disabled', 'true')
  expect(countByType(orderStores.basket.of('s1').tickets)).toEqual({ 'hall-adult': 2 })
  await userEvent.click(next('Continue'))
  expect(await screen.findByText('Who is coming')).toBeVisible()
  expect(getCalls('setOrderShowtime')[0]?.[1]).toMatchObject({
    body: {
      seats: ['seat-10', 'seat-11'],
      tickets: [
        { id: 'hall-adult-1', ticketTypeId: 'hall-adult' },
        { id: 'hall-adult-2', ticketTypeId: 'hall-adult' },
      ],
    },
  })
})

it('sells places without numbers beside the seats, and no tickets of areas without a chosen seat', async () => {
  await visit()
  expect(more(/One more: bar ticket/)).toBeEnabled()
  expect(screen.queryByText('balcony ticket')).not.toBeInTheDocument()
})

it('shows tickets of other areas where the channel says so, with the reason why not', async () => {
  await visit({}, true)
  const row = screen.getByRole('region', { name: 'balcony' })
  expect(within(row).getByText('Choose a seat of this kind first')).toBeVisible()
})

it('has the tickets of another tab, and drops those that fewer seats leave no room for', async () => {
  const { orderStores } = await visit()
  act(() => {
    orderStores.basket.choose({ id: 's1', siteId: '1001' }, { seatIds: [], quantities: { 'hall-adult': 5 } })
  })
  expect(next('Continue')).toBeEnabled()
  expect(screen.getByText('2 × hall ticket')).toBeVisible()
})

it('leads to the seats where none are held', async () => {
  await visit({ getOrder: () => refuseFor('order-not-found') })
  expect(screen.getByRole('heading', { name: 'First, your seats' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose seats' })).toHaveAttribute(
    'href',
    '/order/showtimes/s1/seats/',
  )
})

it('says that time ran out when it has', async () => {
  await visit({ getOrder: () => refuseFor('order-expired') })
  expect(screen.getByRole('heading', { name: /^Time ran out/ })).toBeVisible()
})
