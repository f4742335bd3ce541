import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../app/contexts.ts'
import { answered, heldOrder, orderStores, refusedFor, type Script } from '../../app/testing/order-stores.ts'
import { usePayment } from './use-payment.ts'

const value = { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 }
const payment = (id: string, status: 'NotStarted' | 'Pending' | 'Completed' | 'Declined') => ({
  id,
  type: 'Embedded' as const,
  value,
  status,
})
const bankSays = (status: 'NotStarted' | 'Pending' | 'Completed' | 'Declined') =>
  answered({ embeddedPayment: payment('p2', status), declineReason: null, maskedCardNumber: null })

/** The payment step of a page that has just been loaded, once the order is back. */
async function arrive(script: Script, methodId: string | number = 'card') {
  const made = orderStores({ getOrderCustomer: () => answered({ customer: null }), ...script })
  await made.ordering.order.restore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <StoresContext value={made.stores}>{children}</StoresContext>
    </MemoryRouter>
  )
  return { ...made, ...renderHook(() => usePayment(methodId), { wrapper }) }
}

it.each([2, 0, 'card'])('is begun with the way to pay as the server names it: %p', async (methodId) => {
  const { callsOf } = await arrive({ getOrder: () => heldOrder() }, methodId)
  await waitFor(() => expect(callsOf('createEmbeddedPayment')).toHaveLength(1))
  expect(callsOf('createEmbeddedPayment')[0]?.[1]).toMatchObject({ body: { webPaymentMethodId: methodId } })
})

describe('coming back to a payment', () => {
  it('goes by the last card: one that the bank still has is followed up, whatever became of an earlier one', async () => {
    const { result, callsOf, memory } = await arrive({
      getOrder: () => heldOrder({ payments: [payment('p1', 'Declined'), payment('p2', 'Pending')] }),
      getCurrentEmbeddedPayment: () => bankSays('Pending'),
    })
    await waitFor(() => expect(callsOf('getCurrentEmbeddedPayment')).toHaveLength(1))
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'asking' }))
    expect(callsOf('createEmbeddedPayment')).toHaveLength(0)
    // This tab did not send the card itself, and all the same money may move.
    expect(memory.paymentStatus).toBe('Started')
  })

  it.each(['payment-in-progress', 'order-in-completion'] as const)(
    'follows up what another tab has sent when opening the fields is refused with %s',
    async (condition) => {
      const { result, callsOf, memory } = await arrive({
        getOrder: () => heldOrder(),
        createEmbeddedPayment: () => refusedFor(condition),
        getCurrentEmbeddedPayment: () => bankSays('Pending'),
      })
      await waitFor(() => expect(callsOf('getCurrentEmbeddedPayment')).toHaveLength(1))
      await waitFor(() => expect(result.current.phase).toEqual({ kind: 'asking' }))
      expect(memory.paymentStatus).toBe('Started')
    },
  )

  it('opens the fields after a card that was turned down', async () => {
    const { result, callsOf } = await arrive({
      getOrder: () => heldOrder({ payments: [payment('p1', 'Declined')] }),
      createEmbeddedPayment: () => refusedFor('web-payment-method-unknown'),
    })
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'failed-to-open' }))
    expect(callsOf('getCurrentEmbeddedPayment')).toHaveLength(0)
  })
})

describe('a payment that became tickets', () => {
  const paid: Script = {
    getOrder: () => heldOrder({ payments: [payment('p2', 'Completed')] }),
    getCurrentEmbeddedPayment: () => bankSays('Completed'),
  }
  const completion = (status: 'Completed' | 'Failed') => () =>
    answered({ orderId: 'o1', orderType: 'Standard', status, transactionNumber: null })

  it('leaves nothing of its order behind', async () => {
    const { callsOf, memory, ordering } = await arrive({ ...paid, getCompletion: completion('Completed') })
    await waitFor(() => expect(callsOf('getCompletion')).toHaveLength(1))
    await waitFor(() => expect(memory.read()).toBeNull())
    expect([memory.paymentStatus, ordering.order.order, ordering.payments.embedded]).toEqual([
      'NotStarted',
      null,
      null,
    ])
  })

  it('can be paid for again when it could not be completed', async () => {
    const { memory, result } = await arrive({ ...paid, getCompletion: completion('Failed') })
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'order-failed' }))
    expect(memory.paymentStatus).toBe('NotStarted')
  })

  it.each([
    ['Completed', true],
    ['Completed', false],
    ['Failed', true],
    ['Failed', false],
  ] as const)(
    'lets an order be that was begun in another tab while this one was asked about: %s, heard of: %s',
    async (status, isHeardOf) => {
      let answer: () => void = () => undefined
      const slow = new Promise((resolve) => {
        answer = () => resolve(completion(status)())
      })
      const { callsOf, memory, ordering, script } = await arrive({
        ...paid,
        getCompletion: () => slow as never,
      })
      await waitFor(() => expect(callsOf('getCompletion')).toHaveLength(1))
      await act(async () => {
        script.getOrder = () => heldOrder({ id: 'o2' })
        memory.write({ id: 'o2', revision: 1, showtimeId: 's2' })
        memory.paymentStatus = 'Created'
        if (isHeardOf) await ordering.order.restore()
        answer()
        await new Promise((done) => setTimeout(done))
      })
      expect([memory.read()?.id, memory.paymentStatus]).toEqual(['o2', 'Created'])
      expect(ordering.order.order?.id).toBe(isHeardOf ? 'o2' : 'o1')
    },
  )
})
