import type { Operations, OperationId, ResponseOf } from '@foyer/contract/operations'

/** The error area of each operation, checked against the contract by its type, without its schemas. */
export const areas: { readonly [K in OperationId]: Operations[K]['area'] } = {
  getFilms: 'browsing',
  getFilm: 'browsing',
  getFilmsAvailability: 'browsing',
  getFilmAvailability: 'browsing',
  getSites: 'browsing',
  getSite: 'browsing',
  getSiteFilms: 'browsing',
  getSiteFilmsAvailability: 'browsing',
  getEvents: 'browsing',
  getEvent: 'browsing',
  getEventShowtimes: 'browsing',
  getFilmScreeningDates: 'browsing',
  getShowtimesByBusinessDate: 'browsing',
  getFirstShowtimes: 'browsing',
  getShowtimesByScreen: 'browsing',
  getShowtime: 'browsing',
  getTicketPrices: 'browsing',
  getSeatLayout: 'seat-layout',
  getShowtimeSeatLayout: 'seat-layout',
  getSeatAvailability: 'seat-availability',
  getSeatAvailabilityPreviews: 'seat-availability',
  getOrderSeatAvailability: 'seat-availability',
  getWebPaymentMethods: 'payment',
  createStandardOrder: 'order',
  getOrder: 'order',
  deleteOrder: 'order',
  resetOrderExpiry: 'order',
  getOrderCustomer: 'order',
  setOrderCustomer: 'order',
  setOrderShowtime: 'set-showtime',
  createEmbeddedPayment: 'payment',
  getCurrentEmbeddedPayment: 'payment',
  startCompletion: 'completion',
  getCompletion: 'completion',
  getCompletedOrder: 'order',
  getJourneyByOrderId: 'journey',
}

type Keys<T> = [T] extends [never] ? readonly string[] : readonly (keyof T & string)[]

/**
 * What the body of a success must have at its top, so that a broken answer is a typed failure and not a crash
 * somewhere in a page. The server's own tests hold every field to the schema; this is only the door.
 */
export const expectedKeys: { readonly [K in OperationId]: Keys<NonNullable<ResponseOf<K>>> } = {
  getFilms: ['films', 'relatedData'],
  getFilm: ['film', 'relatedData'],
  getFilmsAvailability: ['filmAvailabilities', 'relatedData'],
  getFilmAvailability: ['filmAvailability', 'relatedData'],
  getSites: ['sites'],
  getSite: ['site'],
  getSiteFilms: ['films', 'relatedData'],
  getSiteFilmsAvailability: ['filmAvailabilities', 'relatedData'],
  getEvents: ['events', 'relatedData'],
  getEvent: ['event', 'relatedData'],
  getEventShowtimes: ['eventId', 'showtimes', 'relatedData'],
  getFilmScreeningDates: ['filmScreeningDates'],
  getShowtimesByBusinessDate: ['showtimes', 'relatedData'],
  getFirstShowtimes: ['showtimes', 'relatedData'],
  getShowtimesByScreen: ['screenId', 'showtimes', 'relatedData'],
  getShowtime: ['showtime', 'relatedData'],
  getTicketPrices: ['ticketPrices', 'relatedData'],
  getSeatLayout: ['seatLayout', 'relatedData'],
  getShowtimeSeatLayout: ['seatLayout', 'relatedData'],
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
  getJourneyByOrderId: ['journey'],
}

/** Answers whose body may be empty. */
export const emptyStatuses: ReadonlySet<number> = new Set([202, 204])
