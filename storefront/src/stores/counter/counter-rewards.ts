import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { getFailureStatus, isCondition, type Failure } from '../../services/http/failure.ts'
import type { CounterRewardsService } from '../../services/ocapi/counter-rewards.ts'
import { readMemberRewards } from '../../services/ocapi/loyalty-answers.ts'

/** Why a card was not read, or a reward not handed over; a part of a text key. `used`: an order or another screen was faster. */
export type CounterRewardRefusal = 'unknown' | 'closed' | 'used' | 'limited' | 'unreachable' | 'failed'

/** A reward of the card's member. `handedAt`: when this screen has handed it over, UTC; null before. */
export interface CounterReward {
  readonly reward: MemberReward
  readonly isBusy: boolean
  readonly handedAt: string | null
}

/** Whose card was read last; nobody's before. */
export type CounterCard =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: CounterRewardRefusal }
  | { readonly kind: 'read'; readonly memberName: string; readonly rewards: readonly CounterReward[] }

export interface CounterRewardsOptions {
  readonly service: CounterRewardsService
  /** Called when the server knows the workstation no longer. */
  readonly onEnded: () => void
}

const tooMany = 429
const noCard: CounterCard = { kind: 'none' }

/** The rewards of a member at the counter: shown by their card, handed over with a press. */
export class CounterRewardsStore {
  card: CounterCard = noCard
  /** Why the last press handed nothing over; null if it did. */
  refusal: { readonly reward: MemberReward; readonly reason: CounterRewardRefusal } | null = null
  /** What was handed over last. */
  handed: MemberReward | null = null
  readonly #options: CounterRewardsOptions
  #memberId = ''

  constructor(options: CounterRewardsOptions) {
    this.#options = options
    makeAutoObservable(
      this,
      { card: observableRef, refusal: observableRef, handed: observableRef },
      { autoBind: true },
    )
  }

  /** Reads the rewards of a card. @param code as it is scanned: a reader may add blanks */
  async read(code: string): Promise<void> {
    const { service, onEnded } = this.#options
    const memberId = code.replace(/\s/g, '')
    this.clear()
    this.#memberId = memberId
    const result = await service.list(memberId)
    // Another card was read meanwhile.
    if (this.#memberId !== memberId) return
    if (!result.ok && isCondition(result.failure, 'forbidden')) return onEnded()
    const rewards = result.ok ? readMemberRewards(result.value.body) : null
    runInAction(() => {
      this.card = result.ok
        ? rewards
          ? {
              kind: 'read',
              memberName:
                typeof result.value.body.memberName === 'string' ? result.value.body.memberName : '',
              rewards: rewards.map((reward) => ({ reward, isBusy: false, handedAt: null })),
            }
          : { kind: 'refused', reason: 'failed' }
        : { kind: 'refused', reason: toRefusal(result.failure) }
    })
  }

  /** Hands a reward over; nothing happens while it is being handed over, or once it was. */
  async handOver(id: string): Promise<void> {
    const { service, onEnded } = this.#options
    const memberId = this.#memberId
    const found = this.#find(id)
    if (!found || found.isBusy || found.handedAt !== null) return
    this.refusal = null
    this.#change(id, { isBusy: true })
    const result = await service.handOver(memberId, id)
    if (this.#memberId !== memberId) return
    if (!result.ok && isCondition(result.failure, 'forbidden')) return onEnded()
    runInAction(() => {
      if (result.ok) {
        this.handed = found.reward
        this.#change(id, { isBusy: false, handedAt: result.value.body.handedOverAt })
      } else {
        this.#change(id, { isBusy: false })
        this.refusal = { reward: found.reward, reason: toRefusal(result.failure) }
      }
    })
  }

  /** The next card comes: nothing of the last one stays on the screen. */
  clear(): void {
    this.#memberId = ''
    this.card = noCard
    this.refusal = null
    this.handed = null
  }

  #find(id: string): CounterReward | undefined {
    return this.card.kind === 'read' ? this.card.rewards.find(({ reward }) => reward.id === id) : undefined
  }

  #change(id: string, change: Partial<CounterReward>): void {
    if (this.card.kind !== 'read') return
    const rewards = this.card.rewards.map((each) => (each.reward.id === id ? { ...each, ...change } : each))
    this.card = { ...this.card, rewards }
  }
}

function toRefusal(failure: Failure): CounterRewardRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (isCondition(failure, 'reward-unavailable')) return 'used'
  if (isCondition(failure, 'member-account-closed')) return 'closed'
  const status = getFailureStatus(failure)
  if (status === tooMany) return 'limited'
  return status === 404 ? 'unknown' : 'failed'
}
