import type { TicketPriceRestriction } from '@foyer/contract/wire/enumerations'
import type { RequestedTicket } from '@foyer/contract/wire/orders'
import type { PriceRestriction } from '../catalogue/catalogue.ts'
import { listTickets, type TicketLine } from '../order-store/order-contents.ts'
import type { Redemption } from '../pricing/order-to-price.ts'
import type { HoldRequest } from './hold-request.ts'
import type { Refusal } from './hold-rules.ts'
import type { TicketOffer } from './showtime-details.ts'

/** What access to a ticket's price depends on. */
interface Opening {
  readonly ticket: RequestedTicket
  readonly offer: TicketOffer
  readonly restriction: PriceRestriction
  readonly hold: HoldRequest
}

/**
 * Checks that the caller or the order meets the conditions of every restricted price, and that no limit of a price is
 * exceeded.
 * @returns the first refusal, or null
 */
export function findOpeningRefusal(hold: HoldRequest): Refusal | null {
  for (const ticket of hold.request.tickets) {
    const offer = hold.showtime.offers.get(ticket.ticketTypeId)
    if (!offer?.restriction) continue
    const opening = { ticket, offer, restriction: offer.restriction, hold }
    for (const kind of offer.restriction.kinds) {
      const refusal = findRefusal(kind, opening)
      if (refusal) return refusal
    }
  }
  return findTypeLimitRefusal(hold) ?? findSchemeLimitRefusal(hold)
}

function findRefusal(kind: TicketPriceRestriction, opening: Opening): Refusal | null {
  const { ticket, restriction, hold } = opening
  const { caller, order } = hold
  const ofMember = (isOpen: boolean, detail: string): Refusal | null =>
    caller.kind === 'member' && isOpen ? null : refuse(opening, 'loyalty-required', detail)
  const restricted = (isOpen: boolean, detail: string): Refusal | null =>
    isOpen ? null : refuse(opening, 'ticket-price-restricted', detail)
  switch (kind) {
    case 'Member':
      return ofMember(true, 'is for members')
    case 'MemberReward':
      return ofMember(
        caller.kind === 'member' &&
          restriction.rewardId !== null &&
          caller.rewardIds.includes(restriction.rewardId) &&
          (ticket.rewardId ?? restriction.rewardId) === restriction.rewardId,
        `is for members with the reward ${restriction.rewardId}`,
      )
    case 'MemberSubscriptionCard':
      return ofMember(
        restriction.subscriptionId !== null && isSubscriptionShown(restriction.subscriptionId, opening),
        `is for members with the subscription ${restriction.subscriptionId}`,
      )
    case 'ThirdPartyMemberCard':
      return restricted(
        order.contents.redemptionCards.some(
          ({ id, kind: cardKind, schemeId }) =>
            id === ticket.thirdPartyMemberCardId &&
            cardKind === 'ThirdParty' &&
            schemeId === restriction.thirdPartyMemberScheme?.id,
        ),
        `needs a card of the scheme ${restriction.thirdPartyMemberScheme?.id} on the order`,
      )
    case 'Voucher':
      return restricted(
        order.contents.vouchers.some(
          ({ id, voucherTypeCode }) =>
            id === ticket.voucherId && restriction.voucherTypeCodes.includes(voucherTypeCode),
        ),
        `needs a voucher of the type ${restriction.voucherTypeCodes.join(' or ')} on the order`,
      )
    case 'Discount':
      // Never on a price card: discounts are checked separately.
      return null
    default:
      return kind satisfies never
  }
}

/**
 * Whether the member has a subscription: by the account, or by its card on the order. A ticket need not name a card where
 * the account has it; one that it names must be on the order.
 */
function isSubscriptionShown(id: string, { ticket: { ticketRedemptionCardId }, hold }: Opening): boolean {
  const { caller, order } = hold
  const isHeld = caller.kind === 'member' && caller.subscriptionIds.includes(id)
  if (ticketRedemptionCardId === undefined || ticketRedemptionCardId === null) return isHeld
  const card = order.contents.redemptionCards.find((each) => each.id === ticketRedemptionCardId)
  if (card?.kind !== 'Member') return false
  return card.subscriptionId === undefined ? isHeld : card.subscriptionId === id
}

function refuse({ ticket }: Opening, condition: Refusal['condition'], detail: string): Refusal {
  const { ticketTypeId } = ticket
  return { condition, detail: `Ticket type ${ticketTypeId} ${detail}`, extra: { ticketTypeId } }
}

/** Limit of tickets of a type on an order, over all its showtimes. */
function findTypeLimitRefusal({ order, showtime, request }: HoldRequest): Refusal | null {
  const elsewhere = listTickets({
    showtimes: order.contents.showtimes.filter(({ showtimeId }) => showtimeId !== showtime.showtimeId),
  })
  const counts = new Map<string, number>()
  for (const { ticketTypeId } of [...elsewhere, ...request.tickets])
    counts.set(ticketTypeId, (counts.get(ticketTypeId) ?? 0) + 1)
  for (const { ticketTypeId } of request.tickets) {
    const maximumTickets = showtime.offers.get(ticketTypeId)?.maximumTickets ?? Infinity
    if ((counts.get(ticketTypeId) ?? 0) > maximumTickets)
      return {
        condition: 'ticket-type-limit-exceeded',
        detail: `An order has at most ${maximumTickets} tickets of type ${ticketTypeId}`,
        extra: { maximumTickets, ticketTypeId },
      }
  }
  return null
}

/** Limit of tickets that a third-party scheme's card gives access to, over all showtimes of the order. */
function findSchemeLimitRefusal({ order, showtime, request }: HoldRequest): Refusal | null {
  const counts = new Map<string, number>()
  const count = (cardId: string) => counts.set(cardId, (counts.get(cardId) ?? 0) + 1).get(cardId) ?? 0
  for (const line of order.contents.showtimes)
    if (line.showtimeId !== showtime.showtimeId)
      for (const { thirdPartyMemberCardId } of line.tickets)
        if (thirdPartyMemberCardId !== undefined) count(thirdPartyMemberCardId)
  for (const { ticketTypeId, thirdPartyMemberCardId } of request.tickets) {
    const scheme = showtime.offers.get(ticketTypeId)?.restriction?.thirdPartyMemberScheme
    if (!scheme || !thirdPartyMemberCardId || count(thirdPartyMemberCardId) <= scheme.maximumTickets) continue
    return {
      condition: 'third-party-limit-exceeded',
      detail: `A card of the scheme ${scheme.id} is for at most ${scheme.maximumTickets} tickets of an order`,
      extra: { maximumTickets: scheme.maximumTickets, ticketTypeId },
    }
  }
  return null
}

const redemptionKinds = {
  Member: 'Membership',
  MemberReward: 'MemberReward',
  MemberSubscriptionCard: 'TicketRedemptionCard',
  ThirdPartyMemberCard: 'ThirdPartyMemberCard',
  Voucher: 'Voucher',
  Discount: 'Membership',
} as const satisfies Record<TicketPriceRestriction, Redemption['kind']>

/** What gave access to a ticket's price, as its line stores it. Anything else that a ticket names is ignored. */
export function getOpeners(
  { voucherId, ticketRedemptionCardId, thirdPartyMemberCardId }: RequestedTicket,
  { restriction }: TicketOffer,
): Partial<Pick<TicketLine, 'voucherId' | 'ticketRedemptionCardId' | 'thirdPartyMemberCardId' | 'rewardId'>> {
  const kinds = new Set(restriction?.kinds)
  const rewardId = restriction?.rewardId ?? null
  return {
    ...(voucherId && kinds.has('Voucher') ? { voucherId } : {}),
    ...(ticketRedemptionCardId && kinds.has('MemberSubscriptionCard') ? { ticketRedemptionCardId } : {}),
    ...(thirdPartyMemberCardId && kinds.has('ThirdPartyMemberCard') ? { thirdPartyMemberCardId } : {}),
    ...(rewardId !== null && kinds.has('MemberReward') ? { rewardId } : {}),
  }
}

/** A restricted price as pricing has it: replaces the list price, without further discounts. */
export function toRedemption(
  ticket: RequestedTicket,
  { priceMinor, restriction }: TicketOffer,
): Redemption | null {
  const kind = restriction?.kinds[0]
  if (!restriction || kind === undefined || restriction.listPriceMinor <= priceMinor) return null
  const id = ticket.voucherId ?? ticket.thirdPartyMemberCardId ?? ticket.rewardId ?? kind
  return { kind: redemptionKinds[kind], id, price: priceMinor, isBookingFeeWaived: false }
}
