import type { Area } from '../operations.ts'

/** Where in the interface an error arises: the first column of the error catalogue, and the areas of the calls. */
export type ErrorArea =
  | Area
  | 'gift-card-details'
  | 'friends'
  | 'subscription'
  | 'member'
  | 'member-creation'
  | 'password'
  | 'delete-member'
  | 'email-check'
  | 'email-update'
  | 'username-update'
  | 'details-update'
  | 'sign-in'
  | 'order-gift-card'
  | 'redemption-card'
  | 'voucher-add'
  | 'voucher-remove'
  | 'refund'
  | 'print-streams'
  | 'preparation'
  | 'collection'
  | 'set-items'
  | 'subscription-item'
  | 'seat-swap'

/** Groups of the second numbering. */
export type SecondGroup = 'order' | 'member' | 'generic'

/**
 * One condition of the catalogue. What a client acts on is the condition; the codes are only how a server says it
 * in the numbering that it speaks.
 */
export interface CatalogueEntry {
  /** Typed name, the same under both numberings. */
  readonly condition: string
  /** HTTP status that Foyer's server answers with. */
  readonly status: number
  /** The problem's title: one plain sentence without the visitor's data. */
  readonly title: string
  /** Codes of the first numbering by area; the first of a list is the one that a server sends. */
  readonly first?: Readonly<Partial<Record<ErrorArea, readonly number[]>>>
  /** Code of the second numbering. Two conditions may share one: the earlier entry is what a client reads. */
  readonly second?: { readonly group: SecondGroup; readonly code: number }
  /** Areas in which a bare status, without a known code, means this condition. */
  readonly byStatus?: readonly ErrorArea[]
  /** The wider condition whose code speaks where this one has none in the numbering in force. */
  readonly wider?: string
}
