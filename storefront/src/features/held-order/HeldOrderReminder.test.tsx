import { act, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { HeldOrderReminder } from './HeldOrderReminder.tsx'

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>
}

async function browse(script: Script) {
  const created = createTestStores({ getOrderCustomer: () => answerWith({ customer: null }), ...script })
  const view = render(
    <MemoryRouter>
      <StoresContext value={created.stores}>
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
  const shown = () => created.stores.notifications.all.filter(({ id }) => id === 'held-order')
  return { ...created, view, shown }
}

describe('a visitor who goes back to the films with seats held', () => {
  it('is told so, and finds the way back', async () => {
    const { shown, view } = await browse({ getOrder: () => answerHeldOrder() })
    expect(shown()).toMatchObject([{ type: 'Info', actionButton: { label: 'Back to that order' } }])
    act(() => shown()[0]?.actionButton?.onClick())
    expect(view.getByTestId('address')).toHaveTextContent('/order/customer-details/')
    view.unmount()
    expect(shown()).toEqual([])
  })

  it('hears nothing of an order whose time has run out', async () => {
    const { shown } = await browse({ getOrder: () => refuseFor('order-expired') })
    expect(shown()).toEqual([])
  })

  it('hears no more of it once the time has run out', async () => {
    const { shown, orderStores } = await browse({ getOrder: () => answerHeldOrder() })
    expect(shown()).toHaveLength(1)
    act(() => orderStores.order.forget())
    expect(shown()).toEqual([])
  })
})
