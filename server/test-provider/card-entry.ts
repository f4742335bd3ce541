/** The card as the visitor typed it. Exists during one request and is never stored. */
export interface CardEntry {
  readonly number: string
  /** "04 / 29", with or without blanks. */
  readonly expiry: string
  readonly securityCode: string
  readonly name: string
}

export type CardField = keyof CardEntry
