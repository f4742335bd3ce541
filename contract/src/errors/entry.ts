/**
 * Area of the interface in which an error occurs: the first column of the error catalogue, and the kinds of calls. An
 * operation lists all areas that it can answer with; `generic` belongs to every one.
 */
export type ErrorArea =
  | 'generic'
  | 'browsing'
  | 'seat-availability'
  | 'seat-layout'
  | 'order'
  | 'set-showtime'
  | 'payment'
  | 'completion'
  | 'journey'
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

/** Groups of numbering v2. */
export type V2Group = 'order' | 'member' | 'generic'

/**
 * One condition of the catalogue. A client acts on the condition; the codes are only its representation in a server's
 * numbering.
 */
export interface CatalogueEntry {
  /** Typed name, the same under both numberings. */
  readonly condition: string
  /** HTTP status that Foyer's server answers with. */
  readonly status: number
  /** The problem's title: one plain sentence without the visitor's data. */
  readonly title: string
  /**
   * Whether the specification fixes the title: clients of the real interface compare it word for word, so it identifies
   * the condition.
   */
  readonly hasSpecifiedTitle?: true
  /** Additional text of the answer, if the title is fixed by the interface. */
  readonly detail?: string
  /** Code of numbering v1 by area. */
  readonly v1?: Readonly<Partial<Record<ErrorArea, number>>>
  /** Code of numbering v2. Two conditions may share one: a client reads the earlier entry. */
  readonly v2?: { readonly group: V2Group; readonly code: number }
  /** Areas in which a bare status, without a known code, means this condition. */
  readonly byStatus?: readonly ErrorArea[]
  /** Areas in which it occurs besides those of its codes and of its bare status; each is an area of an operation. */
  readonly areas?: readonly ErrorArea[]
  /** The more general condition whose code is sent if this one has none in the numbering. */
  readonly fallbackCondition?: string
}
