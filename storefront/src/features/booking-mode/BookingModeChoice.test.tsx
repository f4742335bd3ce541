import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { page } from '../../pages/order-booking-mode/page.ts'

function Address() {
  const { pathname } = useLocation()
  return <p data-testid="address">{pathname}</p>
}

const fee = { valueIncludingTax: 0.8, valueExcludingTax: 0.67, tax: 0.13 }
const createText = (text: string) => ({ text, translations: [] })
const prices = () =>
  answerWith({
    ticketPrices: [
      { ticketTypeId: 'adult', restrictions: [], price: fee, bookingFee: fee, displayPriority: 1 },
    ],
    relatedData: {
      ticketTypes: [{ id: 'adult', areaCategoryId: 'hall', description: createText('Adult') }],
      areaCategories: [{ id: 'hall', name: createText('Hall'), displayPriority: 1 }],
    },
  })

/** The page of a showtime at seven in the evening. */
async function visit(
  settings: {
    allowUnpaidBookings?: boolean
    unpaidBookingCutoffTime?: number
    isSeatFirstOrdering?: boolean
  },
  { at = '2026-11-21T12:00:00Z', withFee = false } = {},
) {
  const { stores, orderStores } = createTestStores({ getShowtime: () => showtime(), getTicketPrices: prices })
  const { tickets } = stores.configuration.value
  Object.assign(tickets.unpaidBookings, { allowUnpaidBookings: true, ...settings })
  tickets.bookingFees.isApplicableToUnpaidBookings = withFee
  stores.today.now = Date.parse(at)
  const context = {
    params: { showtimeId: 's1' },
    url: new URL('https://halcyon.example/order/showtimes/s1/booking-mode/'),
    pattern: '/order/showtimes/:showtimeId/booking-mode/',
  }
  const loaded = await page.load?.(stores, context)
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <PageContextContext value={context}>
          <page.Page />
          <Address />
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
  return { loaded, basket: orderStores.basket }
}

const option = (name: RegExp) => screen.getByRole('radio', { name })

it('says of each way what is due when, and until when the seats are held', async () => {
  await visit({ unpaidBookingCutoffTime: 30 })
  expect(option(/Pay now/)).toBeChecked()
  expect(screen.getByText(/Pay at the cinema by 18:30 on Sat 21 Nov: seats/)).toBeVisible()
  expect(screen.getByText(/seats are kept for you until you come/)).toBeVisible()
})

it.each([
  [false, 1, 2],
  [true, 3, 0],
])(
  'tells which ways have the booking fee, where unpaid bookings have it: %p',
  async (withFee, fees, none) => {
    await visit({}, { withFee })
    expect(screen.getAllByText(/Booking fee: up to £0.80 a ticket/)).toHaveLength(fees)
    expect(screen.queryAllByText(/No booking fee/)).toHaveLength(none)
  },
)

it('keeps the choice in the basket and goes on', async () => {
  const { basket } = await visit({})
  await userEvent.click(option(/pay at the cinema/))
  expect(basket.of('s1').bookingMode).toBe('Unpaid')
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0] as HTMLElement)
  expect(screen.getByTestId('address')).toHaveTextContent('/order/showtimes/s1/tickets/')
})

it('explains after the cut-off why it cannot be paid at the cinema, and forgets that it was to be', async () => {
  const { basket } = await visit({ unpaidBookingCutoffTime: 30 }, { at: '2026-11-21T18:31:00Z' })
  act(() => basket.chooseBookingMode({ id: 's1', siteId: '1001' }, 'Unpaid'))
  expect(option(/pay at the cinema/)).toBeDisabled()
  expect(screen.getAllByText(/Not available any more: .* until 18:30 on Sat 21 Nov/)).toHaveLength(2)
  expect(option(/Pay now/)).toBeChecked()
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0] as HTMLElement)
  expect(basket.of('s1').bookingMode).toBe('Paid')
})

it('is passed over where there is one way only', async () => {
  const { loaded } = await visit({ allowUnpaidBookings: false })
  expect(loaded).toEqual({ redirect: '/order/showtimes/s1/tickets/' })
})
