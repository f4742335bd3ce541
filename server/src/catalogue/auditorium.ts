import type { Seat, SeatLayout } from '@foyer/contract/wire/seating'

/** A screen's inside: named seats, places that are only counted, or both. */
export interface Auditorium {
  readonly id: string
  /** Null where no place has a name. */
  readonly layout: Omit<SeatLayout, 'id' | 'screenId'> | null
  /** Named seats by id, row by row from the screen, left to right. */
  readonly seats: ReadonlyMap<string, Seat>
  /** Seats of each group: the parts of a sofa, a wheelchair place with its companion. */
  readonly seatGroups: ReadonlyMap<string, readonly Seat[]>
  /** Runs of neighbouring seats without an aisle between them, as in `seats`. */
  readonly blocks: readonly (readonly Seat[])[]
  readonly areas: readonly AuditoriumArea[]
  /** Places in all. */
  readonly capacity: number
}

/** All places of one category. */
export interface AuditoriumArea {
  readonly areaCategoryId: string
  /** Whether its places have names. */
  readonly isAllocated: boolean
  readonly capacity: number
}

/** Id of a screen's layout on the wire: a layout belongs to a screen, although several screens may be built alike. */
export function toLayoutId(screenId: string): string {
  return `L${screenId}`
}

/** @returns the screen whose layout has this id, or undefined for an id of another form */
export function parseLayoutId(layoutId: string): string | undefined {
  return layoutId.startsWith('L') ? layoutId.slice(1) : undefined
}
