/**
 * Where every call of the ordering and loyalty interface stands: method and path by operation id.
 * Apart from the schemas, so that a browser can build addresses without carrying the validator.
 */

/** Base of every ordering and loyalty path, below the API's address. */
export const ocapiBase = 'ocapi/v1'

/** The one table of paths that client and server share. `{name}` is a parameter. */
export const paths = {
  getFilms: ['GET', 'films'],
  getFilm: ['GET', 'films/{filmId}'],
  getFilmsAvailability: ['GET', 'films/availability'],
  getFilmAvailability: ['GET', 'films/{filmId}/availability'],
  getSites: ['GET', 'sites'],
  getSite: ['GET', 'sites/{siteId}'],
  getSiteFilms: ['GET', 'sites/{siteId}/films'],
  getSiteFilmsAvailability: ['GET', 'sites/{siteId}/films/availability'],
  getEvents: ['GET', 'events'],
  getEvent: ['GET', 'events/{eventId}'],
  getEventShowtimes: ['GET', 'events/{eventId}/showtimes'],
  getFilmScreeningDates: ['GET', 'film-screening-dates'],
  getShowtimesByBusinessDate: ['GET', 'showtimes/by-business-date/{businessDate}'],
  getFirstShowtimes: ['GET', 'showtimes/by-business-date/first'],
  getShowtimesByScreen: ['GET', 'showtimes/by-screen/{screenId}'],
  getShowtime: ['GET', 'showtimes/{showtimeId}'],
  getTicketPrices: ['GET', 'showtimes/{showtimeId}/ticket-prices'],
  getSeatLayout: ['GET', 'seat-layouts/{seatLayoutId}'],
  getShowtimeSeatLayout: ['GET', 'showtimes/{showtimeId}/seat-layout'],
  getSeatAvailability: ['GET', 'showtimes/{showtimeId}/seat-availability'],
  getSeatAvailabilityPreviews: ['GET', 'seat-availability/previews'],
  getOrderSeatAvailability: ['GET', 'orders/{orderId}/showtimes/{showtimeId}/seat-availability'],
  getWebPaymentMethods: ['GET', 'web-payment-methods'],
  createStandardOrder: ['POST', 'orders/standard/booking'],
  getOrder: ['GET', 'orders/{orderId}'],
  deleteOrder: ['DELETE', 'orders/{orderId}'],
  resetOrderExpiry: ['POST', 'orders/{orderId}/expiry/reset'],
  getOrderCustomer: ['GET', 'orders/{orderId}/customer'],
  setOrderCustomer: ['PUT', 'orders/{orderId}/customer'],
  setOrderShowtime: ['PUT', 'orders/{orderId}/showtimes/{showtimeId}'],
  createEmbeddedPayment: ['POST', 'orders/{orderId}/payments/embedded'],
  getCurrentEmbeddedPayment: ['GET', 'orders/{orderId}/payments/embedded/current'],
  startCompletion: ['POST', 'orders/{orderId}/completion'],
  getCompletion: ['GET', 'orders/{orderId}/completion'],
  getCompletedOrder: ['GET', 'orders/completed/{orderId}'],
  findCompletedOrder: ['POST', 'orders/completed/find'],
  getJourneyByOrderId: ['GET', 'journeys/by-order-id/{orderId}'],
} as const
export type PathTable = typeof paths

/**
 * A path with its parameters in place, each percent-encoded, below the API's address, without a leading slash.
 * @throws TypeError when a parameter is missing or empty: a programmer's error.
 */
export function fillPath(id: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`${id} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  return `${ocapiBase}/${filled}`
}
