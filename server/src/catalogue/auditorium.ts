import type { Seat, SeatLayout } from '@foyer/contract/wire/seating'

/** The seating of a screen: named seats, unallocated places that are only counted, or both. */
export interface Auditorium {
  readonly id: string
  /** Null if all places are unallocated. */
  readonly layout: Omit<SeatLayout, 'id' | 'screenId'> | null
  /** Named seats by id, row by row from the screen, left to right. */
  readonly seats: ReadonlyMap<string, Seat>
  /** Seats of each group: the parts of a sofa, a wheelchair place with its companion seat. */
  readonly seatGroups: ReadonlyMap<string, readonly Seat[]>
  /** Runs of neighbouring seats without an aisle between them, in the order of `seats`. */
  readonly blocks: readonly (readonly Seat[])[]
  readonly areas: readonly AuditoriumArea[]
  /** Number of all places. */
  readonly capacity: number
}

/** All places of one area category. */
export interface AuditoriumArea {
  readonly areaCategoryId: string
  /** Whether its places are named seats. */
  readonly isAllocated: boolean
  readonly capacity: number
}

/** Interface id of a screen's layout: a layout belongs to one screen, although several screens may be built alike. */
export function toLayoutId(screenId: string): string {
  return `L${screenId}`
}

/** Parses a layout id. @returns the screen's id, or undefined for an id of another form */
export function parseLayoutId(layoutId: string): string | undefined {
  return layoutId.startsWith('L') ? layoutId.slice(1) : undefined
}
