import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { findBirthday, listRewardOffers, type RewardTaker } from './reward-offer.ts'

const { membership } = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const noon = Date.parse('2026-11-26T12:00:00Z')
const newcomer: RewardTaker = {
  clubId: 'circle',
  clubLevelId: 'circle',
  birthDate: null,
  zone: 'Europe/London',
}

const listOffered = (taker: Partial<RewardTaker>, now = noon) =>
  listRewardOffers(membership, { ...newcomer, ...taker }, now).map(({ reward }) => reward.id)

describe('rewards that a member is offered', () => {
  it('are those of the club, from the level on', () => {
    const forAll = ['small-popcorn', 'cold-drink', 'recliner', 'ticket', 'two-for-the-film']
    expect(listOffered({})).toEqual(forAll)
    expect(listOffered({ clubLevelId: 'silver' }).sort()).toEqual([...forAll, 'preview'].sort())
    expect(listOffered({ clubLevelId: 'gold' })).toContain('preview')
  })

  it('are those of new members for who has named no club, or no level', () => {
    expect(listOffered({ clubId: null, clubLevelId: null })).toEqual(listOffered({}))
    expect(listOffered({ clubLevelId: null })).toEqual(listOffered({}))
  })

  it('are none of another club, and of a club or level of long ago', () => {
    expect(listOffered({ clubId: 'late-shift', clubLevelId: null })).toEqual([])
    expect(listOffered({ clubId: 'the old club' })).toEqual([])
    expect(listOffered({ clubLevelId: 'platinum' })).not.toContain('preview')
  })

  it('run out at the end of a day at the cinema', () => {
    const ticket = listRewardOffers(membership, newcomer, noon).find(({ reward }) => reward.id === 'ticket')
    expect(new Date(ticket?.expiresAt ?? 0).toISOString()).toBe('2027-02-24T23:59:59.999Z')
    const inTokyo = listRewardOffers(membership, { ...newcomer, zone: 'Asia/Tokyo' }, noon)
    expect(new Date(inTokyo[0]?.expiresAt ?? 0).toISOString()).toBe('2027-02-24T14:59:59.999Z')
    const large = listRewardOffers(membership, newcomer, noon).at(-1)
    expect([large?.reward.id, large?.expiresAt]).toEqual(['two-for-the-film', null])
  })

  it('have the birthday’s from the birthday on, until its last day', () => {
    const silver = { clubLevelId: 'silver', birthDate: '1990-11-26' }
    expect(listOffered(silver)).toContain('birthday')
    expect(listOffered(silver, Date.parse('2026-11-25T12:00:00Z'))).not.toContain('birthday')
    expect(listOffered(silver, Date.parse('2026-12-26T23:30:00Z'))).toContain('birthday')
    expect(listOffered(silver, Date.parse('2026-12-27T12:00:00Z'))).not.toContain('birthday')
    expect(listOffered({ ...silver, clubLevelId: 'circle' })).not.toContain('birthday')
    const [offer] = listRewardOffers(membership, { ...newcomer, ...silver }, noon).slice(-1)
    expect(offer).toMatchObject({ occasion: '2026', offeredUntil: offer?.expiresAt })
    expect(new Date(offer?.expiresAt ?? 0).toISOString()).toBe('2026-12-26T23:59:59.999Z')
  })
})

describe('the birthday of a day', () => {
  it.each([
    ['on the day', '1990-03-05', '2026-03-05', 14, { year: '2026', lastDay: '2026-03-18' }],
    ['on the last day', '1990-03-05', '2026-03-18', 14, { year: '2026', lastDay: '2026-03-18' }],
    ['a day later', '1990-03-05', '2026-03-19', 14, null],
    ['the day before', '1990-03-05', '2026-03-04', 14, null],
    ['over the turn of the year', '1990-12-28', '2027-01-05', 14, { year: '2026', lastDay: '2027-01-10' }],
    ['29 February in a leap year', '2000-02-29', '2028-02-29', 1, { year: '2028', lastDay: '2028-02-29' }],
    ['29 February, not yet', '2000-02-29', '2028-02-28', 1, null],
    ['29 February in another year', '2000-02-29', '2027-02-28', 1, { year: '2027', lastDay: '2027-02-28' }],
    ['the day of the birth', '2026-03-05', '2026-03-05', 14, null],
    ['for a whole year', '1990-03-05', '2027-03-04', 366, { year: '2026', lastDay: '2027-03-05' }],
  ])('%s', (_, birthDate, today, days, expected) => {
    expect(findBirthday(birthDate, today, days)).toEqual(expected)
  })
})
