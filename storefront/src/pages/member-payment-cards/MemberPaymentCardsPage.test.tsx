import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { getPaymentCardsStore } from '../../stores/members/payment-cards.ts'
import { page } from './page.ts'

const visa: PaymentCard = {
  id: 'card-1',
  cardDetails: { maskedCardNumber: '............0046', type: 'Visa', expiryMonth: 8, expiryYear: 28 },
  isPrimary: true,
  isUsedForRecurringSubscriptionBilling: false,
}
/** The tests' clock says November 2026. */
const ending: PaymentCard = {
  ...visa,
  id: 'card-2',
  cardDetails: { maskedCardNumber: '520412......8812', type: null, expiryMonth: 12, expiryYear: 26 },
  isPrimary: false,
}
const over: PaymentCard = {
  ...ending,
  id: 'card-3',
  cardDetails: { ...ending.cardDetails, maskedCardNumber: '......7777', expiryMonth: 10 },
}

async function visit(
  script: Script,
  cards: readonly PaymentCard[] = [visa, ending, over],
  expiringSoonThresholdInMonths = 1,
) {
  let listed = [...cards]
  const created = createMemberStores({
    getPaymentCards: () => answerWith({ cards: listed }),
    deletePaymentCard: () => answerWith(null),
    setPrimaryPaymentCard: () => answerWith(null),
    ...script,
  })
  created.stores.configuration.value.loyalty.memberPaymentCardWallet.expiringSoonThresholdInMonths =
    expiringSoonThresholdInMonths
  const { Page } = page
  const url = new URL('https://halcyon.example/member/payment-cards/')
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/payment-cards/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/payment-cards/' }}>
            <Page />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return { ...created, setCards: (next: PaymentCard[]) => (listed = next), user: userEvent.setup() }
}

const list = () => screen.findByRole('list', { name: 'Payment cards' })
const rows = async () => within(await list()).getAllByRole('listitem')

it('shows each card with its state in words', async () => {
  await visit({})
  const [first, second, third, place] = await rows()
  expect(within(first ?? document.body).getByRole('img', { name: 'Visa ending 0046' })).toBeVisible()
  expect(first).toHaveTextContent('Good until08 / 28')
  expect(first).toHaveTextContent('Used first')
  expect(within(first ?? document.body).queryByRole('button', { name: /Use first/ })).toBeNull()
  expect(within(second ?? document.body).getByRole('img', { name: 'Card ending 8812' })).toBeVisible()
  expect(second).toHaveTextContent('Runs out next month')
  expect(third).toHaveTextContent('Ran out in October 2026')
  expect(within(third ?? document.body).queryByRole('button', { name: /Use first/ })).toBeNull()
  expect(within(place ?? document.body).getByRole('link', { name: 'Add a card' })).toHaveAttribute(
    'href',
    '/member/payment-cards/add-payment-card/',
  )
})

it('says so within the months that the channel has set', async () => {
  await visit({})
  expect((await rows())[0]).not.toHaveTextContent('Runs out')
  cleanup()
  await visit({}, [visa], 24)
  expect((await rows())[0]).toHaveTextContent('Runs out in August 2028')
})

it('uses another card first', async () => {
  const { getCalls, setCards, user } = await visit({})
  await list()
  setCards([
    { ...ending, isPrimary: true },
    { ...visa, isPrimary: false },
  ])
  await user.click(screen.getByRole('button', { name: 'Use first: Card ending 8812' }))
  expect(await screen.findByText('Card ending 8812 is used first now.')).toHaveAttribute('role', 'status')
  expect(getCalls('setPrimaryPaymentCard')[0]?.[1]).toMatchObject({ body: { memberPaymentCardId: 'card-2' } })
  expect((await rows())[0]).toHaveTextContent('Used first')
})

it('says that it was not saved', async () => {
  const { user } = await visit({ setPrimaryPaymentCard: unreachable })
  await list()
  await user.click(screen.getByRole('button', { name: 'Use first: Card ending 8812' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cards are as they were')
})

it('removes a card once it is confirmed', async () => {
  const { getCalls, setCards, user } = await visit({})
  await list()
  await user.click(screen.getByRole('button', { name: 'Remove: Visa ending 0046' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Visa ending 0046: remove it?' })
  await user.click(within(dialog).getByRole('button', { name: 'Leave it here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(getCalls('deletePaymentCard')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove: Visa ending 0046' }))
  setCards([ending])
  await user.click(await screen.findByRole('button', { name: 'Remove the card' }))
  expect(await screen.findByText('Visa ending 0046 is removed.')).toBeVisible()
  expect(getCalls('deletePaymentCard')[0]?.[1]).toMatchObject({ params: { paymentCardId: 'card-1' } })
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

it('counts a card that is gone already as removed, and stays with one that could not be', async () => {
  const { user, setCards } = await visit({ deletePaymentCard: () => refuseFor('not-found') })
  await list()
  setCards([ending])
  await user.click(screen.getByRole('button', { name: 'Remove: Visa ending 0046' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the card' }))
  expect(await screen.findByText('Visa ending 0046 is removed.')).toBeVisible()
})

it('says in the dialog that a card could not be removed', async () => {
  const { user } = await visit({ deletePaymentCard: unreachable })
  await list()
  await user.click(screen.getByRole('button', { name: 'Remove: Visa ending 0046' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the card' }))
  expect(await screen.findByText('The card is still here. Try again.')).toBeVisible()
})

it('does not remove the card of a membership', async () => {
  await visit({}, [{ ...visa, isUsedForRecurringSubscriptionBilling: true }])
  await list()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Change the card for the membership' })).toBeVisible()
  expect(screen.getByText('One of these cards pays your membership')).toBeVisible()
})

it('says that there is none yet', async () => {
  await visit({}, [])
  expect(await screen.findByText(/You have no card here yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add a card' })).toBeVisible()
})

it('lets the list be asked for again', async () => {
  let isDown = true
  const { user } = await visit({
    getPaymentCards: () => (isDown ? unreachable() : answerWith({ cards: [visa] })),
  })
  expect(await screen.findByText('Your cards did not come')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(2)
})

it('shows what another server sends, and leaves out what cannot be read', async () => {
  const odd = [
    { id: 7, cardDetails: { maskedCardNumber: '411111......1111', expiryMonth: 4, expiryYear: 29 } },
    null,
    {},
  ]
  await visit({ getPaymentCards: () => answerWith({ cards: odd as unknown as PaymentCard[] }) })
  expect(await screen.findByRole('img', { name: 'Card ending 1111' })).toBeVisible()
  expect(await rows()).toHaveLength(2)
})

it('forgets the cards with the sign-in', async () => {
  const { stores } = await visit({})
  await list()
  const { cards } = getPaymentCardsStore(stores)
  expect(cards.value).toHaveLength(3)
  await act(() => getMemberStores(stores).session.signOut())
  expect(cards.value).toBeUndefined()
  expect(screen.queryByText(/0046/)).toBeNull()
})
