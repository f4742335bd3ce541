import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  refuseWith,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createShowtimeDetail } from '../../context/testing/showtime.ts'
import { refusals } from '../../order/testing/refusals.ts'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { TicketChoice } from './TicketChoice.tsx'

const createText = (text: string) => ({ text, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

/** A showtime in an auditorium without numbered seats. */
const detail = createShowtimeDetail()

const prices = () =>
  answerWith({
    ticketPrices: [
      {
        ticketTypeId: 'adult',
        price: money(12),
        bookingFee: money(0),
        isDefault: true,
        restrictions: [],
        displayPriority: 1,
      },
    ],
    relatedData: {
      ticketTypes: [
        {
          id: 'adult',
          description: createText('Adult'),
          longDescription: null,
          areaCategoryId: 'bar',
          type: 'Ticket',
        },
      ],
      areaCategories: [{ id: 'bar', name: createText('Bar seats'), displayPriority: 1 }],
    },
  })

/** Two adults ask for their places. */
async function holdPlaces(script: Script) {
  const created = createTestStores({
    getTicketPrices: prices,
    createStandardOrder: () => answerHeldOrder({ showtimes: [] }),
    setOrderShowtime: () => answerHeldOrder(),
    ...script,
  })
  created.memory.clear()
  created.orderStores.basket.restore()
  await created.orderStores.sales.prices.entry('s1').ensure()
  const context = {
    params: { showtimeId: 's1' },
    url: new URL('https://halcyon.example/order/showtimes/s1/tickets/' + toQuery({ adult: 2 })),
    pattern: '/order/showtimes/:showtimeId/tickets/',
  }
  render(
    <MemoryRouter>
      <StoresContext value={created.stores}>
        <PageContextContext value={context}>
          <Routes>
            <Route path="/order/customer-details/" element={<p>Who is coming</p>} />
            <Route path="*" element={<TicketChoice detail={detail} />} />
          </Routes>
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
  const [button] = screen.getAllByRole('button', { name: 'Continue' })
  if (!button) throw new Error('there is nothing to press')
  await userEvent.click(button)
  return created
}

it('says the new count and the new total', async () => {
  await holdPlaces({ setOrderShowtime: () => refuseFor('seats-unavailable') })
  await userEvent.click(screen.getByRole('button', { name: /^One more: Adult/ }))
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
    '3 Adult. Total £36.00.',
  )
})

describe('places without numbered seats', () => {
  it('are held with the tickets alone, and lead to the details', async () => {
    const { getCalls } = await holdPlaces({})
    expect(await screen.findByText('Who is coming')).toBeVisible()
    const [call] = getCalls('setOrderShowtime')
    expect(call?.[1]).toMatchObject({
      params: { orderId: 'o1', showtimeId: 's1' },
      body: { seats: [], tickets: [{ ticketTypeId: 'adult' }, { ticketTypeId: 'adult' }] },
    })
  })

  it.each<[string, Script, RegExp]>([
    [
      'the showing has begun',
      { setOrderShowtime: () => refuseFor('showtime-closed') },
      /^This showing has (started|begun)/,
    ],
    ['they have gone', { setOrderShowtime: () => refuseFor('seats-unavailable') }, /^Choose tickets again/],
    [
      'another server says by its title that they have gone',
      { setOrderShowtime: () => refuseWith(400, { title: 'Seats unavailable', status: 400 }) },
      /^Choose tickets again/,
    ],
    ['the ordering server does not answer', { setOrderShowtime: unreachable }, /^We can’t connect right now/],
  ])('stay chosen when %s, and the page says why', async (_, script, title) => {
    await holdPlaces(script)
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
    expect(screen.getAllByRole('button', { name: 'Continue' })[0]).toBeEnabled()
  })

  it.each(refusals)('are refused with the message of $condition', async ({ condition, text }) => {
    await holdPlaces({ setOrderShowtime: () => refuseFor(condition) })
    expect(await screen.findByText(text)).toBeVisible()
  })
})
