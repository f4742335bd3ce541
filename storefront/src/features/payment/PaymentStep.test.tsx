import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { failed } from '../../cache/result.ts'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
} from '../../context/testing/order-stores.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { OrderGate } from '../../order/OrderGate.tsx'
import { refusals } from '../../order/testing/refusals.ts'
import { PaymentStep } from './PaymentStep.tsx'

const customer = {
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines@postbox.example',
  phoneNumber: null,
}
const method = {
  id: 'card',
  name: { text: 'Card', translations: [] },
  providerName: 'Ledgerline',
  isDefault: true,
}

/** The step as it is loaded, before a server that answers the request for card fields so. */
async function arrive(createEmbeddedPayment: () => ReturnType<typeof refuseFor>) {
  const { stores, orderStores } = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer }),
    getShowtime: () => showtime(),
    getWebPaymentMethods: () => answerWith({ webPaymentMethods: [method] }),
    createEmbeddedPayment,
    // A card that was sent is asked about, and the bank takes its time.
    getCurrentEmbeddedPayment: () => failed({ kind: 'polling', retryable: true }),
  })
  await orderStores.order.restore()
  await orderStores.showtime.ensure('s1')
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <OrderGate>{({ order, detail }) => <PaymentStep order={order} detail={detail} />}</OrderGate>
        </StoresContext>
      </MemoryRouter>,
    )
  })
}

describe('card fields that are refused', () => {
  it.each(refusals)('are explained with the message of $condition', async ({ condition, text }) => {
    await arrive(() => refuseFor(condition))
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  })

  it('can be opened again for any other condition', async () => {
    await arrive(() => refuseFor('web-payment-method-unknown'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ledgerline’s form did not open')
    expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled()
  })
})
