import type { OrderPayment } from '@foyer/contract/wire/orders'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { PaymentReturnPage } from './PaymentReturnPage.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

/** Back from the provider's page, in the browser that holds order `o1`. */
async function comeBack(script: Script, orderId = 'o1') {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    ...script,
  })
  created.memory.paymentStatus = 'Started'
  const address = `/order/payment/return/?orderId=${orderId}`
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <StoresContext value={created.stores}>
          <PageContextContext
            value={{ params: {}, pattern: '', url: new URL(address, 'https://halcyon.example') }}
          >
            <PaymentReturnPage />
            <Address />
          </PageContextContext>
        </StoresContext>
      </MemoryRouter>,
    )
  })
  return { ...created, getAddress: () => screen.getByTestId('address').textContent }
}

const bankSays =
  (status: OrderPayment['status'], declineReason: string | null = null) =>
  () =>
    answerWith({ redirectPayment: { id: 'p1', status }, declineReason, maskedCardNumber: null })
const completion = (status: string) => () =>
  answerWith({ orderId: 'o1', orderType: 'Standard', status, transactionNumber: null })

it('a payment that was taken leads to the tickets, and nothing of the order stays behind', async () => {
  const { getAddress, memory } = await comeBack({
    getCurrentRedirectPayment: bankSays('Completed'),
    getCompletion: completion('Completed'),
  })
  expect(getAddress()).toBe('/completed-order/?orderId=o1')
  expect([memory.read(), memory.paymentStatus]).toEqual([null, 'NotStarted'])
})

it.each(['NotStarted', 'Declined'] as const)(
  'a payment that is %s leads back to the step',
  async (status) => {
    const { getAddress, memory } = await comeBack({ getCurrentRedirectPayment: bankSays(status) })
    expect(getAddress()).toBe('/order/payment/')
    expect(memory.paymentStatus).toBe('NotStarted')
  },
)

it('who comes back in another browser pays by the order’s own address', async () => {
  const { getAddress, memory } = await comeBack({ getCurrentRedirectPayment: bankSays('Declined') }, 'o9')
  expect(getAddress()).toBe('/order/payment/standalone/?orderId=o9')
  // The order of this browser is another one.
  expect([memory.read()?.id, memory.paymentStatus]).toEqual(['o1', 'Started'])
})

it.each([
  [
    'seats that had gone',
    { getCurrentRedirectPayment: bankSays('Declined', 'seats-unavailable') },
    'could not be finished',
  ],
  ['a hold that had ended', { getCurrentRedirectPayment: () => refuseFor('order-expired') }, 'Time ran out'],
  ['a lost connection', { getCurrentRedirectPayment: unreachable }, 'We lost the connection'],
  [
    'a completion that failed',
    { getCurrentRedirectPayment: bankSays('Completed'), getCompletion: completion('Failed') },
    'could not be finished',
  ],
] as const)('says what became of %s', async (_, script, message) => {
  await comeBack(script)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(message)
})

it('says of goods that could not be sold nothing of seats', async () => {
  const { orderStores } = await comeBack({
    getOrder: () =>
      answerHeldOrder({ type: 'GiftShop', showtimes: [], items: [{ id: 'i1', itemId: 'mug' }] }),
    getCurrentRedirectPayment: bankSays('Completed'),
    getCompletion: completion('Failed'),
  })
  // As the frame around the page does.
  await act(() => orderStores.order.restore())
  expect(await screen.findByText(/^It could not be completed/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/seat/i)
})

it('an address without an order leads on', async () => {
  const { getCalls } = await comeBack({}, '')
  expect(screen.getByRole('heading', { name: 'There is no order here' })).toBeVisible()
  expect(getCalls('getCurrentRedirectPayment')).toHaveLength(0)
})
