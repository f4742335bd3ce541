import type { FilmAvailability } from '@foyer/contract/wire/films'
import { getAdvanceBookingStart, getPromotedTag, getStatusLabel } from './film-status.ts'

const now = Date.parse('2026-03-12T12:00:00Z')
const past = '2026-03-01T09:00:00+00:00'
const soon = '2026-03-20T09:00:00+00:00'
const afterNow = '2026-03-27T09:00:00+00:00'

type Category = FilmAvailability['categories'][number]
const period = (startsAt: string, rewardId: string | null = null) => ({
  startsAt,
  orderBookingModes: ['Paid' as const],
  restriction: rewardId === null ? ('None' as const) : ('MemberReward' as const),
  rewardId,
})
const film = (
  categories: Category[],
  advanceBookingPeriods: FilmAvailability['advanceBookingPeriods'] = [],
) => ({ categories, advanceBookingPeriods })

describe('advance booking', () => {
  const rewards = new Set(['early'])

  it.each([
    ['with a period that is still to open', film(['AdvanceBooking'], [period(soon)]), soon],
    ['from the earliest period', film(['AdvanceBooking'], [period(afterNow), period(soon)]), soon],
    [
      'without a period that only members have',
      film(['AdvanceBooking'], [period(soon, 'early'), period(afterNow)]),
      afterNow,
    ],
  ])('opens %s', (_, availability, start) => {
    expect(getAdvanceBookingStart(availability, now)).toBe(start)
  })

  it('opens earlier for who holds the reward of a period, and for nobody else', () => {
    const availability = film(['AdvanceBooking'], [period(soon, 'early'), period(afterNow)])
    expect(getAdvanceBookingStart(availability, now, rewards)).toBe(soon)
    expect(getAdvanceBookingStart(availability, now, new Set(['another']))).toBe(afterNow)
    expect(getAdvanceBookingStart(film(['AdvanceBooking'], [period(soon, 'early')]), now)).toBeNull()
  })

  it.each([
    ['film is not in the category', film(['ComingSoon', 'NowShowing'], [period(soon)])],
    ['periods have all begun', film(['AdvanceBooking'], [period(past)])],
    ['film has no periods', film(['AdvanceBooking'])],
    ['film has no availability', undefined],
  ])('does not open where the %s', (_, availability) => {
    expect(getAdvanceBookingStart(availability, now)).toBeNull()
  })
})

describe('the status of a film', () => {
  it.each([
    ['NowShowing', film(['ComingSoon', 'AdvanceBooking', 'NowShowing'], [period(past)])],
    ['PreBookNow', film(['ComingSoon', 'AdvanceBooking'], [period(past)])],
    ['AdvanceBooking', film(['ComingSoon', 'AdvanceBooking'], [period(soon)])],
    ['ComingSoon', film(['ComingSoon'])],
    [null, film([])],
    [null, undefined],
  ])('is %s before what comes after it', (label, availability) => {
    expect(getStatusLabel(availability, now)).toBe(label)
  })
})

describe('the tag of a film', () => {
  it.each([
    ['Sponsored', film(['ComingSoon', 'AdvanceBooking'], [period(past)]), true],
    ['Sponsored', undefined, true],
    ['PreBookNow', film(['ComingSoon', 'AdvanceBooking'], [period(past)]), false],
    ['ComingSoon', film(['ComingSoon', 'AdvanceBooking'], [period(soon)]), false],
    [null, film(['NowShowing']), false],
    [null, undefined, false],
  ])('is %s before what comes after it', (tag, availability, isSponsored) => {
    expect(getPromotedTag(availability, now, isSponsored)).toBe(tag)
  })
})

describe('periods of an advance booking, to a visitor who holds no reward', () => {
  const before = '2026-02-20T09:00:00+00:00'
  it.each([
    ['no period', [], 'PreBookNow', 'PreBookNow', null],
    ['one for all, to open', [period(soon)], 'AdvanceBooking', 'ComingSoon', soon],
    ['one for all that opens now', [period('2026-03-12T12:00:00Z')], 'PreBookNow', 'PreBookNow', null],
    ['one for all, begun', [period(past)], 'PreBookNow', 'PreBookNow', null],
    ['one for all begun, another to open', [period(soon), period(past)], 'PreBookNow', 'PreBookNow', null],
    ['one of a reward, to open', [period(soon, 'early')], 'ComingSoon', 'ComingSoon', null],
    ['one of a reward, begun', [period(past, 'early')], 'ComingSoon', 'ComingSoon', null],
    ['two of rewards', [period(past, 'early'), period(soon, 'gold')], 'ComingSoon', 'ComingSoon', null],
    ['both to open', [period(soon, 'early'), period(afterNow)], 'AdvanceBooking', 'ComingSoon', afterNow],
    [
      'a reward’s begun, all’s to open',
      [period(past, 'early'), period(soon)],
      'AdvanceBooking',
      'ComingSoon',
      soon,
    ],
    [
      'a reward’s to open, all’s begun',
      [period(soon, 'early'), period(past)],
      'PreBookNow',
      'PreBookNow',
      null,
    ],
    ['both begun', [period(before, 'early'), period(past)], 'PreBookNow', 'PreBookNow', null],
  ])('%s', (_, periods, label, tag, start) => {
    const coming = film(['ComingSoon', 'AdvanceBooking'], periods)
    expect(getStatusLabel(coming, now)).toBe(label)
    expect(getPromotedTag(coming, now, false)).toBe(tag)
    expect(getAdvanceBookingStart(coming, now)).toBe(start)
    // Without the category that stands in for it there is nothing to fall back to.
    const alone = film(['AdvanceBooking'], periods)
    expect(getStatusLabel(alone, now)).toBe(label === 'ComingSoon' ? null : label)
    expect(getPromotedTag(alone, now, false)).toBe(tag === 'ComingSoon' ? null : tag)
  })
})
