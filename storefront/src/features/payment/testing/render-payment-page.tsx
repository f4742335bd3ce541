import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../../context/contexts.ts'
import type { createTestStores } from '../../../context/testing/order-stores.ts'
import { PaymentPage } from '../../../pages/order-payment/PaymentPage.tsx'

/** Restores the order of the stores, and renders the payment page as it is loaded. */
export async function renderPaymentPage(
  { stores, orderStores }: Pick<ReturnType<typeof createTestStores>, 'stores' | 'orderStores'>,
  page: ReactNode = <PaymentPage />,
): Promise<void> {
  await orderStores.order.restore()
  await orderStores.showtime.ensure('s1')
  const address = '/order/payment/'
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <PageContextContext
            value={{ params: {}, pattern: address, url: new URL(address, 'https://halcyon.example') }}
          >
            {page}
          </PageContextContext>
        </StoresContext>
      </MemoryRouter>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
}
