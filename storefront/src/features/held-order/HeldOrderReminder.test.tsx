import { act, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { StoresContext } from '../../app/contexts.ts'
import { answered, heldOrder, orderStores, refusedFor, type Script } from '../../app/testing/order-stores.ts'
import { HeldOrderReminder } from './HeldOrderReminder.tsx'

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>
}

async function browse(script: Script) {
  const made = orderStores({ getOrderCustomer: () => answered({ customer: null }), ...script })
  const view = render(
    <MemoryRouter>
      <StoresContext value={made.stores}>
        <HeldOrderReminder />
        <Routes>
          <Route path="*" element={<Address />} />
        </Routes>
      </StoresContext>
    </MemoryRouter>,
  )
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const shown = () => made.stores.notifications.all.filter(({ id }) => id === 'held-order')
  return { ...made, view, shown }
}

describe('a visitor who goes back to the films with seats held', () => {
  it('is told so, and finds the way back', async () => {
    const { shown, view } = await browse({ getOrder: () => heldOrder() })
    expect(shown()).toMatchObject([{ type: 'Info', actionButton: { label: 'Back to that order' } }])
    act(() => shown()[0]?.actionButton?.onClick())
    expect(view.getByTestId('address')).toHaveTextContent('/order/customer-details/')
    view.unmount()
    expect(shown()).toEqual([])
  })

  it('hears nothing of an order whose time has run out', async () => {
    const { shown } = await browse({ getOrder: () => refusedFor('order-expired') })
    expect(shown()).toEqual([])
  })

  it('hears no more of it once the time has run out', async () => {
    const { shown, ordering } = await browse({ getOrder: () => heldOrder() })
    expect(shown()).toHaveLength(1)
    act(() => ordering.order.forget())
    expect(shown()).toEqual([])
  })
})
