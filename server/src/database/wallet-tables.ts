/** Payment cards that members keep with the provider, and codes that they keep with their account. */
export interface WalletTables {
  payment_card: PaymentCardTable
  payment_card_setup: PaymentCardSetupTable
  payment_card_removal: PaymentCardRemovalTable
  member_code: MemberCodeTable
  member_export: MemberExportTable
  provider_card: ProviderCardTable
}

/** A card of a member: what the shop knows of it. The number is the provider's alone. */
interface PaymentCardTable {
  id: string
  member_id: string
  /** By which the provider knows the card; unique. Never leaves the server. */
  reference: string
  /** The same for the same card: unique for a member. */
  fingerprint: string
  network: string | null
  last_four: string
  expiry_month: number
  /** Four digits. */
  expiry_year: number
  /** The latest one's card is the primary one; 0 for cards that were never made primary. */
  primary_at: number
  created_at: number
}

/** A card that is being added, by the id that it is to have. */
interface PaymentCardSetupTable {
  id: string
  member_id: string
  is_primary: number
  status: 'NotStarted' | 'Pending' | 'Completed' | 'Declined'
  decline_reason: string | null
  /** Once it is Completed: the card, which is another one if the member had it already. */
  card_id: string | null
  created_at: number
}

/** A card to be deleted at the provider, until the provider has answered. */
interface PaymentCardRemovalTable {
  reference: string
  due_at: number
  /** End of a worker's lease; 0 without one. */
  claimed_until: number
  tries: number
  created_at: number
}

/** A voucher, gift card or redemption card that a member has added to the account. */
interface MemberCodeTable {
  id: string
  member_id: string
  kind: 'Voucher' | 'GiftCard' | 'RedemptionCard'
  /** Hash of the code, as in `code`. */
  hash: string
  added_at: number
}

/** A copy of a member's data. */
interface MemberExportTable {
  id: string
  member_id: string
  /** SHA-256 of the token in its address; null until it is made. Unique. */
  token_hash: string | null
  created_at: number
  /** End of a worker's lease; 0 without one. */
  claimed_until: number
  due_at: number
  tries: number
  completed_at: number | null
  /** Until when it can be downloaded; null until it is made. */
  expires_at: number | null
  /** Bytes. */
  size: number | null
  /** Base64 of the archive; null until it is made. */
  contents: string | null
}

/** The test provider's cards. Belongs to the provider only. */
interface ProviderCardTable {
  reference: string
  fingerprint: string
  last_four: string
  expiry_month: number
  expiry_year: number
  created_at: number
  /** When its bank has said yes; null before. */
  stored_at: number | null
}
