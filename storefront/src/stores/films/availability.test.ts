import type { FilmAvailabilitiesResponse } from '@foyer/contract/wire/films'
import { AvailabilityStore } from './availability.ts'
import type { Caching } from '../base/caching.ts'
import { TodayStore } from '../channel/today.ts'
import { MemberOpenings } from '../members/member-openings.ts'

const opens = '2026-03-12T12:00:00Z'
const early = '2026-03-10T12:00:00Z'
const day = 24 * 60 * 60_000
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
    {
      filmId: 'skarn',
      siteId: '',
      categories: ['AdvanceBooking'],
      showtimeAttributeIds: [],
      advanceBookingPeriods: [
        { startsAt: early, orderBookingModes: ['Paid'], restriction: 'MemberReward', rewardId: 'preview' },
        { startsAt: opens, orderBookingModes: ['Paid'], restriction: 'None', rewardId: null },
      ],
    },
  ],
} as unknown as FilmAvailabilitiesResponse

/** What a page says of the film that was rendered so long after its advance booking opened. */
function saidAt(millisecondsAfter: number, rewardIds: readonly string[] | null = null, filmId = 'salt') {
  const now = Date.parse(opens) + millisecondsAfter
  const today = new TodayStore(now, { now: () => now })
  const caching = { value: () => ({ value, ensure: () => Promise.resolve() }) } as unknown as Caching
  const memberOpenings = new MemberOpenings()
  memberOpenings.set(
    rewardIds &&
      rewardIds.map((rewardId) => ({
        id: rewardId,
        rewardId,
        name: { text: rewardId, translations: [] },
        description: null,
      })),
  )
  const service = { availability: () => Promise.reject(new Error()) }
  const store = new AvailabilityStore(service, { today, memberOpenings }, caching)
  return [store.statusLabel(filmId), store.promotedTag(filmId), store.advanceBookingStart(filmId)]
}

test('advance booking opens by the moment of the page: one before, the next from its start on', () => {
  expect(saidAt(-1)).toEqual(['AdvanceBooking', 'ComingSoon', opens])
  expect(saidAt(0)).toEqual(['PreBookNow', 'PreBookNow', null])
  expect(saidAt(60_000)).toEqual(['PreBookNow', 'PreBookNow', null])
})

test('advance booking opens earlier to who holds its reward', () => {
  expect(saidAt(-3 * day, ['preview'], 'skarn')).toEqual(['AdvanceBooking', null, early])
  expect(saidAt(-2 * day, ['preview'], 'skarn')).toEqual(['PreBookNow', 'PreBookNow', null])
  for (const rewardIds of [null, [], ['birthday']])
    expect(saidAt(-2 * day, rewardIds, 'skarn')).toEqual(['AdvanceBooking', null, opens])
  expect(saidAt(0, null, 'skarn')).toEqual(['PreBookNow', 'PreBookNow', null])
})

test.each([
  ['salt', false],
  ['skarn', true],
])('rewards are read only where a film depends on them: %s', async (filmId, areWanted) => {
  const today = new TodayStore(0, { now: () => 0 })
  const filmAvailabilities = value.filmAvailabilities.filter((each) => each.filmId === filmId)
  const loaded = { value: { ...value, filmAvailabilities }, ensure: () => Promise.resolve() }
  const memberOpenings = new MemberOpenings()
  const caching = { value: () => loaded } as unknown as Caching
  const service = { availability: () => Promise.reject(new Error()) }
  await new AvailabilityStore(service, { today, memberOpenings }, caching).ensure()
  expect(memberOpenings.areRewardsWanted).toBe(areWanted)
})
