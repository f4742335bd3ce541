import type { StatementProgram } from '../database/statements.ts'
import { getBalanceId } from './scarce-ids.ts'
import type { AddUnits, ReviewBalance } from './steps.ts'
import { writeOnly } from './write-only.ts'

const fill = `insert into scarce (id, capacity, taken) values (?, ?, 0)
  on conflict (id) do update set capacity = scarce.capacity + excluded.capacity`
const addMovement = `insert into movement (id, scarce_id, order_id, amount, reason, moved_at, expires_at)
  values (?, ?, ?, ?, ?, ?, ?)`
const keepBalance = `insert into member_balance (id, member_id, runs_out_at) values (?, ?, ?)
  on conflict (id) do update set runs_out_at = case
    when excluded.runs_out_at is null then member_balance.runs_out_at
    when member_balance.runs_out_at is null then excluded.runs_out_at
    when member_balance.runs_out_at < excluded.runs_out_at then member_balance.runs_out_at
    else excluded.runs_out_at end`
const review = `update member_balance set runs_out_at = ?
  where id = ? and (runs_out_at is null or runs_out_at > ?)`

/** Units that the same cause has added for the same reason throw the engine's error: `movement` is unique. */
export function* applyAddUnits(causeId: string, step: AddUnits): StatementProgram<null> {
  const { id, memberId, units, reason, movedAt, expiresAt } = step
  const balanceId = getBalanceId(memberId)
  yield* writeOnly(fill, [balanceId, units])
  yield* writeOnly(addMovement, [id, balanceId, causeId, units, reason, movedAt, expiresAt])
  return yield* writeOnly(keepBalance, [balanceId, memberId, expiresAt])
}

export function* applyReviewBalance({ balanceId, at }: ReviewBalance): StatementProgram<null> {
  return yield* writeOnly(review, [at, balanceId, at])
}
