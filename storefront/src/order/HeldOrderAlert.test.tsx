import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  unreachable,
  type Script,
} from '../context/testing/order-stores.ts'
import type { EmbeddedPaymentStatus } from '../stores/orders/order-memory.ts'
import { HeldOrderAlert } from './HeldOrderAlert.tsx'

/** The tickets of another showing, for a visitor who holds seats and lets them go there. */
async function letGo(status: EmbeddedPaymentStatus, deleteOrder: NonNullable<Script['deleteOrder']>) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    deleteOrder,
  })
  await created.orderStores.order.restore()
  created.memory.paymentStatus = status
  render(
    <MemoryRouter>
      <StoresContext value={created.stores}>
        <HeldOrderAlert showtimeId="s2" />
      </StoresContext>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Let them go' }))
  return created
}

describe('letting go of seats that are held for another showing', () => {
  it('leaves nothing to say', async () => {
    const { orderStores } = await letGo('NotStarted', () => answerWith(undefined))
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
    expect(orderStores.order.isHeld).toBe(false)
  })

  it.each<[string, EmbeddedPaymentStatus, RegExp]>([
    ['a card is with the bank', 'Started', /The bank is taking its time/],
    ['the ordering server does not answer', 'NotStarted', /We can’t connect right now/],
  ])('says why they stay when %s', async (_, status, reason) => {
    const { orderStores } = await letGo(status, unreachable)
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    expect(orderStores.order.isHeld).toBe(true)
  })
})
