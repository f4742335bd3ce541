import type { CompletedOrder } from '@foyer/contract/wire/orders'
import { render, screen } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { PaymentSummary } from './PaymentSummary.tsx'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const byPoints = { type: 'MemberBalance', value: amount(6.4), maskedDetail: null, units: 640 } as const
const byCard = { type: 'Embedded', value: amount(10.9), maskedDetail: 'card ending 1111' } as const

function show(order: Partial<CompletedOrder>) {
  const { stores } = createTestStores({})
  render(
    <StoresContext value={stores}>
      <PaymentSummary order={{ totalPrice: amount(17.3), booking: null, paymentSummary: [], ...order }} />
    </StoresContext>,
  )
}

it('says what was paid with points, and what the order has brought', () => {
  show({
    paymentSummary: [byPoints, byCard],
    broughtUnits: { balanceTypeId: 'stars', name: { text: 'Stars', translations: [] }, units: 1_090 },
  })
  expect(screen.getByText('640 stars')).toBeVisible()
  expect(screen.getByText('£6.40')).toBeVisible()
  expect(screen.getByText('This order has brought you 1,090 stars.')).toBeVisible()
})

it.each([
  [
    'of an order that has brought none',
    { balanceTypeId: 'points', name: { text: 'Points', translations: [] }, units: 0 },
  ],
  ['of a visitor’s order, or at another server', undefined],
])('says nothing of points %s', (_, broughtUnits) => {
  show({ paymentSummary: [byCard], ...(broughtUnits ? { broughtUnits } : {}) })
  expect(screen.getByText(/£10\.90/)).toBeVisible()
  expect(screen.queryByText(/brought/)).toBeNull()
})

it('calls points what the chain usually does where the server names none', () => {
  show({ paymentSummary: [byPoints] })
  expect(screen.getByText('640 points')).toBeVisible()
})
