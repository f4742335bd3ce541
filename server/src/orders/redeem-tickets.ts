import type { TicketPriceRestriction } from '@foyer/contract/wire/enumerations'
import type { CodeStore, StoredCode } from '../codes/code-store.ts'
import {
  isOpenedFor,
  type OpenedPrice,
  type RedemptionCardRules,
  type VoucherRules,
} from '../codes/code-rules.ts'
import { findShowtimeRefusal } from '../codes/voucher-rules.ts'
import { ProblemError } from '../http/problem.ts'
import type { RedemptionCardLine, TicketLine, VoucherLine } from '../order-store/order-contents.ts'
import type { Redemption } from '../pricing/order-to-price.ts'
import type { HoldRequest } from './hold-request.ts'
import { countUses } from './redemption-steps.ts'

/** What gives access to a ticket's price, and how the ticket's line refers to it. */
export interface TicketRedemption {
  /** Null if the price list has the price that it opens. */
  readonly redemption: Redemption | null
  readonly reference: Pick<TicketLine, 'voucherId' | 'ticketRedemptionCardId' | 'thirdPartyMemberCardId'>
}

/** By ticket id. */
export type TicketRedemptions = ReadonlyMap<string, TicketRedemption>

type RequestedTicket = HoldRequest['request']['tickets'][number]
type Hold = Pick<HoldRequest, 'order' | 'showtime' | 'request' | 'now'>

/**
 * Checks the vouchers and cards of the order that a request's tickets name, each for its ticket and this showtime.
 * @throws ProblemError conditions of vouchers and cards; `voucher-single-redemption`, `third-party-limit-exceeded`
 */
export async function redeemTickets(codes: CodeStore, hold: Hold): Promise<TicketRedemptions> {
  const redemptions = new Map<string, TicketRedemption>()
  const vouchers = new Map<string, StoredCode<VoucherRules> | null>()
  const cards = new Map<string, StoredCode<RedemptionCardRules> | null>()
  for (const ticket of hold.request.tickets) {
    const { voucherId, ticketRedemptionCardId, thirdPartyMemberCardId } = ticket
    const cardId = ticketRedemptionCardId ?? thirdPartyMemberCardId
    if (voucherId && cardId)
      throw new ProblemError('invalid-argument', { detail: `Ticket ${ticket.id} is paid for twice` })
    if (voucherId) {
      const line = requireLine(hold.order.contents.vouchers, voucherId)
      const code = vouchers.get(line.id) ?? (await codes.read('Voucher', line.scarceId))
      vouchers.set(line.id, code)
      redemptions.set(ticket.id, redeemVoucher(hold, ticket, line, code))
    } else if (cardId) {
      const line = requireLine(hold.order.contents.redemptionCards, cardId)
      const code = cards.get(line.id) ?? (await codes.read('RedemptionCard', line.scarceId))
      cards.set(line.id, code)
      redemptions.set(ticket.id, redeemCard(hold, ticket, line, code))
    }
  }
  return redemptions
}

function redeemVoucher(
  hold: Hold,
  { id: ticketId, ticketTypeId }: RequestedTicket,
  line: VoucherLine,
  code: StoredCode<VoucherRules> | null,
): TicketRedemption {
  if (!code || code.isRevoked) throw new ProblemError('voucher-invalidated')
  if (code.expiresAt !== null && code.expiresAt <= hold.now) throw new ProblemError('voucher-expired')
  const { rules } = code
  const isListed = isPriceListed(hold, ticketTypeId, 'Voucher')
  const opens = isOpenedFor(rules.opens, ticketTypeId) ? rules.opens : null
  if (rules.type !== 'Ticket' || !(isListed || opens))
    throw new ProblemError('voucher-invalid-for-order', {
      detail: `Ticket ${ticketId} is of a type that the voucher does not pay for`,
    })
  const refusal = findShowtimeRefusal(rules, hold.showtime)
  if (refusal) throw toProblemError(refusal)
  if (rules.mostPerOrder !== null && countRequestedUses(hold, line.id) > rules.mostPerOrder)
    throw new ProblemError('voucher-single-redemption')
  return {
    redemption: isListed || !opens ? null : toRedemption('Voucher', line.id, opens),
    reference: { voucherId: line.id },
  }
}

function redeemCard(
  hold: Hold,
  { id: ticketId, ticketTypeId }: RequestedTicket,
  line: RedemptionCardLine,
  code: StoredCode<RedemptionCardRules> | null,
): TicketRedemption {
  const isOurs = line.kind === 'Member'
  const declined = isOurs ? 'redemption-card-declined' : 'third-party-card-declined'
  if (!code || code.isRevoked || (code.expiresAt !== null && code.expiresAt <= hold.now))
    throw new ProblemError(declined)
  const { rules } = code
  const isListed = isPriceListed(
    hold,
    ticketTypeId,
    isOurs ? 'MemberSubscriptionCard' : 'ThirdPartyMemberCard',
  )
  const opens = isOpenedFor(rules.opens, ticketTypeId) ? rules.opens : null
  if (!isListed && !opens)
    throw new ProblemError(declined, {
      detail: `Ticket ${ticketId} is of a type that the card does not open`,
    })
  if (rules.mostPerOrder !== null && countRequestedUses(hold, line.id) > rules.mostPerOrder)
    throw new ProblemError(isOurs ? declined : 'third-party-limit-exceeded')
  return {
    redemption:
      isListed || !opens
        ? null
        : toRedemption(isOurs ? 'TicketRedemptionCard' : 'ThirdPartyMemberCard', line.id, opens),
    reference: isOurs ? { ticketRedemptionCardId: line.id } : { thirdPartyMemberCardId: line.id },
  }
}

function toRedemption(
  kind: Redemption['kind'],
  id: string,
  { priceMinor: price, isBookingFeeWaived }: OpenedPrice,
): Redemption {
  return { kind, id, price, isBookingFeeWaived }
}

/** Whether the price list has a price for such a voucher or card, which then applies. */
function isPriceListed({ showtime }: Hold, ticketTypeId: string, kind: TicketPriceRestriction): boolean {
  return showtime.offers.get(ticketTypeId)?.restriction?.kinds.includes(kind) ?? false
}

/** Uses of a voucher or card on the order after the change. */
function countRequestedUses({ order, showtime, request }: Hold, id: string): number {
  const elsewhere = order.contents.showtimes.filter(({ showtimeId }) => showtimeId !== showtime.showtimeId)
  const here = request.tickets.filter(
    (ticket) => (ticket.voucherId ?? ticket.ticketRedemptionCardId ?? ticket.thirdPartyMemberCardId) === id,
  )
  return countUses({ showtimes: elsewhere }, id) + here.length
}

function requireLine<L extends { readonly id: string }>(lines: readonly L[], id: string): L {
  const line = lines.find((each) => each.id === id)
  if (!line)
    throw new ProblemError('invalid-argument', {
      detail: 'A ticket names a voucher or card that is not on the order',
    })
  return line
}

/** Converts a refusal by a voucher's rules to an error. */
export function toProblemError({
  condition,
  ...extra
}: NonNullable<ReturnType<typeof findShowtimeRefusal>>): ProblemError {
  return new ProblemError(condition, extra)
}
