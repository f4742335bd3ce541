import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { StandalonePaymentPage } from './StandalonePaymentPage.tsx'

const customer = {
  name: { givenName: 'Odile', familyName: 'Brandt' },
  email: 'odile@postbox.example',
  phoneNumber: null,
}

/** The page for order `o9`, in a browser that holds order `o1`. */
async function open(script: Script, query = '?orderId=o9') {
  const created = createTestStores({
    getOrderCustomer: () => answerWith({ customer }),
    getShowtime: () => showtime(),
    getWebPaymentMethods: () => answerWith({ webPaymentMethods: [] }),
    ...script,
  })
  created.memory.paymentStatus = 'Created'
  const address = `/order/payment/standalone/${query}`
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <StoresContext value={created.stores}>
          <PageContextContext
            value={{ params: {}, pattern: '', url: new URL(address, 'https://halcyon.example') }}
          >
            <StandalonePaymentPage />
          </PageContextContext>
        </StoresContext>
      </MemoryRouter>,
    )
  })
  return created
}

it('pays for the order that its address names, and leaves the browser’s own alone', async () => {
  const { getCalls, memory, orderStores } = await open({
    getOrder: () =>
      answerHeldOrder({ id: 'o9', totalPrice: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 } }),
    startCompletion: () => refuseFor('order-expired'),
  })
  expect(await screen.findByText('Odile Brandt')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
  expect(getCalls('getOrder')[0]?.[1]).toMatchObject({ params: { orderId: 'o9' } })
  expect([memory.read()?.id, memory.paymentStatus, orderStores.order.order]).toEqual(['o1', 'Created', null])
})

it.each([
  [
    'nobody has been named for',
    { getOrder: () => answerHeldOrder({ id: 'o9' }), getOrderCustomer: () => answerWith({ customer: null }) },
    'This order has no name yet',
  ],
  [
    'has seats without tickets',
    {
      getOrder: () =>
        answerHeldOrder({
          id: 'o9',
          showtimes: [{ showtimeId: 's1', tickets: [], seats: [{ id: '1_1_1' }] } as never],
        }),
    },
    'This order has no tickets yet',
  ],
  [
    'has nothing on it',
    { getOrder: () => answerHeldOrder({ id: 'o9', type: 'GiftShop', showtimes: [] }) },
    'There is no order at this address',
  ],
  [
    'the server does not know',
    { getOrder: () => refuseFor('order-not-found') },
    'There is no order at this address',
  ],
  ['has run out', { getOrder: () => refuseFor('order-expired') }, 'Time ran out'],
  [
    'is paid for',
    { getOrder: () => answerHeldOrder({ id: 'o9', status: 'Completed' }) },
    'This order is finished',
  ],
  ['cannot be reached', { getOrder: unreachable }, 'We can’t connect right now'],
] as const)('says so of an order that %s', async (_, script, message) => {
  const { memory } = await open(script)
  expect(await screen.findByRole('heading', { level: 1, name: message })).toBeVisible()
  expect(memory.read()?.id).toBe('o1')
})

it('an address without an order asks for none', async () => {
  const { getCalls } = await open({}, '')
  expect(screen.getByRole('heading', { name: 'There is no order at this address' })).toBeVisible()
  expect(getCalls('getOrder')).toHaveLength(0)
})

it('an order without a showtime is paid for in words of its own', async () => {
  await open({
    getOrder: () =>
      answerHeldOrder({
        id: 'o9',
        type: 'GiftShop',
        showtimes: [],
        items: [{ id: 'i1', itemId: 'mug', quantity: 2 }],
      }),
    getWebPaymentMethods: () =>
      answerWith({
        webPaymentMethods: [
          {
            id: 'page',
            type: 'Redirect',
            name: { text: 'Card', translations: [] },
            providerName: 'Ledgerline',
            isDefault: true,
          },
        ],
      }),
  })
  expect(await screen.findByText('Order for')).toBeVisible()
  expect(document.body).toHaveTextContent('2 × mug')
  expect(document.body).toHaveTextContent('Your order is kept meanwhile.')
  expect(document.body).not.toHaveTextContent(/tickets|seats|showing/i)
})
