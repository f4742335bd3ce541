import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import type { EmbeddedPaymentStatus } from '../../stores/orders/order-memory.ts'
import { LeaveOrderDialog } from './LeaveOrderDialog.tsx'

/** A visitor who leaves while the payment is in the given state, and confirms. */
async function leave(
  status: EmbeddedPaymentStatus,
  deleteOrder: Script['deleteOrder'] = () => answerWith(undefined),
) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    deleteOrder,
  })
  await created.orderStores.order.restore()
  created.orderStores.carriedCodes.keep('v1', 'o1', async () => ({ kind: 'refused' }))
  created.memory.paymentStatus = status
  const onClose = jest.fn()
  render(
    <MemoryRouter initialEntries={['/order/payment/']}>
      <StoresContext value={created.stores}>
        <Routes>
          <Route path="/order/payment/" element={<LeaveOrderDialog onClose={onClose} />} />
          <Route path="*" element={<p>Films</p>} />
        </Routes>
      </StoresContext>
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Leave and let them go' }))
  return { ...created, onClose }
}

describe('leaving an order', () => {
  it.each(['NotStarted', 'Created'] as const)(
    'gives the seats back when the payment is %s',
    async (status) => {
      const { getCalls, memory, onClose, orderStores } = await leave(status)
      await screen.findByText('Films')
      expect(getCalls('deleteOrder')).toHaveLength(1)
      expect([memory.read(), memory.paymentStatus]).toEqual([null, 'NotStarted'])
      expect(onClose).toHaveBeenCalled()
      // Who comes next to this screen gets none of its vouchers.
      expect(orderStores.carriedCodes.isEmpty).toBe(true)
    },
  )

  it('stays while a card is with the bank: the order may be paid for', async () => {
    const { getCalls, memory, orderStores } = await leave('Started')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no need to pay again.')
    expect(getCalls('deleteOrder')).toHaveLength(0)
    expect([memory.read()?.id, memory.paymentStatus, orderStores.order.isHeld]).toEqual([
      'o1',
      'Started',
      true,
    ])
  })

  it('stays when the server knows of a card that was sent elsewhere', async () => {
    const { memory, orderStores } = await leave('Created', () => refuseFor('payment-in-progress'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank is taking its time')
    expect([memory.read()?.id, memory.paymentStatus, orderStores.order.isHeld]).toEqual([
      'o1',
      'Created',
      true,
    ])
  })

  it('does not say that the seats are given back when nobody was told', async () => {
    const { memory, onClose } = await leave('NotStarted', unreachable)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order is as you left it.')
    await waitFor(() => expect(memory.read()?.id).toBe('o1'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('goes when the order has ended meanwhile: there is nothing to give back', async () => {
    const { memory } = await leave('NotStarted', () => refuseFor('order-expired'))
    await screen.findByText('Films')
    expect(memory.read()).toBeNull()
  })
})
