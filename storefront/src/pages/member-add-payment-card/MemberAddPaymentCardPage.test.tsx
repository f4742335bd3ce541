import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import type { PaymentCardCreationResponse } from '@foyer/contract/wire/payment-cards'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const origin = 'https://pay.example'
const method = {
  id: 'ledgerline-card',
  type: 'Embedded' as const,
  isDefault: true,
  name: { text: 'Card', translations: [] },
  providerName: 'Ledgerline',
}
const toCreation = (
  status: PaymentCardCreationResponse['status'],
  declineReason: string | null = null,
): PaymentCardCreationResponse => ({
  status,
  declineReason,
  memberPaymentCardId: status === 'Completed' ? 'card-1' : null,
})

async function visit(script: Script = {}, extendsMembers = true) {
  let opened = 0
  const created = createMemberStores(
    {
      getWebPaymentMethods: () => answerWith({ webPaymentMethods: [method] }),
      createEmbeddedPaymentCard: () =>
        answerWith({
          memberPaymentCardId: 'card-1',
          webPaymentMethodId: method.id,
          connectorFunctionName: 'foyerFrame',
          connectorParametersJson: JSON.stringify({
            frameUrl: `${origin}/fields/?session=${(opened += 1)}`,
            origin,
          }),
          sdkScriptUrls: [],
          connectorScriptUrls: [],
          isButtonIncluded: false,
          isPrimaryCardOptionIncluded: false,
        }),
      getPaymentCardCreation: () => answerWith(toCreation('Completed')),
      getPaymentCards: () => answerWith({ cards: [] }),
      ...script,
    },
    { initial: { ...initialData, extendsMembers } },
  )
  const { Page } = page
  const url = new URL('https://halcyon.example/member/payment-cards/add-payment-card/')
  const Address = () => <output aria-label="address">{useLocation().pathname}</output>
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/payment-cards/add-payment-card/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/payment-cards/add-payment-card/' }}>
            <Page />
            <Address />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return { ...created, user: userEvent.setup() }
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Card details, at Ledgerline')
/** A message of the provider's fields. */
async function say(type: 'submitted' | 'finished') {
  const source = (await frame()).contentWindow
  await act(async () => {
    fireEvent(window, new MessageEvent('message', { origin, source, data: { source: 'foyer-pay', type } }))
  })
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent

it('opens the provider’s own fields, and sends what is typed there by its button', async () => {
  const { user } = await visit()
  const fields = await frame()
  expect(fields).toHaveAttribute('src', `${origin}/fields/?session=1`)
  const post = jest.spyOn(fields.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Add the card' }))
  expect(post).toHaveBeenCalledWith({ source: 'foyer-shop', type: 'submit' }, origin)
})

it('leads to the cards once the card is there', async () => {
  const { stores, getCalls } = await visit()
  await say('submitted')
  expect(await screen.findByRole('button', { name: 'Asking your bank' })).toBeVisible()
  await say('finished')
  await waitFor(() => expect(address()).toBe('/member/payment-cards/'))
  expect(stores.notifications.all[0]?.title).toBe('Your card is added')
  expect(getCalls('createEmbeddedPaymentCard')).toHaveLength(1)
})

it.each([
  ['declined', 'Try another card, or ask your bank'],
  ['expired-card', 'The bank says that the card has run out'],
  ['something-new', 'Try another card, or ask your bank'],
])('says that it was declined as %s, with new fields', async (reason, text) => {
  await visit({ getPaymentCardCreation: () => answerWith(toCreation('Declined', reason)) })
  await say('submitted')
  await say('finished')
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(await frame()).toHaveAttribute('src', `${origin}/fields/?session=2`)
  expect(screen.getByRole('button', { name: 'Add the card' })).toBeEnabled()
})

it('says that nothing has reached the provider', async () => {
  await visit({ getPaymentCardCreation: () => answerWith(toCreation('NotStarted')) })
  await say('finished')
  expect(await screen.findByRole('alert')).toHaveTextContent('The card did not arrive')
})

it('asks again after a lost answer, and does not send the card again', async () => {
  let isDown = true
  const { user, getCalls } = await visit({
    getPaymentCardCreation: () => (isDown ? unreachable() : answerWith(toCreation('Completed'))),
  })
  await say('submitted')
  await say('finished')
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was sent once')
  expect(screen.queryByRole('button', { name: 'Add the card' })).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(address()).toBe('/member/payment-cards/'))
  expect(getCalls('createEmbeddedPaymentCard')).toHaveLength(1)
})

it.each([
  [unreachable, 'The card fields did not open'],
  [() => refuseFor('too-many-requests'), 'It was tried too often'],
  [() => refuseFor('invalid-state'), 'You have as many cards as we keep'],
])('says why the fields did not open', async (createEmbeddedPaymentCard, text) => {
  await visit({ createEmbeddedPaymentCard })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('uses it first from now on where that is wished', async () => {
  const { user, getCalls } = await visit()
  await frame()
  await user.click(screen.getByRole('checkbox', { name: 'Use it first from now on' }))
  await waitFor(() => expect(getCalls('createEmbeddedPaymentCard')).toHaveLength(2))
  expect(getCalls('createEmbeddedPaymentCard')[1]?.[1]).toMatchObject({ body: { isPrimary: true } })
})

it('finds the card in the list of another server, which has no question of its own', async () => {
  const card = {
    id: 'card-1',
    cardDetails: { maskedCardNumber: '411111......1111', type: null, expiryMonth: 4, expiryYear: 29 },
    isPrimary: false,
    isUsedForRecurringSubscriptionBilling: false,
  }
  const { getCalls } = await visit({ getPaymentCard: () => answerWith({ card }) }, false)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await say('finished')
  await waitFor(() => expect(address()).toBe('/member/payment-cards/'))
  expect(getCalls('getPaymentCardCreation')).toEqual([])
})
