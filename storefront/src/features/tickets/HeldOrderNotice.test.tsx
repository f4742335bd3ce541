import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../app/contexts.ts'
import { answered, heldOrder, orderStores, unreachable, type Script } from '../../app/testing/order-stores.ts'
import type { EmbeddedPaymentStatus } from '../../stores/order-memory.ts'
import { HeldOrderNotice } from './HeldOrderNotice.tsx'

/** The tickets of another showing, for a visitor who holds seats and lets them go there. */
async function letGo(status: EmbeddedPaymentStatus, deleteOrder: NonNullable<Script['deleteOrder']>) {
  const made = orderStores({
    getOrder: () => heldOrder(),
    getOrderCustomer: () => answered({ customer: null }),
    deleteOrder,
  })
  await made.ordering.order.restore()
  made.memory.paymentStatus = status
  render(
    <MemoryRouter>
      <StoresContext value={made.stores}>
        <HeldOrderNotice showtimeId="s2" />
      </StoresContext>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Let them go' }))
  return made
}

describe('letting go of seats that are held for another showing', () => {
  it('leaves nothing to say', async () => {
    const { ordering } = await letGo('NotStarted', () => answered(undefined))
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
    expect(ordering.order.isHeld).toBe(false)
  })

  it.each<[string, EmbeddedPaymentStatus, RegExp]>([
    ['a card is with the bank', 'Started', /The bank is taking its time/],
    ['the till does not answer', 'NotStarted', /We can’t connect right now/],
  ])('says why they stay when %s', async (_, status, words) => {
    const { ordering } = await letGo(status, unreachable)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(ordering.order.isHeld).toBe(true)
  })
})
