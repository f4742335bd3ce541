import { waitFor } from '@testing-library/react'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { getOrderStores } from '../orders/order-stores.ts'
import { followOpenings } from './follow-openings.ts'
import { getMemberStores } from './member-stores.ts'

const reward = { rewardId: 'birthday', name: { text: 'A film', translations: [] }, description: null }
const held = [
  { ...reward, id: 'h1', status: 'Held' },
  { ...reward, id: 'h2', status: 'Held' },
  { ...reward, id: 'small', rewardId: 'small', status: 'Available' },
]
const money = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }
const price = {
  ticketTypeId: 'gift',
  price: money,
  bookingFee: money,
  restrictions: ['MemberReward'],
  rewardId: 'birthday',
  displayPriority: 1,
}
const prices = {
  ticketPrices: [price],
  relatedData: {
    ticketTypes: [{ type: 'Ticket', id: 'gift', description: reward.name, areaCategoryId: 'standard' }],
    areaCategories: [{ id: 'standard', name: reward.name, displayPriority: 1 }],
  },
}

function follow(script: Script, isSignedIn = true) {
  const created = createMemberStores(
    { getMemberRewards: () => answerWith({ rewards: held }), ...script },
    { isSignedIn },
  )
  const { session } = getMemberStores(created.stores)
  const stopSession = session.start()
  const stop = followOpenings(created.stores)
  return {
    ...created,
    openings: created.stores.memberOpenings,
    stop: () => {
      stop()
      stopSession()
    },
  }
}

it('opens nothing to a visitor, and asks for no rewards', async () => {
  const { openings, getCalls, stop } = follow({}, false)
  openings.wantRewards()
  await Promise.resolve()
  expect(openings.member).toBeNull()
  expect(getCalls('getMemberRewards')).toHaveLength(0)
  stop()
})

it('opens members’ prices at once, and asks for rewards when something depends on them', async () => {
  const { openings, getCalls, stop } = follow({})
  expect(openings.member).toEqual({ rewardIds: [], subscriptionIds: [] })
  expect(getCalls('getMemberRewards')).toHaveLength(0)
  openings.wantRewards()
  await waitFor(() => expect(openings.member?.rewardIds).toEqual(['birthday', 'birthday']))
  expect([...openings.heldRewards]).toEqual(['birthday'])
  stop()
})

it.each([
  ['a server without rewards', () => refuseWith(404, {})],
  ['no answer', unreachable],
])('opens the other prices with %s', async (_, answer) => {
  const { openings, getCalls, stop } = follow({ getMemberRewards: answer })
  openings.wantRewards()
  await waitFor(() => expect(getCalls('getMemberRewards').length).toBeGreaterThan(0))
  expect(openings.member).toEqual({ rewardIds: [], subscriptionIds: [] })
  stop()
})

it('reads rewards again when an order has been completed, and closes all at the sign-out', async () => {
  let rewards = held
  const { stores, openings, getCalls, stop } = follow({
    getMemberRewards: () => answerWith({ rewards }),
    deleteMemberCookie: () => answerWith(undefined),
  })
  openings.wantRewards()
  await waitFor(() => expect(openings.heldRewards.size).toBe(1))
  rewards = []
  openings.markUsed()
  await waitFor(() => expect(openings.heldRewards.size).toBe(0))
  expect(getCalls('getMemberRewards')).toHaveLength(2)
  await getMemberStores(stores).session.signOut()
  await waitFor(() => expect(openings.member).toBeNull())
  stop()
})

it('makes the price of a held reward to be had as often as it is held', async () => {
  const { stores, stop } = follow({ getTicketPrices: () => answerWith(prices) })
  const { sales } = getOrderStores(stores)
  await sales.ensure('s1')
  await waitFor(() => expect(sales.areas('s1')[0]?.tickets[0]?.opening).toMatchObject({ most: 2 }))
  stop()
})

it('hides it from visitors, and from members who do not hold it', async () => {
  const visitor = follow({ getTicketPrices: () => answerWith(prices) }, false)
  await getOrderStores(visitor.stores).sales.ensure('s1')
  expect(getOrderStores(visitor.stores).sales.areas('s1')).toEqual([])
  visitor.stop()
  const member = follow({
    getTicketPrices: () => answerWith(prices),
    getMemberRewards: () => answerWith({ rewards: held.slice(2) }),
  })
  await getOrderStores(member.stores).sales.ensure('s1')
  await waitFor(() => expect(member.getCalls('getMemberRewards')).toHaveLength(1))
  expect(getOrderStores(member.stores).sales.areas('s1')).toEqual([])
  member.stop()
})
