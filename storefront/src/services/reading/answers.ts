import type { OperationId, ResponseOf } from '@foyer/contract/operations'
import type { LeftOut } from '@foyer/contract/render/boundary'
import type { EventsResponse } from '@foyer/contract/wire/events'
import type {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayoutResponse,
} from '@foyer/contract/wire/seating'
import { discountAvailabilities, ticketRedemptionCardAnswer, voucherAnswer } from './codes.ts'
import {
  availabilityRelatedData,
  besideFilms,
  event,
  film,
  filmAvailability,
  filmRelatedData,
} from './films.ts'
import { itemAvailabilityAnswer, itemProfileAnswer, sellableItemsAnswer } from './items.ts'
import { activeOrders, memberJourneys, memberTransactions, watchedFilms } from './member-history.ts'
import { orderAnswer } from './orders.ts'
import {
  cinemaProcessedPayment,
  currentRedirectPayment,
  giftCardDetails,
  giftCardPayment,
  maximumMemberBalance,
  memberBalancePayment,
  redirectPayment,
} from './payments.ts'
import { ticketPrices } from './prices.ts'
import {
  relatedRecords,
  noRecord,
  orAbsent,
  orNull,
  Reading,
  record,
  records,
  related,
  unusable,
  type Reader,
} from './reader.ts'
import {
  countSeats,
  seatAvailability,
  seatAvailabilityFields,
  seatCount,
  seatLayout,
  seatPreview,
} from './seating.ts'
import { areaCategory, screeningDate, showtime, showtimeRelatedData } from './showtimes.ts'
import { site } from './sites.ts'
import { date, id } from './values.ts'

const getId = ({ id }: { id: string }) => id

const films = record<ResponseOf<'getFilms'>>({
  films: records('films', film, getId),
  relatedData: filmRelatedData,
})

const filmAvailabilities = record<ResponseOf<'getFilmsAvailability'>>({
  filmAvailabilities: records('filmAvailabilities', filmAvailability),
  relatedData: availabilityRelatedData,
})

const eventRelatedData = relatedRecords<EventsResponse['relatedData']>({
  sites: related('sites', site),
  films: related('films', film),
  ...besideFilms,
})

const showtimes = records('showtimes', showtime, getId)

const showtimesOfDay = record<ResponseOf<'getShowtimesByBusinessDate'>>({
  businessDate: orNull(date),
  showtimes,
  relatedData: showtimeRelatedData,
})

const relatedAreas = relatedRecords<SeatLayoutResponse['relatedData']>({
  areaCategories: related('areaCategories', areaCategory),
})

const layout = record<SeatLayoutResponse>({ seatLayout, relatedData: relatedAreas })

const seats = record<
  Omit<SeatAvailabilityResponse, 'summary'> & { summary?: SeatAvailabilityResponse['summary'] }
>({
  seatAvailabilities: records('seatAvailabilities', seatAvailability, ({ seatId }) => seatId),
  summary: orAbsent(seatCount),
  ...seatAvailabilityFields,
})

const availability: Reader<SeatAvailabilityResponse> = (sent, reading, whole) => {
  const read = seats(sent, reading, whole)
  return read === unusable
    ? unusable
    : { ...read, summary: read.summary ?? countSeats(read.seatAvailabilities) }
}

/**
 * The calls that answer with an order: they return different parts of it, and `ocapi/order-answers.ts` gives it one
 * shape.
 */
type OrderCall =
  | 'createStandardOrder'
  | 'createGiftShopOrder'
  | 'createSubscriptionOrder'
  | 'getOrder'
  | 'resetOrderExpiry'
  | 'setOrderCustomer'
  | 'setOrderShowtime'
  | 'setOrderItems'
  | 'setOrderTip'
  | 'removeVoucher'
  | 'removeTicketRedemptionCard'
  | 'removePayment'
  | 'getCompletedOrder'
  | 'getCurrentJourneys'
  | 'getPastJourneys'
  | 'getActiveOrders'

/**
 * The reader of each call's answer. Null: the answer is used as it is, after the check of its required keys
 * (`operation-metadata.ts`).
 */
const readers: { readonly [K in Exclude<OperationId, OrderCall>]: Reader<ResponseOf<K>> | null } & {
  readonly [K in OrderCall]: Reader<object>
} = {
  getFilms: films,
  getSiteFilms: films,
  getFilm: record<ResponseOf<'getFilm'>>({ film, relatedData: filmRelatedData }),
  getFilmsAvailability: filmAvailabilities,
  getSiteFilmsAvailability: filmAvailabilities,
  getFilmAvailability: record<ResponseOf<'getFilmAvailability'>>({
    filmAvailability,
    relatedData: availabilityRelatedData,
  }),
  getSites: record<ResponseOf<'getSites'>>({ sites: records('sites', site, getId) }),
  getSite: record<ResponseOf<'getSite'>>({ site }),
  getEvents: record<ResponseOf<'getEvents'>>({
    events: records('events', event, getId),
    relatedData: eventRelatedData,
  }),
  getEvent: record<ResponseOf<'getEvent'>>({ event, relatedData: eventRelatedData }),
  getEventShowtimes: record<ResponseOf<'getEventShowtimes'>>({
    eventId: id,
    showtimes,
    relatedData: showtimeRelatedData,
  }),
  getFilmScreeningDates: record<ResponseOf<'getFilmScreeningDates'>>({
    filmScreeningDates: records('filmScreeningDates', screeningDate, ({ businessDate }) => businessDate),
  }),
  getShowtimesByBusinessDate: showtimesOfDay,
  getFirstShowtimes: showtimesOfDay,
  getShowtimesByScreen: record<ResponseOf<'getShowtimesByScreen'>>({
    screenId: id,
    showtimes,
    relatedData: showtimeRelatedData,
  }),
  getShowtime: record<ResponseOf<'getShowtime'>>({ showtime, relatedData: showtimeRelatedData }),
  getTicketPrices: ticketPrices,
  getSeatLayout: layout,
  getShowtimeSeatLayout: layout,
  getSeatAvailability: availability,
  getOrderSeatAvailability: availability,
  createStandardOrder: orderAnswer,
  createGiftShopOrder: orderAnswer,
  createSubscriptionOrder: orderAnswer,
  getOrder: orderAnswer,
  resetOrderExpiry: orderAnswer,
  setOrderCustomer: orderAnswer,
  setOrderShowtime: orderAnswer,
  setOrderItems: orderAnswer,
  setOrderTip: orderAnswer,
  removeVoucher: orderAnswer,
  removeTicketRedemptionCard: orderAnswer,
  removePayment: orderAnswer,
  getCompletedOrder: orderAnswer,
  getSeatAvailabilityPreviews: record<SeatAvailabilityPreviewsResponse>({
    seatAvailabilityPreviews: records('seatAvailabilityPreviews', seatPreview),
    relatedData: relatedAreas,
  }),
  getDiscountAvailability: discountAvailabilities,
  getItemProfile: itemProfileAnswer,
  getItemAvailability: itemAvailabilityAnswer,
  getGiftShopItemProfile: itemProfileAnswer,
  getGiftShopItemAvailability: itemAvailabilityAnswer,
  getSellableItemsByCode: sellableItemsAnswer,
  addVoucher: voucherAnswer,
  addTicketRedemptionCard: ticketRedemptionCardAnswer,
  getGiftCardDetails: giftCardDetails,
  addGiftCardPayment: giftCardPayment,
  getMaximumMemberBalance: maximumMemberBalance,
  setMemberBalancePayment: memberBalancePayment,
  createRedirectPayment: redirectPayment,
  getCurrentRedirectPayment: currentRedirectPayment,
  createCinemaProcessedPayment: cinemaProcessedPayment,
  setCinemaProcessedPayment: cinemaProcessedPayment,
  getWebPaymentMethods: null,
  deleteOrder: null,
  getOrderCustomer: null,
  createEmbeddedPayment: null,
  getCurrentEmbeddedPayment: null,
  startCompletion: null,
  getCompletion: null,
  startPreparation: null,
  startItemDeliveriesPreparation: null,
  startItemDeliveryPreparation: null,
  setOrderCollected: null,
  getOrdersInPreparation: null,
  getRedeemableItems: null,
  findCompletedOrder: null,
  getJourneyByOrderId: null,
  createCaptchaChallenge: null,
  createMember: null,
  checkEmailAvailability: null,
  createMemberToken: null,
  createMemberCookie: null,
  createWorkstationCookie: null,
  deleteMemberCookie: null,
  registerWorkstation: null,
  getWorkstation: null,
  setWorkstation: null,
  deleteWorkstation: null,
  setMemberEmail: null,
  setMemberPassword: null,
  setMemberUsername: null,
  getPasskeys: null,
  createPasskeyOptions: null,
  createPasskey: null,
  renamePasskey: null,
  deletePasskey: null,
  getWatchlistFilms: null,
  addWatchlistFilm: null,
  removeWatchlistFilm: null,
  setWatchlistNotice: null,
  createPasskeySignInOptions: null,
  createPasskeyToken: null,
  createPasskeyCookie: null,
  getMemberRedemptionCards: null,
  addMemberRedemptionCard: null,
  removeMemberRedemptionCard: null,
  getDataExports: null,
  createDataExport: null,
  getPaymentCards: null,
  getPaymentCard: null,
  deletePaymentCard: null,
  setPrimaryPaymentCard: null,
  createEmbeddedPaymentCard: null,
  getPaymentCardCreation: null,
  createPasswordResetCode: null,
  validatePasswordResetCode: null,
  resetPassword: null,
  getCurrentMember: null,
  setPersonalDetails: null,
  setMemberPhoto: null,
  deleteMemberPhoto: null,
  verifyEmail: null,
  sendEmailVerification: null,
  deleteCurrentMember: null,
  getLoyaltyMasterData: null,
  getMemberRewards: null,
  takeMemberReward: null,
  getCounterRewards: null,
  handOverReward: null,
  getMemberReferrals: null,
  getReferralCode: null,
  getOrderClaim: null,
  claimOrder: null,
  getCurrentJourneys: memberJourneys,
  getPastJourneys: memberJourneys,
  getActiveOrders: activeOrders,
  getMemberTransactions: memberTransactions,
  getWatchedFilms: watchedFilms,
  getWatchedFilmsPicture: null,
  listSessions: null,
  endSession: null,
  endSessions: null,
}

export type ReadAnswer =
  | { readonly ok: true; readonly body: unknown; readonly leftOut: LeftOut | null }
  /** @property field without which the answer is of no use */
  | { readonly ok: false; readonly field: string }

/**
 * Reads the answer of a call: each record in the contract's shape, or omitted and counted. The HTTP client calls it for
 * every success, so that no store or page depends on the server.
 */
export function readAnswer(operation: OperationId, body: unknown): ReadAnswer {
  const read = readers[operation]
  if (!read) return { ok: true, body, leftOut: null }
  const reading = new Reading()
  const taken = read(body, reading, noRecord)
  return taken === unusable
    ? { ok: false, field: reading.field }
    : { ok: true, body: taken, leftOut: reading.leftOut }
}
