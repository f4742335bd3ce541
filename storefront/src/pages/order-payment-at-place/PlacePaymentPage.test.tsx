import type { Order } from '@foyer/contract/wire/orders'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { showtime } from '../../context/testing/showtime.ts'
import { costs, menu, named } from '../../domain/testing/menu.ts'
import { PlacePaymentPage } from './PlacePaymentPage.tsx'

const customer = {
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines@postbox.example',
  phoneNumber: null,
}
const card = {
  id: 'card',
  type: 'Embedded',
  name: named('Card'),
  providerName: 'Ledgerline',
  isDefault: true,
}
const seat = { showtimeId: 's1', seatId: 'h11', name: 'H11' }
const goods: Partial<Order> = {
  type: 'Standard',
  showtimes: [],
  totalPrice: costs(10),
  items: [
    { id: 'popcorn-1', itemId: 'popcorn-small', quantity: 2, price: costs(8) },
    { id: 'beer-1', itemId: 'beer', quantity: 1, price: costs(2) },
  ],
  itemDeliveries: [
    { id: 'delivery', method: 'InSeatDelivery', itemIds: ['popcorn-1'], seat, siteOrderLocation: null },
  ],
}

/** The page of an order that a code at seat H11 has begun. */
async function arrive({ script = {}, order = {} }: { script?: Script; order?: Partial<Order> } = {}) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder({ ...goods, ...order }),
    getOrderCustomer: () => answerWith({ customer: null }),
    getItemProfile: () => answerWith(menu),
    getItemAvailability: () =>
      answerWith({ siteId: '1001', itemAvailabilities: [], relatedData: { site: null } }),
    getWebPaymentMethods: () => answerWith({ webPaymentMethods: [card] }),
    createEmbeddedPayment: () =>
      answerWith({
        connectorFunctionName: 'foyerFrame',
        connectorParametersJson: JSON.stringify({ frameUrl: 'about:blank', origin: 'null' }),
        sdkScriptUrls: [],
        connectorScriptUrls: [],
        isButtonIncluded: false,
        updatedOrderExpiresAt: null,
      }),
    setOrderTip: () => answerHeldOrder({ ...goods, ...order, totalPrice: costs(10.8), tip: costs(0.8) }),
    setOrderItems: () => answerHeldOrder({ ...goods, ...order }),
    ...script,
  })
  const { basket } = created.orderStores
  basket.changeItems('1001', {
    items: [
      { id: 'popcorn-1', itemId: 'popcorn-small', quantity: 2, modifiers: [], comment: '' },
      { id: 'beer-1', itemId: 'beer', quantity: 1, modifiers: [], comment: '' },
    ],
    delivery: { method: 'InSeatDelivery', seat },
    placeAddress: '/go/seat/1001/4/H11/',
  })
  await created.orderStores.order.restore()
  const address = '/order/payment/at-place/'
  await act(async () => {
    render(
      <TestRouter>
        <Application stores={created.stores}>
          <PageContextContext
            value={{ params: {}, pattern: address, url: new URL(address, 'https://halcyon.example') }}
          >
            <Routes>
              <Route path="/order/payment/" element={<p>The steps’ own page</p>} />
              <Route path="*" element={<PlacePaymentPage />} />
            </Routes>
          </PageContextContext>
        </Application>
      </TestRouter>,
    )
  })
  return created
}

/** In the panel, and in the bar of a phone. */
const getAction = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] as HTMLElement

it('asks for the tip, the words, the name and the payment on one page', async () => {
  const { getCalls } = await arrive({
    script: { setOrderCustomer: () => answerHeldOrder(goods) },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Pay from your seat' })).toBeVisible()
  expect(screen.getAllByText('To H11')[0]).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'A tip for the team' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Change food' })[0]).toHaveAttribute(
    'href',
    '/go/seat/1001/4/H11/',
  )
  expect(getCalls('createEmbeddedPayment')).toEqual([])
  await userEvent.click(screen.getByLabelText(/^First name/))
  await userEvent.paste('Ines')
  await userEvent.click(screen.getByLabelText(/^Last name/))
  await userEvent.paste('Marchetti')
  await userEvent.click(screen.getByLabelText(/^Email/))
  await userEvent.paste('ines@postbox.example')
  await userEvent.click(getAction('Continue to payment'))
  // The only way to pay is no choice.
  expect(await screen.findByText('Card')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Pay from your seat' })).toBeVisible()
  expect(screen.getByText('ines@postbox.example')).toBeVisible()
  // Whoever reads with a keyboard goes on from there.
  expect(document.activeElement).toHaveTextContent('Ines Marchetti')
})

it('skips what it knows, and asks for it again at a press', async () => {
  await arrive({ script: { getOrderCustomer: () => answerWith({ customer }) } })
  expect(await screen.findByText('Card')).toBeVisible()
  expect(screen.queryByLabelText(/^First name/)).toBeNull()
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ines')
})

it('puts the tip on the order when it is chosen, in shares of what is brought, and opens the fields for the new sum', async () => {
  const { getCalls } = await arrive({ script: { getOrderCustomer: () => answerWith({ customer }) } })
  await screen.findByText('Card')
  const opened = getCalls('createEmbeddedPayment').length
  // Ten per cent of the popcorn; the beer is fetched.
  await userEvent.click(screen.getByRole('radio', { name: /^10 %.*£0\.80/ }))
  expect(await screen.findAllByRole('button', { name: 'Pay £10.80' })).not.toEqual([])
  expect(getCalls('setOrderTip').map(([, request]) => (request as { body: unknown }).body)).toEqual([
    { tip: { percentage: 10 } },
  ])
  expect(getCalls('createEmbeddedPayment').length).toBe(opened + 1)
})

it('says that a tip was not taken, and takes another one', async () => {
  let isRefused = true
  const { getCalls } = await arrive({
    script: {
      getOrderCustomer: () => answerWith({ customer }),
      setOrderTip: () =>
        isRefused ? refuseFor('invalid-argument') : answerHeldOrder({ ...goods, totalPrice: costs(10.4) }),
    },
  })
  await userEvent.click(screen.getByRole('radio', { name: /^10 %/ }))
  expect(await screen.findByText('The tip could not be changed')).toBeVisible()
  isRefused = false
  await userEvent.click(screen.getByRole('radio', { name: /^5 %/ }))
  expect(await screen.findAllByRole('button', { name: 'Pay £10.40' })).not.toEqual([])
  expect(screen.queryByText('The tip could not be changed')).toBeNull()
  expect(getCalls('setOrderTip')).toHaveLength(2)
})

it('puts the words for whoever brings it on the order when nobody types any more, before it is paid for', async () => {
  let note: string | null = null
  const { getCalls, script } = await arrive({
    script: { getOrderCustomer: () => answerWith({ customer }) },
  })
  script.setOrderItems = () => answerHeldOrder({ ...goods, itemDeliveriesComment: note })
  const field = await screen.findByRole('textbox', { name: /^Words for whoever brings it/ })
  await screen.findByTitle(/Ledgerline/)
  expect(getAction('Pay £10.00')).toBeEnabled()
  note = 'The end by the aisle'
  await userEvent.click(field)
  await userEvent.paste(note)
  expect(screen.getByText('20 of 35 characters')).toBeVisible()
  // A press now would pay for an order without them.
  expect(getAction('Pay £10.00')).toBeDisabled()
  expect(getCalls('setOrderItems')).toEqual([])
  await waitFor(() => expect(getCalls('setOrderItems')).toHaveLength(1), { timeout: 3_000 })
  const [[, request] = []] = getCalls('setOrderItems')
  expect((request as { body: unknown }).body).toMatchObject({
    itemDeliveriesComment: 'The end by the aisle',
    itemDeliveries: [{ method: 'InSeatDelivery', itemIds: ['popcorn-1', 'beer-1'] }],
  })
  await waitFor(() => expect(getAction('Pay £10.00')).toBeEnabled())
})

it('leaves the card’s fields as they are when words are typed after the card', async () => {
  const payments = [{ id: 'p1', type: 'Embedded', value: costs(10), status: 'NotStarted' }] as const
  let note: string | null = null
  const { getCalls, script, orderStores } = await arrive({
    script: { getOrderCustomer: () => answerWith({ customer }) },
  })
  script.setOrderItems = () =>
    answerHeldOrder({ ...goods, payments: [...payments], itemDeliveriesComment: note })
  const frame = await screen.findByTitle(/Ledgerline/)
  const opened = getCalls('createEmbeddedPayment').length
  note = 'The end by the aisle'
  await userEvent.click(screen.getByRole('textbox', { name: /^Words for whoever brings it/ }))
  await userEvent.paste(note)
  await waitFor(() => expect(orderStores.order.order?.itemDeliveriesComment).toBe(note), { timeout: 3_000 })
  await waitFor(() => expect(getAction('Pay £10.00')).toBeEnabled())
  expect(screen.getByTitle(/Ledgerline/)).toBe(frame)
  expect(getCalls('createEmbeddedPayment')).toHaveLength(opened)
})

it('says that the words were not taken, and can be paid for without', async () => {
  await arrive({
    script: {
      getOrderCustomer: () => answerWith({ customer }),
      setOrderItems: () => refuseFor('items-unavailable-18109'),
    },
  })
  await screen.findByTitle(/Ledgerline/)
  await userEvent.click(screen.getByRole('textbox', { name: /^Words for whoever brings it/ }))
  await userEvent.paste('Psst')
  expect(
    await screen.findByText('The words for whoever brings it are too long.', {}, { timeout: 3_000 }),
  ).toBeVisible()
  expect(getAction('Pay £10.00')).toBeEnabled()
})

it.each<[string, Partial<Order>]>([
  ['with tickets', { showtimes: [{ showtimeId: 's1', tickets: [{ id: 't1' }], seats: [] }] as never }],
  ['of the gift shop', { type: 'GiftShop' }],
])('leaves an order %s to the steps', async (_, order) => {
  await arrive({ order, script: { getShowtime: () => showtime() } })
  expect(await screen.findByText('The steps’ own page')).toBeVisible()
})
