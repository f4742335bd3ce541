import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { daysOnSale, computeReleaseDate, getStatus } from './lifecycle.ts'
import { planShowtimes } from './rotation.ts'
import { addDays, getBusinessDate, minute, getOffset, toWireInstant } from '../domain/time-zone.ts'

const catalogue = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const firstDay = '2026-11-21'
const films = [...catalogue.films.values()]
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index))
const sites = [...catalogue.sites.keys()]
const programme = (date: string) =>
  sites.flatMap((site) => planShowtimes({ catalogue, firstDay }, site, date))

describe('the life of a film', () => {
  it('has twelve films showing, and others bookable and coming soon, on any day of any year', () => {
    for (const date of [...days(firstDay, 30), ...days('2031-05-01', 30)]) {
      const count = { NowShowing: 0, ComingSoon: 0, AdvanceBooking: 0 }
      for (const film of films) count[getStatus(film, firstDay, date)] += 1
      expect(count.NowShowing).toBe(12)
      expect(count.AdvanceBooking).toBeGreaterThanOrEqual(2)
      expect(count.ComingSoon).toBeGreaterThanOrEqual(8)
    }
  })

  it('goes from announced to bookable to showing', () => {
    const film = films.find((candidate) => candidate.releaseOffsetInDays === 28)
    if (!film) throw new Error('no such film')
    const release = computeReleaseDate(film, firstDay, firstDay)
    expect(release).toBe('2026-12-18')
    expect(getStatus(film, firstDay, addDays(release, -daysOnSale - 1))).toBe('ComingSoon')
    expect(getStatus(film, firstDay, addDays(release, -daysOnSale))).toBe('AdvanceBooking')
    expect(getStatus(film, firstDay, addDays(release, -1))).toBe('AdvanceBooking')
    expect(getStatus(film, firstDay, release)).toBe('NowShowing')
    expect(getStatus(film, firstDay, addDays(release, 41))).toBe('NowShowing')
    expect(getStatus(film, firstDay, addDays(release, 42))).toBe('ComingSoon')
  })
})

describe('the programme of a day', () => {
  it('is the same each time, and differs with another seed', () => {
    const again = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
    const other = { ...catalogue, seed: catalogue.seed + 1 }
    const here = planShowtimes({ catalogue, firstDay }, '1001', firstDay)
    expect(planShowtimes({ catalogue: again, firstDay }, '1001', firstDay)).toEqual(here)
    expect(planShowtimes({ catalogue: other, firstDay }, '1001', firstDay)).not.toEqual(here)
  })

  it('gives each showtime an id of its own that begins with its cinema', () => {
    const ids = days(firstDay, 14).flatMap(programme)
    expect(new Set(ids.map((showtime) => showtime.id)).size).toBe(ids.length)
    expect(ids.every((showtime) => showtime.id.startsWith(`${showtime.siteId}-`))).toBe(true)
  })

  it('shows only films that are on, each of them at every cinema', () => {
    for (const date of [firstDay, addDays(firstDay, 13), '2027-06-05']) {
      const expected = films
        .filter((film) => getStatus(film, firstDay, date) === 'NowShowing')
        .map((film) => film.wire.id)
      for (const site of sites) {
        const shown = new Set(
          planShowtimes({ catalogue, firstDay }, site, date).map((showtime) => showtime.filmId),
        )
        expect([...shown].sort()).toEqual([...expected].sort())
      }
    }
  })

  it('starts between 11:00 and 22:45, in steps of five minutes, and never on a screen still in use', () => {
    for (const date of days(firstDay, 7)) {
      const free = new Map<string, number>()
      for (const showtime of programme(date)) {
        const zone = catalogue.sites.get(showtime.siteId)?.ianaTimeZoneName ?? ''
        const time = toWireInstant(zone, showtime.startsAt).slice(11, 16)
        expect(time >= '11:00' && time <= '22:45').toBe(true)
        expect(showtime.startsAt % (5 * minute)).toBe(0)
        expect(showtime.startsAt).toBeGreaterThanOrEqual((free.get(showtime.screenId) ?? 0) + 20 * minute)
        free.set(showtime.screenId, showtime.endsAt)
        expect(getBusinessDate(zone, showtime.startsAt)).toBe(date)
        expect(showtime.filmEndsAt - showtime.filmStartsAt).toBe(
          (catalogue.films.get(showtime.filmId)?.wire.runtimeInMinutes ?? 0) * minute,
        )
      }
    }
  })

  it('stays right on the days when the clocks change', () => {
    for (const [date, before, after] of [
      ['2026-03-28', 0, 60],
      ['2026-10-24', 60, 0],
    ] as const) {
      const showtimes = planShowtimes({ catalogue, firstDay }, '1001', date)
      for (const showtime of showtimes) {
        expect(getOffset('Europe/London', showtime.startsAt)).toBe(before)
        expect(showtime.endsAt - showtime.filmStartsAt).toBe(showtime.filmEndsAt - showtime.filmStartsAt)
      }
      const next = planShowtimes({ catalogue, firstDay }, '1001', addDays(date, 1))
      expect(next.every((showtime) => getOffset('Europe/London', showtime.startsAt) === after)).toBe(true)
    }
  })

  it('uses the screen’s own prices, peak prices in the evening and at weekends, and lower ones otherwise', () => {
    const cards = (date: string) => new Set(programme(date).map((showtime) => showtime.priceCard))
    expect(cards('2026-11-21')).toEqual(new Set(['vast', 'peak']))
    expect(cards('2026-11-23')).toEqual(new Set(['vast', 'peak', 'off-peak']))
  })
})
