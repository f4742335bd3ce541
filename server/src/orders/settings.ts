import type { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import { MandatoryFees } from '@foyer/contract/channel/food-and-beverage'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { OrderType } from '@foyer/contract/wire/enumerations'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import type { BalanceRules } from '../balances/balance-rules.ts'
import { readBalanceRules } from '../balances/read-balance-rules.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTipOffer, type TipOffer } from '../pricing/channel-settings.ts'
import type { CodeForm } from '../codes/new-codes.ts'
import type { HoldLimits } from './hold-limits.ts'

/** Seating plan rules that the server enforces: those of the chain's own seat map. */
export interface SeatingPlanRules {
  readonly mustSellWholeSofas: boolean
  /** Most sofas of an order that may be left partly free. */
  readonly partialSofas: number
  /** Whether a companion seat is sold only with the wheelchair place beside it. */
  readonly isCompanionTied: boolean
}

/** Settings of items, tips and fees. Lengths are characters. */
export interface ItemSettings {
  /** Most pieces on an order, all items together, by type of order. */
  readonly maximumPieces: { readonly Standard: number; readonly GiftShop: number }
  /** Most modifiers of one piece, those of the second level included. */
  readonly maximumModifiers: number
  readonly commentLength: number
  readonly deliveriesCommentLength: number
  /** Whether gifts may be sent to somebody else. */
  readonly allowRecipient: boolean
  /** Form of the codes of sold gift cards. */
  readonly giftCardForm: CodeForm
  /** Of vouchers that are sold: books of tickets. */
  readonly voucherForm: CodeForm
  readonly mandatoryFees: MandatoryFees
  /** Null: no tips are taken. */
  readonly tip: TipOffer | null
}

/** Settings of a brand's orders. Durations are milliseconds. */
export interface OrderSettings {
  /** How long seats are held after the first hold or a reset of the expiry. */
  readonly holdDuration: number
  /** Longest total hold since the order's creation; a payment that has begun may exceed it. */
  readonly longestHold: number
  readonly holdLimits: HoldLimits
  readonly maximumTicketsPerOrder: number
  /** How long after an order's last showtime its link shows the customer's name and addresses. */
  readonly customerShownFor: number
  readonly seatingPlan: SeatingPlanRules
  /** Whether a booking can be made now and paid at the cinema. */
  readonly allowUnpaidBookings: boolean
  /** Whether an unpaid booking has booking fees. */
  readonly isFeeApplicableToUnpaidBookings: boolean
  /** Time before the start at which unpaid bookings end: none is accepted from then on, and Unpaid ones are released. */
  readonly unpaidBookingCutoff: number
  /** Minimum remaining hold when a payment is started, so that the visitor can type a card number. */
  readonly paymentEntryTime: number
  /** Minimum remaining hold at the request to the bank. */
  readonly bankAnswerTime: number
  /** How long an idempotent answer is replayed. */
  readonly idempotencyLifetime: number
  /** Decimals of the currency. */
  readonly currencyDecimals: number
  /** ISO 4217. */
  readonly currency: string
  /** Web payment methods, the default first. */
  readonly paymentMethods: readonly PaymentMethodSettings[]
  readonly items: ItemSettings
  /** Points of members; null: the chain has none. */
  readonly balances: BalanceRules | null
}

/** A web payment method, with the cinemas and orders that have it. */
export interface PaymentMethodSettings {
  readonly type: WebPaymentMethod['type']
  readonly name: TranslatedText
  /** Empty: all cinemas. */
  readonly siteIds: readonly string[]
  /** Empty: all types. */
  readonly orderTypes: readonly OrderType[]
}

const minute = 60_000

export const defaultOrderSettings: OrderSettings = {
  holdDuration: 10 * minute,
  longestHold: 30 * minute,
  holdLimits: { seatsOfShowtime: 20, shareOfShowtime: 0.25, seatsInAll: 40, challengeShare: 0.1 },
  maximumTicketsPerOrder: 20,
  customerShownFor: 7 * 24 * 60 * minute,
  seatingPlan: { mustSellWholeSofas: true, partialSofas: 0, isCompanionTied: true },
  allowUnpaidBookings: false,
  isFeeApplicableToUnpaidBookings: false,
  unpaidBookingCutoff: 0,
  paymentEntryTime: 2 * minute,
  bankAnswerTime: 3 * minute,
  idempotencyLifetime: 24 * 60 * minute,
  currencyDecimals: 2,
  currency: 'GBP',
  paymentMethods: [
    { type: 'Embedded', name: { text: 'Card', translations: [] }, siteIds: [], orderTypes: [] },
  ],
  items: {
    maximumPieces: { Standard: 99, GiftShop: 99 },
    maximumModifiers: 99,
    commentLength: 25,
    deliveriesCommentLength: 35,
    allowRecipient: true,
    giftCardForm: { prefix: 'G', length: 12, hasPin: true },
    voucherForm: { prefix: 'V', length: 12, hasPin: true },
    mandatoryFees: new MandatoryFees(),
    tip: null,
  },
  balances: null,
}

/** The server's settings of holds and clients. */
export interface HoldSettings {
  readonly holdMinutes: number
  /** Longest total hold, in multiples of the hold's duration. */
  readonly holdPeriods: number
  readonly heldSeatsOfShowtime: number
  readonly heldSeatsInAll: number
  readonly challengePercent: number
  readonly customerShownDays: number
}

/** Parts of the channel's configuration that apply to orders. */
export type OrderChannel = Pick<
  ChannelConfiguration,
  'tickets' | 'seatMap' | 'foodAndBeverage' | 'giftShop' | 'transaction'
>

/**
 * Creates a chain's settings from its channel's rules of tickets, seats and items, its currency, and the server's
 * limits of holds.
 */
export function toOrderSettings(
  channel: OrderChannel,
  { currency, paymentMethods, membership }: Pick<Catalogue, 'currency' | 'paymentMethods' | 'membership'>,
  hold: HoldSettings,
): OrderSettings {
  const {
    tickets,
    seatMap: { rules },
  } = channel
  return {
    ...defaultOrderSettings,
    holdDuration: hold.holdMinutes * minute,
    longestHold: hold.holdMinutes * hold.holdPeriods * minute,
    holdLimits: {
      ...defaultOrderSettings.holdLimits,
      seatsOfShowtime: hold.heldSeatsOfShowtime,
      seatsInAll: hold.heldSeatsInAll,
      challengeShare: hold.challengePercent / 100,
    },
    customerShownFor: hold.customerShownDays * 24 * 60 * minute,
    maximumTicketsPerOrder: tickets.maximumAllowedTicketsInAnOrder,
    seatingPlan: {
      mustSellWholeSofas: rules.filledSofas.isEnabled,
      partialSofas: rules.filledSofas.allowSinglePartialSofa ? 1 : 0,
      isCompanionTied: rules.associatedWheelchairSeat.isEnabled,
    },
    allowUnpaidBookings: tickets.unpaidBookings.allowUnpaidBookings,
    isFeeApplicableToUnpaidBookings: tickets.bookingFees.isApplicableToUnpaidBookings,
    unpaidBookingCutoff: tickets.unpaidBookings.unpaidBookingCutoffTime * minute,
    currency: currency.code,
    currencyDecimals: currency.decimals,
    paymentMethods,
    items: toItemSettings(channel),
    balances: readBalanceRules(membership),
  }
}

/** Codes as the channel's code field takes them; a channel without such codes has the usual form. */
function toCodeForm({ tickets }: OrderChannel, kind: 'GiftCard' | 'Voucher', usual: CodeForm): CodeForm {
  const type = tickets.ticketRedemption.codeTypes.find((each) => each.type === kind)
  if (!type) return usual
  const hasPin = type.pin !== 'None'
  if (!type.format) return { ...usual, hasPin }
  const [prefix = ''] = /^[0-9A-Z]*/.exec(normalizeCode(type.format.fullFormat)) ?? []
  return { prefix, length: normalizeCode(type.format.fullFormat).length - prefix.length, hasPin }
}

function toItemSettings(channel: OrderChannel): ItemSettings {
  const { foodAndBeverage, giftShop, transaction } = channel
  const { items: usual } = defaultOrderSettings
  const { itemComments, deliveryComments, maximumModifiersPerItem, mandatoryFee, tips } = foodAndBeverage
  return {
    maximumPieces: {
      Standard: transaction.maximumAllowedItemsInAnOrder,
      GiftShop: giftShop.maximumAllowedItemsInAnOrder,
    },
    maximumModifiers: maximumModifiersPerItem,
    commentLength: itemComments.maximumAllowedLength,
    deliveriesCommentLength: deliveryComments.maximumAllowedLength,
    allowRecipient: giftShop.allowRecipient,
    giftCardForm: toCodeForm(channel, 'GiftCard', usual.giftCardForm),
    voucherForm: toCodeForm(channel, 'Voucher', usual.voucherForm),
    mandatoryFees: mandatoryFee,
    tip: findTipOffer(tips),
  }
}
