import { answerWith, createTestStores, unreachable } from '../../context/testing/order-stores.ts'
import { getLoyaltyMasterData } from './loyalty-master-data.ts'

const name = (text: string) => ({ text, translations: [] })
const masterData = {
  balanceTypes: [{ id: 'points', name: name('Points') }],
  clubs: [
    {
      id: 'circle',
      name: name('Halcyon Circle'),
      description: null,
      levels: [{ id: 'silver', name: name('Silver'), threshold: 1000 }],
    },
  ],
  customPreferences: [
    { id: 'row', name: name('Where'), options: [{ id: 'back', name: name('Back') }], allowsSeveral: false },
  ],
  educationLevels: [{ id: 'school', name: name('School') }],
  interests: [{ id: 'music', name: name('Music') }],
  occupations: [{ id: 'baker', name: name('Baker') }],
  rewards: [{ id: 'popcorn', name: name('Popcorn'), description: null, cost: 300 }],
  subscriptions: [{ id: 'two-nights', name: name('Two nights'), description: null }],
  friendConfiguration: { maximumFriends: 5, codeLifetimeInHours: 48 },
}

function setUp(answer = () => answerWith(masterData)) {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const created = createTestStores({ getLoyaltyMasterData: answer }, { clock: { now: () => now } })
  const store = getLoyaltyMasterData(created.stores)
  return { ...created, store, pass: (milliseconds: number) => (now += milliseconds) }
}

it('hold every list, and the levels of each club', async () => {
  const { store } = setUp()
  expect(store.isSettled).toBe(false)
  await store.ensure()
  expect(store.isSettled).toBe(true)
  // What the reader adds is the extensions of our own.
  expect(store.data).toMatchObject({ ...masterData, contactMethods: [], genres: [] })
  expect(store.findClub('circle')?.levels[0]?.threshold).toBe(1000)
  expect(store.findBalanceType('points')?.name.text).toBe('Points')
  expect(store.findReward('popcorn')?.cost).toBe(300)
  expect(store.findClub(null)).toBeUndefined()
})

it('are reused for thirty minutes', async () => {
  const { store, getCalls, pass } = setUp()
  await store.ensure()
  pass(30 * 60_000 - 1)
  await store.ensure()
  expect(getCalls('getLoyaltyMasterData')).toHaveLength(1)
  pass(1)
  await store.ensure()
  expect(getCalls('getLoyaltyMasterData')).toHaveLength(2)
})

it('stay as they were when they cannot be loaded again', async () => {
  const { store, script, pass } = setUp()
  await store.ensure()
  script.getLoyaltyMasterData = unreachable
  pass(31 * 60_000)
  await store.ensure()
  expect(store.data?.clubs).toHaveLength(1)
})

it.each([
  ['no answer', unreachable],
  ['an answer of another kind', () => answerWith('<html>')],
])('are settled and empty after %s', async (_, answer) => {
  const { store } = setUp(answer as never)
  await store.ensure()
  expect(store.isSettled).toBe(true)
  expect(store.data).toBeUndefined()
  expect(store.findReward('popcorn')).toBeUndefined()
})
