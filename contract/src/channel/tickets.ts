import { model } from '@foyer/theme-tokens/configuration/model'
import { between, check, flag, maybe, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import { Icon } from './icon.ts'
import { identifier, identifierNeeded } from './patterns.ts'
import { text, pattern, whole, hasParts } from './rules.ts'

export class BookingFees {
  isApplicableToUnpaidBookings = false

  /** Prices shown include the fee. */
  isInclusiveInPrice = true
}
model(BookingFees, {
  isApplicableToUnpaidBookings: flag(),
  isInclusiveInPrice: flag(),
})

export class UnpaidBookings {
  allowUnpaidBookings = false

  /** Minutes before the start at which bookings that are not paid end. */
  unpaidBookingCutoffTime = 0
}
model(UnpaidBookings, {
  allowUnpaidBookings: flag(),
  unpaidBookingCutoffTime: whole(0, 10_080),
})

export class TicketRedemptionPin {
  isRequired = false
}
model(TicketRedemptionPin, {
  isRequired: flag(),
})

/** Format of a code, while it is typed and when it is complete: `#` is any character. */
export class CodeFormat {
  partialFormat!: string

  fullFormat!: string

  prefixLength!: number
}
model(CodeFormat, {
  partialFormat: pattern(/^[#0-9A-Za-z -]{1,60}$/, 'a format of #, letters, digits, spaces and -'),
  fullFormat: pattern(/^[#0-9A-Za-z -]{1,60}$/, 'a format of #, letters, digits, spaces and -'),
  prefixLength: whole(0, 30),
})

/** Kinds of the specification, and Foyer's extensions: gift cards and codes of discounts, which the same field takes. */
const redemptionTypes = [
  'Voucher',
  'ThirdPartyMemberCard',
  'MemberSubscriptionCard',
  'GiftCard',
  'DiscountCode',
] as const

/** Required field of each kind of code besides its label, null without one; others must not have it. */
const ownProperty = {
  Voucher: 'pin',
  ThirdPartyMemberCard: 'thirdPartyMemberSchemeId',
  MemberSubscriptionCard: 'subscriptionId',
  GiftCard: 'pin',
  DiscountCode: null,
} as const satisfies Record<(typeof redemptionTypes)[number], keyof TicketRedemptionCodeType | null>

const ownProperties = ['pin', 'thirdPartyMemberSchemeId', 'subscriptionId'] as const

const isRedemptionType = (type: unknown): type is (typeof redemptionTypes)[number] =>
  redemptionTypes.some((each) => each === type)

const hasItsOwn = (type: unknown, around: object) =>
  ownProperties.every(
    (property) =>
      (isRedemptionType(type) && ownProperty[type] === property) ===
      ((around as TicketRedemptionCodeType)[property] !== undefined),
  )

/** A code that a visitor may type in to pay with something other than money, or less. */
export class TicketRedemptionCodeType {
  id!: string

  type!: (typeof redemptionTypes)[number]

  label!: string

  icon?: Icon

  format?: CodeFormat

  pin?: 'Required' | 'Optional' | 'None'

  thirdPartyMemberSchemeId?: string

  subscriptionId?: string
}
model(TicketRedemptionCodeType, {
  id: pattern(identifier, identifierNeeded),
  type: [
    ...oneOf(redemptionTypes),
    check(
      'ownProperty',
      hasItsOwn,
      'pin with a Voucher or a GiftCard, thirdPartyMemberSchemeId with a ThirdPartyMemberCard, subscriptionId with a MemberSubscriptionCard, none with a DiscountCode, and only that one of them',
    ),
  ],
  label: text(1, 100),
  icon: maybe(part(Icon)),
  format: maybe(part(CodeFormat)),
  pin: maybe(oneOf(['Required', 'Optional', 'None'])),
  thirdPartyMemberSchemeId: maybe(pattern(identifier, identifierNeeded)),
  subscriptionId: maybe(pattern(identifier, identifierNeeded)),
})

export class TicketRedemption {
  pin = new TicketRedemptionPin()

  codeTypes!: TicketRedemptionCodeType[]
}
model(TicketRedemption, {
  pin: part(TicketRedemptionPin),
  codeTypes: hasParts(TicketRedemptionCodeType, {
    least: 1,
    most: 20,
    uniqueBy: 'id',
    needed: 'at least one ticket redemption code type',
  }),
})

/** Section `tickets`. */
export class TicketsConfiguration {
  maximumAllowedTicketsInAnOrder = 20

  isSeatFirstOrdering = false

  bookingFees = new BookingFees()

  unpaidBookings = new UnpaidBookings()

  ticketRedemption!: TicketRedemption

  redemptionExpiringSoonDurationInDays = 90

  showTicketsForUnselectedAreaCategories = false

  showShowtimeAttributeLegend = true

  /** Share of free seats below which a showtime shows "few left". */
  fewLeftShare = 0.1
}
model(TicketsConfiguration, {
  maximumAllowedTicketsInAnOrder: whole(1, 100),
  isSeatFirstOrdering: flag(),
  bookingFees: part(BookingFees),
  unpaidBookings: part(UnpaidBookings),
  ticketRedemption: part(TicketRedemption),
  redemptionExpiringSoonDurationInDays: whole(0, 3_650),
  showTicketsForUnselectedAreaCategories: flag(),
  showShowtimeAttributeLegend: flag(),
  fewLeftShare: between(0, 1),
})
