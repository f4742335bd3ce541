import type { Seat, SeatLayout } from '@foyer/contract/wire/seating'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Showtime } from '../schedule/showtime.ts'
import { presoldIn, type BlockStatus } from './presold.ts'

/** A screen's inside: named seats, places that are only counted, or both. */
export interface Room {
  readonly id: string
  /** Null where no place has a name. */
  readonly layout: Omit<SeatLayout, 'id' | 'screenId'> | null
  /** Named seats by id, row by row from the screen, left to right. */
  readonly seats: ReadonlyMap<string, Seat>
  /** Seats of each group: the parts of a sofa, a wheelchair place with its companion. */
  readonly seatGroups: ReadonlyMap<string, readonly Seat[]>
  /** Runs of neighbouring seats without an aisle between them, as in `seats`. */
  readonly blocks: readonly (readonly Seat[])[]
  readonly areas: readonly RoomArea[]
  /** Places in all. */
  readonly capacity: number
}

/** All places of one category. */
export interface RoomArea {
  readonly areaCategoryId: string
  /** Whether its places have names. */
  readonly isAllocated: boolean
  readonly capacity: number
}

/** What may be sold of a room for one showtime, and what was gone before this system sold anything. */
export interface Seating {
  readonly room: Room
  /**
   * Seats that nobody may buy here: broken, kept by the house, or sold elsewhere. A pure function of seed and showtime,
   * not rows: whoever holds seats checks them against this BEFORE the claim, as they never change.
   */
  readonly blocked: ReadonlyMap<string, BlockStatus>
  /** Places of each unallocated area that may be sold here: its capacity less what was sold elsewhere. */
  readonly unallocated: ReadonlyMap<string, number>
  /** Places that may be sold here, named or not, before any order. */
  readonly sellableCount: number
}

/**
 * Seating of a showtime. Cached per showtime: cheap to call on each request.
 * @throws TypeError for a screen that the catalogue does not have
 */
export function seatingOf(catalogue: Catalogue, showtime: Showtime): Seating {
  const known = cache.get(catalogue)?.get(showtime.id)
  if (known) return known
  const screen = catalogue.screens.get(showtime.screenId)
  if (!screen) throw new TypeError(`no screen ${showtime.screenId} in the catalogue`)
  const { room } = screen
  const presold = presoldIn(room, catalogue, showtime)
  const unallocated = new Map(
    room.areas
      .filter((area) => !area.isAllocated)
      .map((area) => [area.areaCategoryId, area.capacity - (presold.places.get(area.areaCategoryId) ?? 0)]),
  )
  const places = [...unallocated.values()].reduce((sum, count) => sum + count, 0)
  const seating: Seating = {
    room,
    blocked: presold.seats,
    unallocated,
    sellableCount: room.seats.size - presold.seats.size + places,
  }
  const seatings = cache.get(catalogue) ?? new Map<string, Seating>()
  cache.set(catalogue, seatings)
  if (seatings.size >= cachedSeatings) seatings.clear()
  seatings.set(showtime.id, seating)
  return seating
}

/** A fortnight of a chain and some. */
const cachedSeatings = 10_000
const cache = new WeakMap<Catalogue, Map<string, Seating>>()

/** Id of a screen's layout on the wire: a layout belongs to a screen, although several screens may be built alike. */
export function layoutIdOf(screenId: string): string {
  return `L${screenId}`
}

/** @returns the screen whose layout has this id, or undefined for an id of another form */
export function screenIdOfLayout(layoutId: string): string | undefined {
  return layoutId.startsWith('L') ? layoutId.slice(1) : undefined
}
