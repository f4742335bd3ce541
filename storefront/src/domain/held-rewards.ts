import type { MemberReward } from '@foyer/contract/wire/loyalty'

/** Milliseconds before its end in which a reward is shown as running out. */
const soon = 14 * 24 * 60 * 60_000

/** Rewards of one kind that a member holds. */
export interface HeldGroup {
  readonly reward: MemberReward
  readonly quantity: number
  /** Of the one that runs out first; null if none of them does. */
  readonly expiresAt: string | null
  readonly isSoon: boolean
}

const compareEnds = (a: HeldGroup, b: HeldGroup) =>
  (a.expiresAt === null ? Infinity : Date.parse(a.expiresAt)) -
  (b.expiresAt === null ? Infinity : Date.parse(b.expiresAt))

/** Held rewards by kind, what runs out first at the head; without those that have run out. @param now epoch milliseconds */
export function groupHeldRewards(held: readonly MemberReward[], now: number): HeldGroup[] {
  const groups = new Map<string, HeldGroup>()
  for (const reward of held) {
    const expiresAt = reward.expiresAt ?? null
    if (expiresAt !== null && Date.parse(expiresAt) <= now) continue
    const known = groups.get(reward.rewardId)
    const earliest =
      [known?.expiresAt, expiresAt].flatMap((end) => end ?? []).sort(compareInstants)[0] ?? null
    groups.set(reward.rewardId, {
      reward: known?.reward ?? reward,
      quantity: (known?.quantity ?? 0) + 1,
      expiresAt: earliest,
      isSoon: earliest !== null && Date.parse(earliest) - now <= soon,
    })
  }
  return [...groups.values()].sort(compareEnds)
}

const compareInstants = (a: string, b: string) => Date.parse(a) - Date.parse(b)
