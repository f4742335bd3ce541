import type { ReferralGift } from '@foyer/contract/wire/loyalty'
import type { ResultRow, StatementProgram } from '../database/statements.ts'
import type { Tables } from '../database/tables.ts'
import { applyInsertReward } from '../loyalty/reward-store.ts'
import { applyAddUnits } from '../order-store/balance-steps.ts'
import { applyQueueMail } from '../order-store/record-steps.ts'

/** What both are given for one referral, and when it runs out. Instants are epoch milliseconds. */
export interface Settlement {
  readonly id: string
  readonly inviterId: string | null
  readonly friendId: string
  readonly orderId: string
  readonly forMember: GivenGift
  readonly forFriend: GivenGift
  /** Of the chain's calendar. */
  readonly year: number
  readonly maximumPerYear: number
  readonly now: number
}

export interface GivenGift extends ReferralGift {
  /** When it runs out; null: it does not. */
  readonly expiresAt: number | null
  /** Of the movement of points. */
  readonly movementId: string
  /** Notifies the member who receives it; null without an address. */
  readonly mail: Tables['mail_outbox'] | null
}

/**
 * Settles a referral once: both are given what was promised, in the transaction that says so. Of several friends of a
 * member at once no more count than the year’s limit.
 * @returns false if it was settled already
 */
export function* applySettle(settlement: Settlement): StatementProgram<boolean> {
  const { id, inviterId, friendId, orderId, year, maximumPerYear, now } = settlement
  const isRewarded = inviterId !== null && (yield* isWithinLimit(inviterId, year, maximumPerYear))
  const status: Tables['referral']['status'] = isRewarded || inviterId === null ? 'Rewarded' : 'OverLimit'
  const settled = yield {
    sql: `update referral set status = ?, decided_at = ?, order_id = ?, counted_year = ?
      where id = ? and status = 'Waiting' returning id`,
    parameters: [status, now, orderId, isRewarded ? year : null, id],
  }
  if (settled.length === 0) return false
  if (isRewarded) yield* applyGift(id, inviterId, settlement.forMember, now)
  yield* applyGift(id, friendId, settlement.forFriend, now)
  return true
}

/** Locks the inviter's code, so that the inviter's other friends are counted before or after this one. */
function* isWithinLimit(inviterId: string, year: number, maximumPerYear: number): StatementProgram<boolean> {
  const own = yield {
    sql: 'update referral_code set code = code where member_id = ? returning member_id',
    parameters: [inviterId],
  }
  if (own.length === 0) return false
  const [row]: readonly ResultRow[] = yield {
    sql: 'select count(*) as friends from referral where inviter_id = ? and counted_year = ?',
    parameters: [inviterId, year],
  }
  return Number(row?.['friends'] ?? 0) < maximumPerYear
}

function* applyGift(
  referralId: string,
  memberId: string,
  { units, rewardId, expiresAt, movementId, mail }: GivenGift,
  now: number,
): StatementProgram<void> {
  if (units !== null)
    yield* applyAddUnits(referralId, {
      kind: 'balance.add',
      id: movementId,
      memberId,
      units,
      reason: 'referral',
      movedAt: now,
      expiresAt,
    })
  if (rewardId !== null)
    yield* applyInsertReward({
      id: movementId,
      memberId,
      rewardId,
      balanceTypeId: null,
      cost: 0,
      // Once for each friend.
      occasion: `referral ${referralId}`,
      takenAt: now,
      expiresAt,
    })
  if (mail !== null) yield* applyQueueMail(mail)
}
