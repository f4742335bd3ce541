import type { Tables } from '../database/tables.ts'

/** What happens to rows when their member's account is deleted. */
export type Deletion =
  /** Deleted immediately. */
  | { readonly kind: 'delete' }
  /** Columns that identify the person are cleared; the rest is kept for book-keeping. */
  | { readonly kind: 'cut'; readonly columns: readonly string[] }
  /** Deleted anyway after at most so many days. */
  | { readonly kind: 'expire'; readonly days: number }

/** Personal data of a member in one table. */
export interface MemberDataEntry {
  /** How its rows are found: a column with the member's id, or another way in words. */
  readonly foundBy: { readonly column: string } | { readonly way: string }
  /** What the member's export contains of it; null for secrets and hashes. */
  readonly exported: string | null
  readonly deletion: Deletion
  /** Why it is stored. */
  readonly purpose: string
  /** How long it is stored while the account exists, in words. */
  readonly storedFor: string
}

const byMember = { column: 'member_id' }
const gone: Deletion = { kind: 'delete' }

/**
 * Every table with personal data: what is stored, why and for how long. Export and deletion of an account read it, and a
 * test compares it with the tables.
 */
export const memberDataMap = {
  member: {
    foundBy: { column: 'id' },
    exported: 'all of it',
    deletion: gone,
    purpose: 'the account',
    storedFor: 'as long as the account',
  },
  member_card: {
    foundBy: byMember,
    exported: 'its number, and when it was issued',
    deletion: gone,
    purpose: 'finding the member at a counter',
    storedFor: 'as long as the account',
  },
  member_credential: {
    foundBy: byMember,
    exported: null,
    deletion: gone,
    purpose: 'signing in',
    storedFor: 'until the password is changed',
  },
  token_family: {
    foundBy: byMember,
    exported: 'devices, when they signed in and were last seen',
    deletion: gone,
    purpose: 'staying signed in',
    storedFor:
      'until its last token expires: a day, 90 days where the member asked to be remembered, half an hour at a workstation',
  },
  refresh_token: {
    foundBy: { way: 'by its token_family' },
    exported: null,
    deletion: gone,
    purpose: 'staying signed in',
    storedFor: 'as its sign-in',
  },
  known_device: {
    foundBy: byMember,
    exported: 'when it was added and last seen',
    deletion: gone,
    purpose: 'letting the owner in while strangers guess',
    storedFor: 'a year from the last sign-in there',
  },
  passkey: {
    foundBy: byMember,
    exported: 'names, when they were made and last used',
    deletion: gone,
    purpose: 'signing in without a password',
    storedFor: 'until the member removes it',
  },
  passkey_challenge: {
    foundBy: byMember,
    exported: null,
    deletion: gone,
    purpose: 'adding a passkey',
    storedFor: 'five minutes',
  },
  account_code: {
    foundBy: byMember,
    exported: null,
    deletion: gone,
    purpose: 'proving that mail arrives',
    storedFor:
      'half an hour for another password, a day for an address, 14 days to take back that an account was closed',
  },
  sign_in_guard: {
    foundBy: { way: 'by a keyed hash of the identifier' },
    exported: null,
    deletion: { kind: 'expire', days: 1 },
    purpose: 'slowing down who guesses passwords',
    storedFor: 'a day',
  },
  member_photo: {
    foundBy: byMember,
    exported: 'the picture',
    deletion: gone,
    purpose: 'showing the member to friends and at the counter',
    storedFor: 'until the member removes it',
  },
  member_photo_upload: {
    foundBy: byMember,
    exported: null,
    deletion: gone,
    purpose: 'limiting how many pictures are decoded',
    storedFor: 'an hour, until the next photo',
  },
  consent_event: {
    foundBy: byMember,
    exported: 'what was agreed to or withdrawn, and when',
    deletion: { kind: 'cut', columns: ['member_id'] },
    purpose: 'proof that a message was allowed',
    storedFor: 'as long as the account, and three years more by a hash of the address',
  },
  subscription: {
    foundBy: byMember,
    exported: 'all of it',
    deletion: { kind: 'cut', columns: ['member_id'] },
    purpose: 'what the member has subscribed to',
    storedFor: 'as long as the books',
  },
  member_balance: {
    foundBy: byMember,
    exported: 'all of it',
    deletion: gone,
    purpose: 'points of the member',
    storedFor: 'as long as the account',
  },
  movement: {
    foundBy: { way: 'by the id of the balance, `points:` and the member’s id' },
    exported: 'points earned, spent and run out, with their orders',
    deletion: { kind: 'cut', columns: ['scarce_id'] },
    purpose: 'how a balance came about',
    storedFor: 'as long as the books',
  },
  scarce: {
    foundBy: { way: 'by its id, `points:` and the member’s id' },
    exported: 'how many points are left',
    deletion: gone,
    purpose: 'what is left of a balance',
    storedFor: 'as long as the account',
  },
  scarce_claim: {
    foundBy: { way: 'by its counter, `points:` and the member’s id' },
    exported: null,
    deletion: gone,
    purpose: 'points that pay an order',
    storedFor: 'as long as the account',
  },
  watchlist_film: {
    foundBy: byMember,
    exported: 'films, when they were added and when their booking opened',
    deletion: gone,
    purpose: 'what the member wants to see, and recommendations where they agreed',
    storedFor: 'until the member removes the film',
  },
  watchlist_notice: {
    foundBy: byMember,
    exported: 'whether notices are wanted, and since when',
    deletion: gone,
    purpose: 'telling the member that booking has opened, and proof that they agreed',
    storedFor: 'as long as the account',
  },
  payment_card: {
    foundBy: byMember,
    exported: 'mask, network, expiry, when it was added',
    deletion: gone,
    purpose:
      'paying without typing the card again, where the member agreed; the number is the provider’s alone',
    storedFor: 'until the member removes it, here and at the provider',
  },
  payment_card_setup: {
    foundBy: byMember,
    exported: null,
    deletion: gone,
    purpose: 'adding a payment card once, however often its answer is lost',
    storedFor: 'a day',
  },
  payment_card_removal: {
    foundBy: { way: 'by the provider’s reference, which leads to nobody here' },
    exported: null,
    deletion: { kind: 'expire', days: 30 },
    purpose: 'deleting a removed card at the provider',
    storedFor: 'until the provider has deleted it, 30 days at most',
  },
  member_code: {
    foundBy: byMember,
    exported: 'kinds, and when they were added',
    deletion: gone,
    purpose: 'vouchers, gift cards and passes that are ready to use',
    storedFor: 'until the member removes it',
  },
  member_export: {
    foundBy: byMember,
    exported: null,
    deletion: gone,
    purpose: 'the copy of their data that the member asked for',
    storedFor: 'a day from when it was made',
  },
  reward_instance: {
    foundBy: byMember,
    exported: 'rewards, when they were taken and run out',
    deletion: gone,
    purpose: 'rewards that the member has taken',
    storedFor: 'as long as the account',
  },
  reward_handover: {
    foundBy: byMember,
    exported: 'rewards that were handed over at a counter, where and when',
    deletion: { kind: 'cut', columns: ['member_id'] },
    purpose: 'what counters have given away',
    storedFor: 'as long as the books',
  },
  referral_code: {
    foundBy: byMember,
    exported: 'all of it',
    deletion: gone,
    purpose: 'inviting friends',
    storedFor: 'as long as the account',
  },
  referral: {
    foundBy: { way: 'by the id of who has invited, or of who has joined' },
    exported: 'invitations, when they were accepted and what became of them',
    deletion: { kind: 'cut', columns: ['inviter_id', 'friend_id'] },
    purpose: 'giving both what was promised, once',
    storedFor: 'as long as the books',
  },
  sales_order: {
    foundBy: byMember,
    exported: 'all of it',
    deletion: { kind: 'cut', columns: ['member_id', 'customer', 'client'] },
    purpose: 'book-keeping and refunds',
    storedFor: 'as long as the books',
  },
  journey: {
    foundBy: { way: 'by its orders' },
    exported: 'all of it',
    deletion: { kind: 'cut', columns: [] },
    purpose: 'the ticket opens on the day',
    storedFor: 'as its orders',
  },
  watched_order: {
    foundBy: { way: 'by the order' },
    exported: 'films that were watched',
    deletion: gone,
    purpose: 'recommendations, where the member agreed',
    storedFor: 'a year',
  },
  mail_outbox: {
    foundBy: { way: 'by the recipient' },
    exported: 'what was sent, and when',
    deletion: { kind: 'expire', days: 30 },
    purpose: 'sending mail',
    storedFor: '30 days; its contents until it is sent',
  },
  form_entry: {
    foundBy: { way: 'by a verified e-mail address among the answers' },
    exported: 'all of it',
    deletion: gone,
    purpose: 'what the form says',
    storedFor: 'as the form says',
  },
  form_file: {
    foundBy: { way: 'by its entry' },
    exported: 'all of it',
    deletion: gone,
    purpose: 'what the form says',
    storedFor: 'as its entry',
  },
  idempotency: {
    foundBy: { way: 'by the key that the client sent' },
    exported: null,
    deletion: { kind: 'expire', days: 1 },
    purpose: 'one effect of a repeated call',
    storedFor: 'a day',
  },
} as const satisfies Partial<Record<keyof Tables, MemberDataEntry>>
