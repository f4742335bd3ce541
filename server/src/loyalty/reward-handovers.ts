import type { CounterRewardsResponse, HandedOverRewardResponse } from '@foyer/contract/wire/loyalty'
import type { MemberStore } from '../accounts/member-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueReward } from '../catalogue/membership.ts'
import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import type { WorkstationPlace } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import { getRewardId } from '../order-store/scarce-ids.ts'
import { applyTakeScarce } from '../order-store/scarce-steps.ts'
import { toHeld } from './member-rewards.ts'
import type { RewardStore, TakenReward } from './reward-store.ts'

export interface RewardHandoversOptions {
  readonly database: Database
  readonly store: Pick<RewardStore, 'listUsable' | 'read'>
  readonly members: Pick<MemberStore, 'read'>
  readonly catalogue: Pick<Catalogue, 'membership'>
  readonly clock: Clock
}

/** How long the same workstation may ask again, whose answer was lost, milliseconds. */
const repeatsFor = 2 * 60_000
const noOrder = ''

/** Rewards that counters hand over: each is used up by that, once, and it is kept where and when. */
export class RewardHandovers {
  readonly #options: RewardHandoversOptions

  constructor(options: RewardHandoversOptions) {
    this.#options = options
  }

  /** @throws ProblemError `not-found` if nobody has the card, `member-account-closed` */
  async list(memberId: string): Promise<CounterRewardsResponse> {
    const { store, members, clock } = this.#options
    const member = await members.read(memberId)
    if (!member) throw new ProblemError('not-found')
    await this.#requireOpenAccount(memberId)
    const { givenName, familyName } = member.details.name
    const usable = await store.listUsable(memberId, noOrder, clock.now())
    return {
      memberName: [givenName, familyName && `${[...familyName][0] ?? ''}.`].filter(Boolean).join(' '),
      rewards: usable.flatMap((taken) => {
        const reward = this.#findHandedOver(taken)
        return reward ? [toHeld(taken, reward)] : []
      }),
    }
  }

  /**
   * Uses a reward up, all or nothing.
   * @param id the held reward's own
   * @throws ProblemError `not-found` (not the member's), `member-account-closed`, `reward-unavailable`: it is used, an order
   * in progress holds it, it has run out, or is no use at a counter
   */
  async handOver(
    memberId: string,
    id: string,
    { workstationId, siteId }: WorkstationPlace,
  ): Promise<HandedOverRewardResponse> {
    const { database, store, clock } = this.#options
    const now = clock.now()
    const taken = await store.read(id, memberId)
    if (!taken) throw new ProblemError('not-found')
    await this.#requireOpenAccount(memberId)
    const reward = this.#findHandedOver(taken)
    if (!reward) throw new ProblemError('reward-unavailable')
    const hasRunOut = taken.expiresAt !== null && taken.expiresAt <= now
    const isDone =
      !hasRunOut && (await database.run(() => applyHandOver(taken, { workstationId, siteId, now })))
    const handedAt = isDone ? now : await this.#findRepeated(id, workstationId, now)
    if (handedAt === null) throw new ProblemError('reward-unavailable')
    return { reward: toHeld(taken, reward), handedOverAt: new Date(handedAt).toISOString() }
  }

  /** Who closes an account has left its rewards, also in the days in which it can be taken back. */
  async #requireOpenAccount(memberId: string): Promise<void> {
    const closed = await this.#options.database.query({
      sql: 'select id from member where id = ? and deleting_at is not null',
      parameters: [memberId],
    })
    if (closed.length > 0) throw new ProblemError('member-account-closed')
  }

  /** When this workstation has handed it over just now; null if it has not. */
  async #findRepeated(id: string, workstationId: string, now: number): Promise<number | null> {
    const [row] = await this.#options.database.query({
      sql: 'select handed_at from reward_handover where id = ? and workstation_id = ? and handed_at > ?',
      parameters: [id, workstationId, now - repeatsFor],
    })
    return row ? Number(row['handed_at']) : null
  }

  /** Null for what the chain no longer has, and for what only opens bookings. */
  #findHandedOver({ rewardId }: TakenReward): CatalogueReward | null {
    const reward = this.#options.catalogue.membership.rewards.get(rewardId)
    return reward && reward.type !== 'AdvanceBooking' ? reward : null
  }
}

/** @returns false if it is used, or held by an order in progress */
function* applyHandOver(
  { id, memberId, rewardId }: TakenReward,
  { workstationId, siteId, now }: WorkstationPlace & { readonly now: number },
): StatementProgram<boolean> {
  // A row of its own: two workstations conflict at its key, and one that asks again changes nothing.
  const added = yield {
    sql: `insert into reward_handover (id, member_id, reward_id, workstation_id, site_id, handed_at)
      values (?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
    parameters: [id, memberId, rewardId, workstationId, siteId, now],
  }
  if (added.length === 0) return false
  const refusal = yield* applyTakeScarce(`handover:${id}`, {
    kind: 'scarce.take',
    scarceId: getRewardId(id),
    quantity: 1,
    capacity: 1,
    showtimeId: null,
    state: 'sold',
    expiresAt: now,
    now,
  })
  if (refusal === null) return true
  yield { sql: 'delete from reward_handover where id = ?', parameters: [id] }
  return false
}
