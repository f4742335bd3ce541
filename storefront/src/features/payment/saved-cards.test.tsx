import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failed } from '../../cache/result.ts'
import { ines, storedToken } from '../../context/testing/member-stores.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { renderPaymentPage } from './testing/render-payment-page.tsx'

const origin = 'https://pay.example'
const named = (text: string) => ({ text, translations: [] })
const byFields = {
  id: 'card',
  type: 'Embedded',
  name: named('Card'),
  providerName: 'Ledgerline',
  isDefault: true,
}
const visa: PaymentCard = {
  id: 'c1',
  cardDetails: { maskedCardNumber: '............1111', type: 'Visa', expiryMonth: 8, expiryYear: 28 },
  isPrimary: true,
  isUsedForRecurringSubscriptionBilling: false,
}
const other: PaymentCard = {
  ...visa,
  id: 'c2',
  isPrimary: false,
  cardDetails: { ...visa.cardDetails, maskedCardNumber: '............8812' },
}
/** The tests' clock says November 2026. */
const over: PaymentCard = {
  ...other,
  id: 'c3',
  cardDetails: { ...other.cardDetails, expiryMonth: 10, expiryYear: 26 },
}

async function arrive(script: Script = {}, { isSignedIn = true, extendsMembers = true } = {}) {
  let opened = 0
  const created = createTestStores(
    {
      getOrder: () => answerHeldOrder({}),
      getOrderCustomer: () =>
        answerWith({
          customer: { name: ines.personalDetails.name, email: ines.email, phoneNumber: null },
        }),
      getShowtime: () => showtime(),
      getCurrentMember: () => answerWith({ member: ines }),
      getWebPaymentMethods: () => answerWith({ webPaymentMethods: [byFields] }),
      getPaymentCards: () => answerWith({ cards: [visa, other, over] }),
      createEmbeddedPayment: () =>
        answerWith({
          connectorFunctionName: 'foyerFrame',
          connectorParametersJson: JSON.stringify({
            frameUrl: `${origin}/fields/?session=${(opened += 1)}`,
            origin,
          }),
          updatedOrderExpiresAt: null,
          canStoreCard: isSignedIn,
        }),
      getCurrentEmbeddedPayment: () => failed({ kind: 'polling', retryable: true }),
      ...script,
    },
    {},
    { ...initialData, extendsMembers },
  )
  if (isSignedIn) created.stores.core.platform.local.set(memberTokenKey, storedToken)
  await renderPaymentPage(created)
  return { ...created, user: userEvent.setup() }
}

const frame = () => screen.findByTitle<HTMLIFrameElement>(/Ledgerline/)
const listSent = (created: Awaited<ReturnType<typeof arrive>>) =>
  created
    .getCalls('createEmbeddedPayment')
    .map(([, sent]) => (sent as { body: { memberPaymentCardId?: string } }).body.memberPaymentCardId ?? null)

it('come first, with the primary one chosen, and pay by one press', async () => {
  const created = await arrive()
  const options = await screen.findAllByRole('radio')
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    'Visa ending 1111Good until 08 / 28',
    'Visa ending 8812Good until 08 / 28',
    'Another card',
  ])
  expect(options[0]).toBeChecked()
  const fields = await frame()
  expect(listSent(created)).toEqual(['c1'])
  expect(screen.queryByRole('checkbox', { name: /Keep this card/ })).toBeNull()
  const post = jest.spyOn(fields.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined)
  await created.user.click(screen.getAllByRole('button', { name: /^Pay/ })[0] ?? document.body)
  expect(post).toHaveBeenCalledWith({ source: 'foyer-shop', type: 'submit' }, origin)
})

it('open other fields when another is chosen, and when a card is typed', async () => {
  const created = await arrive()
  await frame()
  await created.user.click(screen.getByRole('radio', { name: /8812/ }))
  await waitFor(async () => expect(await frame()).toHaveAttribute('src', `${origin}/fields/?session=2`))
  await created.user.click(screen.getByRole('radio', { name: 'Another card' }))
  await waitFor(async () => expect(await frame()).toHaveAttribute('src', `${origin}/fields/?session=3`))
  expect(listSent(created)).toEqual(['c1', 'c2', null])
})

it('a typed card is kept where its member agrees, which the fields are told', async () => {
  const created = await arrive()
  await frame()
  await created.user.click(screen.getByRole('radio', { name: 'Another card' }))
  const box = await screen.findByRole('checkbox', { name: 'Keep this card for next time' })
  expect(box).not.toBeChecked()
  const fields = await frame()
  const post = jest.spyOn(fields.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined)
  await created.user.click(box)
  expect(post).toHaveBeenLastCalledWith({ source: 'foyer-shop', type: 'consent', storesCard: true }, origin)
  // Fields that are loaded only then are told too.
  post.mockClear()
  act(() => {
    fireEvent(
      window,
      new MessageEvent('message', {
        origin,
        source: fields.contentWindow,
        data: { source: 'foyer-pay', type: 'ready' },
      }),
    )
  })
  expect(post).toHaveBeenLastCalledWith({ source: 'foyer-shop', type: 'consent', storesCard: true }, origin)
})

it.each([
  ['a visitor', {}, { isSignedIn: false }],
  ['a member of another server', {}, { extendsMembers: false }],
  ['a member whose cards do not come', { getPaymentCards: unreachable }, {}],
  ['a member without any', { getPaymentCards: () => answerWith({ cards: [] }) }, {}],
] as const)('%s types a card', async (_name, script, options) => {
  const created = await arrive(script, options)
  await frame()
  // The one way to pay is no choice.
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('group', { name: /^How/ })).toHaveTextContent('Card')
  expect(listSent(created)).toEqual([null])
})
