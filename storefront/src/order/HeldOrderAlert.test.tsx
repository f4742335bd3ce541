import { cleanup, render, screen, waitFor } from '@testing-library/react'
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
import { showtime } from '../context/testing/showtime.ts'
import type { CarryCode } from '../stores/orders/carried-codes.ts'
import type { EmbeddedPaymentStatus } from '../stores/orders/order-memory.ts'
import { HeldOrderAlert } from './HeldOrderAlert.tsx'

/** The tickets of another showing, for a visitor who holds seats and lets them go there. */
async function letGo(
  status: EmbeddedPaymentStatus,
  deleteOrder: NonNullable<Script['deleteOrder']>,
  carry?: CarryCode,
) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    getShowtime: showtime,
    createStandardOrder: () => answerHeldOrder({ id: 'o2', showtimes: [] }),
    deleteOrder,
  })
  await created.orderStores.order.restore()
  await created.orderStores.showtime.ensure('s2')
  if (carry) created.orderStores.carriedCodes.keep('v1', 'o1', carry)
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

  it('begins no other order without vouchers, and one with those that the last had', async () => {
    const { getCalls } = await letGo('NotStarted', () => answerWith(undefined))
    await waitFor(() => expect(getCalls('deleteOrder')).toHaveLength(1))
    expect(getCalls('createStandardOrder')).toHaveLength(0)
    cleanup()
    const carry = jest.fn(async () => ({ kind: 'added', id: 'v2' }) as const)
    await letGo('NotStarted', () => answerWith(undefined), carry)
    await waitFor(() => expect(carry).toHaveBeenCalledWith('o2'))
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
