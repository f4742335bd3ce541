/** What the visitor types, as it is typed. Lives in one request and is kept nowhere. */
export interface CardEntry {
  readonly number: string
  /** "04 / 29", with or without the blanks. */
  readonly expiry: string
  readonly securityCode: string
  readonly name: string
}

export type CardField = keyof CardEntry
