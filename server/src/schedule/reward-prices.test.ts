import { join } from 'node:path'
import type { CatalogueFilm, PriceRestriction } from '../catalogue/catalogue.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { isPriceOffered } from './reward-prices.ts'

const brands = join(__dirname, '../../../brands')
const byReward = (rewardId: string | null) => ({
  restriction:
    rewardId === null ? null : ({ kinds: ['MemberReward'], rewardId } as unknown as PriceRestriction),
})
const filmRated = (censorRatingId: string) => ({ wire: { censorRatingId } as CatalogueFilm['wire'] })

describe('a price that a reward opens', () => {
  const { membership } = loadCatalogue(brands, 'halcyon')
  const film = filmRated('12A')

  it.each([
    ['2026-11-22', 'Sunday', false],
    ['2026-11-23', 'Monday', true],
    ['2026-11-26', 'Thursday', true],
    ['2026-11-27', 'Friday', false],
  ])('for some weekdays is not offered on others: %s, a %s', (businessDate, _, expected) => {
    expect(isPriceOffered(membership, byReward('ticket'), { businessDate, film })).toBe(expected)
    for (const other of ['birthday', 'no reward', null])
      expect(isPriceOffered(membership, byReward(other), { businessDate, film })).toBe(true)
  })

  it('for some ratings is not offered for other films', () => {
    const { membership: kite } = loadCatalogue(brands, 'kite')
    const isOffered = (rating: string) =>
      isPriceOffered(kite, byReward('child-ticket'), { businessDate: '2026-11-22', film: filmRated(rating) })
    expect(['U', 'PG', '12A'].map(isOffered)).toEqual([true, true, false])
  })
})
