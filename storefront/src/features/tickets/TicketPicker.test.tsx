import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import { render, screen, within } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import type { TicketAreaChoice, TicketOption } from '../../order/tickets/ticket-areas.ts'
import { TicketPicker, type TicketPickerProps } from './TicketPicker.tsx'

const createText = (text: string) => ({ text, translations: [] })
const value = (valueIncludingTax: number, valueExcludingTax: number, tax: number) => ({
  valueIncludingTax,
  valueExcludingTax,
  tax,
})

const area: TicketAreaChoice = {
  areaCategory: { id: 'standard', name: createText('Standard'), displayPriority: 1 },
  available: null,
  rows: [],
  kind: 'standard',
  tickets: [
    {
      ticketType: {
        id: 'adult',
        description: createText('Adult'),
        longDescription: null,
      } as unknown as TicketType,
      price: { price: value(13.5, 11.25, 2.25), bookingFee: value(0.8, 0.67, 0.13) } as TicketPrice,
      quantity: 0,
      maximum: 10,
      key: 'adult',
      availability: { kind: 'available', maximum: 10 },
    },
  ],
}

const props: Omit<TicketPickerProps, 'areas'> = {
  ticketTypes: [],
  nameDiscount: () => undefined,
  refused: null,
  film: 'The Last Ferry',
  rating: undefined,
  onChange: jest.fn(),
}

// As the channel's configuration has it.
it.each<[boolean, boolean, string, string]>([
  [true, true, '£14.30', 'including £0.80 fee'],
  [false, true, '£13.50', '+ £0.80 fee'],
  [true, false, '£11.92', 'including £0.67 fee'],
  [false, false, '£11.25', '+ £0.67 fee'],
])('shows a price with the fee in it: %s, and with the tax in it: %s', (withFee, withTax, price, fee) => {
  const { stores } = createTestStores({})
  const { tickets, transaction } = stores.configuration.value
  tickets.bookingFees.isInclusiveInPrice = withFee
  transaction.isTaxInclusiveMode = withTax
  render(
    <StoresContext value={stores}>
      <TicketPicker {...props} areas={[area]} />
    </StoresContext>,
  )
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.getByText(fee)).toBeVisible()
})

function show(change: Partial<TicketOption>, others: Partial<TicketPickerProps> = {}) {
  const [adult] = area.tickets
  if (!adult) throw new Error('no ticket')
  const { stores } = createTestStores({})
  stores.configuration.value.tickets.bookingFees.isInclusiveInPrice = false
  render(
    <StoresContext value={stores}>
      <TicketPicker {...props} {...others} areas={[{ ...area, tickets: [{ ...adult, ...change }] }]} />
    </StoresContext>,
  )
  return screen.getByRole('listitem')
}

it.each<[TicketOption['availability'], string]>([
  [{ kind: 'preview', opens: 'Member' }, 'Members pay this price'],
  [{ kind: 'preview', opens: 'MemberReward' }, 'Members get this price with a reward'],
  [{ kind: 'preview', opens: 'MemberSubscriptionCard' }, 'For members with a subscription'],
  [{ kind: 'needs-code', opens: 'ThirdPartyMemberCard' }, 'Add a partner card to get this price'],
  [{ kind: 'needs-code', opens: 'Voucher' }, 'Add a voucher to get this ticket'],
  [{ kind: 'needs-code', opens: 'Discount' }, 'Add a discount code to get this price'],
])('shows what a preview costs and what opens it, without a control: %o', (availability, reason) => {
  const row = show({ availability, maximum: 0 })
  expect(row).toHaveTextContent(`${reason}£13.50`)
  expect(within(row).queryByRole('button')).not.toBeInTheDocument()
})

it('tells the number of a limit', () => {
  expect(
    show({ availability: { kind: 'limit-reached', limit: 'price', maximum: 2 }, quantity: 2, maximum: 2 }),
  ).toHaveTextContent('Up to 2 tickets at this price')
})

it('marks a refused price, with the number that is allowed', () => {
  const refused = { showtimeId: 's1', ticketTypeId: 'adult', maximumTickets: 1 }
  expect(show({ quantity: 2 }, { refused })).toHaveTextContent('Up to 1 ticket at this price')
})

it('strikes the full price of a discounted ticket, and names the discount', () => {
  const [adult] = area.tickets
  if (!adult) throw new Error('no ticket')
  const discount = { calculation: { type: 'AmountOff' }, amountSaved: value(2.7, 2.25, 0.45) }
  const row = show(
    { price: { ...adult.price, price: value(10.8, 9, 1.8), discountId: 'tuesday', discount } },
    { nameDiscount: () => 'Tuesday for less' },
  )
  expect(row).toHaveTextContent('Tuesday for less')
  expect(row).toHaveTextContent('Was £13.50, now£13.50£10.80')
})

it('says what a package holds', () => {
  const [adult] = area.tickets
  if (!adult) throw new Error('no ticket')
  const family: TicketType = {
    ...adult.ticketType,
    id: 'family',
    description: createText('Family'),
    tickets: [{ ticketTypeId: 'adult' }, { ticketTypeId: 'adult' }, { ticketTypeId: 'nobody' }],
    items: [{ itemId: 'popcorn', name: createText('Large popcorn'), quantity: 1 }, {}],
  }
  expect(show({ ticketType: family }, { ticketTypes: [adult.ticketType] })).toHaveTextContent(
    '2 × Adult, Large popcorn',
  )
})
