import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { RewardStore } from '../reward-store.ts'
import { insertMember } from './insert-member.ts'

/** Gives a member rewards to hold, as if they had been taken. @returns their ids */
export async function giveRewards(
  database: Database,
  memberId: string,
  rewardId: string,
  { count = 1, expiresAt = null }: { count?: number; expiresAt?: number | null } = {},
): Promise<string[]> {
  await insertMember(database, memberId)
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const id of ids)
    await new RewardStore(database).insert({
      id,
      memberId,
      rewardId,
      balanceTypeId: null,
      cost: 0,
      occasion: null,
      takenAt: 0,
      expiresAt,
    })
  return ids
}
