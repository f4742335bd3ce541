import type { Tables } from '../database/tables.ts'

/** What happens to rows when their member's account is deleted. */
export type Deletion =
  /** Deleted at once. */
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
  },
  member_credential: { foundBy: byMember, exported: null, deletion: gone, purpose: 'signing in' },
  token_family: {
    foundBy: byMember,
    exported: 'devices, when they signed in and were last seen',
    deletion: gone,
    purpose: 'staying signed in',
  },
  refresh_token: {
    foundBy: { way: 'by its token_family' },
    exported: null,
    deletion: gone,
    purpose: 'staying signed in',
  },
  known_device: {
    foundBy: byMember,
    exported: 'when it was added and last seen',
    deletion: gone,
    purpose: 'letting the owner in while strangers guess',
  },
  passkey: {
    foundBy: byMember,
    exported: 'names, when they were made and last used',
    deletion: gone,
    purpose: 'signing in without a password',
  },
  passkey_challenge: { foundBy: byMember, exported: null, deletion: gone, purpose: 'adding a passkey' },
  account_code: { foundBy: byMember, exported: null, deletion: gone, purpose: 'proving that mail arrives' },
  sign_in_guard: {
    foundBy: { way: 'by a keyed hash of the identifier' },
    exported: null,
    deletion: { kind: 'expire', days: 1 },
    purpose: 'slowing down who guesses passwords',
  },
  subscription: {
    foundBy: byMember,
    exported: 'all of it',
    deletion: { kind: 'cut', columns: ['member_id'] },
    purpose: 'what the member has subscribed to',
  },
  sales_order: {
    foundBy: byMember,
    exported: 'all of it',
    deletion: { kind: 'cut', columns: ['member_id', 'customer', 'client'] },
    purpose: 'book-keeping and refunds',
  },
  journey: {
    foundBy: { way: 'by its orders' },
    exported: 'all of it',
    deletion: { kind: 'cut', columns: [] },
    purpose: 'the ticket opens on the day',
  },
  watched_order: {
    foundBy: { way: 'by the order' },
    exported: 'films that were watched',
    deletion: gone,
    purpose: 'recommendations, where the member agreed',
  },
  mail_outbox: {
    foundBy: { way: 'by the recipient' },
    exported: 'what was sent, and when',
    deletion: { kind: 'expire', days: 30 },
    purpose: 'sending mail',
  },
  form_entry: {
    foundBy: { way: 'by a verified e-mail address among the answers' },
    exported: 'all of it',
    deletion: gone,
    purpose: 'what the form says',
  },
  form_file: {
    foundBy: { way: 'by its entry' },
    exported: 'all of it',
    deletion: gone,
    purpose: 'what the form says',
  },
  idempotency: {
    foundBy: { way: 'by the key that the client sent' },
    exported: null,
    deletion: { kind: 'expire', days: 1 },
    purpose: 'one effect of a repeated call',
  },
} as const satisfies Partial<Record<keyof Tables, MemberDataEntry>>
