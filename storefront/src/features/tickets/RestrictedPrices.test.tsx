import type { DiscountAvailability } from '@foyer/contract/wire/discounts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createShowtimeDetail } from '../../context/testing/showtime.ts'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { TicketChoice } from './TicketChoice.tsx'

const text = (value: string) => ({ text: value, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

/** A showtime in an auditorium without numbered seats. */
const detail = createShowtimeDetail()

const price = (ticketTypeId: string, amount: number, change: object = {}) => ({
  ticketTypeId,
  price: money(amount),
  bookingFee: money(0),
  isDefault: false,
  restrictions: [],
  rewardId: null,
  voucherTypeCodes: [],
  thirdPartyMemberSchemeId: null,
  isShownAsPreviewWhenRestricted: true,
  displayPriority: 1,
  subscriptionId: null,
  discountId: null,
  discount: null,
  ...change,
})

const owlPrice = price('adult', 9, {
  restrictions: ['Discount'],
  discountId: 'owl',
  discount: { calculation: { type: 'AmountOff' }, amountSaved: money(3) },
})

const prices = answerWith({
  ticketPrices: [price('adult', 12), owlPrice, price('member', 8, { restrictions: ['Member'] })],
  relatedData: {
    ticketTypes: ['adult', 'member'].map((id) => ({
      type: 'Ticket',
      id,
      description: text(id),
      longDescription: null,
      areaCategoryId: 'bar',
    })),
    areaCategories: [{ id: 'bar', name: text('Bar'), displayPriority: 1 }],
  },
})

const owl: DiscountAvailability = {
  discountId: 'owl',
  name: text('Night owl'),
  isAutomatic: false,
  isAvailable: true,
  unavailableReason: null,
  calculation: { type: 'AmountOff', amountOff: 3 },
  ticketTypeIds: ['adult'],
}
const tuesday = {
  ...owl,
  discountId: 'tuesday',
  name: text('Tuesday for less'),
  isAutomatic: true,
  isAvailable: false,
}

async function open(script: Script, quantities: Record<string, number>, code?: string) {
  const created = createTestStores({
    getTicketPrices: () => prices,
    getDiscountAvailability: () => answerWith({ discountAvailabilities: [owl] }),
    createStandardOrder: () => answerHeldOrder({ showtimes: [] }),
    setOrderShowtime: () => answerHeldOrder(),
    ...script,
  })
  const { memory, orderStores } = created
  memory.clear()
  orderStores.basket.restore()
  await Promise.all([orderStores.sales.ensure('s1'), orderStores.discounts.ensure('s1')])
  if (code !== undefined) await orderStores.discounts.applyDiscountCode({ id: 's1', siteId: '1001' }, code)
  const context = {
    params: { showtimeId: 's1' },
    url: new URL('https://halcyon.example/order/showtimes/s1/tickets/' + toQuery(quantities)),
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
  const go = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Continue' })
    if (!button) throw new Error('there is nothing to press')
    await userEvent.click(button)
  }
  return { ...created, go, getBody: () => created.getCalls('setOrderShowtime')[0]?.[1] }
}

const findRow = (name: string) => {
  const row = screen
    .getAllByRole('listitem')
    .find((each) => within(each).queryByText(name, { selector: 'strong' }) !== null)
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

it('shows the price of members and sells none to a visitor, whatever the address says', async () => {
  const { go, getBody } = await open({}, { adult: 1, member: 2 })
  expect(findRow('member')).toHaveTextContent('Members pay this price')
  expect(within(findRow('member')).queryByRole('button')).not.toBeInTheDocument()
  await go()
  expect(await screen.findByText('Who is coming')).toBeVisible()
  expect(getBody()).toMatchObject({ body: { tickets: [{ id: 'adult-1', ticketTypeId: 'adult' }] } })
})

it('sells at the price that a code has opened, and says which discount', async () => {
  const { go, getBody } = await open({}, { adult: 2 }, 'owl')
  const row = findRow('adult')
  expect(row).toHaveTextContent('Night owl')
  expect(row).toHaveTextContent('Was £12.00')
  expect(screen.getAllByText('−£6.00')[0]).toBeVisible()
  await go()
  expect(await screen.findByText('Who is coming')).toBeVisible()
  expect(getBody()).toMatchObject({
    body: {
      discountCodes: ['OWL'],
      tickets: [
        { ticketTypeId: 'adult', discountId: 'owl' },
        { ticketTypeId: 'adult', discountId: 'owl' },
      ],
    },
  })
})

it.each([
  ['ticket-type-limit-exceeded', /^That’s more than there can be.*up to 1 ticket\b/],
  ['third-party-limit-exceeded', /Your partner card is good for up to 1 ticket in one order/],
] as const)(
  'tells the number of a limit, marks the price, and goes on after %s',
  async (condition, message) => {
    const extra = { ticketTypeId: 'adult', maximumTickets: 1 }
    const { go } = await open({ setOrderShowtime: () => refuseFor(condition, extra) }, { adult: 2 })
    await go()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(findRow('adult')).toHaveTextContent('Up to 1 ticket at this price')
    await userEvent.click(screen.getByRole('button', { name: /^One fewer: adult/ }))
    expect(findRow('adult')).not.toHaveTextContent('Up to 1 ticket')
    expect(screen.getAllByRole('button', { name: 'Continue' })[0]).toBeEnabled()
  },
)

it('says in general what it is where the server tells no number', async () => {
  const { go } = await open({ setOrderShowtime: () => refuseFor('ticket-limit-exceeded') }, { adult: 2 })
  await go()
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a limit to the tickets of one order')
})

it.each([
  ['discount-invalid-for-holiday', 'It isn’t for public holidays.'],
  ['discount-invalid-for-film', 'It isn’t for this film.'],
  ['discount-invalid-for-distributor', 'This film’s distributor takes no part in it.'],
])('says why a discount that one expects is missing: %s', async (unavailableReason, message) => {
  const discountAvailabilities = [{ ...tuesday, unavailableReason }]
  await open({ getDiscountAvailability: () => answerWith({ discountAvailabilities }) }, {})
  expect(screen.getByText('No Tuesday for less this time')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
})

it('says nothing of discounts of other days', async () => {
  const discountAvailabilities = [{ ...tuesday, unavailableReason: 'discount-invalid-10101' }]
  await open({ getDiscountAvailability: () => answerWith({ discountAvailabilities }) }, {})
  expect(screen.queryByText(/Tuesday for less/)).not.toBeInTheDocument()
})
