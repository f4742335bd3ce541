import type { LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import { addUnits, getPointsStanding } from './points-standing.ts'
import { getRewardReach } from './reward-reach.ts'

const name = (text: string) => ({ text, translations: [] })
const levels = [
  { id: 'circle', name: name('Circle'), threshold: 0 },
  { id: 'silver', name: name('Silver'), threshold: 1000 },
  { id: 'gold', name: name('Gold'), threshold: 2000 },
]
const masterData: LoyaltyMasterDataResponse = {
  balanceTypes: [{ id: 'points', name: name('Points') }],
  clubs: [
    { id: 'late', name: name('Late'), description: null, levels: [], balanceTypeId: 'points' },
    { id: 'club', name: name('Circle'), description: null, levels, isDefault: true, balanceTypeId: 'points' },
  ],
  customPreferences: [],
  educationLevels: [],
  interests: [],
  occupations: [],
  rewards: [],
  subscriptions: [],
  friendConfiguration: null,
}
const inClub = (clubLevelId: string | null = null) => ({ clubId: 'club', clubLevelId })
const points = (units: number, more = {}) => [{ balanceTypeId: 'points', units, ...more }]

const stand = (
  clubMembership: ReturnType<typeof inClub> | null,
  balances?: ReturnType<typeof points>,
  data: LoyaltyMasterDataResponse | undefined = masterData,
) => getPointsStanding({ clubMembership, ...(balances && { balances }) }, data)

describe('where a member stands', () => {
  it('is told by what was collected, and not by what is left', () => {
    const standing = stand(inClub('silver'), points(140, { collectedUnits: 1840 }))
    expect(standing).toMatchObject({
      units: 140,
      collected: 1840,
      level: { id: 'silver' },
      next: { level: { id: 'gold' }, missing: 160 },
    })
  })

  it('is at the beginning in the default club for a new member', () => {
    expect(stand(null)).toMatchObject({
      units: 0,
      club: { id: 'club' },
      level: { id: 'circle' },
      next: { level: { id: 'silver' }, missing: 1000 },
      nextToRunOut: null,
    })
  })

  it('is a level that was kept from the period before, and the next one after it', () => {
    expect(stand(inClub('silver'), points(20, { collectedUnits: 20 }))).toMatchObject({
      level: { id: 'silver' },
      next: { level: { id: 'gold' }, missing: 1980 },
    })
  })

  it('has nothing above the highest', () => {
    expect(stand(inClub('gold'), points(5000))?.next).toBeNull()
  })

  it('is a balance alone at a server that has no clubs, and nothing at one that has neither', () => {
    const nothing = { ...masterData, clubs: [], balanceTypes: [] }
    expect(stand(inClub(), points(70), nothing)).toMatchObject({
      units: 70,
      club: undefined,
      levels: [],
      next: null,
    })
    expect(getPointsStanding({ clubMembership: null, balances: points(70) }, undefined)?.units).toBe(70)
    expect(getPointsStanding({ clubMembership: inClub('silver') }, undefined)).toBeNull()
  })

  it('has the level by name where a server does not say from where levels begin', () => {
    const bare = levels.map(({ id, name: said }) => ({ id, name: said }))
    const [, club] = masterData.clubs
    const data = { ...masterData, clubs: club ? [{ ...club, levels: bare }] : [] }
    expect(stand(inClub('silver'), points(70), data)).toMatchObject({
      level: { id: 'silver' },
      levels: [],
      next: null,
    })
  })

  it('is higher with more of them', () => {
    const standing = stand(inClub('silver'), points(1840))
    if (!standing) throw new TypeError('There is no standing')
    expect(addUnits(standing, 160)).toMatchObject({ units: 2000, level: { id: 'gold' }, next: null })
    expect(addUnits(standing, 100)).toMatchObject({ level: { id: 'silver' }, next: { missing: 60 } })
  })

  it('does not fall by more of them, where a level is kept from before', () => {
    const standing = stand(inClub('gold'), points(20))
    if (!standing) throw new TypeError('There is no standing')
    expect(addUnits(standing, 100).level?.id).toBe('gold')
  })
})

describe('a reward', () => {
  const standing = stand(inClub('circle'), points(300))

  it.each([
    [{ cost: 300 }, undefined, { kind: 'reachable' }],
    [{}, undefined, { kind: 'reachable' }],
    [{ cost: 400 }, undefined, { kind: 'missing', units: 100, share: 0.75 }],
    [{ cost: 300 }, { leastClubLevelId: 'silver' }, { kind: 'level', level: levels[1] }],
    [{ cost: 300 }, { leastClubLevelId: 'circle' }, { kind: 'reachable' }],
    [{ cost: 300 }, { leastClubLevelId: 'unknown' }, { kind: 'reachable' }],
  ])('that is %j of %j is %j', (offered, reward, reach) => {
    expect(getRewardReach(offered, reward, standing)).toEqual(reach)
  })

  it('is out of reach for whom no balance is known', () => {
    expect(getRewardReach({ cost: 300 }, undefined, null)).toEqual({ kind: 'missing', units: 300, share: 0 })
  })
})
