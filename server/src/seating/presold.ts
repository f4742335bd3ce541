import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Showtime } from '../schedule/showtime.ts'
import type { Room } from './room.ts'

/** Why a seat is not for sale. */
export type BlockStatus = 'Sold' | 'Broken' | 'House'

/** What was gone before this system sold anything. */
export interface Presold {
  readonly seats: ReadonlyMap<string, BlockStatus>
  /** Places by unallocated area. */
  readonly places: ReadonlyMap<string, number>
}

/** Seats and places sold elsewhere, broken or kept: a pure function of seed, room and showtime. */
export function presoldIn(_room: Room, _catalogue: Catalogue, _showtime: Showtime): Presold {
  return { seats: new Map(), places: new Map() }
}
