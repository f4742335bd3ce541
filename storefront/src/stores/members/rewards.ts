import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { computed, makeObservable } from 'mobx'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, type Failure } from '../../services/http/failure.ts'
import { readMemberReward, readMemberRewards } from '../../services/ocapi/loyalty-answers.ts'
import { createLoyaltyService, type LoyaltyService } from '../../services/ocapi/loyalty.ts'
import { getOutcome, type Cached, type Outcome } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { callAsMember, createMemberCache } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'

export interface RewardsStoreOptions {
  readonly service: Pick<LoyaltyService, 'takeReward'>
  readonly session: Pick<MemberSession, 'isSignedIn'>
  readonly cached: Cached<readonly MemberReward[]>
  /** Reads the member again, whose balance has changed. */
  readonly refreshMember: () => Promise<unknown>
}

/** Other servers send what a member holds and say nothing of it. */
export const isHeld = ({ status }: Pick<MemberReward, 'status'>): boolean => status !== 'Available'

/** Rewards of the signed-in member: those that they hold, and those that they can take. */
export class RewardsStore {
  readonly #options: RewardsStoreOptions

  constructor(options: RewardsStoreOptions) {
    this.#options = options
    makeObservable(this, { held: computed, available: computed, outcome: computed })
  }

  /** A server that does not know rewards is `missing`. */
  get outcome(): Outcome {
    return getOutcome(this.#options.cached)
  }

  /** Those that run out soonest first, as the server has them. */
  get held(): readonly MemberReward[] {
    return (this.#options.cached.value ?? []).filter(isHeld)
  }

  /** Those that can be had, also where the balance is too low for them. */
  get available(): readonly MemberReward[] {
    return (this.#options.cached.value ?? []).filter((reward) => !isHeld(reward))
  }

  /** Loads them unless they are fresh, or nobody is signed in. */
  ensure(): Promise<unknown> {
    return this.#options.cached.ensure()
  }

  /** Loads them again, at the member's wish. */
  refresh(): Promise<unknown> {
    return this.#options.cached.refresh()
  }

  /**
   * Takes a reward for units of the member's balance: it is held from then on. After a refusal what can be had is read
   * again, as it may have changed.
   * @param rewardId as in the loyalty master data
   */
  async take(rewardId: string): Promise<Result<MemberReward, Failure>> {
    const { service, session, cached, refreshMember } = this.#options
    const answer = await callAsMember(session, () => getBody(service.takeReward(rewardId)))
    const taken = answer.ok ? readMemberReward(answer.value.reward) : null
    if (taken) cached.set([taken, ...(cached.value ?? []).filter(({ id }) => id !== taken.id)])
    await Promise.all([cached.refresh(), refreshMember()])
    if (!answer.ok) return answer
    return taken ? success(taken) : failed(createContractFailure('takeMemberReward'))
  }
}

export const getRewardsStore = defineStore((stores: Stores): RewardsStore => {
  const { client, caching } = stores.core
  const { member, session } = getMemberStores(stores)
  const service = createLoyaltyService(client)
  return new RewardsStore({
    service,
    session,
    refreshMember: () => member.refresh(),
    cached: createMemberCache<readonly MemberReward[]>(caching, session, 'rewards', {
      lifetime: lifetimes.rewards,
      load: async () => {
        const answer = await getBody(service.rewards())
        if (!answer.ok) return answer
        const read = readMemberRewards(answer.value)
        return read ? success(read) : failed(createContractFailure('getMemberRewards'))
      },
    }),
  })
})
