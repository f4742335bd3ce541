import { operations, toPath } from './operations.ts'
import { fillPath, operationMetadata } from './operation-metadata.ts'

describe('operation metadata', () => {
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
    expect(operationMetadata[id]).toMatchObject({ method, path })
    expect(fillPath(id, 'x')).toBe('ocapi/v1/x')
  })

  it('needs of an answer only what its schema requires', () => {
    for (const { id, needs, responses } of Object.values(operations)) {
      const bodies: unknown[] = Object.values(responses)
      for (const body of bodies) {
        const required = (body as { required?: string[] } | null)?.required ?? []
        expect({ id, missing: body === null ? [] : needs.filter((key) => !required.includes(key)) }).toEqual({
          id,
          missing: [],
        })
      }
    }
  })

  it('lets a call do without a body where our own server sends none', () => {
    const empty = Object.values(operations).filter(({ responses }) =>
      (Object.values(responses) as unknown[]).includes(null),
    )
    expect(empty.map(({ id }) => id).sort()).toEqual([
      'claimOrder',
      'createMemberCookie',
      'createPasskeyCookie',
      'createPasswordResetCode',
      'createWorkstationCookie',
      'deleteCurrentMember',
      'deleteMemberCookie',
      'deleteMemberPhoto',
      'deleteOrder',
      'deletePasskey',
      'deletePaymentCard',
      'deleteWorkstation',
      'endSession',
      'endSessions',
      'getJourneyByOrderId',
      'removeMemberRedemptionCard',
      'removeWatchlistFilm',
      'resetPassword',
      'sendEmailVerification',
      'setMemberEmail',
      'setMemberPassword',
      'setMemberUsername',
      'setPrimaryPaymentCard',
      'setWatchlistNotice',
      'validatePasswordResetCode',
      'verifyEmail',
    ])
    for (const { id } of empty) expect(operationMetadata[id]).toHaveProperty('isBodyOptional', true)
  })

  it('fills and percent-encodes parameters', () => {
    expect(fillPath('getFilm', 'films/{filmId}', { filmId: 'a/b c' })).toBe('ocapi/v1/films/a%2Fb%20c')
    expect(toPath(operations.setOrderShowtime, { orderId: 'o1', showtimeId: '1001-7' })).toBe(
      'ocapi/v1/orders/o1/showtimes/1001-7',
    )
  })

  it('refuses a missing parameter', () => {
    expect(() => toPath(operations.getFilm, {})).toThrow(TypeError)
  })
})
