import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import { render, screen } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import type { TicketAreaChoice } from '../../order/tickets/ticket-areas.ts'
import { TicketPicker } from './TicketPicker.tsx'

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
      blocked: null,
    },
  ],
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
      <TicketPicker areas={[area]} film="The Last Ferry" rating={undefined} onChange={jest.fn()} />
    </StoresContext>,
  )
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.getByText(fee)).toBeVisible()
})
