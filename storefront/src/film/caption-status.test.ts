import { getFilmStatus } from './caption-status.ts'

const today = '2026-03-12'

describe('the line under a poster', () => {
  it('calls a film new for a week after its release', () => {
    expect(getFilmStatus({ label: 'NowShowing', releaseDate: '2026-03-06', today })).toEqual({
      kind: 'newThisWeek',
    })
    expect(getFilmStatus({ label: 'NowShowing', releaseDate: '2026-03-05', today })).toEqual({ kind: 'none' })
  })

  it('warns when the last screening is within three days', () => {
    const film = { label: 'NowShowing', releaseDate: '2026-01-01', today } as const
    expect(getFilmStatus({ ...film, lastScreening: '2026-03-14' })).toEqual({ kind: 'lastFewDays' })
    expect(getFilmStatus({ ...film, lastScreening: '2026-03-15' })).toEqual({ kind: 'none' })
    expect(getFilmStatus(film)).toEqual({ kind: 'none' })
  })

  it('says when a coming film opens, and nothing once that day is past', () => {
    expect(getFilmStatus({ label: 'ComingSoon', releaseDate: '2026-03-20', today })).toEqual({
      kind: 'opens',
      date: '2026-03-20',
    })
    expect(getFilmStatus({ label: 'ComingSoon', releaseDate: '2026-03-01', today })).toEqual({ kind: 'none' })
    expect(getFilmStatus({ label: 'ComingSoon', releaseDate: null, today })).toEqual({ kind: 'none' })
  })

  it('says that a film can be booked ahead', () => {
    expect(getFilmStatus({ label: 'PreBookNow', releaseDate: '2026-03-20', today })).toEqual({
      kind: 'bookAhead',
    })
  })

  it('says when it can be booked ahead, while that is to come', () => {
    const film = { label: 'AdvanceBooking', releaseDate: '2026-03-20', today } as const
    expect(getFilmStatus({ ...film, bookingOpensAt: '2026-03-15T09:00:00Z' })).toEqual({
      kind: 'bookingOpens',
      at: '2026-03-15T09:00:00Z',
    })
    expect(getFilmStatus(film)).toEqual({ kind: 'opens', date: '2026-03-20' })
  })
})
