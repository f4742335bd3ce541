import { ticketPriceRestrictions, type TicketPriceRestriction } from '@foyer/contract/wire/enumerations'
import type { TicketPrice } from '@foyer/contract/wire/ticket-prices'
import type { TicketOpener } from './ticket-choice.ts'

/** A card on the order. Other servers say neither its subscription nor its scheme: they refuse what it does not open. */
interface OpeningCard {
  readonly id: string
  readonly type: string
  readonly subscriptionId?: string | null | undefined
  readonly thirdPartyMemberSchemeId?: string | null | undefined
}

/** Who asks for a price, and what is on the order that opens prices. */
export interface OpeningContext {
  /** Null for a visitor. */
  readonly member: {
    /** Rewards that they hold, each as often as it is held. */
    readonly rewardIds: readonly string[]
    readonly subscriptionIds: readonly string[]
  } | null
  readonly vouchers: readonly { readonly id: string; readonly voucherTypeCode?: string | null | undefined }[]
  readonly cards: readonly OpeningCard[]
  /** Discounts that need a code which was given. */
  readonly openDiscountIds: readonly string[]
}

/** What else is chosen, and what is left. */
export interface CountContext {
  /** Tickets chosen at this price. */
  readonly chosen: number
  /** Places that one ticket takes: more than one for a package. */
  readonly placesEach: number
  /** Most places of one order, and how many of them are not chosen yet. */
  readonly maximumOfOrder: number
  readonly leftOfOrder: number
  /** Free places of the kind, and how many of them are not chosen yet; infinite where unknown. */
  readonly freeOfArea: number
  readonly leftOfArea: number
}

/** What a price asks for, and nobody has shown. */
type Unmet = Exclude<TicketPriceRestriction, 'Voucher' | 'Discount' | 'ThirdPartyMemberCard'>
type UnmetByCode = Exclude<TicketPriceRestriction, Unmet>

/**
 * Whether a price is to be had.
 * - `available`: with the openers to send; ticket `n` takes opener `n`, and the last one opens all further tickets if
 *   `most` is greater.
 * - `preview`: shown; a membership of this kind opens it.
 * - `needs-code`: shown; a code or card of this kind opens it.
 * - `hidden`: not shown.
 */
export type PriceOpening =
  | { readonly kind: 'available'; readonly openers: readonly TicketOpener[]; readonly most: number }
  | { readonly kind: 'preview'; readonly opens: Unmet }
  | { readonly kind: 'needs-code'; readonly opens: UnmetByCode }
  | { readonly kind: 'hidden' }

/**
 * Whether a price is to be had now.
 * - `available`: with the most tickets that may be chosen, the chosen ones included.
 * - `sold-out`: too few places are free for one ticket.
 * - `limit-reached`: no further ticket; `limit` says whose limit, `maximum` the tickets (`order`: places) it allows.
 */
export type PriceAvailability =
  | { readonly kind: 'available'; readonly maximum: number }
  | Exclude<PriceOpening, { kind: 'available' }>
  | { readonly kind: 'sold-out' }
  | {
      readonly kind: 'limit-reached'
      readonly limit: 'order' | 'price' | 'opener'
      readonly maximum: number
    }

const known: ReadonlySet<string> = new Set(ticketPriceRestrictions)
const isKnown = (restriction: string): restriction is TicketPriceRestriction => known.has(restriction)

/**
 * Whether a price is open. All its restrictions have to be met; one that is unknown hides it. A price that is not open is
 * hidden unless it is a preview.
 */
export function decidePriceOpening(price: TicketPrice, context: OpeningContext): PriceOpening {
  const restrictions = price.restrictions.filter(isKnown)
  if (restrictions.length < price.restrictions.length) return { kind: 'hidden' }
  const openings = restrictions.map((restriction) => ({
    restriction,
    openers: findOpeners(restriction, price, context),
  }))
  const unmet = openings.find(({ openers }) => openers.length === 0)
  if (unmet)
    return price.isShownAsPreviewWhenRestricted ? describeUnmet(unmet.restriction) : { kind: 'hidden' }
  const most = Math.min(
    Infinity,
    ...openings.flatMap(({ restriction, openers }) => (opensOneEach(restriction) ? [openers.length] : [])),
  )
  const count = Math.max(1, ...openings.map(({ openers }) => openers.length))
  const openers = Array.from({ length: Math.min(count, most) }, (_, index) =>
    openings.reduce<TicketOpener>(
      (opener, { openers }) => ({ ...opener, ...openers[Math.min(index, openers.length - 1)] }),
      {},
    ),
  )
  return { kind: 'available', openers, most }
}

function describeUnmet(restriction: TicketPriceRestriction): PriceOpening {
  switch (restriction) {
    case 'Member':
    case 'MemberReward':
    case 'MemberSubscriptionCard':
      return { kind: 'preview', opens: restriction }
    case 'ThirdPartyMemberCard':
    case 'Voucher':
    case 'Discount':
      return { kind: 'needs-code', opens: restriction }
    default:
      return restriction satisfies never
  }
}

/** A voucher and a reward are used up by one ticket; everything else opens any number. */
const opensOneEach = (restriction: TicketPriceRestriction) =>
  restriction === 'Voucher' || restriction === 'MemberReward'

/** Whether a card of a subscription or scheme, absent or null where it is not known, may be the one a price asks for. */
const isFor = (ofCard: string | null | undefined, ofPrice: string | null | undefined) =>
  ofCard == null || ofPrice == null || ofCard === ofPrice

/** What meets a restriction; empty if nothing does. */
function findOpeners(
  restriction: TicketPriceRestriction,
  price: TicketPrice,
  { member, vouchers, cards, openDiscountIds }: OpeningContext,
): readonly TicketOpener[] {
  const { rewardId, subscriptionId, discountId, voucherTypeCodes, thirdPartyMemberSchemeId } = price
  switch (restriction) {
    case 'Member':
      return member ? [{}] : []
    case 'MemberReward':
      return rewardId === null
        ? []
        : (member?.rewardIds ?? []).filter((id) => id === rewardId).map(() => ({ rewardId }))
    case 'MemberSubscriptionCard': {
      const card = cards.find((each) => each.type === 'Member' && isFor(each.subscriptionId, subscriptionId))
      if (card) return [{ ticketRedemptionCardId: card.id }]
      return subscriptionId !== null && member?.subscriptionIds.includes(subscriptionId) ? [{}] : []
    }
    case 'ThirdPartyMemberCard':
      return cards
        .filter(
          (each) =>
            each.type === 'ThirdParty' && isFor(each.thirdPartyMemberSchemeId, thirdPartyMemberSchemeId),
        )
        .slice(0, 1)
        .map(({ id }) => ({ thirdPartyMemberCardId: id }))
    case 'Voucher':
      return vouchers
        .filter(
          ({ voucherTypeCode }) => voucherTypeCode != null && voucherTypeCodes.includes(voucherTypeCode),
        )
        .map(({ id }) => ({ voucherId: id }))
    case 'Discount':
      return discountId !== null && openDiscountIds.includes(discountId) ? [{ discountId }] : []
    default:
      return restriction satisfies never
  }
}

/**
 * Whether a price is to be had now, and how many tickets. The first limit in the way is returned: of the price, of what
 * opens it, of the order.
 */
export function decidePriceAvailability(
  price: TicketPrice,
  opening: PriceOpening,
  counts: CountContext,
): PriceAvailability {
  if (opening.kind !== 'available') return opening
  const { chosen, placesEach, maximumOfOrder, leftOfOrder, freeOfArea, leftOfArea } = counts
  const ofPrice = price.maximumTickets ?? Infinity
  const inArea = chosen + Math.floor(leftOfArea / placesEach)
  const inOrder = chosen + Math.floor(leftOfOrder / placesEach)
  if (freeOfArea < placesEach) return { kind: 'sold-out' }
  const maximum = Math.max(0, Math.min(ofPrice, opening.most, inArea, inOrder))
  if (maximum > chosen) return { kind: 'available', maximum }
  if (ofPrice <= maximum) return { kind: 'limit-reached', limit: 'price', maximum: ofPrice }
  if (opening.most <= maximum) return { kind: 'limit-reached', limit: 'opener', maximum: opening.most }
  if (inOrder <= maximum) return { kind: 'limit-reached', limit: 'order', maximum: maximumOfOrder }
  return { kind: 'available', maximum }
}
