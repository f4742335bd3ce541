import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../app/contexts.ts'
import {
  answered,
  heldOrder,
  orderStores,
  refusedFor,
  unreachable,
  type Script,
} from '../../app/testing/order-stores.ts'
import { CompletedOrderPage } from './CompletedOrderPage.tsx'

const completion = (status: string) => () =>
  answered({ orderId: 'o1', orderType: 'Standard', status, transactionNumber: null })

/** The tickets' page of an order that is no ticket yet. */
async function visit(getCompletion: NonNullable<Script['getCompletion']>) {
  const made = orderStores({
    getOrder: () => heldOrder(),
    getOrderCustomer: () => answered({ customer: null }),
    getCompletedOrder: () => refusedFor('not-found', 404),
    getCompletion,
  })
  await made.ordering.order.restore()
  await made.ordering.completedOrders.ensure('o1')
  const url = new URL('https://halcyon.example/completed-order/?orderId=o1')
  render(
    <MemoryRouter>
      <StoresContext value={made.stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/completed-order/' }}>
          <CompletedOrderPage />
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
  return made
}

describe('an order that is no ticket yet', () => {
  it('can be asked about again when nobody answers, and is not said to be missing', async () => {
    const { callsOf } = await visit(unreachable)
    expect(await screen.findByRole('heading', { name: 'We lost the connection' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'We lost the connection' })
    expect(callsOf('getCompletion')).toHaveLength(2)
  })

  it('that could not be finished is said to have cost nothing', async () => {
    await visit(completion('Failed'))
    expect(await screen.findByRole('heading', { name: 'Your order could not be finished' })).toBeVisible()
  })
})

it('leaves the order in progress alone when another one has become tickets', async () => {
  const { ordering, memory } = orderStores({
    getOrder: () => heldOrder(),
    getOrderCustomer: () => answered({ customer: null }),
    getCompletion: completion('Completed'),
  })
  await ordering.order.restore()
  ordering.payments.submitted()
  await expect(ordering.payments.awaitCompletion('o0')).resolves.toMatchObject({ kind: 'completed' })
  expect([memory.read()?.id, memory.paymentStatus, ordering.order.isHeld]).toEqual(['o1', 'Started', true])
  await ordering.payments.awaitCompletion('o1')
  expect([memory.read(), memory.paymentStatus, ordering.order.isHeld]).toEqual([null, 'NotStarted', false])
})
