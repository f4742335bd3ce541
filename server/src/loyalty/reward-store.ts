import type { Database } from '../database/database.ts'
import type { ResultRow, StatementProgram } from '../database/statements.ts'
import { getRewardId } from '../order-store/scarce-ids.ts'

/** A reward that a member has taken. Instants are epoch milliseconds. */
export interface TakenReward {
  /** Its own, which distinguishes it from others. */
  readonly id: string
  readonly memberId: string
  /** As in the catalogue. */
  readonly rewardId: string
  /** What it cost; null for a present. */
  readonly balanceTypeId: string | null
  readonly cost: number
  /** What it is given for once, such as the birthday of a year; null: any number. */
  readonly occasion: string | null
  readonly takenAt: number
  readonly expiresAt: number | null
}

const columns =
  'r.id, r.member_id, r.reward_id, r.balance_type_id, r.cost, r.occasion, r.taken_at, r.expires_at'
const withClaim = `left join scarce_claim c on c.scarce_id = '${getRewardId('')}' || r.id`
const isGood = `r.member_id = ? and (r.expires_at is null or r.expires_at > ?)
  and (c.state is null or c.state <> 'sold')`
/** Those that run out soonest first, so that they are used first. */
const inOrder = 'order by case when r.expires_at is null then 1 else 0 end, r.expires_at, r.taken_at, r.id'

/**
 * Rewards that members have taken. A reward is used by an order's claim on it, as a voucher is: held with the order,
 * sold when it is completed, free again if that fails.
 */
export class RewardStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Those that the member can still use; orders in progress may hold some of them. */
  async listHeld(memberId: string, now: number): Promise<TakenReward[]> {
    const rows = await this.#database.query({
      sql: `select ${columns} from reward_instance r ${withClaim} where ${isGood} ${inOrder}`,
      parameters: [memberId, now],
    })
    return rows.map(toTakenReward)
  }

  /** Those that an order of the member can use: no other order holds them. */
  async listUsable(memberId: string, orderId: string, now: number): Promise<TakenReward[]> {
    const rows = await this.#database.query({
      sql: `select ${columns} from reward_instance r ${withClaim}
        where ${isGood} and (c.order_id is null or c.order_id = ? or c.expires_at <= ?) ${inOrder}`,
      parameters: [memberId, now, orderId, now],
    })
    return rows.map(toTakenReward)
  }

  /** Null if the member has not taken it. */
  async read(id: string, memberId: string): Promise<TakenReward | null> {
    const [row] = await this.#database.query({
      sql: `select ${columns} from reward_instance r where r.id = ? and r.member_id = ?`,
      parameters: [id, memberId],
    })
    return row ? toTakenReward(row) : null
  }

  /** Whether the member has been given a reward for an occasion, used or not. */
  async hasTaken(memberId: string, rewardId: string, occasion: string): Promise<boolean> {
    const rows = await this.#database.query({
      sql: 'select id from reward_instance where member_id = ? and reward_id = ? and occasion = ?',
      parameters: [memberId, rewardId, occasion],
    })
    return rows.length > 0
  }

  /** Stores a present. @returns false if the member has been given it for this occasion, or has no account */
  insert(reward: TakenReward): Promise<boolean> {
    return this.#database.run(() => insertIfNew(reward))
  }
}

const insertReward = `insert into reward_instance
  (id, member_id, reward_id, balance_type_id, cost, occasion, taken_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?)`

const toParameters = (reward: TakenReward) => [
  reward.id,
  reward.memberId,
  reward.rewardId,
  reward.balanceTypeId,
  reward.cost,
  reward.occasion,
  reward.takenAt,
  reward.expiresAt,
]

/** Stores a reward in the transaction that pays for it. @throws the engine's error if it is stored */
export function* applyInsertReward(reward: TakenReward): StatementProgram<void> {
  yield { sql: insertReward, parameters: toParameters(reward) }
}

function* insertIfNew(reward: TakenReward): StatementProgram<boolean> {
  const rows = yield {
    sql: `${insertReward} on conflict do nothing returning id`,
    parameters: toParameters(reward),
  }
  return rows.length > 0
}

const toTakenReward = (row: ResultRow): TakenReward => ({
  id: String(row['id']),
  memberId: String(row['member_id']),
  rewardId: String(row['reward_id']),
  balanceTypeId: row['balance_type_id'] === null ? null : String(row['balance_type_id']),
  cost: Number(row['cost']),
  occasion: row['occasion'] === null ? null : String(row['occasion']),
  takenAt: Number(row['taken_at']),
  expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
})
