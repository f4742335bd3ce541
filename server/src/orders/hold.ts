import type { OrderResponse, SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { ProofOfWorkCaptcha } from '../captcha/proof-of-work.ts'
import type { CodeStore } from '../codes/code-store.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import type { RewardStore, TakenReward } from '../loyalty/reward-store.ts'
import type { GuardRefusal, OrderWrite } from '../order-store/order-writes.ts'
import { isRewardId } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { visitor, type Caller } from '../domain/caller.ts'
import { findDiscountRefusal } from './apply-discounts.ts'
import { HoldCaps } from './hold-caps.ts'
import {
  listPartners,
  countPlacesByArea,
  findRefusal,
  findSeatingPlanRefusal,
  getTicketLimitRefusal,
  assignSeats,
  type Refusal,
} from './hold-rules.ts'
import { countPlacesOnLine, countRequestedPlaces, type HoldRequest } from './hold-request.ts'
import { getPlacesSteps, getSeatSteps, listSeatsOfOthers } from './hold-steps.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'
import { requireChangeable } from './order-access.ts'
import { getLatestEnd, toOrderResponse } from './order-document.ts'
import { findOpeningRefusal } from './open-prices.ts'
import type { OrderServiceDependencies } from './order-service.ts'
import { redeemTickets } from './redeem-tickets.ts'
import { getRewardSteps } from './reward-steps.ts'
import { assignRewards, findRewardRefusal, isRewardNeeded } from './use-rewards.ts'
import { getGoodsSteps, isOfGoods } from './items/goods-steps.ts'
import { getRedemptionSteps } from './redemption-steps.ts'
import { getShowtimeSteps, setShowtimeLine } from './set-showtime-line.ts'
import { requireBookable } from './unpaid-bookings.ts'

/** Dependencies of a hold. `claim` is the guard; only a test replaces it, to prove that it is effective. */
export type HoldDependencies = Omit<OrderServiceDependencies, 'ids'> & {
  /** Whether the limits of what one client may hold are on. */
  limits: LimitSwitch
  /** Requires proof of work from clients that hold many seats. */
  captcha: ProofOfWorkCaptcha
  /** Codes that can pay for tickets or open their prices. */
  codes: CodeStore
  /** Rewards that members hold. */
  rewards: Pick<RewardStore, 'listUsable'>
}

/** Sets the seats and tickets of a showtime on an order, which holds the seats. */
export class HoldService {
  readonly #dependencies: HoldDependencies
  readonly #caps: HoldCaps

  constructor(dependencies: HoldDependencies) {
    this.#dependencies = dependencies
    this.#caps = new HoldCaps(dependencies)
  }

  /**
   * Replaces the order's seats and tickets for the showtime, all or nothing: the old seats are released when the new
   * ones are held, and stay held if the new ones are unavailable. Seats without tickets are held and cost nothing until
   * their tickets are chosen. No tickets and no seats: removes the showtime.
   * @param by the caller, on whom restricted prices depend; and the answer to a challenge, if one was sent
   * @throws ProblemError `seats-unavailable` (with `unavailableSeatIds`), `showtime-unavailable`, refusals of the
   * rules, `held-seats-limit-exceeded`, `captcha-required` (with `challenge`)
   */
  async setShowtime(
    orderId: string,
    showtimeId: string,
    request: SetShowtimeRequest,
    { caller = visitor, captchaResponse }: { caller?: Caller; captchaResponse?: string | undefined } = {},
  ): Promise<OrderWrite<OrderResponse>> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const showtime = await catalogue.getShowtimeDetails(showtimeId)
    if (!showtime) throw new ProblemError('showtime-unavailable')
    const now = clock.now()
    const refusal = findRefusal(request, showtime, { now, maximumTickets: settings.maximumTicketsPerOrder })
    const hasSolved = captchaResponse !== undefined && (await this.#caps.isSolved(orderId, captchaResponse))
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'setShowtime', now)
      // After the order's own check, so that a closed order is reported as such, whatever the request.
      refuse(refusal)
      if (countRequestedPlaces(request, showtime) > 0) requireBookable(order, showtime, now, settings)
      if (order.siteId !== showtime.siteId)
        throw new ProblemError('invalid-argument', { detail: 'The showtime is at another cinema' })
      const expiresAt = this.#getExpiry(order, now)
      const requested = { order, showtime, request, caller, now, expiresAt, hasSolved }
      return this.#prepare(withRewards(requested, await this.#readRewards(requested)))
    }
  }

  /** Read again for each try: another order may have used them. */
  async #readRewards(hold: Omit<HoldRequest, 'heldRewards'>): Promise<readonly TakenReward[]> {
    const { caller, order, now } = hold
    if (caller.kind !== 'member' || !isRewardNeeded(hold)) return []
    return this.#dependencies.rewards.listUsable(caller.memberId, order.id, now)
  }

  async #prepare(hold: HoldRequest): ReturnType<OrderWrite<OrderResponse>> {
    const { order, showtime, request } = hold
    const { catalogue, settings, codes } = this.#dependencies
    this.#refuseTicketsElsewhere(hold)
    refuse(findOpeningRefusal(hold))
    refuse(findRewardRefusal(hold))
    refuse(findDiscountRefusal(hold))
    const unavailable = await this.#findUnavailable(hold)
    if (unavailable.length > 0) throw seatsUnavailable(unavailable)
    const tickets = assignSeats(request, showtime)
    const redemptions = await redeemTickets(codes, hold)
    const usedRewards = assignRewards(hold)
    const changed = setShowtimeLine(hold, tickets, settings, { redemptions, usedRewards })
    const places = countPlacesByArea(tickets, showtime)
    const steps: Step[] = [
      { kind: 'order.save', order: changed },
      ...getShowtimeSteps(order, changed, showtime.showtimeId),
      ...this.#caps.getSteps(hold),
      ...getPlacesSteps(hold, places),
      ...getRedemptionSteps(order, changed, hold.now),
      ...getRewardSteps(order, changed, hold.now),
      ...getGoodsSteps(order, changed, { now: hold.now, slotCapacity: null }),
      ...getSeatSteps(hold),
    ]
    const details = await loadShowtimeDetails(catalogue, changed)
    return {
      command: { orderId: order.id, steps },
      answer: toOrderResponse(changed, details, settings),
      explain: (guard) => this.#explain(hold, guard),
    }
  }

  /** Seats that are taken at this moment: for an early answer, and for the seating plan rules. */
  async #findUnavailable(hold: HoldRequest): Promise<string[]> {
    const { request, showtime } = hold
    const { database, settings } = this.#dependencies
    const partners = listPartners(request.seats, showtime)
    const isBlocked = (id: string) => showtime.blockedSeatIds.has(id)
    const needsClaims = partners.length > 0 || request.seats.some(isBlocked)
    const others = needsClaims
      ? await listSeatsOfOthers(database, hold, [...request.seats, ...partners])
      : new Set<string>()
    const isTaken = (id: string) => isBlocked(id) || others.has(id)
    const unavailable = request.seats.filter(isTaken)
    if (unavailable.length === 0)
      refuse(findSeatingPlanRefusal(request.seats, showtime, settings.seatingPlan, isTaken))
    return unavailable
  }

  async #explain(hold: HoldRequest, guard: GuardRefusal): Promise<Error> {
    if (guard.kind === 'seats') return seatsUnavailable(guard.missing)
    if (isOfGoods(hold.order, guard.scarceId)) return new ProblemError('items-unavailable-18101')
    // Another order was faster.
    if (isRewardId(guard.scarceId)) return new ProblemError('loyalty-required')
    const { vouchers, redemptionCards } = hold.order.contents
    const isRefused = ({ scarceId }: { scarceId: string }) => scarceId === guard.scarceId
    if (vouchers.some(isRefused)) return new ProblemError('voucher-no-redemptions-left')
    const card = redemptionCards.find(isRefused)
    if (card)
      return new ProblemError(
        card.kind === 'Member' ? 'redemption-card-declined' : 'third-party-limit-exceeded',
      )
    return (
      (await this.#caps.explain(hold, guard.scarceId)) ??
      new ProblemError('seats-unavailable', { detail: 'Too few places are left' })
    )
  }

  #refuseTicketsElsewhere({ order, showtime, request }: HoldRequest): void {
    const elsewhere = order.contents.showtimes.filter(({ showtimeId }) => showtimeId !== showtime.showtimeId)
    const { maximumTicketsPerOrder } = this.#dependencies.settings
    const placesElsewhere = elsewhere.reduce((sum, line) => sum + countPlacesOnLine(line), 0)
    if (placesElsewhere + countRequestedPlaces(request, showtime) > maximumTicketsPerOrder)
      refuse(getTicketLimitRefusal(maximumTicketsPerOrder))
    const idsElsewhere = new Set([
      ...elsewhere.flatMap(({ tickets }) => tickets.map(({ id }) => id)),
      ...order.contents.items.map(({ id }) => id),
    ])
    if (request.tickets.some(({ id }) => idsElsewhere.has(id)))
      refuse({ condition: 'invalid-argument', detail: 'A ticket id is used for another line of the order' })
  }

  /** The first hold sets the expiry; later changes do not extend it. */
  #getExpiry(order: StoredOrder, now: number): number {
    const { settings } = this.#dependencies
    return order.contents.showtimes.length === 0
      ? Math.min(now + settings.holdDuration, getLatestEnd(order, settings))
      : order.expiresAt
  }
}

/** The hold with the rewards that its member can use now. */
const withRewards = (
  hold: Omit<HoldRequest, 'heldRewards'>,
  heldRewards: readonly TakenReward[],
): HoldRequest => ({
  ...hold,
  caller:
    hold.caller.kind === 'member'
      ? { ...hold.caller, rewardIds: heldRewards.map(({ rewardId }) => rewardId) }
      : hold.caller,
  heldRewards,
})

const seatsUnavailable = (unavailableSeatIds: readonly string[]) =>
  new ProblemError('seats-unavailable', { unavailableSeatIds: [...unavailableSeatIds] })

function refuse(refusal: Refusal | null): void {
  if (refusal) throw new ProblemError(refusal.condition, { ...refusal.extra, detail: refusal.detail })
}
