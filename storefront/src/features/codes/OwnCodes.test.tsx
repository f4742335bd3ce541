import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import type { MemberRedemptionCard } from '@foyer/contract/wire/member-codes'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import { ines, storedToken } from '../../context/testing/member-stores.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { Codes } from './Codes.tsx'

const own: MemberRedemptionCard = {
  id: 'v1',
  type: 'Voucher',
  subscriptionId: null,
  friendId: null,
  status: 'Active',
  maskedCardNumber: 'HV......0735',
  cardNumber: 'OWN00000000000040008000000000000001',
  name: 'Free ticket',
  expiresAt: null,
  availableRedemptions: 2,
  availableBalance: null,
  isBought: true,
}
const amount = { valueIncludingTax: 15, valueExcludingTax: 15, tax: 0 }
const giftCard: MemberRedemptionCard = {
  ...own,
  id: 'g1',
  type: 'GiftCard',
  name: 'Gift card',
  maskedCardNumber: '12.......4417',
  cardNumber: 'OWN00000000000040008000000000000002',
  availableRedemptions: null,
  availableBalance: amount,
}
const cards = [own, giftCard, { ...own, id: 'v2', name: 'Old one', status: 'Used' as const }]
const voucher = {
  id: 'o1',
  type: 'Ticket',
  maskedBarcode: own.maskedCardNumber,
  voucherTypeCode: 'FREE',
  voucherTypeDescription: 'Free ticket',
  expiresAt: null,
}

async function show(
  script: Script = {},
  isSignedIn = true,
  codeTypes: readonly TicketRedemptionCodeType[] = [],
) {
  const { stores, orderStores, getCalls } = createTestStores(
    {
      getOrder: () => answerHeldOrder({}),
      getOrderCustomer: () => answerWith({ customer: null }),
      getCurrentMember: () => answerWith({ member: ines }),
      getMemberRedemptionCards: () =>
        answerWith({ ticketRedemptionCards: cards, relatedData: { subscriptions: [] } }),
      ...script,
    },
    {},
    { ...initialData, extendsMembers: true },
  )
  if (isSignedIn) stores.core.platform.local.set(memberTokenKey, storedToken)
  stores.configuration.value.feature.codes = true
  stores.configuration.value.tickets.ticketRedemption.codeTypes.push(...codeTypes)
  const onGiftCard = jest.fn(() => Promise.resolve({ kind: 'ok' as const }))
  await orderStores.order.restore()
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <Codes film="Ninth Floor" showtime={{ id: 's1', siteId: '1001' }} isHeld onGiftCard={onGiftCard} />
        </StoresContext>
      </MemoryRouter>,
    )
  })
  return { getCalls, onGiftCard }
}
const list = () => screen.findByRole('list', { name: 'With your account' })

test('those that can be used are there with what is left', async () => {
  await show()
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
    'Free ticketHV......0735 · 2 left',
    'Gift card12.......4417 · £15.00',
  ])
})

test('one press puts one on the order', async () => {
  let isOn = false
  const { getCalls } = await show({
    getOrder: () => answerHeldOrder(isOn ? { vouchers: [voucher] } : {}),
    addVoucher: () => {
      isOn = true
      return answerWith({ voucher, availableRedemptions: 2 })
    },
  })
  await userEvent.click(within(await list()).getByRole('button', { name: 'Use: Free ticket' }))
  await waitFor(() => expect(getCalls('addVoucher')).toHaveLength(1))
  expect(getCalls('addVoucher')[0]?.[1]).toMatchObject({
    body: { credentials: { barcode: own.cardNumber } },
  })
  // It is among those of the order now.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use: Free ticket' })).toBeNull())
})

test('a gift card is found as one that is typed', async () => {
  const { onGiftCard } = await show()
  await userEvent.click(within(await list()).getByRole('button', { name: 'Use: Gift card' }))
  await waitFor(() => expect(onGiftCard).toHaveBeenCalledWith(giftCard.cardNumber, ''))
})

test('a pass of a subscription is offered as the kind of its subscription, and of another one not at all', async () => {
  const pass = { ...own, id: 'p1', type: 'Member', name: undefined, subscriptionId: 'always' } as const
  const { getCalls } = await show(
    {
      getMemberRedemptionCards: () =>
        answerWith({
          ticketRedemptionCards: [pass, { ...pass, id: 'p2', name: 'Weekdays', subscriptionId: 'weekdays' }],
          relatedData: { subscriptions: [{ id: 'always' }] },
        }),
      addTicketRedemptionCard: () =>
        answerWith({
          ticketRedemptionCard: { id: 'c1', type: 'Member', maskedCardNumber: own.maskedCardNumber },
          availableRedemptions: 2,
        }),
    },
    true,
    [
      { id: 'off-peak', type: 'MemberSubscriptionCard', label: 'Off-peak pass', subscriptionId: 'off-peak' },
      { id: 'always', type: 'MemberSubscriptionCard', label: 'Always pass', subscriptionId: 'always' },
    ],
  )
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows).toHaveLength(1)
  await userEvent.click(within(await list()).getByRole('button', { name: 'Use: Always pass' }))
  await waitFor(() => expect(getCalls('addTicketRedemptionCard')).toHaveLength(1))
  expect(getCalls('addTicketRedemptionCard')[0]?.[1]).toMatchObject({
    body: { type: 'Member', cardNumber: pass.cardNumber },
  })
})

test('says why one was not taken', async () => {
  await show({ addVoucher: () => refuseFor('voucher-no-redemptions-left') })
  await userEvent.click(within(await list()).getByRole('button', { name: 'Use: Free ticket' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('All of its uses are gone.')
})

test.each([
  ['a visitor', {}, false],
  ['a member whose codes do not come', { getMemberRedemptionCards: unreachable }, true],
] as const)('%s types them', async (_name, script, isSignedIn) => {
  await show(script, isSignedIn)
  expect(await screen.findByRole('button', { name: 'Add a voucher or card' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'With your account' })).toBeNull()
})
