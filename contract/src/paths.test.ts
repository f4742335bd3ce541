import { operations, pathOf } from './operations.ts'
import { fillPath, paths } from './paths.ts'

describe('paths', () => {
  /** As the specification and the clients of live servers have them. */
  it.each([
    ['getFilms', 'GET', 'films'],
    ['getFilm', 'GET', 'films/{filmId}'],
    ['getFilmsAvailability', 'GET', 'films/availability'],
    ['getFilmAvailability', 'GET', 'films/{filmId}/availability'],
    ['getSites', 'GET', 'sites'],
    ['getSite', 'GET', 'sites/{siteId}'],
    ['getSiteFilms', 'GET', 'sites/{siteId}/films'],
    ['getSiteFilmsAvailability', 'GET', 'sites/{siteId}/films/availability'],
    ['getEvents', 'GET', 'events'],
    ['getEvent', 'GET', 'events/{eventId}'],
    ['getEventShowtimes', 'GET', 'events/{eventId}/showtimes'],
    ['getFilmScreeningDates', 'GET', 'film-screening-dates'],
    ['getShowtime', 'GET', 'showtimes/{showtimeId}'],
    ['getShowtimesByBusinessDate', 'GET', 'showtimes/by-business-date/{businessDate}'],
    ['getFirstShowtimes', 'GET', 'showtimes/by-business-date/first'],
    ['getShowtimesByScreen', 'GET', 'showtimes/by-screen/{screenId}'],
    ['getShowtimeSeatLayout', 'GET', 'showtimes/{showtimeId}/seat-layout'],
    ['getSeatAvailability', 'GET', 'showtimes/{showtimeId}/seat-availability'],
    ['getTicketPrices', 'GET', 'showtimes/{showtimeId}/ticket-prices'],
    ['getWebPaymentMethods', 'GET', 'web-payment-methods'],
  ] as const)('%s is %s %s, below the base', (id, method, path) => {
    expect(paths[id]).toEqual([method, path])
    expect(fillPath(id, 'x')).toBe('ocapi/v1/x')
  })

  it('gives every operation the method and path of the table', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(paths).sort())
    for (const [id, operation] of Object.entries(operations)) {
      expect([operation.method, operation.path]).toEqual(paths[id as keyof typeof paths])
    }
  })

  it('fills and percent-encodes parameters', () => {
    expect(fillPath('getFilm', 'films/{filmId}', { filmId: 'a/b c' })).toBe('ocapi/v1/films/a%2Fb%20c')
    expect(pathOf(operations.setOrderShowtime, { orderId: 'o1', showtimeId: '1001-7' })).toBe(
      'ocapi/v1/orders/o1/showtimes/1001-7',
    )
  })

  it('refuses a missing parameter', () => {
    expect(() => pathOf(operations.getFilm, {})).toThrow(TypeError)
  })
})
