import type { FilmAvailabilitiesResponse } from '@foyer/contract/wire/films'
import { AvailabilityStore } from './availability.ts'
import type { Caching } from '../caching.ts'
import { TodayStore } from '../channel/today.ts'

const opens = '2026-03-12T12:00:00Z'
const value = {
  filmAvailabilities: [
    {
      filmId: 'salt',
      siteId: '',
      categories: ['ComingSoon', 'AdvanceBooking'],
      showtimeAttributeIds: [],
      advanceBookingPeriods: [
        { startsAt: opens, orderBookingModes: ['Paid'], restriction: 'None', rewardId: null },
      ],
    },
  ],
} as unknown as FilmAvailabilitiesResponse

/** What a page says of the film that was rendered so long after its advance booking opened. */
function saidAt(millisecondsAfter: number) {
  const now = Date.parse(opens) + millisecondsAfter
  const today = new TodayStore(now, { now: () => now })
  const caching = { value: () => ({ value, ensure: () => Promise.resolve() }) } as unknown as Caching
  const store = new AvailabilityStore({ availability: () => Promise.reject(new Error()) }, today, caching)
  return [store.statusLabel('salt'), store.promotedTag('salt'), store.advanceBookingStart('salt')]
}

test('advance booking opens by the moment of the page: one before, the next from its start on', () => {
  expect(saidAt(-1)).toEqual(['AdvanceBooking', 'ComingSoon', opens])
  expect(saidAt(0)).toEqual(['PreBookNow', 'PreBookNow', null])
  expect(saidAt(60_000)).toEqual(['PreBookNow', 'PreBookNow', null])
})
