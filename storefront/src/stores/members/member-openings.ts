import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'

/** What a member can open that others cannot. */
interface OpeningMember {
  /** Rewards that the member holds, each as often as it is held. */
  readonly rewardIds: readonly string[]
  readonly subscriptionIds: readonly string[]
}

const noRewards: ReadonlySet<string> = new Set()

/**
 * Prices and advance bookings that are open to the signed-in member. Set by the code that knows the member, so that the pages of
 * visitors load no code of members; rewards are read once a price or a film depends on them.
 */
export class MemberOpenings {
  /** Null for a visitor, and while it is not known who is signed in. */
  member: OpeningMember | null = null
  areRewardsWanted = false
  /** Rewards of the member that give items in orders, each as often as it is held; those of other servers do not. */
  itemRewards: readonly MemberReward[] = []
  /** Grows when rewards may have been used: they have to be read again. */
  uses = 0

  constructor() {
    makeObservable(this, {
      member: observableRef,
      itemRewards: observableRef,
      areRewardsWanted: observable,
      uses: observable,
      heldRewards: computed,
      set: action,
      wantRewards: action,
      markUsed: action,
    })
  }

  get heldRewards(): ReadonlySet<string> {
    return this.member ? new Set(this.member.rewardIds) : noRewards
  }

  /** @param held null for a visitor */
  set(held: readonly MemberReward[] | null): void {
    this.member = held && { rewardIds: held.map(({ rewardId }) => rewardId), subscriptionIds: [] }
    this.itemRewards = (held ?? []).filter(({ type, status }) => type === 'Item' && status === 'Held')
  }

  /** Something on the page depends on rewards. */
  wantRewards(): void {
    this.areRewardsWanted = true
  }

  /** An order has been completed, which may have used some. */
  markUsed(): void {
    this.uses += 1
  }
}
