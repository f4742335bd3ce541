import { renderHook, waitFor } from '@testing-library/react'
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
async function arrive(script: Script) {
  const made = orderStores({ getOrderCustomer: () => answered({ customer: null }), ...script })
  await made.ordering.order.restore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <StoresContext value={made.stores}>{children}</StoresContext>
    </MemoryRouter>
  )
  return { ...made, ...renderHook(() => usePayment('card'), { wrapper }) }
}

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
      createEmbeddedPayment: () => refusedFor('web-payment-method-unknown', 400),
    })
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'failed-to-open' }))
    expect(callsOf('getCurrentEmbeddedPayment')).toHaveLength(0)
  })
})
