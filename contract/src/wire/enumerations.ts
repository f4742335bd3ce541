import type { Condition } from '../errors/catalogue.ts'

/**
 * The closed enumerations of both interfaces. Values are exactly those of the wire. A client treats an unknown value as
 * "unknown", except a seat status, which it refuses.
 */
/**
 * How lettering is printed on a page in whose one ink it would lose its shape: with its own colors, or with the gaps of
 * its letters closed.
 */
export const titleInks = ['OwnColors', 'Solid'] as const
export type TitleInk = (typeof titleInks)[number]

export const filmDisplayStatuses = ['NowShowing', 'ComingSoon', 'AdvanceBooking'] as const
export type FilmDisplayStatus = (typeof filmDisplayStatuses)[number]

export const filmPersonRoles = ['Actor', 'Director', 'Producer'] as const
export type FilmPersonRole = (typeof filmPersonRoles)[number]

export const orderTypes = ['Standard', 'GiftShop', 'Subscription'] as const
export type OrderType = (typeof orderTypes)[number]

export const orderStatuses = ['InProgress', 'Completed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How an order will be settled; also called the order's payment status. */
export const bookingModes = ['Paid', 'Unpaid', 'UnpaidConfirmed'] as const
export type BookingMode = (typeof bookingModes)[number]

/** Long-running work on the server: order completion, creation of a recurring subscription. */
export const asyncOperationStatuses = ['NotStarted', 'Pending', 'Failed', 'Completed'] as const
export type AsyncOperationStatus = (typeof asyncOperationStatuses)[number]

/** The same without `NotStarted`: the work begins with the request. */
export const begunOperationStatuses = [
  'Pending',
  'Completed',
  'Failed',
] as const satisfies readonly AsyncOperationStatus[]
export type BegunOperationStatus = (typeof begunOperationStatuses)[number]

export const paymentTypes = [
  'CinemaProcessed',
  'Embedded',
  'Redirect',
  'GiftCard',
  'MemberBalance',
  'ExternallyProcessed',
] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentStatuses = ['NotStarted', 'Pending', 'Declined', 'Completed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const deliveryMethods = [
  'CounterPickup',
  'ServiceAreaPickup',
  'ElectronicDelivery',
  'InSeatDelivery',
  'CustomLocationDelivery',
] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Months in a subscription's billing period. */
export const subscriptionPeriods = [1, 2, 3, 4, 6, 12] as const
export type SubscriptionPeriod = (typeof subscriptionPeriods)[number]

export const seatStatuses = ['Available', 'Sold', 'Broken', 'House'] as const
export type SeatStatus = (typeof seatStatuses)[number]

export const seatTypes = ['Normal', 'Wheelchair', 'Companion', 'SofaLeft', 'SofaMiddle', 'SofaRight'] as const
export type SeatType = (typeof seatTypes)[number]

export const grantTypes = ['password', 'refresh_token', 'device_token'] as const
export type GrantType = (typeof grantTypes)[number]

export const rewardKinds = ['None', 'MemberReward'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** What a reward gives. The specification does not name them: they are Foyer's. */
export const rewardTypes = ['Item', 'Ticket', 'Upgrade', 'AdvanceBooking', 'Birthday'] as const
export type RewardType = (typeof rewardTypes)[number]

/**
 * What became of an invitation. `OverLimit`: the friend was given something, the member not, whose year is full.
 * `NotCounted`: nobody was, since both are the same person. Foyer's.
 */
export const referralStatuses = ['Waiting', 'Rewarded', 'OverLimit', 'NotCounted', 'Expired'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

/** Whether a member holds a reward or can take it. Foyer's. */
export const rewardStatuses = ['Held', 'Available'] as const
export type RewardStatus = (typeof rewardStatuses)[number]

/** A client hides a ticket price whose restriction it does not know. */
export const ticketPriceRestrictions = [
  'Member',
  'MemberReward',
  'MemberSubscriptionCard',
  'ThirdPartyMemberCard',
  'Voucher',
  'Discount',
] as const
export type TicketPriceRestriction = (typeof ticketPriceRestrictions)[number]

/** Why a discount is not to be had: the condition by which tickets with it are refused, or would be; of items likewise. */
export const discountReasons = [
  'discount-invalid',
  'discount-invalid-10101',
  'discount-invalid-10102',
  'discount-invalid-10103',
  'discount-invalid-for-film',
  'discount-invalid-for-distributor',
  'discount-invalid-for-holiday',
  'loyalty-required',
  'items-unavailable-18106',
] as const satisfies readonly Condition[]
export type DiscountReason = (typeof discountReasons)[number]

/** Why something cannot be ordered. */
export const itemUnavailableReasons = [
  'NotSold',
  'SoldOut',
  'OutOfHours',
  'ModifiersInvalid',
  'TooManyModifiers',
  'CommentTooLong',
  'TooManyItems',
  'DeliveryMethodNotAllowed',
  'DeliveryPlaceInvalid',
  'DeliveryCommentTooLong',
  'PickupNotAvailable',
  'RewardNotHeld',
] as const
export type ItemUnavailableReason = (typeof itemUnavailableReasons)[number]

export const webPaymentMethodTypes = ['Redirect', 'Embedded'] as const
export type WebPaymentMethodType = (typeof webPaymentMethodTypes)[number]

export const filmMediaKinds = [
  'FilmPosterGraphic',
  'FilmBackdrop',
  'FilmStill',
  'FilmAdvertising',
  'FilmTitleTreatment',
] as const
export type FilmMediaKind = (typeof filmMediaKinds)[number]

/** Entity kinds of `/media/entity/get/{kind}/{id}`. */
export const mediaKinds = [
  ...filmMediaKinds,
  /** 1: the front, by day if there are two; 2: by night; from 3: inside. */
  'CinemaGraphic',
  'AttributeIconGraphic',
  /** 1: the picture; 2: the lettering for its ground; 3 and 4: for light and dark pages. */
  'EventPosterGraphic',
  'TicketTypeGraphic',
  'PromotionGraphic',
  'PaymentMethodIconGraphic',
  'ItemGraphic',
  'GiftCardFaceGraphic',
  'LoyaltyClubGraphic',
  /** 1: with the level's name in the chain's first language; 2: without it. */
  'LoyaltyClubLevelGraphic',
  /** 1: on the brand's ground; 2: cut out. */
  'RewardGraphic',
] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Options of a picture besides its kind and its owner. */
export interface MediaOptions {
  /** Pixels. */
  readonly width?: number
  /** Pixels. */
  readonly height?: number
  /** Which of several pictures of that kind, from 1; the first when absent. */
  readonly sequenceNumber?: number
}
