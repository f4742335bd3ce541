import { createHash } from 'node:crypto'
import type { MemberReward } from '@foyer/contract/wire/loyalty'
import type { MemberStandings } from '../balances/member-standings.ts'
import type { Member, MemberStore } from '../accounts/member-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueReward } from '../catalogue/membership.ts'
import { isUniqueViolation } from '../database/failures.ts'
import type { StatementProgram } from '../database/statements.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import { findRewardOffer, listRewardOffers, type RewardOffer, type RewardTaker } from './reward-offer.ts'
import { applyInsertReward, type RewardStore, type TakenReward } from './reward-store.ts'

/** Balances from which rewards are paid. */
export interface RewardLedger {
  /**
   * Takes units, all or none.
   * @param also further writes of the same transaction, only if the units were taken
   * @returns false if the member has fewer
   * @throws the engine's error if the cause has taken some before
   */
  spend(
    change: {
      readonly memberId: string
      readonly units: number
      readonly causeId: string
      readonly reason: 'reward'
    },
    also: () => StatementProgram<void>,
  ): Promise<boolean>
}

export interface MemberRewardsOptions {
  readonly store: RewardStore
  readonly members: Pick<MemberStore, 'read'>
  readonly ledger: RewardLedger
  readonly standings: Pick<MemberStandings, 'readLevel'>
  readonly catalogue: Pick<Catalogue, 'membership' | 'sites'>
  readonly clock: Clock
  readonly ids: Ids
}

/** Rewards of members: which they hold, which they can take, and taking one. */
export class MemberRewards {
  readonly #options: MemberRewardsOptions

  constructor(options: MemberRewardsOptions) {
    this.#options = options
  }

  /**
   * Held ones first, those that run out soonest before others; then those that the member can take.
   * @throws ProblemError `member-not-signed-in`
   */
  async list(memberId: string): Promise<MemberReward[]> {
    const { store, catalogue, clock } = this.#options
    const { rewards } = catalogue.membership
    const now = clock.now()
    const taker = await this.#readTaker(memberId)
    const held = await store.listHeld(memberId, now)
    const offers = listRewardOffers(catalogue.membership, taker, now)
    const taken = await Promise.all(
      offers.map(
        async ({ reward, occasion }) =>
          occasion !== null && (await store.hasTaken(memberId, reward.id, occasion)),
      ),
    )
    return [
      ...held.flatMap((each) => {
        const reward = rewards.get(each.rewardId)
        // A reward that the chain no longer has opens nothing.
        return reward ? [toHeld(each, reward)] : []
      }),
      ...offers.filter((_, index) => !taken[index]).map(toAvailable),
    ]
  }

  /**
   * Takes a reward for units of the member's balance, and once for each occasion.
   * @param key of an idempotent request: repeated, it takes no other
   * @throws ProblemError `not-found`, `member-not-signed-in`, `reward-unavailable`, `reward-unaffordable`
   */
  async take(memberId: string, rewardId: string, key: string | null): Promise<MemberReward> {
    const { store, catalogue, clock, ids } = this.#options
    const reward = catalogue.membership.rewards.get(rewardId)
    if (!reward) throw new ProblemError('not-found')
    const id = key === null ? ids.uuid() : toInstanceId(memberId, rewardId, key)
    const earlier = key === null ? null : await store.read(id, memberId)
    if (earlier) return toHeld(earlier, reward)
    const now = clock.now()
    const offer = findRewardOffer(catalogue.membership, reward, await this.#readTaker(memberId), now)
    if (!offer) throw new ProblemError('reward-unavailable')
    const taken = toTaken(offer, { id, memberId, now })
    try {
      await this.#store(taken)
    } catch (error) {
      // The same request may have overtaken this one.
      const same = key === null ? null : await store.read(id, memberId)
      if (same) return toHeld(same, reward)
      if (isUniqueViolation(error)) throw new ProblemError('reward-unavailable', {}, { cause: error })
      throw error
    }
    return toHeld(taken, reward)
  }

  /** @throws ProblemError `reward-unavailable`, `reward-unaffordable` */
  async #store(taken: TakenReward): Promise<void> {
    const { store, ledger } = this.#options
    const { id: causeId, memberId, cost: units } = taken
    if (units === 0) {
      if (!(await store.insert(taken))) throw new ProblemError('reward-unavailable')
      return
    }
    const change = { memberId, units, causeId, reason: 'reward' } as const
    if (!(await ledger.spend(change, () => applyInsertReward(taken))))
      throw new ProblemError('reward-unaffordable')
  }

  /** @throws ProblemError `member-not-signed-in` */
  async #readTaker(memberId: string): Promise<RewardTaker> {
    const member = await this.#options.members.read(memberId)
    if (!member) throw new ProblemError('member-not-signed-in')
    const { clubId, birthDate } = member.details
    const clubLevelId = await this.#options.standings.readLevel(memberId, clubId)
    return { clubId, clubLevelId, birthDate, zone: this.#getZone(member) }
  }

  /** Of the member's cinema, else of the chain's first. */
  #getZone({ details: { primarySiteId } }: Member): string {
    const { sites } = this.#options.catalogue
    const [first] = sites.values()
    return (sites.get(primarySiteId ?? '') ?? first)?.ianaTimeZoneName ?? 'UTC'
  }
}

/** The same request takes the same one. */
const toInstanceId = (memberId: string, rewardId: string, key: string) =>
  createHash('sha256').update(`${memberId} ${rewardId} ${key}`).digest('hex').slice(0, 32)

const toTaken = (
  { reward, occasion, expiresAt }: RewardOffer,
  { id, memberId, now }: { id: string; memberId: string; now: number },
): TakenReward => ({
  id,
  memberId,
  rewardId: reward.id,
  balanceTypeId: reward.cost === 0 ? null : reward.balanceTypeId,
  cost: reward.cost,
  occasion,
  takenAt: now,
  expiresAt,
})

const toWireInstantOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const toNamed = ({ id, name, description, type, limitPerOrder }: CatalogueReward) => ({
  rewardId: id,
  name,
  description,
  type,
  limitPerOrder,
})

/** A reward that a member holds, as the interface has it. */
export const toHeld = (taken: TakenReward, reward: CatalogueReward): MemberReward => ({
  id: taken.id,
  ...toNamed(reward),
  status: 'Held',
  balanceTypeId: taken.balanceTypeId,
  cost: taken.cost,
  takenAt: new Date(taken.takenAt).toISOString(),
  expiresAt: toWireInstantOrNull(taken.expiresAt),
})

const toAvailable = ({ reward, offeredUntil }: RewardOffer): MemberReward => ({
  id: reward.id,
  ...toNamed(reward),
  status: 'Available',
  balanceTypeId: reward.cost === 0 ? null : reward.balanceTypeId,
  cost: reward.cost,
  takenAt: null,
  expiresAt: toWireInstantOrNull(offeredUntil),
})
