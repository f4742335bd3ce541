import type { Order } from '@foyer/contract/wire/orders'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../context/testing/order-stores.ts'
import { OrderGate } from './OrderGate.tsx'

/** A step of the order, for a browser that remembers order `o1`; showings cannot be fetched. */
async function visit(script: Script) {
  const { stores, orderStores } = createTestStores({
    getOrderCustomer: unreachable,
    getShowtime: unreachable,
    ...script,
  })
  await orderStores.order.restore()
  // Requests made on arrival have been answered.
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <OrderGate needs={['contents', 'tickets']}>
            {({ detail }) => <p>The step {detail ? 'of a showtime' : 'without one'}</p>}
          </OrderGate>
        </StoresContext>
      </MemoryRouter>,
    )
    await new Promise((done) => setTimeout(done))
  })
}

describe('a step whose order is not there leads on', () => {
  it('when time ran out and nothing of the showing can be told', async () => {
    await visit({ getOrder: () => refuseFor('order-expired') })
    expect(await screen.findByRole('heading', { name: 'Time ran out' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See what’s on' })).toHaveAttribute('href', '/films/')
  })

  it('when the order was given up elsewhere: to the tickets of its showing, and no time ran out', async () => {
    await visit({ getOrder: () => refuseFor('order-not-found') })
    expect(screen.getByRole('heading', { name: 'This order has been let go' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose tickets again' })).toHaveAttribute(
      'href',
      '/order/showtimes/s1/tickets/',
    )
  })

  it('when it is completed: to its page, be it of tickets or of goods', async () => {
    const { stores, orderStores } = createTestStores({})
    orderStores.order.settle('o1')
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <OrderGate needs={['contents']}>{() => <p>The step</p>}</OrderGate>
        </StoresContext>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Open your order' })).toHaveAttribute(
      'href',
      '/completed-order/?orderId=o1',
    )
  })

  it('when the ordering server does not answer: to another try', async () => {
    await visit({ getOrder: unreachable })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('a step of an order without a showtime', () => {
  const goods: Partial<Order> = { type: 'GiftShop', showtimes: [], items: [{ id: 'i1', itemId: 'mug' }] }

  it('waits for no showtime', async () => {
    await visit({
      getOrder: () => answerHeldOrder(goods),
      getOrderCustomer: () => answerWith({ customer: null }),
    })
    expect(screen.getByText('The step without one')).toBeVisible()
  })

  it('says when its time is over, and speaks of no seats', async () => {
    await visit({
      getOrder: () => answerHeldOrder({ ...goods, expiresAt: '2026-11-21T11:59:00Z' }),
      getOrderCustomer: () => answerWith({ customer: null }),
    })
    expect(await screen.findByRole('heading', { name: 'Time ran out' })).toBeVisible()
    expect(screen.getByText(/^An order that is not paid for in time/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/seat|ticket/i)
  })

  it('is not shown while nothing is on it', async () => {
    await visit({
      getOrder: () => answerHeldOrder({ type: 'GiftShop', showtimes: [], items: [] }),
      getOrderCustomer: () => answerWith({ customer: null }),
    })
    expect(screen.getByRole('heading', { name: 'There is no order here' })).toBeVisible()
  })
})
