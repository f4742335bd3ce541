import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MemberRedemptionCard } from '@foyer/contract/wire/member-codes'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { getMemberCodesStore } from '../../stores/members/member-codes.ts'
import { page } from './page.ts'

const voucher: MemberRedemptionCard = {
  id: 'v1',
  type: 'Voucher',
  subscriptionId: null,
  friendId: null,
  status: 'Active',
  maskedCardNumber: 'VO.CHER',
  cardNumber: 'OWN1',
  name: 'Two tickets, weekdays',
  expiresAt: '2026-12-02T12:00:00Z',
  availableRedemptions: 2,
  availableBalance: null,
  isBought: false,
}
const amount = { valueIncludingTax: 15, valueExcludingTax: 15, tax: 0 }
const giftCard: MemberRedemptionCard = {
  ...voucher,
  id: 'g1',
  type: 'GiftCard',
  expiresAt: null,
  availableRedemptions: null,
  availableBalance: amount,
  isBought: true,
}
delete giftCard.name
const used: MemberRedemptionCard = { ...voucher, id: 'u1', name: 'Old one', status: 'Used', expiresAt: null }

async function visit(script: Script = {}, cards: unknown = [voucher, giftCard, used], extendsMembers = true) {
  let listed = cards
  const created = createMemberStores(
    {
      getMemberRedemptionCards: () =>
        answerWith({
          ticketRedemptionCards: listed as MemberRedemptionCard[],
          relatedData: { subscriptions: [] },
        }),
      addMemberRedemptionCard: () => answerWith({ ticketRedemptionCard: voucher }),
      removeMemberRedemptionCard: () => answerWith(null),
      ...script,
    },
    { initial: { ...initialData, extendsMembers } },
  )
  const { Page } = page
  const url = new URL('https://halcyon.example/member/account/vouchers/')
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/account/vouchers/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/account/vouchers/' }}>
            <Page />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return { ...created, setCards: (next: unknown) => (listed = next), user: userEvent.setup() }
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Vouchers and passes' })).getAllByRole('listitem')

it('shows what each is, what is left of it and until when', async () => {
  await visit()
  const [first, second, third] = await rows()
  expect(first).toHaveTextContent('Two tickets, weekdaysNumber VO.CHER')
  expect(first).toHaveTextContent(/2Until/)
  expect(second).toHaveTextContent('Gift card')
  expect(second).toHaveTextContent('£15.00')
  expect(second).toHaveTextContent('Bought with your account')
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
  expect(third).toHaveTextContent('Used up')
})

it('adds one by its number', async () => {
  const { user, getCalls, setCards } = await visit({}, [])
  expect(await screen.findByText(/Nothing is here yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  expect(screen.getByText('Type the number.')).toBeVisible()
  await user.type(screen.getByLabelText('Number on it'), ' HV 8841 2207 ')
  await user.type(screen.getByLabelText('PIN'), '0042')
  setCards([voucher])
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  expect(await screen.findByText('It is added.')).toHaveAttribute('role', 'status')
  expect(getCalls('addMemberRedemptionCard')[0]?.[1]).toEqual({
    body: { cardNumber: 'HV 8841 2207', pin: '0042' },
  })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByLabelText('Number on it')).toHaveValue('')
})

it('says at the field that it was declined', async () => {
  const { user } = await visit({ addMemberRedemptionCard: () => refuseFor('redemption-card-declined') })
  await user.type(await screen.findByLabelText('Number on it'), 'HV 8841')
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  expect(screen.getByLabelText('Number on it')).toHaveAccessibleDescription(/We do not know this number/)
})

it.each([
  [unreachable, /We could not be reached/],
  [() => refuseFor('too-many-requests'), /It was tried too often/],
  [() => refuseFor('invalid-state'), /as many as we keep/],
])('says why nothing was added', async (addMemberRedemptionCard, text) => {
  const { user } = await visit({ addMemberRedemptionCard })
  await user.type(await screen.findByLabelText('Number on it'), 'HV 8841')
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

it('removes one, and says that it could not be', async () => {
  let isDown = true
  const { user, setCards } = await visit({
    removeMemberRedemptionCard: () => (isDown ? unreachable() : answerWith(null)),
  })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Remove: Two tickets, weekdays' }))
  expect(await screen.findByText('It is still here. Try again.')).toBeVisible()
  isDown = false
  setCards([giftCard])
  await user.click(screen.getByRole('button', { name: 'Remove: Two tickets, weekdays' }))
  expect(await screen.findByText(/Two tickets, weekdays is removed/)).toBeVisible()
  expect(await rows()).toHaveLength(1)
})

it('lets the list be asked for again', async () => {
  let isDown = true
  const { user } = await visit({
    getMemberRedemptionCards: () =>
      isDown
        ? unreachable()
        : answerWith({ ticketRedemptionCards: [voucher], relatedData: { subscriptions: [] } }),
  })
  expect(await screen.findByText('Your vouchers did not come')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})

it('shows what another server sends, and nothing that only ours has', async () => {
  const odd = [
    { id: 7, type: 'Member', status: 'Active', maskedNumber: '12....89', friendId: 'f1' },
    { type: 'Member' },
    null,
  ]
  await visit({}, odd, false)
  const [only, ...others] = await rows()
  expect(only).toHaveTextContent('PassNumber 12....89Shared with you by a friend')
  expect(others).toEqual([])
  expect(screen.queryByRole('button', { name: /Remove|Add it/ })).toBeNull()
})

it('forgets them with the sign-in', async () => {
  const { stores } = await visit()
  await rows()
  const { cards } = getMemberCodesStore(stores)
  await act(() => getMemberStores(stores).session.signOut())
  expect(cards.value).toBeUndefined()
})
