import { groupHeldRewards } from './held-rewards.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const held = (id: string, rewardId: string, expiresAt: string | null = null) => ({
  id,
  rewardId,
  name: { text: rewardId, translations: [] },
  description: null,
  expiresAt,
})

it('are counted by kind, with the end of the first of them', () => {
  const groups = groupHeldRewards(
    [
      held('1', 'popcorn'),
      held('2', 'ticket', '2027-02-01T00:00:00Z'),
      held('3', 'ticket', '2026-12-01T01:00:00+01:00'),
      held('4', 'coffee', '2026-12-24T00:00:00Z'),
    ],
    now,
  )
  expect(groups.map(({ reward, quantity, isSoon }) => [reward.rewardId, quantity, isSoon])).toEqual([
    ['ticket', 2, true],
    ['coffee', 1, false],
    ['popcorn', 1, false],
  ])
  expect(groups[0]?.expiresAt).toBe('2026-12-01T01:00:00+01:00')
})

it('leave out what has run out since they were loaded', () => {
  expect(groupHeldRewards([held('1', 'ticket', '2026-11-21T12:00:00Z')], now)).toEqual([])
})
