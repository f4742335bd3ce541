import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { getSettlement } from '../../domain/payment-parts.ts'
import { usePayment } from './use-payment.ts'

const value = { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 }
const payment = (id: string, status: 'NotStarted' | 'Pending' | 'Completed' | 'Declined') => ({
  id,
  type: 'Embedded' as const,
  value,
  status,
})
const bankSays = (status: 'NotStarted' | 'Pending' | 'Completed' | 'Declined') =>
  answerWith({ embeddedPayment: payment('p2', status), declineReason: null, maskedCardNumber: null })

/** The payment step of a page that has just been loaded, once the order is back. */
async function arrive(
  script: Script,
  { id = 'card', type = 'Embedded' }: Partial<Pick<WebPaymentMethod, 'id' | 'type'>> = {},
) {
  const leave = jest.fn()
  const method = { id, type }
  const created = createTestStores({ getOrderCustomer: () => answerWith({ customer: null }), ...script })
  await created.orderStores.order.restore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <StoresContext value={created.stores}>{children}</StoresContext>
    </MemoryRouter>
  )
  const hook = renderHook(
    () => {
      const { order } = created.orderStores.order
      return usePayment({ method, settlement: order && getSettlement(order), leave })
    },
    { wrapper },
  )
  return { ...created, ...hook, leave }
}

it.each([2, 0, 'card'])('is begun with the way to pay as the server names it: %p', async (methodId) => {
  const { getCalls } = await arrive({ getOrder: () => answerHeldOrder() }, { id: methodId })
  await waitFor(() => expect(getCalls('createEmbeddedPayment')).toHaveLength(1))
  expect(getCalls('createEmbeddedPayment')[0]?.[1]).toMatchObject({ body: { webPaymentMethodId: methodId } })
})

describe('coming back to a payment', () => {
  it('goes by the last card: one that the bank still has is followed up, whatever became of an earlier one', async () => {
    const { result, getCalls, memory } = await arrive({
      getOrder: () => answerHeldOrder({ payments: [payment('p1', 'Declined'), payment('p2', 'Pending')] }),
      getCurrentEmbeddedPayment: () => bankSays('Pending'),
    })
    await waitFor(() => expect(getCalls('getCurrentEmbeddedPayment')).toHaveLength(1))
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'asking' }))
    expect(getCalls('createEmbeddedPayment')).toHaveLength(0)
    // This tab did not send the card itself, and all the same money may move.
    expect(memory.paymentStatus).toBe('Started')
  })

  it.each(['payment-in-progress', 'order-in-completion'] as const)(
    'follows up what another tab has sent when opening the fields is refused with %s',
    async (condition) => {
      const { result, getCalls, memory } = await arrive({
        getOrder: () => answerHeldOrder(),
        createEmbeddedPayment: () => refuseFor(condition),
        getCurrentEmbeddedPayment: () => bankSays('Pending'),
      })
      await waitFor(() => expect(getCalls('getCurrentEmbeddedPayment')).toHaveLength(1))
      await waitFor(() => expect(result.current.phase).toEqual({ kind: 'asking' }))
      expect(memory.paymentStatus).toBe('Started')
    },
  )

  it('opens the fields after a card that was turned down', async () => {
    const { result, getCalls } = await arrive({
      getOrder: () => answerHeldOrder({ payments: [payment('p1', 'Declined')] }),
      createEmbeddedPayment: () => refuseFor('web-payment-method-unknown'),
    })
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'failed-to-open', message: null }))
    expect(getCalls('getCurrentEmbeddedPayment')).toHaveLength(0)
  })
})

describe('a payment that became tickets', () => {
  const paid: Script = {
    getOrder: () => answerHeldOrder({ payments: [payment('p2', 'Completed')] }),
    getCurrentEmbeddedPayment: () => bankSays('Completed'),
  }
  const completion = (status: 'Completed' | 'Failed') => () =>
    answerWith({ orderId: 'o1', orderType: 'Standard', status, transactionNumber: null })

  const ticket = () => answerWith({ order: { id: 'o1', showtimes: [] } })

  it('keeps its order for the step until the ticket takes its place, and leaves nothing of it behind', async () => {
    const { getCalls, memory, orderStores, result, unmount } = await arrive({
      ...paid,
      getCompletion: completion('Completed'),
      getCompletedOrder: ticket,
    })
    await waitFor(() => expect(getCalls('getCompletedOrder')).toHaveLength(1))
    expect(result.current.phase).toEqual({ kind: 'finishing' })
    expect(orderStores.order.order?.id).toBe('o1')
    unmount()
    expect(memory.read()).toBeNull()
    expect([memory.paymentStatus, orderStores.order.order, orderStores.payments.embedded.frame]).toEqual([
      'NotStarted',
      null,
      null,
    ])
  })

  it('leaves nothing of its order behind when the step has gone before the answer', async () => {
    let answer: () => void = () => undefined
    const slow = new Promise((resolve) => {
      answer = () => resolve(completion('Completed')())
    })
    const { getCalls, memory, unmount } = await arrive({
      ...paid,
      getCompletion: () => slow as never,
      getCompletedOrder: ticket,
    })
    await waitFor(() => expect(getCalls('getCompletion')).toHaveLength(1))
    unmount()
    answer()
    await waitFor(() => expect(memory.read()).toBeNull())
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
    async (status, isKnown) => {
      let answer: () => void = () => undefined
      const slow = new Promise((resolve) => {
        answer = () => resolve(completion(status)())
      })
      const { getCalls, memory, orderStores, script } = await arrive({
        ...paid,
        getCompletion: () => slow as never,
      })
      await waitFor(() => expect(getCalls('getCompletion')).toHaveLength(1))
      await act(async () => {
        script.getOrder = () => answerHeldOrder({ id: 'o2' })
        memory.write({ id: 'o2', revision: 1, showtimeId: 's2' })
        memory.paymentStatus = 'Created'
        if (isKnown) await orderStores.order.restore()
        answer()
        await new Promise((done) => setTimeout(done))
      })
      expect([memory.read()?.id, memory.paymentStatus]).toEqual(['o2', 'Created'])
      expect(orderStores.order.order?.id).toBe(isKnown ? 'o2' : 'o1')
    },
  )
})

describe('a payment on the provider’s page', () => {
  const redirect = { id: 'page', type: 'Redirect' } as const
  const payPage = () =>
    answerWith({
      redirectPayment: { ...payment('p3', 'NotStarted'), type: 'Redirect' },
      redirectUrl: 'https://pay.example/pay/?session=1',
      updatedOrderExpiresAt: null,
    })
  const ledgerSays = (status: 'NotStarted' | 'Declined' | 'Completed', declineReason: string | null = null) =>
    answerWith({ redirectPayment: { id: 'p3', status }, declineReason, maskedCardNumber: null })
  const withRedirect = (status: 'NotStarted' | 'Pending' | 'Declined') => () =>
    answerHeldOrder({ payments: [{ ...payment('p3', status), type: 'Redirect' }] })

  it('is left for with an address of this shop to come back to', async () => {
    const { result, leave, getCalls } = await arrive(
      { getOrder: () => answerHeldOrder(), createRedirectPayment: payPage },
      redirect,
    )
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'ready' }))
    expect(getCalls('createEmbeddedPayment')).toHaveLength(0)
    await act(() => result.current.leave())
    expect(leave).toHaveBeenCalledWith('https://pay.example/pay/?session=1')
    expect(getCalls('createRedirectPayment')[0]?.[1]).toMatchObject({
      body: { redirectReturnUrl: `${window.location.origin}/order/payment/return/?orderId=o1` },
    })
  })

  it('is not left for when the hold has ended: the order is asked for anew', async () => {
    const { result, leave, getCalls } = await arrive(
      { getOrder: () => answerHeldOrder(), createRedirectPayment: () => refuseFor('order-expired') },
      redirect,
    )
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'ready' }))
    await act(() => result.current.leave())
    expect(leave).not.toHaveBeenCalled()
    expect(result.current.phase).toEqual({ kind: 'expired' })
    expect(getCalls('getOrder').length).toBeGreaterThan(1)
  })

  it('that nobody has begun is over for who comes back', async () => {
    const { result, memory } = await arrive({ getOrder: withRedirect('NotStarted') }, redirect)
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'returned' }))
    expect(memory.paymentStatus).toBe('NotStarted')
  })

  it('that was turned down there says why', async () => {
    const { result } = await arrive(
      {
        getOrder: withRedirect('Declined'),
        getCurrentRedirectPayment: () => ledgerSays('Declined', 'insufficient-funds'),
      },
      redirect,
    )
    await waitFor(() =>
      expect(result.current.phase).toEqual({ kind: 'declined', reason: 'insufficient-funds' }),
    )
  })

  it('that is with the bank is followed up', async () => {
    const { getCalls, memory, result, unmount } = await arrive(
      {
        getOrder: withRedirect('Pending'),
        getCurrentRedirectPayment: () => ledgerSays('Completed'),
        getCompletion: () =>
          answerWith({ orderId: 'o1', orderType: 'Standard', status: 'Completed', transactionNumber: null }),
      },
      redirect,
    )
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'finishing' }))
    await waitFor(() => expect(getCalls('getCompletedOrder')).toHaveLength(1))
    unmount()
    expect(memory.read()).toBeNull()
    expect(getCalls('getCurrentEmbeddedPayment')).toHaveLength(0)
  })

  it('is asked about by a page that the browser has kept', async () => {
    const { result, script } = await arrive(
      { getOrder: () => answerHeldOrder(), createRedirectPayment: payPage },
      redirect,
    )
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'ready' }))
    await act(() => result.current.leave())
    script.getOrder = withRedirect('NotStarted')
    script.getCurrentRedirectPayment = () => ledgerSays('NotStarted')
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await new Promise((done) => setTimeout(done))
    })
    await waitFor(() => expect(result.current.phase).toEqual({ kind: 'returned' }))
  })
})
