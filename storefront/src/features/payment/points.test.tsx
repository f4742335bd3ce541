import type { Order, OrderPayment } from '@foyer/contract/wire/orders'
import type { Condition } from '@foyer/contract/errors/catalogue'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { failed } from '../../cache/result.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerHeldOrder, answerWith, refuseFor, type Script } from '../../context/testing/order-stores.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { PaymentPage } from '../../pages/order-payment/PaymentPage.tsx'
import { renderPaymentPage } from './testing/render-payment-page.tsx'

const customer = {
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines@postbox.example',
  phoneNumber: null,
}
const named = (text: string) => ({ text, translations: [] })
const card = {
  id: 'card',
  type: 'Embedded',
  name: named('Card'),
  providerName: 'Ledgerline',
  isDefault: true,
}
const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const points = (units: number, id = 'p1'): OrderPayment => ({
  id,
  type: 'MemberBalance',
  status: 'NotStarted',
  value: amount(units / 100),
  units,
  balanceTypeId: 'points',
})
const maximum = (units = 1_730) =>
  answerWith({
    payment: {
      balanceTypeId: 'points',
      maximumValue: amount(units / 100),
      maximumUnits: units,
      availableUnits: 1_840,
    },
    relatedData: {
      balanceType: {
        id: 'points',
        name: named('Points'),
        unitName: named('point'),
        spending: { units: 100, amount: 1 },
        isPrimary: true,
      },
    },
  })

/** The payment page of a member, before a server that says this. */
async function arrive(script: Script = {}, order: Partial<Order> = {}, isSignedIn = true) {
  const created = createMemberStores(
    {
      getOrder: () => answerHeldOrder(order),
      getOrderCustomer: () => answerWith({ customer }),
      getShowtime: () => showtime(),
      getWebPaymentMethods: () => answerWith({ webPaymentMethods: [card] }),
      createEmbeddedPayment: () => refuseFor('web-payment-method-unknown'),
      getCurrentEmbeddedPayment: () => failed({ kind: 'polling', retryable: true }),
      getMaximumMemberBalance: () => maximum(),
      ...script,
    },
    { isSignedIn },
  )
  await renderPaymentPage(
    created,
    <HydratedProvider>
      <PaymentPage />
    </HydratedProvider>,
  )
  return created
}

const findOffer = () => screen.findByRole('button', { name: 'Pay with points, up to £17.30' })
const getSlider = () => screen.findByRole('slider', { name: 'How many points to pay with' })

it('are offered to a member, with the most that they can pay, and put on the order by a press', async () => {
  const { getCalls, script } = await arrive({
    setMemberBalancePayment: () => answerWith(points(1_730)),
  })
  const offer = await findOffer()
  script.getOrder = () => answerHeldOrder({ payments: [points(1_730)] })
  await userEvent.click(offer)
  const list = await screen.findByRole('list', { name: 'Who pays what' })
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    '1,730 of 1,840 points−£17.30Removeup to 1,730',
  )
  expect(getCalls('setMemberBalancePayment')[0]?.[1]).toMatchObject({ body: {} })
  expect(screen.queryByRole('button', { name: /^Pay with points/ })).toBeNull()
  // In the summary as well, and the rest is paid by card.
  expect(screen.getAllByText('1,730 points').length).toBeGreaterThan(0)
})

it('may be fewer: a slider is sent when it has settled, and keeps its focus', async () => {
  const { getCalls, script } = await arrive(
    { setMemberBalancePayment: () => answerWith(points(640, 'p2')) },
    { payments: [points(1_000)] },
  )
  const slider = await getSlider()
  slider.focus()
  expect(slider).toHaveAttribute('aria-valuetext', '1,000 points, £10.00')
  for (const value of ['700', '640']) {
    fireEvent.input(slider, { target: { value } })
    act(() => void slider.dispatchEvent(new Event('change')))
  }
  expect(screen.getByText('640 of 1,840 points')).toBeVisible()
  expect(getCalls('setMemberBalancePayment')).toHaveLength(0)
  script.getOrder = () => answerHeldOrder({ payments: [points(640, 'p2')] })
  await waitFor(() => expect(getCalls('setMemberBalancePayment')).toHaveLength(1))
  expect(getCalls('setMemberBalancePayment')[0]?.[1]).toMatchObject({ body: { value: 6.4 } })
  await waitFor(() => expect(screen.getAllByText('−£6.40')[0]).toBeVisible())
  expect(slider).toHaveFocus()
})

it('can be taken off', async () => {
  const { getCalls, script } = await arrive(
    { removePayment: () => answerHeldOrder() },
    { payments: [points(640)] },
  )
  script.getOrder = () => answerHeldOrder()
  await userEvent.click(await screen.findByRole('button', { name: /^Remove: 640 / }))
  expect(getCalls('removePayment')[0]?.[1]).toMatchObject({ params: { orderId: 'o1', paymentId: 'p1' } })
  expect(await findOffer()).toBeVisible()
})

it.each<[Condition, string]>([
  ['member-balance-insufficient', 'You do not have that many'],
  ['member-balance-amount-invalid', 'That sum cannot be paid this way'],
  ['member-balance-not-accepted', 'They do not pay here'],
  ['nothing-to-pay', 'Already covered'],
  ['member-not-signed-in', 'This is for members'],
  ['payment-in-progress', 'The bank is taking its time'],
  ['invalid-argument', 'That did not work'],
])('that are refused say why: %s', async (condition, message) => {
  await arrive({ setMemberBalancePayment: () => refuseFor(condition) })
  await userEvent.click(await findOffer())
  expect(await screen.findByText(message)).toBeVisible()
})

it('that were spent elsewhere leave the order open, and say so', async () => {
  await arrive(
    { startCompletion: () => refuseFor('member-balance-insufficient') },
    { payments: [points(2_500)] },
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Pay £25.00' })[0] as HTMLElement)
  expect(await screen.findByText('You have fewer points than before')).toBeVisible()
})

it.each<[string, Script, boolean]>([
  ['to a visitor', {}, false],
  ['to a member without any', { getMaximumMemberBalance: () => maximum(0) }, true],
  ['at a server that knows of none', { getMaximumMemberBalance: () => refuseFor('not-found') }, true],
])('are not offered %s', async (_, script, isSignedIn) => {
  const { getCalls } = await arrive(script, {}, isSignedIn)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('button', { name: /^Pay with points/ })).toBeNull()
  expect(getCalls('getMaximumMemberBalance')).toHaveLength(isSignedIn ? 1 : 0)
})
