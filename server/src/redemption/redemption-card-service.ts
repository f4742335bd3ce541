import type { TicketRedemptionCardRequest, TicketRedemptionCardResponse } from '@foyer/contract/wire/codes'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import { isOpenedFor, type RedemptionCardRules } from '../codes/code-rules.ts'
import type { StoredCode } from '../codes/code-store.ts'
import { ProblemError } from '../http/problem.ts'
import type { RedemptionCardLine, ShowtimeLine } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { changeOrder } from '../orders/change-contents.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { requireChangeable } from '../orders/order-access.ts'
import { toCardDocument, toOrderResponse, type ShowtimeDetailsById } from '../orders/order-document.ts'
import { countUses } from '../orders/redemption-steps.ts'
import type { ShowtimeDetails, TicketOffer } from '../orders/showtime-details.ts'
import { createHoldStep, type CodeRequester, type RedemptionDependencies } from './redemption-dependencies.ts'

type Card = StoredCode<RedemptionCardRules>

/**
 * Redemption cards, which give access to ticket prices, added to and removed from orders: the chain's own, and those of
 * third-party schemes.
 */
export class RedemptionCardService {
  readonly #dependencies: RedemptionDependencies

  constructor(dependencies: RedemptionDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Holds one use of a card for the order.
   * @throws ProblemError conditions of the area `redemption-card`, `order-type-invalid`, `too-many-requests`
   */
  add(
    orderId: string,
    request: TicketRedemptionCardRequest,
    { address, caller }: CodeRequester,
  ): OrderWrite<TicketRedemptionCardResponse> {
    const { store, catalogue, codes, clock, ids } = this.#dependencies
    const now = clock.now()
    const cardId = ids.uuid()
    const conditions = conditionsByType[request.type ?? 'Member']
    const action = request.type === 'ThirdParty' ? 'addThirdPartyMemberCard' : 'addTicketRedemptionCard'
    let search: Promise<Card | null> | undefined
    return async () => {
      const order = requireChangeable(await store.read(orderId), action, now)
      // Once, however often the order is read: a search counts as a guess.
      search ??= this.#find(orderId, request, { address, caller, now })
      const card = await search
      if (!card) throw new ProblemError(conditions.declined)
      if (order.contents.redemptionCards.some(({ scarceId }) => scarceId === card.scarceId))
        throw new ProblemError(conditions.alreadyAdded)
      if (card.rules.isForMembersOnly && caller.kind !== 'member')
        throw new ProblemError('redemption-card-loyalty-only-ticket')
      refuseWithoutTicket(
        card,
        request.ticketTypeId ?? null,
        order,
        await loadShowtimeDetails(catalogue, order),
      )
      const left = await codes.countLeft(card.scarceId, now)
      if (left === 0) throw new ProblemError(conditions.declined)
      const line: RedemptionCardLine = {
        id: cardId,
        kind: card.rules.type,
        scarceId: card.scarceId,
        maskedNumber: card.masked,
        ...(card.rules.schemeId === null ? {} : { schemeId: card.rules.schemeId }),
        ...(card.rules.subscriptionId === undefined ? {} : { subscriptionId: card.rules.subscriptionId }),
      }
      const changed = changeOrder(order, { redemptionCards: [...order.contents.redemptionCards, line] })
      return {
        command: {
          orderId,
          steps: [{ kind: 'order.save', order: changed }, createHoldStep(line.scarceId, changed, now)],
        },
        answer: {
          ticketRedemptionCard: toCardDocument(line),
          availableRedemptions: Math.min(left, card.rules.mostPerOrder ?? left),
        },
        explain: () => new ProblemError(conditions.declined),
      }
    }
  }

  /** @throws ProblemError `invalid-state` while it pays for a ticket, `not-found` */
  remove(orderId: string, cardId: string): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'addTicketRedemptionCard', clock.now())
      const { redemptionCards } = order.contents
      const line = redemptionCards.find(({ id }) => id === cardId)
      if (!line) throw new ProblemError('not-found', { detail: 'The order has no such card' })
      if (countUses(order.contents, cardId) > 0)
        throw new ProblemError('invalid-state', { detail: 'The card pays for a ticket of the order' })
      const changed = changeOrder(order, { redemptionCards: redemptionCards.filter((each) => each !== line) })
      const details = await loadShowtimeDetails(catalogue, changed)
      return {
        command: {
          orderId,
          steps: [
            { kind: 'order.save', order: changed },
            { kind: 'scarce.give', scarceId: line.scarceId },
          ],
        },
        answer: toOrderResponse(changed, details, settings),
      }
    }
  }

  /** An invalid card is searched for and answered like an unknown one: neither text nor response time tells them apart. */
  #find(
    orderId: string,
    request: TicketRedemptionCardRequest,
    { address, caller, now }: CodeRequester & { now: number },
  ): Promise<Card | null> {
    const { codes, codeKeys, guesses, findOwn } = this.#dependencies
    const { cardNumber, pin } = request
    const guess = { address, hash: codeKeys.hashCode('RedemptionCard', cardNumber) }
    return guesses.search(guess, async () => {
      const card =
        (await findOwn('RedemptionCard', cardNumber, caller)) ??
        (await codes.find('RedemptionCard', cardNumber, pin ?? null))
      if (!card || !isGood(card, request, now)) return null
      return (await codes.countLeft(card.scarceId, now, orderId)) === 0 ? null : card
    })
  }
}

const conditionsByType = {
  Member: { declined: 'redemption-card-declined', alreadyAdded: 'redemption-card-already-added' },
  ThirdParty: { declined: 'third-party-card-declined', alreadyAdded: 'third-party-card-already-added' },
} as const

const isGood = (
  { rules, isRevoked, expiresAt }: Card,
  { type = 'Member' }: TicketRedemptionCardRequest,
  now: number,
) => rules.type === type && !isRevoked && (expiresAt === null || expiresAt > now)

/**
 * A card without effect on the order's showtimes would be held for nothing. An order without showtimes may still get
 * one.
 */
function refuseWithoutTicket(
  { rules }: Card,
  ticketTypeId: string | null,
  { contents: { showtimes } }: StoredOrder,
  details: ShowtimeDetailsById,
): void {
  const isOurs = rules.type === 'Member'
  const lines = showtimes.flatMap((line) => {
    const showtime = details.get(line.showtimeId)
    return showtime ? [{ line, showtime }] : []
  })
  if (lines.length === 0) return
  const isOpened = (offer: TicketOffer) =>
    (ticketTypeId === null || offer.ticketTypeId === ticketTypeId) &&
    (isOpenedFor(rules.opens, offer.ticketTypeId) || isListedFor(rules, offer))
  const offers = lines.flatMap(({ line, showtime }) =>
    [...showtime.offers.values()]
      .filter(isOpened)
      .map((offer) => ({ offer, areas: listAreas(line, showtime) })),
  )
  if (offers.length === 0)
    throw new ProblemError(
      isOurs ? 'redemption-card-no-valid-ticket-for-showtime' : 'third-party-card-no-valid-ticket',
    )
  if (!offers.some(({ offer, areas }) => areas.has(offer.areaCategoryId)))
    throw new ProblemError(
      isOurs ? 'redemption-card-no-valid-ticket-for-seats' : 'third-party-card-no-valid-ticket',
    )
}

/** Whether the price list has a price for the card. */
function isListedFor(rules: RedemptionCardRules, { restriction }: TicketOffer): boolean {
  if (!restriction) return false
  const { type, schemeId, subscriptionId = restriction.subscriptionId } = rules
  return type === 'Member'
    ? restriction.kinds.includes('MemberSubscriptionCard') && restriction.subscriptionId === subscriptionId
    : restriction.thirdPartyMemberScheme?.id === schemeId
}

/** Areas in which an order has seats or places of a showtime. */
function listAreas({ tickets, openSeatIds }: ShowtimeLine, { seats }: ShowtimeDetails): Set<string> {
  return new Set([
    ...tickets.map(({ areaCategoryId }) => areaCategoryId),
    ...openSeatIds.flatMap((id) => seats.get(id)?.areaCategoryId ?? []),
  ])
}
