import type { ErrorArea } from './errors/entry.ts'

/** Base of every ordering and loyalty path, below the API's address. */
export const ocapiBase = 'ocapi/v1'

/** What a client has to know of a call besides the types of request and answer. */
export interface OperationMetadata {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `ocapiBase`; `{name}` is a parameter. */
  readonly path: string
  /**
   * All areas of the error catalogue of the call, the closest first: they determine its codes, and the meaning of a
   * bare status.
   */
  readonly areas: readonly [ErrorArea, ...ErrorArea[]]
  /**
   * What a client requires at the top level of a success's body, so that a broken answer is a typed failure and not a
   * crash somewhere in a page. Less than our own server sends: others send less.
   */
  readonly needs: readonly string[]
  /** Whether a client accepts an answer without a body (204) from servers other than ours. */
  readonly isBodyOptional?: true
  /** How a request's body is encoded, where it is not JSON. */
  readonly bodyType?: 'form' | 'multipart'
  /** Whether a client leaves its member token out: the call is there to get one. */
  readonly isWithoutMember?: true
}

/**
 * The one table of the ordering and loyalty interface's calls by operation id, that client and server share. Apart from the
 * schemas in `operations/`, so that a browser carries neither them nor the validator.
 */
export const operationMetadata = {
  getFilms: { method: 'GET', path: 'films', areas: ['browsing'], needs: ['films'] },
  getFilm: { method: 'GET', path: 'films/{filmId}', areas: ['browsing'], needs: ['film'] },
  getFilmsAvailability: {
    method: 'GET',
    path: 'films/availability',
    areas: ['browsing'],
    needs: ['filmAvailabilities'],
  },
  getFilmAvailability: {
    method: 'GET',
    path: 'films/{filmId}/availability',
    areas: ['browsing'],
    needs: ['filmAvailability'],
  },
  getSites: { method: 'GET', path: 'sites', areas: ['browsing'], needs: ['sites'] },
  getSite: { method: 'GET', path: 'sites/{siteId}', areas: ['browsing'], needs: ['site'] },
  getSiteFilms: { method: 'GET', path: 'sites/{siteId}/films', areas: ['browsing'], needs: ['films'] },
  getSiteFilmsAvailability: {
    method: 'GET',
    path: 'sites/{siteId}/films/availability',
    areas: ['browsing'],
    needs: ['filmAvailabilities'],
  },
  getEvents: { method: 'GET', path: 'events', areas: ['browsing'], needs: ['events'] },
  getEvent: { method: 'GET', path: 'events/{eventId}', areas: ['browsing'], needs: ['event'] },
  getEventShowtimes: {
    method: 'GET',
    path: 'events/{eventId}/showtimes',
    areas: ['browsing'],
    needs: ['eventId', 'showtimes'],
  },
  getFilmScreeningDates: {
    method: 'GET',
    path: 'film-screening-dates',
    areas: ['browsing'],
    needs: ['filmScreeningDates'],
  },
  getShowtimesByBusinessDate: {
    method: 'GET',
    path: 'showtimes/by-business-date/{businessDate}',
    areas: ['browsing'],
    needs: ['showtimes'],
  },
  getFirstShowtimes: {
    method: 'GET',
    path: 'showtimes/by-business-date/first',
    areas: ['browsing'],
    needs: ['showtimes'],
  },
  getShowtimesByScreen: {
    method: 'GET',
    path: 'showtimes/by-screen/{screenId}',
    areas: ['browsing'],
    needs: ['screenId', 'showtimes'],
  },
  getShowtime: { method: 'GET', path: 'showtimes/{showtimeId}', areas: ['browsing'], needs: ['showtime'] },
  getTicketPrices: {
    method: 'GET',
    path: 'showtimes/{showtimeId}/ticket-prices',
    areas: ['browsing'],
    needs: ['ticketPrices'],
  },
  getDiscountAvailability: {
    method: 'GET',
    path: 'showtimes/{showtimeId}/discount-availability',
    areas: ['browsing'],
    needs: ['discountAvailabilities'],
  },
  getItemProfile: {
    method: 'GET',
    path: 'sites/{siteId}/item-profile',
    areas: ['browsing'],
    needs: ['itemProfile'],
  },
  getItemAvailability: {
    method: 'GET',
    path: 'sites/{siteId}/item-availability',
    areas: ['browsing'],
    needs: ['itemAvailabilities'],
  },
  getGiftShopItemProfile: {
    method: 'GET',
    path: 'gift-shop/item-profile',
    areas: ['browsing'],
    needs: ['itemProfile'],
  },
  getGiftShopItemAvailability: {
    method: 'GET',
    path: 'gift-shop/item-availability',
    areas: ['browsing'],
    needs: ['itemAvailabilities'],
  },
  getSellableItemsByCode: {
    method: 'GET',
    path: 'sites/{siteId}/sellable-items/by-code/{code}',
    areas: ['browsing'],
    needs: ['sellableItems'],
  },
  getSeatLayout: {
    method: 'GET',
    path: 'seat-layouts/{seatLayoutId}',
    areas: ['seat-layout'],
    needs: ['seatLayout'],
  },
  getShowtimeSeatLayout: {
    method: 'GET',
    path: 'showtimes/{showtimeId}/seat-layout',
    areas: ['seat-layout'],
    needs: ['seatLayout'],
  },
  getSeatAvailability: {
    method: 'GET',
    path: 'showtimes/{showtimeId}/seat-availability',
    areas: ['seat-availability'],
    needs: ['seatAvailabilities'],
  },
  getSeatAvailabilityPreviews: {
    method: 'GET',
    path: 'seat-availability/previews',
    areas: ['seat-availability'],
    needs: ['seatAvailabilityPreviews'],
  },
  getOrderSeatAvailability: {
    method: 'GET',
    path: 'orders/{orderId}/showtimes/{showtimeId}/seat-availability',
    areas: ['seat-availability', 'order'],
    needs: ['seatAvailabilities'],
  },
  getWebPaymentMethods: {
    method: 'GET',
    path: 'web-payment-methods',
    areas: ['payment'],
    needs: ['webPaymentMethods'],
  },
  createStandardOrder: {
    method: 'POST',
    path: 'orders/standard/booking',
    areas: ['order'],
    needs: ['order'],
  },
  createGiftShopOrder: {
    method: 'POST',
    path: 'orders/gift-shop',
    areas: ['order'],
    needs: ['order'],
  },
  createSubscriptionOrder: {
    method: 'POST',
    path: 'orders/subscription',
    areas: ['order', 'subscription'],
    needs: ['order'],
  },
  getOrder: { method: 'GET', path: 'orders/{orderId}', areas: ['order'], needs: ['order'] },
  deleteOrder: {
    method: 'DELETE',
    path: 'orders/{orderId}',
    areas: ['order'],
    needs: [],
    isBodyOptional: true,
  },
  resetOrderExpiry: {
    method: 'POST',
    path: 'orders/{orderId}/expiry/reset',
    areas: ['order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  getOrderCustomer: {
    method: 'GET',
    path: 'orders/{orderId}/customer',
    areas: ['order'],
    needs: ['customer'],
    isBodyOptional: true,
  },
  setOrderCustomer: {
    method: 'PUT',
    path: 'orders/{orderId}/customer',
    areas: ['order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  setOrderShowtime: {
    method: 'PUT',
    path: 'orders/{orderId}/showtimes/{showtimeId}',
    areas: ['set-showtime', 'order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  setOrderItems: {
    method: 'PUT',
    path: 'orders/{orderId}/items',
    areas: ['set-items', 'order', 'member'],
    needs: ['order'],
    isBodyOptional: true,
  },
  setOrderTip: {
    method: 'PUT',
    path: 'orders/{orderId}/tip',
    areas: ['order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  addVoucher: {
    method: 'POST',
    path: 'orders/{orderId}/vouchers',
    areas: ['voucher-add', 'order'],
    needs: ['voucher'],
  },
  removeVoucher: {
    method: 'DELETE',
    path: 'orders/{orderId}/vouchers/{voucherId}',
    areas: ['voucher-remove', 'order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  addTicketRedemptionCard: {
    method: 'POST',
    path: 'orders/{orderId}/ticket-redemption-cards',
    areas: ['redemption-card', 'order'],
    needs: ['ticketRedemptionCard'],
    isBodyOptional: true,
  },
  removeTicketRedemptionCard: {
    method: 'DELETE',
    path: 'orders/{orderId}/ticket-redemption-cards/{cardId}',
    areas: ['redemption-card', 'order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  getGiftCardDetails: {
    method: 'POST',
    path: 'gift-cards/details',
    areas: ['gift-card-details'],
    needs: ['availableBalance'],
  },
  addGiftCardPayment: {
    method: 'POST',
    path: 'orders/{orderId}/payments/gift-cards',
    areas: ['order-gift-card', 'payment', 'order'],
    needs: ['giftCardPayment'],
    isBodyOptional: true,
  },
  getMaximumMemberBalance: {
    method: 'GET',
    path: 'orders/{orderId}/payments/maximum-member-balance',
    areas: ['payment', 'order', 'member'],
    needs: ['payment'],
  },
  setMemberBalancePayment: {
    method: 'PUT',
    path: 'orders/{orderId}/payments/member-balance',
    areas: ['payment', 'order-gift-card', 'order', 'member'],
    needs: ['id', 'value'],
    isBodyOptional: true,
  },
  removePayment: {
    method: 'DELETE',
    path: 'orders/{orderId}/payments/{paymentId}',
    areas: ['payment', 'order'],
    needs: ['order'],
    isBodyOptional: true,
  },
  createEmbeddedPayment: {
    method: 'POST',
    path: 'orders/{orderId}/payments/embedded',
    areas: ['payment', 'order-gift-card', 'order'],
    needs: ['connectorFunctionName', 'connectorParametersJson'],
  },
  getCurrentEmbeddedPayment: {
    method: 'GET',
    path: 'orders/{orderId}/payments/embedded/current',
    areas: ['payment', 'order'],
    needs: ['embeddedPayment'],
  },
  createRedirectPayment: {
    method: 'POST',
    path: 'orders/{orderId}/payments/redirect',
    areas: ['payment', 'order-gift-card', 'order'],
    needs: ['redirectPayment', 'redirectUrl'],
  },
  getCurrentRedirectPayment: {
    method: 'GET',
    path: 'orders/{orderId}/payments/redirect/current',
    areas: ['payment', 'order'],
    needs: ['redirectPayment'],
  },
  createCinemaProcessedPayment: {
    method: 'POST',
    path: 'orders/{orderId}/payments/cinema-processed',
    areas: ['payment', 'order-gift-card', 'order'],
    needs: ['cinemaProcessedPayment'],
    isBodyOptional: true,
  },
  setCinemaProcessedPayment: {
    method: 'PUT',
    path: 'orders/{orderId}/payments/cinema-processed',
    areas: ['payment', 'order'],
    needs: ['cinemaProcessedPayment'],
    isBodyOptional: true,
  },
  startCompletion: {
    method: 'POST',
    path: 'orders/{orderId}/completion',
    areas: ['completion', 'payment', 'order-gift-card', 'order'],
    needs: ['status'],
    isBodyOptional: true,
  },
  getCompletion: {
    method: 'GET',
    path: 'orders/{orderId}/completion',
    areas: ['completion', 'order'],
    needs: ['status'],
  },
  getCompletedOrder: {
    method: 'GET',
    path: 'orders/completed/{orderId}',
    areas: ['order'],
    needs: ['order'],
  },
  startPreparation: {
    method: 'POST',
    path: 'orders/completed/{orderId}/preparation',
    areas: ['preparation', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  startItemDeliveriesPreparation: {
    method: 'POST',
    path: 'orders/completed/{orderId}/item-deliveries/preparation',
    areas: ['preparation', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  startItemDeliveryPreparation: {
    method: 'POST',
    path: 'orders/completed/{orderId}/item-deliveries/{itemDeliveryId}/preparation',
    areas: ['preparation', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  setOrderCollected: {
    method: 'PUT',
    path: 'orders/completed/{orderId}/collection-status/collected',
    areas: ['collection', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  getOrdersInPreparation: {
    method: 'GET',
    path: 'sites/{siteId}/orders/in-preparation',
    areas: ['order'],
    needs: ['orders'],
  },
  getRedeemableItems: {
    method: 'GET',
    path: 'orders/completed/{orderId}/redeemable-items',
    areas: ['order'],
    needs: ['redeemableItems'],
  },
  findCompletedOrder: { method: 'POST', path: 'orders/completed/find', areas: ['order'], needs: ['orderId'] },
  getJourneyByOrderId: {
    method: 'GET',
    path: 'journeys/by-order-id/{orderId}',
    areas: ['journey'],
    needs: ['journey'],
    isBodyOptional: true,
  },
  createCaptchaChallenge: {
    method: 'POST',
    path: 'captcha-challenges',
    areas: ['sign-in'],
    needs: ['challenge'],
  },
  createMember: {
    method: 'POST',
    path: 'members',
    areas: ['member-creation', 'password', 'details-update'],
    needs: ['member'],
  },
  checkEmailAvailability: {
    method: 'POST',
    path: 'members/email-availability',
    areas: ['email-check'],
    needs: ['isAvailable'],
  },
  createMemberToken: {
    method: 'POST',
    path: 'members/authentication-token',
    areas: ['sign-in'],
    needs: ['access_token', 'expires_in', 'refresh_token'],
    bodyType: 'form',
    isWithoutMember: true,
  },
  createMemberCookie: {
    method: 'POST',
    path: 'members/authentication-cookie',
    areas: ['sign-in'],
    needs: [],
    isBodyOptional: true,
    bodyType: 'form',
  },
  createWorkstationCookie: {
    method: 'POST',
    path: 'members/workstation-authentication-cookie',
    areas: ['sign-in'],
    needs: [],
    isBodyOptional: true,
    bodyType: 'form',
  },
  deleteMemberCookie: {
    method: 'DELETE',
    path: 'members/authentication-cookie',
    areas: ['sign-in'],
    needs: [],
    isBodyOptional: true,
  },
  registerWorkstation: {
    method: 'POST',
    path: 'workstation-registration',
    areas: ['sign-in'],
    needs: ['workstation'],
    isBodyOptional: true,
  },
  getWorkstation: {
    method: 'GET',
    path: 'workstation-registration/current',
    areas: ['sign-in'],
    needs: ['workstation'],
  },
  setWorkstation: {
    method: 'PUT',
    path: 'workstation-registration/current',
    areas: ['sign-in'],
    needs: ['workstation'],
    isBodyOptional: true,
  },
  deleteWorkstation: {
    method: 'DELETE',
    path: 'workstation-registration/current',
    areas: ['sign-in'],
    needs: [],
    isBodyOptional: true,
  },
  setMemberEmail: {
    method: 'PUT',
    path: 'members/current/credentials/email',
    areas: ['email-update', 'email-check', 'member-creation', 'member'],
    needs: [],
    isBodyOptional: true,
  },
  setMemberPassword: {
    method: 'PUT',
    path: 'members/current/credentials/password',
    areas: ['password', 'member'],
    needs: [],
    isBodyOptional: true,
  },
  setMemberUsername: {
    method: 'PUT',
    path: 'members/current/credentials/username',
    areas: ['username-update', 'member-creation', 'member'],
    needs: [],
    isBodyOptional: true,
  },
  getPasskeys: {
    method: 'GET',
    path: 'members/current/passkeys',
    areas: ['member'],
    needs: ['passkeys'],
  },
  createPasskeyOptions: {
    method: 'POST',
    path: 'members/current/passkeys/options',
    areas: ['member', 'password'],
    needs: ['options'],
  },
  createPasskey: {
    method: 'POST',
    path: 'members/current/passkeys',
    areas: ['member'],
    needs: ['passkey'],
  },
  renamePasskey: {
    method: 'PUT',
    path: 'members/current/passkeys/{passkeyId}',
    areas: ['member'],
    needs: ['passkey'],
  },
  deletePasskey: {
    method: 'DELETE',
    path: 'members/current/passkeys/{passkeyId}',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  getWatchlistFilms: {
    method: 'GET',
    path: 'members/current/watchlist-films',
    areas: ['member'],
    needs: ['watchlistFilms'],
  },
  addWatchlistFilm: {
    method: 'POST',
    path: 'members/current/watchlist-films',
    areas: ['member', 'browsing'],
    needs: [],
    isBodyOptional: true,
  },
  removeWatchlistFilm: {
    method: 'DELETE',
    path: 'members/current/watchlist-films/{filmId}',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  setWatchlistNotice: {
    method: 'PUT',
    path: 'members/current/watchlist-notice',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  getMemberRedemptionCards: {
    method: 'GET',
    path: 'members/current/ticket-redemption-cards',
    areas: ['member', 'redemption-card'],
    needs: ['ticketRedemptionCards'],
  },
  addMemberRedemptionCard: {
    method: 'POST',
    path: 'members/current/ticket-redemption-cards',
    areas: ['redemption-card', 'member'],
    needs: ['ticketRedemptionCard'],
  },
  removeMemberRedemptionCard: {
    method: 'DELETE',
    path: 'members/current/ticket-redemption-cards/{cardId}',
    areas: ['member', 'redemption-card'],
    needs: [],
    isBodyOptional: true,
  },
  getDataExports: {
    method: 'GET',
    path: 'members/current/data-exports',
    areas: ['member'],
    needs: ['dataExports'],
  },
  createDataExport: {
    method: 'POST',
    path: 'members/current/data-exports',
    areas: ['member', 'password'],
    needs: ['dataExport'],
  },
  getPaymentCards: {
    method: 'GET',
    path: 'members/current/payment-cards',
    areas: ['member', 'payment'],
    needs: ['cards'],
  },
  getPaymentCard: {
    method: 'GET',
    path: 'members/current/payment-cards/{paymentCardId}',
    areas: ['member', 'payment'],
    needs: ['card'],
  },
  deletePaymentCard: {
    method: 'DELETE',
    path: 'members/current/payment-cards/{paymentCardId}',
    areas: ['member', 'payment'],
    needs: [],
    isBodyOptional: true,
  },
  setPrimaryPaymentCard: {
    method: 'PUT',
    path: 'members/current/payment-cards/primary',
    areas: ['member', 'payment'],
    needs: [],
    isBodyOptional: true,
  },
  createEmbeddedPaymentCard: {
    method: 'POST',
    path: 'members/current/payment-cards/embedded',
    areas: ['member', 'payment'],
    needs: ['connectorFunctionName', 'connectorParametersJson'],
  },
  getPaymentCardCreation: {
    method: 'GET',
    path: 'members/current/payment-cards/{paymentCardId}/creation',
    areas: ['member', 'payment'],
    needs: ['status'],
  },
  createPasskeySignInOptions: {
    method: 'POST',
    path: 'members/passkeys/options',
    areas: ['sign-in'],
    needs: ['options'],
    isWithoutMember: true,
  },
  createPasskeyToken: {
    method: 'POST',
    path: 'members/passkeys/authentication-token',
    areas: ['sign-in'],
    needs: ['access_token', 'expires_in', 'refresh_token'],
    isWithoutMember: true,
  },
  createPasskeyCookie: {
    method: 'POST',
    path: 'members/passkeys/authentication-cookie',
    areas: ['sign-in'],
    needs: [],
    isBodyOptional: true,
  },
  createPasswordResetCode: {
    method: 'POST',
    path: 'members/password-reset-code',
    areas: ['password'],
    needs: [],
    isBodyOptional: true,
  },
  validatePasswordResetCode: {
    method: 'POST',
    path: 'members/password-reset-code/validate',
    areas: ['password'],
    needs: [],
    isBodyOptional: true,
  },
  resetPassword: {
    method: 'POST',
    path: 'members/password-reset',
    areas: ['password'],
    needs: [],
    isBodyOptional: true,
  },
  getCurrentMember: { method: 'GET', path: 'members/current', areas: ['member'], needs: ['member'] },
  setPersonalDetails: {
    method: 'PUT',
    path: 'members/current/personal-details',
    areas: ['details-update', 'member'],
    needs: [],
    isBodyOptional: true,
  },
  setMemberPhoto: {
    method: 'PUT',
    path: 'members/current/photo',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
    bodyType: 'multipart',
  },
  deleteMemberPhoto: {
    method: 'DELETE',
    path: 'members/current/photo',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  verifyEmail: {
    method: 'POST',
    path: 'members/email-verification',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  sendEmailVerification: {
    method: 'POST',
    path: 'members/current/email-verification-code',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  deleteCurrentMember: {
    method: 'DELETE',
    path: 'members/current',
    areas: ['delete-member', 'password', 'member'],
    needs: [],
    isBodyOptional: true,
  },
  getLoyaltyMasterData: {
    method: 'GET',
    path: 'loyalty-master-data',
    areas: ['browsing'],
    needs: ['clubs'],
  },
  getMemberRewards: {
    method: 'GET',
    path: 'members/current/rewards',
    areas: ['member'],
    needs: ['rewards'],
  },
  takeMemberReward: {
    method: 'POST',
    path: 'members/current/rewards/{rewardId}',
    areas: ['member'],
    needs: ['reward'],
  },
  getCounterRewards: {
    method: 'GET',
    path: 'members/{memberId}/rewards',
    areas: ['member'],
    needs: ['rewards'],
  },
  handOverReward: {
    method: 'PUT',
    path: 'members/{memberId}/rewards/{id}/handed-over',
    areas: ['member'],
    needs: ['reward'],
  },
  getMemberReferrals: {
    method: 'GET',
    path: 'members/current/referrals',
    areas: ['member'],
    needs: ['code'],
  },
  getReferralCode: {
    method: 'GET',
    path: 'referral-codes/{code}',
    areas: ['member'],
    needs: ['inviterName'],
  },
  getOrderClaim: {
    method: 'GET',
    path: 'members/current/claimed-orders/{orderId}',
    areas: ['member', 'order'],
    needs: ['claim'],
  },
  claimOrder: {
    method: 'POST',
    path: 'members/current/claimed-orders',
    areas: ['member', 'order'],
    needs: [],
    isBodyOptional: true,
  },
  getCurrentJourneys: {
    method: 'GET',
    path: 'members/current/journeys/current',
    areas: ['journey', 'member'],
    needs: ['journeys'],
  },
  getPastJourneys: {
    method: 'GET',
    path: 'members/current/journeys/past',
    areas: ['journey', 'member'],
    needs: ['journeys'],
  },
  getActiveOrders: {
    method: 'GET',
    path: 'members/current/completed-orders/active',
    areas: ['order', 'member'],
    needs: ['orders'],
  },
  getMemberTransactions: {
    method: 'GET',
    path: 'members/current/transactions',
    areas: ['member'],
    needs: ['transactions'],
  },
  getWatchedFilms: {
    method: 'GET',
    path: 'members/current/watched-films',
    areas: ['member'],
    needs: ['films'],
  },
  getWatchedFilmsPicture: {
    method: 'GET',
    path: 'members/current/watched-films/picture',
    areas: ['member'],
    needs: ['contents'],
  },
  listSessions: { method: 'GET', path: 'members/current/sessions', areas: ['member'], needs: ['sessions'] },
  endSession: {
    method: 'DELETE',
    path: 'members/current/sessions/{sessionId}',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
  endSessions: {
    method: 'DELETE',
    path: 'members/current/sessions',
    areas: ['member'],
    needs: [],
    isBodyOptional: true,
  },
} as const satisfies Record<string, OperationMetadata>
export type OperationMetadataTable = typeof operationMetadata

/**
 * A path with its parameters, each percent-encoded, relative to the API's address, without a leading slash.
 * @throws TypeError for a missing or empty parameter: a programmer's error
 */
export function fillPath(id: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`${id} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  return `${ocapiBase}/${filled}`
}
