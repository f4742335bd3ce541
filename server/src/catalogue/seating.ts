import type { Showtime } from '../domain/showtime.ts'
import type { Auditorium } from './auditorium.ts'
import type { Catalogue } from './catalogue.ts'
import { simulateSales, type BlockStatus } from './simulate-sales.ts'

/** What can be sold of an auditorium for one showtime, and what was sold elsewhere before. */
export interface Seating {
  readonly auditorium: Auditorium
  /**
   * Seats that cannot be bought here: broken, kept by the cinema, or sold elsewhere. A pure function of seed and
   * showtime, not rows: as they never change, holds check them BEFORE claiming seats.
   */
  readonly blocked: ReadonlyMap<string, BlockStatus>
  /** Places of each unallocated area that can be sold here: its capacity minus what was sold elsewhere. */
  readonly unallocated: ReadonlyMap<string, number>
  /** Places that can be sold here, allocated or not, before any order. */
  readonly sellableCount: number
}

/**
 * Seating of a showtime. Cached per showtime, so cheap to call on each request.
 * @throws TypeError for a screen that the catalogue does not have
 */
export function getSeating(catalogue: Catalogue, showtime: Showtime): Seating {
  const known = cache.get(catalogue)?.get(showtime.id)
  if (known) return known
  const screen = catalogue.screens.get(showtime.screenId)
  if (!screen) throw new TypeError(`no screen ${showtime.screenId} in the catalogue`)
  const { auditorium } = screen
  const simulated = simulateSales(auditorium, catalogue, showtime)
  const unallocated = new Map(
    auditorium.areas
      .filter((area) => !area.isAllocated)
      .map((area) => [area.areaCategoryId, area.capacity - (simulated.places.get(area.areaCategoryId) ?? 0)]),
  )
  const places = [...unallocated.values()].reduce((sum, count) => sum + count, 0)
  const seating: Seating = {
    auditorium,
    blocked: simulated.seats,
    unallocated,
    sellableCount: auditorium.seats.size - simulated.seats.size + places,
  }
  const seatings = cache.get(catalogue) ?? new Map<string, Seating>()
  cache.set(catalogue, seatings)
  if (seatings.size >= cachedSeatings) seatings.clear()
  seatings.set(showtime.id, seating)
  return seating
}

/** More than all showtimes of a chain in a fortnight. */
const cachedSeatings = 10_000
const cache = new WeakMap<Catalogue, Map<string, Seating>>()
