import { ProblemError } from '../http/problem.ts'
import type { TakenReward } from '../loyalty/reward-store.ts'
import type { TicketLine } from '../order-store/order-contents.ts'
import type { HoldRequest } from './hold-request.ts'
import type { Refusal } from './hold-rules.ts'
import { listPlaceOffers, type RewardUse, type ShowtimeDetails } from './showtime-details.ts'

/** What of a request needs a reward: a ticket's price, or each of its places before everybody can book. */
interface NeededReward extends RewardUse {
  readonly ticketId: string
  readonly ticketTypeId: string
}

type Hold = Pick<HoldRequest, 'order' | 'showtime' | 'request' | 'heldRewards' | 'now'>

/** The reward that booking a showtime needs now; null once everybody can book it. */
export function findEarlyReward({ earlyBooking }: ShowtimeDetails, now: number): RewardUse | null {
  return earlyBooking && now < earlyBooking.opensToAllAt ? earlyBooking.reward : null
}

/** Whether a request depends on rewards of the member. */
export function isRewardNeeded({ showtime, request, now }: Omit<Hold, 'order' | 'heldRewards'>): boolean {
  return (
    findEarlyReward(showtime, now) !== null ||
    request.tickets.some(({ ticketTypeId }) => showtime.offers.get(ticketTypeId)?.reward)
  )
}

function listNeeded({ showtime, request, now }: Hold): NeededReward[] {
  const early = findEarlyReward(showtime, now)
  return request.tickets.flatMap(({ id: ticketId, ticketTypeId }) => {
    const offer = showtime.offers.get(ticketTypeId)
    if (!offer) return []
    return [
      ...(offer.reward ? [{ ...offer.reward, ticketId, ticketTypeId }] : []),
      ...(early ? listPlaceOffers(offer).map(() => ({ ...early, ticketId, ticketTypeId })) : []),
    ]
  })
}

/** Ids of the rewards that tickets use. */
const listUsed = (tickets: readonly Pick<TicketLine, 'usedRewardIds'>[]) =>
  tickets.flatMap(({ usedRewardIds = [] }) => usedRewardIds)

/** Rewards that the order uses at other showtimes, or for items. */
const listElsewhere = ({ order, showtime }: Hold) =>
  new Set([
    ...order.contents.showtimes
      .filter(({ showtimeId }) => showtimeId !== showtime.showtimeId)
      .flatMap(({ tickets }) => listUsed(tickets)),
    ...order.contents.items.flatMap(({ usedRewardIds = [] }) => usedRewardIds),
  ])

/** Rewards that this showtime can use: those that it uses already come first, so that a change keeps them. */
function listFree(hold: Hold): TakenReward[] {
  const elsewhere = listElsewhere(hold)
  const here = new Set(
    hold.order.contents.showtimes
      .filter(({ showtimeId }) => showtimeId === hold.showtime.showtimeId)
      .flatMap(({ tickets }) => listUsed(tickets)),
  )
  return hold.heldRewards
    .filter(({ id }) => !elsewhere.has(id))
    .toSorted((a, b) => Number(here.has(b.id)) - Number(here.has(a.id)))
}

/**
 * Checks that the member holds a reward for everything that needs one, within the rewards' limits. Seats without tickets
 * count as well while only holders can book.
 * @returns the first refusal, or null
 */
export function findRewardRefusal(hold: Hold): Refusal | null {
  const early = findEarlyReward(hold.showtime, hold.now)
  const needed = listNeeded(hold)
  const opened: readonly RewardUse[] =
    early && needed.length === 0 ? hold.request.seats.map(() => early) : needed
  const free = listFree(hold)
  const elsewhere = listElsewhere(hold)
  for (const use of new Map(opened.map((each) => [each.rewardId, each])).values()) {
    const isOne = ({ rewardId }: { readonly rewardId: string }) => rewardId === use.rewardId
    const count = opened.filter(isOne).length
    const onOrder = hold.heldRewards.filter((each) => isOne(each) && elsewhere.has(each.id)).length
    if (count > free.filter(isOne).length) return getMissing(use.rewardId, free.filter(isOne).length)
    if (count > (use.limitPerShowtime ?? Infinity))
      return getLimitRefusal(use.rewardId, use.limitPerShowtime, 'a showtime')
    if (count + onOrder > (use.limitPerOrder ?? Infinity))
      return getLimitRefusal(use.rewardId, use.limitPerOrder, 'an order')
  }
  return null
}

const getMissing = (rewardId: string, count: number): Refusal => ({
  condition: 'loyalty-required',
  detail:
    count === 0
      ? `This is for members with the reward ${rewardId}`
      : `This needs more of the reward ${rewardId} than the ${count} that the member holds`,
})

const getLimitRefusal = (rewardId: string, maximum: number | null, where: string): Refusal => ({
  condition: 'ticket-limit-exceeded',
  detail: `The reward ${rewardId} is for at most ${maximum} tickets of ${where}`,
  extra: { ...(maximum === null ? {} : { maximumTickets: maximum }) },
})

/**
 * Chooses the rewards that each ticket uses, those that run out soonest first. The request has passed
 * `findRewardRefusal`.
 * @returns ids by ticket
 */
export function assignRewards(hold: Hold): ReadonlyMap<string, readonly string[]> {
  const free = listFree(hold)
  const assigned = new Map<string, readonly string[]>()
  for (const { rewardId, ticketId } of listNeeded(hold)) {
    const at = free.findIndex((each) => each.rewardId === rewardId)
    const [chosen] = at < 0 ? [] : free.splice(at, 1)
    if (!chosen) throw new ProblemError('loyalty-required')
    assigned.set(ticketId, [...(assigned.get(ticketId) ?? []), chosen.id])
  }
  return assigned
}
