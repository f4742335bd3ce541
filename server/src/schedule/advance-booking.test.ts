import { join } from 'node:path'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { findEarlyBookingReward, getBookingOpening, getBookingPeriods } from './advance-booking.ts'

const { membership, films } = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const bySlug = (slug: string) => [...films.values()].find((film) => film.slug === slug) as CatalogueFilm
const early = findEarlyBookingReward(membership, bySlug('the-cartographers-war'))

it('begins for all on the first day on sale', () => {
  expect(findEarlyBookingReward(membership, bySlug('kingfisher'))).toBeNull()
  expect(getBookingPeriods('Europe/London', '2026-12-04', null)).toEqual([
    {
      startsAt: '2026-11-21T06:00:00+00:00',
      orderBookingModes: ['Paid'],
      restriction: 'None',
      rewardId: null,
    },
  ])
})

it('begins for who holds the reward, and days later for all', () => {
  expect(early?.id).toBe('preview')
  const periods = getBookingPeriods('Europe/London', '2026-12-04', early)
  expect(periods).toMatchObject([
    { startsAt: '2026-11-21T06:00:00+00:00', restriction: 'MemberReward', rewardId: 'preview' },
    { startsAt: '2026-11-23T06:00:00+00:00', restriction: 'None', rewardId: null },
  ])
  expect(getBookingOpening('Europe/London', '2026-12-04', early)).toBe(Date.parse('2026-11-23T06:00:00Z'))
})

it('is at six in the morning of the cinema, also where the clock changes between', () => {
  expect(getBookingPeriods('Europe/London', '2026-11-06', early).map(({ startsAt }) => startsAt)).toEqual([
    '2026-10-24T06:00:00+01:00',
    '2026-10-26T06:00:00+00:00',
  ])
})
