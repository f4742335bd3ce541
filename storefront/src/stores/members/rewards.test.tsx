import { createMemberStores } from '../../context/testing/member-stores.ts'
import {
  answerWith,
  refuseFor,
  refuseWith,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { getMemberStores } from './member-stores.ts'
import { getRewardsStore } from './rewards.ts'

const name = { text: 'Popcorn', translations: [] }
const popcorn = {
  id: 'popcorn',
  rewardId: 'popcorn',
  name,
  description: null,
  status: 'Available',
  cost: 300,
}
const held = { ...popcorn, id: 'h1', status: 'Held', expiresAt: '2027-02-01T00:00:00Z' }

async function setUp(script: Script, isSignedIn = true) {
  const created = createMemberStores(script, { isSignedIn })
  const { session, member } = getMemberStores(created.stores)
  session.start()
  await member.load()
  const rewards = getRewardsStore(created.stores)
  await rewards.ensure()
  return { ...created, rewards, session }
}

it('tells what is held from what can be had', async () => {
  const { rewards } = await setUp({ getMemberRewards: () => answerWith({ rewards: [held, popcorn] }) })
  expect(rewards.outcome).toBe('ready')
  expect(rewards.held.map(({ id }) => id)).toEqual(['h1'])
  expect(rewards.available.map(({ id }) => id)).toEqual(['popcorn'])
})

it('holds all of a server that says nothing of it', async () => {
  const { rewards } = await setUp({
    getMemberRewards: () => answerWith({ rewards: [{ id: 'r9', name: 'A coffee' }] }),
  })
  expect(rewards.held.map(({ name: each }) => each.text)).toEqual(['A coffee'])
  expect(rewards.available).toEqual([])
})

it.each([
  ['a server without rewards', () => refuseWith(404, {}), 'missing'],
  ['no answer', unreachable, 'failed'],
  ['an answer without a list', () => answerWith({ rewards: 'none' }), 'failed'],
])('of %s are none, which is said', async (_, answer, outcome) => {
  const { rewards } = await setUp({ getMemberRewards: answer })
  expect(rewards.outcome).toBe(outcome)
  expect(rewards.held).toEqual([])
})

it('are not asked for while nobody is signed in', async () => {
  const { rewards, getCalls } = await setUp({}, false)
  expect((await rewards.take('popcorn')).ok).toBe(false)
  expect(getCalls('getMemberRewards')).toHaveLength(0)
  expect(getCalls('takeMemberReward')).toHaveLength(0)
})

it('go with the sign-in', async () => {
  const { rewards, session } = await setUp({ getMemberRewards: () => answerWith({ rewards: [held] }) })
  await session.signOut()
  expect(rewards.held).toEqual([])
  expect(rewards.outcome).toBe('pending')
})

describe('taking one', () => {
  it('moves it to what is held, and reads list and balance again', async () => {
    const { rewards, script, getCalls } = await setUp({
      getMemberRewards: () => answerWith({ rewards: [popcorn] }),
      takeMemberReward: () => answerWith({ reward: held }),
    })
    // The list of after it comes late: the answer counts until then.
    script.getMemberRewards = unreachable
    const members = getCalls('getCurrentMember').length
    const taken = await rewards.take('popcorn')
    expect(taken).toMatchObject({ ok: true, value: { id: 'h1' } })
    expect(getCalls('takeMemberReward')[0]?.[1]).toMatchObject({ params: { rewardId: 'popcorn' } })
    expect(rewards.held.map(({ id }) => id)).toEqual(['h1'])
    expect(getCalls('getMemberRewards')).toHaveLength(2)
    expect(getCalls('getCurrentMember')).toHaveLength(members + 1)
  })

  it('says why it was refused, and reads again what can be had', async () => {
    const { rewards, script, getCalls } = await setUp({
      getMemberRewards: () => answerWith({ rewards: [popcorn] }),
      takeMemberReward: () => refuseFor('invalid-argument'),
    })
    script.getMemberRewards = () => answerWith({ rewards: [] })
    expect(await rewards.take('popcorn')).toMatchObject({
      ok: false,
      failure: { condition: 'invalid-argument' },
    })
    expect(getCalls('getMemberRewards')).toHaveLength(2)
    expect(rewards.available).toEqual([])
  })

  it('is no success where the answer has no reward', async () => {
    const { rewards } = await setUp({
      getMemberRewards: () => answerWith({ rewards: [popcorn] }),
      takeMemberReward: () => answerWith({ reward: null }),
    })
    expect(await rewards.take('popcorn')).toMatchObject({ ok: false, failure: { kind: 'contract' } })
  })
})
