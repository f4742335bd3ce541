import type { AnswerOf, Operations, OperationId, ResponseOf } from '@foyer/contract/operations'

/** The error areas of each operation, checked against the contract by its type, without its schemas. */
export const areas: { readonly [K in OperationId]: Operations[K]['areas'] } = {
  getFilms: ['browsing'],
  getFilm: ['browsing'],
  getFilmsAvailability: ['browsing'],
  getFilmAvailability: ['browsing'],
  getSites: ['browsing'],
  getSite: ['browsing'],
  getSiteFilms: ['browsing'],
  getSiteFilmsAvailability: ['browsing'],
  getEvents: ['browsing'],
  getEvent: ['browsing'],
  getEventShowtimes: ['browsing'],
  getFilmScreeningDates: ['browsing'],
  getShowtimesByBusinessDate: ['browsing'],
  getFirstShowtimes: ['browsing'],
  getShowtimesByScreen: ['browsing'],
  getShowtime: ['browsing'],
  getTicketPrices: ['browsing'],
  getSeatLayout: ['seat-layout'],
  getShowtimeSeatLayout: ['seat-layout'],
  getSeatAvailability: ['seat-availability'],
  getSeatAvailabilityPreviews: ['seat-availability'],
  getOrderSeatAvailability: ['seat-availability', 'order'],
  getWebPaymentMethods: ['payment'],
  createStandardOrder: ['order'],
  getOrder: ['order'],
  deleteOrder: ['order'],
  resetOrderExpiry: ['order'],
  getOrderCustomer: ['order'],
  setOrderCustomer: ['order'],
  setOrderShowtime: ['set-showtime', 'order'],
  createEmbeddedPayment: ['payment', 'order-gift-card', 'order'],
  getCurrentEmbeddedPayment: ['payment', 'order'],
  startCompletion: ['completion', 'payment', 'order'],
  getCompletion: ['completion', 'order'],
  getCompletedOrder: ['order'],
  findCompletedOrder: ['order'],
  getJourneyByOrderId: ['journey'],
}

type Keys<T> = [T] extends [never] ? readonly string[] : readonly (keyof T & string)[]

/**
 * What the body of a success must have at its top, so that a broken answer is a typed failure and not a crash
 * somewhere in a page. The server's own tests hold every field to the schema; this is only the door.
 */
export const expectedKeys: { readonly [K in OperationId]: Keys<NonNullable<ResponseOf<K>>> } = {
  getFilms: ['films'],
  getFilm: ['film'],
  getFilmsAvailability: ['filmAvailabilities'],
  getFilmAvailability: ['filmAvailability'],
  getSites: ['sites'],
  getSite: ['site'],
  getSiteFilms: ['films'],
  getSiteFilmsAvailability: ['filmAvailabilities'],
  getEvents: ['events'],
  getEvent: ['event'],
  getEventShowtimes: ['eventId', 'showtimes'],
  getFilmScreeningDates: ['filmScreeningDates'],
  getShowtimesByBusinessDate: ['showtimes'],
  getFirstShowtimes: ['showtimes'],
  getShowtimesByScreen: ['screenId', 'showtimes'],
  getShowtime: ['showtime'],
  getTicketPrices: ['ticketPrices'],
  getSeatLayout: ['seatLayout'],
  getShowtimeSeatLayout: ['seatLayout'],
  getSeatAvailability: ['seatAvailabilities'],
  getSeatAvailabilityPreviews: ['seatAvailabilityPreviews'],
  getOrderSeatAvailability: ['seatAvailabilities'],
  getWebPaymentMethods: ['webPaymentMethods'],
  createStandardOrder: ['order'],
  getOrder: ['order'],
  deleteOrder: [],
  resetOrderExpiry: ['order'],
  getOrderCustomer: ['customer'],
  setOrderCustomer: ['order'],
  setOrderShowtime: ['order'],
  createEmbeddedPayment: ['connectorFunctionName', 'connectorParametersJson'],
  getCurrentEmbeddedPayment: ['embeddedPayment'],
  startCompletion: ['status'],
  getCompletion: ['status'],
  getCompletedOrder: ['order'],
  findCompletedOrder: ['orderId'],
  getJourneyByOrderId: ['journey'],
}

/** Statuses whose body says nothing, whatever is in it. */
export const emptyStatuses: ReadonlySet<number> = new Set([202, 204])

type EmptyId = { [K in OperationId]: undefined extends AnswerOf<K> ? K : never }[OperationId]

const emptyAllowed: { readonly [K in EmptyId]: true } = {
  deleteOrder: true,
  resetOrderExpiry: true,
  getOrderCustomer: true,
  setOrderCustomer: true,
  setOrderShowtime: true,
  startCompletion: true,
  getJourneyByOrderId: true,
}

/** Calls that can do without a body: nothing is needed of it, or the order is read anew. */
export const mayBeEmpty: ReadonlySet<OperationId> = new Set(Object.keys(emptyAllowed) as EmptyId[])
