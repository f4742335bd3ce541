/** Tables of friends whom members have invited. */
export interface ReferralTables {
  referral_code: ReferralCodeTable
  referral: ReferralTable
}

interface ReferralCodeTable {
  member_id: string
  /** Unique; as `normalizeCode` leaves it. Shared with friends: no secret. */
  code: string
  created_at: number
}

/** A new member who has entered a code. */
interface ReferralTable {
  id: string
  /** Null once the account is deleted, as `friend_id`. */
  inviter_id: string | null
  /** Unique: a new member enters one code. */
  friend_id: string | null
  status: 'Waiting' | 'Rewarded' | 'OverLimit' | 'NotCounted' | 'Expired'
  /** Why it is not counted; null otherwise. */
  reason: 'email' | 'device' | 'card' | null
  created_at: number
  decided_at: number | null
  /** The friend's first paid order. */
  order_id: string | null
  /** Of the chain's calendar, in which the inviter was given something; null if not. */
  counted_year: number | null
}
