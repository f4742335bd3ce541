import type { Database } from '../database/database.ts'
import type { ResultRow, StatementProgram } from '../database/statements.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { applyAddUnits } from '../order-store/balance-steps.ts'
import { getBalanceId } from '../order-store/scarce-ids.ts'
import { writeOnly } from '../order-store/write-only.ts'
import {
  countRunOut,
  findNextToRunOut,
  listLots,
  type BalanceMovement,
  type Lot,
  type MovementReason,
} from './lots.ts'

export interface BalanceLedgerOptions {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
}

/** A change of a balance that no order causes. */
export interface BalanceChange {
  readonly memberId: string
  /** Above 0. */
  readonly units: number
  /** Once for each reason. */
  readonly causeId: string
}

/** A member's balance at an instant. */
export interface Balance {
  readonly units: number
  /** What runs out next; null if nothing will. */
  readonly nextToRunOut: Lot | null
}

/** Most balances looked at in one round of the task. */
const balancesAtATime = 200

/**
 * Members' balances of points: whole units, which add up to the movements of each. Orders change them by the steps of
 * their own commands. Instants are epoch milliseconds.
 */
export class BalanceLedger {
  readonly #options: BalanceLedgerOptions

  constructor(options: BalanceLedgerOptions) {
    this.#options = options
  }

  /** What a member can spend now; 0 for a member who never had any. */
  async readBalance(memberId: string): Promise<number> {
    const { database } = this.#options
    await this.#letRunOut(memberId)
    const [row] = await database.query({
      sql: 'select capacity - taken as units from scarce where id = ?',
      parameters: [getBalanceId(memberId)],
    })
    return Math.max(0, Number(row?.['units'] ?? 0))
  }

  /** The balance, and what of it runs out next. */
  async read(memberId: string): Promise<Balance> {
    const units = await this.readBalance(memberId)
    if (units === 0) return { units, nextToRunOut: null }
    const lots = listLots(await this.listMovements(memberId))
    return { units, nextToRunOut: findNextToRunOut(lots, this.#options.clock.now()) }
  }

  /**
   * Takes units, all or none.
   * @param also further writes of the same transaction, only if the units were taken
   * @returns false if the member has fewer
   * @throws the engine's error if the cause has taken some before
   */
  async spend(
    change: BalanceChange & { readonly reason: Extract<MovementReason, 'reward'> },
    also?: () => StatementProgram<void>,
  ): Promise<boolean> {
    const { database, ids, clock } = this.#options
    const movement = { id: ids.uuid(), movedAt: clock.now() }
    await this.#letRunOut(change.memberId)
    return database.run(() => spendUnits({ ...change, ...movement }, also))
  }

  /**
   * Adds units.
   * @param expiresAt when what is left of them runs out; null: never
   * @throws the engine's error if the cause has added some before
   */
  async earn(change: BalanceChange & { readonly expiresAt: number | null }): Promise<void> {
    const { database, ids, clock } = this.#options
    const { causeId, ...added } = change
    const step = {
      ...added,
      kind: 'balance.add',
      reason: 'earned',
      movedAt: clock.now(),
      id: ids.uuid(),
    } as const
    await database.run(() => applyAddUnits(causeId, step))
  }

  /** Units that were earned or bought from an instant on, spent or not: the club's levels go by them. */
  async earnedSince(memberId: string, since: number): Promise<number> {
    const [row] = await this.#options.database.query({
      sql: `select coalesce(sum(amount), 0) as units from movement
        where scarce_id = ? and reason in ('earned', 'recharged') and moved_at >= ?`,
      parameters: [getBalanceId(memberId), since],
    })
    return Number(row?.['units'] ?? 0)
  }

  /** Movements of a time, `to` excluded, oldest first; all by default. */
  async listMovements(memberId: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<BalanceMovement[]> {
    const rows = await this.#options.database.query(selectMovements(getBalanceId(memberId), from, to))
    return rows.map(toMovement)
  }

  /** Lets run out what is due, in all balances. @returns the number of balances that were looked at */
  async expireDue(): Promise<number> {
    const { database, clock } = this.#options
    let count = 0
    for (;;) {
      const due = await database.query({
        sql: `select member_id from member_balance where runs_out_at <= ?
          order by runs_out_at limit ${balancesAtATime}`,
        parameters: [clock.now()],
      })
      for (const row of due) await this.#expire(String(row['member_id']))
      count += due.length
      if (due.length < balancesAtATime) return count
    }
  }

  /** The task may not have come yet. */
  async #letRunOut(memberId: string): Promise<void> {
    const { database, clock } = this.#options
    const [due] = await database.query({
      sql: 'select id from member_balance where id = ? and runs_out_at <= ?',
      parameters: [getBalanceId(memberId), clock.now()],
    })
    if (due) await this.#expire(memberId)
  }

  async #expire(memberId: string): Promise<void> {
    const { database, ids, clock } = this.#options
    const movementId = ids.uuid()
    const now = clock.now()
    await database.run(() => expireUnits(getBalanceId(memberId), movementId, now))
  }
}

const selectMovements = (balanceId: string, from: number, to: number) => ({
  sql: `select order_id, amount, reason, moved_at, expires_at from movement
    where scarce_id = ? and moved_at >= ? and moved_at < ? order by moved_at, id`,
  parameters: [balanceId, from, to],
})

const toMovement = (row: ResultRow): BalanceMovement => ({
  causeId: String(row['order_id']),
  units: Number(row['amount']),
  // Written by this server only.
  reason: String(row['reason']) as MovementReason,
  movedAt: Number(row['moved_at']),
  expiresAt: row['expires_at'] === null || row['expires_at'] === undefined ? null : Number(row['expires_at']),
})

const addMovement =
  'insert into movement (id, scarce_id, order_id, amount, reason, moved_at) values (?, ?, ?, ?, ?, ?)'

interface Spending extends BalanceChange {
  readonly id: string
  readonly reason: MovementReason
  readonly movedAt: number
}

function* spendUnits(
  { id, memberId, units, reason, causeId, movedAt }: Spending,
  also?: () => StatementProgram<void>,
): StatementProgram<boolean> {
  const balanceId = getBalanceId(memberId)
  const taken = yield {
    sql: 'update scarce set capacity = capacity - ? where id = ? and capacity - taken >= ? returning id',
    parameters: [units, balanceId, units],
  }
  if (taken.length === 0) return false
  yield* writeOnly(addMovement, [id, balanceId, causeId, -units, reason, movedAt])
  if (also) yield* also()
  return true
}

function* expireUnits(balanceId: string, movementId: string, now: number): StatementProgram<void> {
  // An update that changes nothing is a lock on both engines: nothing is spent or earned meanwhile.
  yield { sql: 'update scarce set taken = taken where id = ?', parameters: [balanceId] }
  const movements = (yield selectMovements(balanceId, 0, Number.MAX_SAFE_INTEGER)).map(toMovement)
  const lots = listLots(movements)
  const units = countRunOut(lots, now)
  if (units > 0) {
    yield { sql: 'update scarce set capacity = capacity - ? where id = ?', parameters: [units, balanceId] }
    yield* writeOnly(addMovement, [movementId, balanceId, movementId, -units, 'expired', now])
  }
  yield {
    sql: 'update member_balance set runs_out_at = ? where id = ?',
    parameters: [findNextToRunOut(lots, now)?.expiresAt ?? null, balanceId],
  }
}
