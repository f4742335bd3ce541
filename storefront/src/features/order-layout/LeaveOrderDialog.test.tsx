import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { StoresContext } from '../../app/contexts.ts'
import {
  answered,
  heldOrder,
  orderStores,
  refusedFor,
  unreachable,
  type Script,
} from '../../app/testing/order-stores.ts'
import type { EmbeddedPaymentStatus } from '../../stores/order-memory.ts'
import { LeaveOrderDialog } from './LeaveOrderDialog.tsx'

/** A visitor who asks to leave while their payment stands so, and says that they mean it. */
async function leave(
  status: EmbeddedPaymentStatus,
  deleteOrder: Script['deleteOrder'] = () => answered(undefined),
) {
  const made = orderStores({
    getOrder: () => heldOrder(),
    getOrderCustomer: () => answered({ customer: null }),
    deleteOrder,
  })
  await made.ordering.order.restore()
  made.memory.paymentStatus = status
  const onClose = jest.fn()
  render(
    <MemoryRouter initialEntries={['/order/payment/']}>
      <StoresContext value={made.stores}>
        <Routes>
          <Route path="/order/payment/" element={<LeaveOrderDialog onClose={onClose} />} />
          <Route path="*" element={<p>Films</p>} />
        </Routes>
      </StoresContext>
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Leave and let them go' }))
  return { ...made, onClose }
}

describe('leaving an order', () => {
  it.each(['NotStarted', 'Created'] as const)(
    'gives the seats back when the payment is %s',
    async (status) => {
      const { callsOf, memory, onClose } = await leave(status)
      await screen.findByText('Films')
      expect(callsOf('deleteOrder')).toHaveLength(1)
      expect([memory.read(), memory.paymentStatus]).toEqual([null, 'NotStarted'])
      expect(onClose).toHaveBeenCalled()
    },
  )

  it('stays while a card is with the bank: the order may be paid for', async () => {
    const { callsOf, memory, ordering } = await leave('Started')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no need to pay again.')
    expect(callsOf('deleteOrder')).toHaveLength(0)
    expect([memory.read()?.id, memory.paymentStatus, ordering.order.isHeld]).toEqual(['o1', 'Started', true])
  })

  it('stays when the server knows of a card that was sent elsewhere', async () => {
    const { memory, ordering } = await leave('Created', () => refusedFor('payment-in-progress'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank is taking its time')
    expect([memory.read()?.id, memory.paymentStatus, ordering.order.isHeld]).toEqual(['o1', 'Created', true])
  })

  it('does not say that the seats are given back when nobody was told', async () => {
    const { memory, onClose } = await leave('NotStarted', unreachable)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order is as you left it.')
    await waitFor(() => expect(memory.read()?.id).toBe('o1'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('goes when the order has ended meanwhile: there is nothing to give back', async () => {
    const { memory } = await leave('NotStarted', () => refusedFor('order-expired'))
    await screen.findByText('Films')
    expect(memory.read()).toBeNull()
  })
})
