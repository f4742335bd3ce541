import type { ReactNode } from 'react'

export interface ModifierOption {
  /** Unique in the group. */
  id: string
  /** What it is: "House cola". */
  label: string
  /** Behind the label: "vegan". */
  note?: string | undefined
  /** What it adds to the price, with its sign: "+ £0.80". */
  price?: string | undefined
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
  /** Groups that it opens, each a `ModifierGroup` with `isNested`; shown under it while it is chosen. */
  nested?: ReactNode
}

/** An option that may be taken more than once. */
export interface CountedOption extends ModifierOption {
  /** Most of it; without one the group's own bound (`isFull`) ends it. */
  max?: number | undefined
  /** Spoken names of fewer and more: "One Garlic more". */
  labels: { decrease: string; increase: string }
}

/** Options by the control of their kind: radios, boxes, steppers. */
export type ModifierOptions =
  | {
      /** One by radios, several by boxes, quantities by steppers. */
      kind: 'one' | 'several'
      /** In their order. */
      options: readonly ModifierOption[]
    }
  | {
      /** Quantities by steppers. */
      kind: 'quantities'
      /** In their order. */
      options: readonly CountedOption[]
    }

/** What every kind of group says of its options. */
export interface OptionChoice {
  /** How many of each option are chosen, by its id; none without an entry. */
  chosen: Readonly<Record<string, number>>
  /** As many as may be have been chosen: the others take no press. */
  isFull?: boolean | undefined
  /** Called with an option and its new quantity; 1 of one, 0 or 1 of several. */
  onChange: (optionId: string, quantity: number) => void
}
