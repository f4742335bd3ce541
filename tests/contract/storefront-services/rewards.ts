import { BalanceLedger } from '../../../server/src/balances/balance-ledger.ts'
import { createSystemIds } from '../../../server/src/domain/ids.ts'
import { isCondition } from '../../../storefront/src/services/http/failure.ts'
import { createCompletionService } from '../../../storefront/src/services/ocapi/completion.ts'
import { createFilmsService } from '../../../storefront/src/services/ocapi/films.ts'
import { createLoyaltyService } from '../../../storefront/src/services/ocapi/loyalty.ts'
import { createMembersService } from '../../../storefront/src/services/ocapi/members.ts'
import { createOrdersService } from '../../../storefront/src/services/ocapi/orders.ts'
import { createSalesService } from '../../../storefront/src/services/ocapi/sales.ts'
import type { ServedStorefront } from './served-storefront.ts'
import { readBody, until } from './answers.ts'
import { findAdultTicket, findFreeSeats, findShowtime } from './showtimes.ts'

/** Rewards of members, and what they open. */
export function testRewards(shop: ServedStorefront): void {
  it('takes rewards for points, books with them, and before everybody', async () => {
    shop.memberToken = shop.signedInToken
    const members = createMembersService(shop.client)
    expect((await members.setPersonalDetails({ birthDate: '1990-11-20' })).ok).toBe(true)
    const { member } = await readBody(shop.client.call('getCurrentMember', {}))
    // The club that new members join.
    expect(member.clubMembership).toEqual({ clubId: 'circle', clubLevelId: 'circle' })
    const loyalty = createLoyaltyService(shop.client)
    const poor = await loyalty.takeReward('preview')
    expect(!poor.ok && isCondition(poor.failure, 'reward-unavailable')).toBe(true)
    const dear = await loyalty.takeReward('recliner')
    expect(!dear.ok && isCondition(dear.failure, 'reward-unaffordable')).toBe(true)
    const ledger = new BalanceLedger({
      database: shop.server.database,
      clock: shop.clock,
      ids: createSystemIds(shop.clock),
    })
    await ledger.earn({ memberId: member.id, units: 2_000, causeId: 'many films', expiresAt: null })
    for (const rewardId of ['birthday', 'preview']) await readBody(loyalty.takeReward(rewardId))
    expect(await ledger.readBalance(member.id)).toBe(1_400)

    const free = await findRewardShowtime(shop, 'birthday')
    const orders = createOrdersService(shop.client)
    const { order } = await readBody(orders.createStandard({ siteId: free.siteId }))
    const [seat = '', another = ''] = await findFreeSeats(shop.client, free.id, 2)
    const tickets = [{ id: 't1', ticketTypeId: free.ticketTypeId }]
    const held = await readBody(orders.setShowtime(order.id, free.id, { seats: [seat], tickets }))
    expect(held.order).toMatchObject({ totalPrice: { valueIncludingTax: 0 } })
    expect(held.order.showtimes[0]?.tickets[0]).toMatchObject({ rewardId: 'birthday' })
    const bypassed = await orders.setShowtime(
      (await readBody(orders.createStandard({ siteId: free.siteId }))).order.id,
      free.id,
      { seats: [another], tickets },
    )
    expect(!bypassed.ok && isCondition(bypassed.failure, 'loyalty-required')).toBe(true)
    await readBody(orders.setCustomer(order.id, { email: 'noor@postbox.example' }))
    const completion = createCompletionService(shop.client)
    await readBody(completion.start(order.id))
    await until(
      () => readBody(completion.completion(order.id)),
      ({ status }) => status === 'Completed',
    )
    const { rewards } = await readBody(loyalty.rewards())
    expect(rewards.filter(({ status }) => status === 'Held').map(({ rewardId }) => rewardId)).toEqual([
      'preview',
    ])

    const early = await findEarlyShowtime(shop)
    const earlyOrder = (await readBody(orders.createStandard({ siteId: early.siteId }))).order.id
    const seats = await findFreeSeats(shop.client, early.id, 2)
    const toTickets = (ids: string[]) => ids.map((id) => ({ id, ticketTypeId: early.ticketTypeId }))
    const tooMany = await orders.setShowtime(earlyOrder, early.id, { seats, tickets: toTickets(['a', 'b']) })
    expect(!tooMany.ok && isCondition(tooMany.failure, 'loyalty-required')).toBe(true)
    await readBody(
      orders.setShowtime(earlyOrder, early.id, { seats: seats.slice(0, 1), tickets: toTickets(['a']) }),
    )
    shop.memberToken = null
    const visitors = (await readBody(orders.createStandard({ siteId: early.siteId }))).order.id
    const refused = await orders.setShowtime(visitors, early.id, {
      seats: seats.slice(1),
      tickets: toTickets(['c']),
    })
    expect(!refused.ok && isCondition(refused.failure, 'loyalty-required')).toBe(true)
  })
}

/** A showtime with a price of standard seats that a reward opens, which visitors are not shown. */
async function findRewardShowtime(shop: ServedStorefront, rewardId: string) {
  const { id, siteId } = await findShowtime(shop.client)
  const { ticketPrices } = await readBody(createSalesService(shop.client).ticketPrices(id))
  const price = ticketPrices.find((each) => each.rewardId === rewardId)
  expect(price).toMatchObject({
    restrictions: ['MemberReward'],
    isShownAsPreviewWhenRestricted: false,
    maximumTickets: 1,
  })
  return { id, siteId, ticketTypeId: price?.ticketTypeId ?? '' }
}

/** A showtime of a film that only holders of a reward can book yet. */
async function findEarlyShowtime(shop: ServedStorefront) {
  const { filmAvailabilities } = await readBody(createFilmsService(shop.client).availability())
  const film = filmAvailabilities.find(({ advanceBookingPeriods }) =>
    advanceBookingPeriods.some(({ startsAt, restriction }) => {
      return restriction === 'None' && Date.parse(startsAt) > shop.clock.now()
    }),
  )
  expect(film?.advanceBookingPeriods).toMatchObject([
    { restriction: 'MemberReward', rewardId: 'preview' },
    { restriction: 'None', rewardId: null },
  ])
  const dates = await readBody(
    shop.client.call('getFilmScreeningDates', {
      query: { filmIds: [film?.filmId ?? ''], siteIds: ['1001'] },
    }),
  )
  const businessDate = dates.filmScreeningDates[0]?.businessDate ?? ''
  const { showtimes } = await readBody(
    shop.client.call('getShowtimesByBusinessDate', {
      params: { businessDate },
      query: { siteIds: ['1001'] },
    }),
  )
  const showtime = showtimes.find(
    ({ filmId, isAllocatedSeating, areaCategories }) =>
      filmId === film?.filmId &&
      isAllocatedSeating &&
      areaCategories.some((area) => area.areaCategoryId === 'standard'),
  )
  if (!showtime) throw new Error('the seed has no such showing')
  return {
    id: showtime.id,
    siteId: showtime.siteId,
    ticketTypeId: await findAdultTicket(shop.client, showtime.id),
  }
}
