import type { ReactNode } from 'react'

/** A kind of code that a field takes: a voucher, a gift card, a partner's card. */
export interface CodeKind {
  /** Unique among the kinds of a field. */
  id: string
  /** Its name, on its chip. */
  label: string
  /** Beside the label: an `Icon`, or a drawing of the same size. */
  icon?: ReactNode
  /** Whether its PIN is required; the field is absent with `None`. */
  pin: 'Required' | 'Optional' | 'None'
  /** Said under the number once the code is known to be of this kind. */
  note?: string | undefined
}

export interface MaskedCode {
  /** What was typed, laid out. */
  text: string
  /** Where the caret stands in it. */
  caret: number
}

/**
 * Reads what is typed by the formats of the kinds. Given by the page, which sends a code by the same formats: a second
 * reading of them could disagree.
 */
export interface CodeRule {
  /**
   * Lays out what is typed or pasted.
   * @param caret where the caret stands in `text`
   */
  mask: (text: string, caret: number) => MaskedCode
  /** Ids of the kinds that a code is: none while it is not known, several where nothing distinguishes them. */
  recognize: (text: string) => readonly string[]
}

/** What a field was left with. */
export interface CodeEntry {
  /** The number as it is shown, with its layout. */
  text: string
  /** Empty where it is not asked for, or was left out. */
  pin: string
  /** Of the kind that was recognised or chosen; null where none was. */
  kindId: string | null
}

/** Words of a field. */
export interface CodeFieldLabels {
  /** Its heading: "Add a voucher or card". */
  title: string
  /** Spoken name of the cross. */
  close: string
  /** Spoken name of the row of kinds. */
  kinds: string
  /** Label of the number. */
  number: string
  /** Label of the PIN. */
  pin: string
  /** After the label of a PIN that may be left out: "(optional)". */
  optional: string
  /** Of the button. */
  add: string
  /** Of the button while an answer is awaited. */
  adding: string
  /** Of the button that empties a refused field: "Try another number". */
  another: string
  /** Error of an empty number. */
  numberNeeded: string
  /** Error of an empty PIN that is required. */
  pinNeeded: string
}
