import type { TicketPriceRestriction } from '@foyer/contract/wire/enumerations'
import type { PriceRestriction } from '../../catalogue/catalogue.ts'
import type { DiscountRefusal, ShowtimeDiscount } from '../../schedule/showtime-discounts.ts'
import type { TicketOffer } from '../showtime-details.ts'

const standard = {
  areaCategoryId: 'standard',
  seatType: null,
  bookingFeeMinor: 80,
  taxBasisPoints: 2_000,
  maximumAge: null,
}

function restricted(
  ticketTypeId: string,
  kinds: TicketPriceRestriction[],
  own: Partial<PriceRestriction> = {},
): TicketOffer {
  return {
    ...standard,
    ticketTypeId,
    priceMinor: 900,
    restriction: {
      kinds,
      rewardId: null,
      subscriptionId: null,
      thirdPartyMemberScheme: null,
      voucherTypeCodes: [],
      listPriceMinor: 1_250,
      isShownAsPreview: false,
      ...own,
    },
  }
}

/** Ticket offers of each special kind: restricted prices, limits, packages. */
export const clubOffers: readonly TicketOffer[] = [
  restricted('member', ['Member']),
  {
    ...restricted('reward', ['MemberReward'], { rewardId: 'birthday' }),
    reward: { rewardId: 'birthday', limitPerOrder: 3, limitPerShowtime: 2 },
  },
  restricted('subscriber', ['MemberSubscriptionCard'], { subscriptionId: 'always' }),
  restricted('partner', ['ThirdPartyMemberCard'], {
    thirdPartyMemberScheme: { id: 'tramcard', maximumTickets: 2 },
  }),
  restricted('voucher', ['Voucher'], { voucherTypeCodes: ['CLUB'] }),
  { ...standard, ticketTypeId: 'early', priceMinor: 1_000, maximumTickets: 2 },
  {
    ...standard,
    ticketTypeId: 'family',
    priceMinor: 3_200,
    package: {
      tickets: [
        { ...standard, ticketTypeId: 'adult' },
        { ...standard, ticketTypeId: 'adult' },
        { ...standard, ticketTypeId: 'child', maximumAge: 14 },
      ],
      items: [{ itemId: 'popcorn', quantity: 2 }],
    },
  },
  {
    ...standard,
    ticketTypeId: 'lounge-pair',
    areaCategoryId: 'lounge',
    priceMinor: 2_500,
    package: {
      tickets: [
        { ...standard, ticketTypeId: 'lounge', areaCategoryId: 'lounge' },
        { ...standard, ticketTypeId: 'lounge', areaCategoryId: 'lounge' },
      ],
      items: [],
    },
  },
]

function discount(
  id: string,
  code: string | null,
  percentage: number,
  ticketTypeIds: string[] | null,
  refusal: DiscountRefusal | null = null,
): ShowtimeDiscount {
  return {
    id,
    name: { text: id, translations: [] },
    code,
    calculation: { kind: 'PercentageOff', basisPoints: percentage * 100 },
    ticketTypeIds: ticketTypeIds && new Set(ticketTypeIds),
    isShownAsPreview: false,
    refusal,
  }
}

/** Discounts of the club's showtime, and one for each reason of refusal. */
export const clubDiscounts: readonly ShowtimeDiscount[] = [
  discount('tuesday', null, 20, ['adult']),
  discount('half', 'HALF', 50, ['adult', 'free']),
  discount('site', 'SITE', 10, null, 'discount-invalid'),
  discount('hour', 'HOUR', 10, null, 'discount-invalid-10101'),
  discount('film', 'FILM', 10, null, 'discount-invalid-for-film'),
  discount('distributor', 'DISTRIBUTOR', 10, null, 'discount-invalid-for-distributor'),
  discount('holiday', 'HOLIDAY', 10, null, 'discount-invalid-for-holiday'),
]
