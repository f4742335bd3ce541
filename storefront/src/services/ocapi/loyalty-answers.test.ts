import { readLoyaltyMasterData, readMemberReward, readMemberRewards } from './loyalty-answers.ts'

const name = { text: 'Silver', translations: [] }

describe('the loyalty master data', () => {
  it('of a server that has half of it have empty lists for the rest', () => {
    const read = readLoyaltyMasterData({ clubs: [{ id: 7, name: 'Circle', levels: null }], interests: null })
    expect(read).toMatchObject({
      clubs: [{ id: '7', name: { text: 'Circle' }, levels: [] }],
      balanceTypes: [],
      customPreferences: [],
      educationLevels: [],
      interests: [],
      occupations: [],
      rewards: [],
      subscriptions: [],
      friendConfiguration: null,
    })
  })

  it('leave out what cannot be used, and repeated ids', () => {
    const read = readLoyaltyMasterData({
      clubs: [
        { id: 'circle', name, levels: [{ id: 'silver', name, threshold: 'many' }, { name }] },
        { id: 'circle', name },
        null,
        { id: 'nameless' },
      ],
      rewards: [{ id: 'r1', name, type: 'Yacht', cost: -5 }],
    })
    expect(read?.clubs).toMatchObject([{ id: 'circle', levels: [{ id: 'silver', name }] }])
    expect(read?.clubs[0]?.levels[0]).not.toHaveProperty('threshold')
    expect(read?.rewards).toMatchObject([{ id: 'r1', name, description: null }])
    expect(read?.rewards[0]).not.toHaveProperty('cost')
    expect(read?.rewards[0]).not.toHaveProperty('type')
  })

  it('take colors of a card as such, and no other styles', () => {
    const level = (id: string, background: unknown) => ({
      id,
      name,
      cardColors: { background, foreground: '#FFFFFF' },
    })
    const levels = [level('a', '#24324f'), level('b', 'red;display:none'), level('c', null)]
    const read = readLoyaltyMasterData({ clubs: [{ id: 'circle', name, levels }] })
    expect(read?.clubs[0]?.levels.map(({ cardColors }) => cardColors)).toEqual([
      { background: '#24324f', foreground: '#FFFFFF' },
      null,
      null,
    ])
  })

  it.each([[null], ['text'], [[]]])('of an answer that is %p are none', (sent) => {
    expect(readLoyaltyMasterData(sent)).toBeNull()
  })
})

describe('rewards of a member', () => {
  it('are held where the server says nothing of it, by one id if it knows no other', () => {
    expect(
      readMemberRewards({ rewards: [{ id: 'r1', name: 'Popcorn' }, { name: 'Nobody’s' }] }),
    ).toMatchObject([
      { id: 'r1', rewardId: 'r1', name: { text: 'Popcorn', translations: [] }, expiresAt: null },
    ])
  })

  it('are null where there is no list', () => {
    expect(readMemberRewards({})).toBeNull()
    expect(readMemberRewards({ rewards: 'none' })).toBeNull()
    expect(readMemberReward(undefined)).toBeNull()
    expect(readMemberReward({ rewardId: 'r1' })).toBeNull()
  })
})
