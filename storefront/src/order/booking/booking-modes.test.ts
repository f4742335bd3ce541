import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import { getBookingModes, getCutoff } from './booking-modes.ts'

const showtime = { schedule: { startsAt: '2026-11-21T19:30:00+01:00' } }
type Period = FilmAdvanceBookingRule['bookingPeriods'][number]
const period = (startsAt: string, orderBookingModes: Period['orderBookingModes']): Period => ({
  startsAt,
  orderBookingModes,
  restriction: 'None',
  rewardId: null,
})
const detail = (...bookingPeriods: Period[]) => ({
  showtime,
  advanceBooking: bookingPeriods.length ? { id: 'r1', filmId: 'f1', siteId: null, bookingPeriods } : null,
})
const noon = Date.parse('2026-11-20T12:00:00Z')
const allowed = { allowUnpaidBookings: true }

describe('the modes in which a showtime is booked', () => {
  it('are those of the channel', () => {
    expect(getBookingModes(detail(), { allowUnpaidBookings: false }, noon)).toEqual(['Paid'])
    expect(getBookingModes(detail(), allowed, noon)).toEqual(['Paid', 'Unpaid', 'UnpaidConfirmed'])
  })

  it('are fewer while a rule of advance booking says so, by the latest period that has begun', () => {
    const periods = [
      period('2026-11-21T00:00:00Z', ['Paid', 'Unpaid', 'UnpaidConfirmed']),
      period('2026-11-01T00:00:00Z', ['Paid', 'Unpaid']),
      period('2026-10-01T00:00:00Z', ['Paid']),
    ]
    expect(getBookingModes(detail(...periods), allowed, noon)).toEqual(['Paid', 'Unpaid'])
    expect(getBookingModes(detail(...periods), { allowUnpaidBookings: false }, noon)).toEqual(['Paid'])
  })

  it('are those of a period that applies: what holders of a reward can do is no one else’s', () => {
    const early: Period = {
      ...period('2026-11-10T00:00:00Z', ['Unpaid']),
      restriction: 'MemberReward',
      rewardId: 'preview',
    }
    const periods = [period('2026-11-01T00:00:00Z', ['Paid', 'Unpaid']), early]
    expect(getBookingModes(detail(...periods), allowed, noon)).toEqual(['Paid', 'Unpaid'])
    expect(getBookingModes(detail(...periods), allowed, noon, new Set(['preview']))).toEqual(['Unpaid'])
  })

  it('are never none', () => {
    expect(getBookingModes(detail(period('2026-11-01T00:00:00Z', [])), allowed, noon)).toEqual(['Paid'])
  })
})

it.each([
  [0, '2026-11-21T19:30:00+01:00'],
  [90, '2026-11-21T18:00:00+01:00'],
  [24 * 60, '2026-11-20T19:30:00+01:00'],
])(
  'bookings paid at the cinema end %i minutes before the start, on the cinema’s own clock',
  (minutes, cutoff) => {
    expect(getCutoff({ showtime }, { unpaidBookingCutoffTime: minutes })).toBe(cutoff)
  },
)
