import type { Seat } from '@foyer/contract/wire/seating'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { chanceOf, type Chance } from '../schedule/chance.ts'
import type { Showtime } from '../schedule/showtime.ts'
import { minutesOfDay, weekdayOf } from '../schedule/zone.ts'
import type { Room } from './room.ts'

/** Why a seat is not for sale. */
export type BlockStatus = 'Sold' | 'Broken' | 'House'

/** What was gone before this system sold anything. */
export interface Presold {
  readonly seats: ReadonlyMap<string, BlockStatus>
  /** Places by unallocated area. */
  readonly places: ReadonlyMap<string, number>
}

/** Share of showtimes that are sold out, and of those with less than a tenth left. */
const soldOutShare = 0.03
const nearlyFullShare = 0.07
/** What is left of a showtime that is nearly full. */
const fewLeft = { low: 0.03, high: 0.09 }
/** Minutes after midnight. */
const eveningFrom = 17 * 60
const eveningUntil = 22 * 60
/** Rooms with fewer seats keep none for the house and have none out of order. */
const smallRoom = 100

/** Seats and places sold elsewhere, broken or kept: a pure function of seed, room and showtime. */
export function presoldIn(room: Room, catalogue: Catalogue, showtime: Showtime): Presold {
  const chance = chanceOf(catalogue.seed, showtime.id, 'presold')
  const fill = fillOf(catalogue, showtime, chance)
  const seats = outOfUse(room, chanceOf(catalogue.seed, showtime.screenId, 'out-of-use'))
  const groups = seatRuns(room, seats)
  if (fill.kind === 'all') for (const run of groups) sell(seats, run)
  else if (fill.kind === 'few-left') sellAllBut(seats, groups, fill.left * room.seats.size, chance)
  else for (const run of groups) sellPart(seats, run, fill.share * weightOf(run, room), chance)
  const places = new Map(
    room.areas
      .filter((area) => !area.isAllocated)
      .map((area) => [area.areaCategoryId, soldPlaces(area.capacity, fill)]),
  )
  return { seats, places }
}

type Fill = { kind: 'all' } | { kind: 'few-left'; left: number } | { kind: 'part'; share: number }

/** How full a showtime is: by its film's draw, the day and the hour. */
function fillOf(catalogue: Catalogue, showtime: Showtime, chance: Chance): Fill {
  const draw = (catalogue.films.get(showtime.filmId)?.draw ?? 5) / 10
  const zone = catalogue.sites.get(showtime.siteId)?.ianaTimeZoneName ?? 'UTC'
  const evening = isEvening(showtime, zone)
  const weekend = [5, 6, 0].includes(weekdayOf(showtime.businessDate))
  // Full houses are where they are to be expected: evenings, weekends, films with a draw.
  const eagerness = draw * (evening ? 1.5 : 0.7) * (weekend ? 1.4 : 0.8)
  const luck = chance.next()
  if (luck < soldOutShare * eagerness) return { kind: 'all' }
  if (luck < (soldOutShare + nearlyFullShare) * eagerness)
    return { kind: 'few-left', left: fewLeft.low + chance.next() * (fewLeft.high - fewLeft.low) }
  return { kind: 'part', share: Math.min(0.8, 0.08 + 0.45 * eagerness * chance.next()) }
}

function isEvening(showtime: Showtime, zone: string): boolean {
  const minutes = minutesOfDay(zone, showtime.startsAt)
  return minutes >= eveningFrom && minutes < eveningUntil
}

/** A seat or two at the end of a row that are out of order or kept for the house; always the same ones in a room. */
function outOfUse(room: Room, chance: Chance): Map<string, BlockStatus> {
  const seats = new Map<string, BlockStatus>()
  if (room.seats.size < smallRoom) return seats
  const plain = room.blocks.filter(
    (block) => block.every((seat) => seat.type === 'Normal') && block.length >= 5,
  )
  const broken = chance.pick(plain)
  const brokenSeat = broken && (chance.next() < 0.5 ? broken[0] : broken.at(-1))
  if (brokenSeat) seats.set(brokenSeat.id, 'Broken')
  const house = chance.pick(plain.filter((block) => block !== broken))
  for (const seat of house?.slice(-2) ?? []) seats.set(seat.id, 'House')
  return seats
}

/** What is sold as one stretch: free runs of single seats; sofas and wheelchair pairs whole. */
function seatRuns(room: Room, gone: ReadonlyMap<string, BlockStatus>): Seat[][] {
  const runs: Seat[][] = [...room.seatGroups.values()].map((group) => [...group])
  for (const block of room.blocks) {
    const plain = block.filter((seat) => seat.seatGroupIds.length === 0 && !gone.has(seat.id))
    if (plain.length > 0) runs.push(plain)
  }
  return runs
}

function sell(seats: Map<string, BlockStatus>, run: readonly Seat[]): void {
  for (const seat of run) seats.set(seat.id, 'Sold')
}

/** Sells everything but a few pairs and small groups. */
function sellAllBut(
  seats: Map<string, BlockStatus>,
  runs: readonly Seat[][],
  left: number,
  chance: Chance,
): void {
  for (const run of runs) sell(seats, run)
  const plain = runs.filter((run) => run[0]?.type === 'Normal')
  const source = plain.length > 0 ? plain : runs
  let free = 0
  for (let attempt = 0; attempt < runs.length * 2 && free < left; attempt += 1) {
    const run = chance.pick(source)
    if (!run || run.some((seat) => !seats.has(seat.id))) continue
    const size = run[0]?.seatGroupIds.length ? run.length : Math.min(run.length, chance.whole(2, 4))
    const from = chance.whole(0, run.length - size)
    for (const seat of run.slice(from, from + size)) seats.delete(seat.id)
    free += size
  }
}

/** Sells a part of a run in at most two stretches, so that no seat is left on its own. */
function sellPart(
  seats: Map<string, BlockStatus>,
  run: readonly Seat[],
  share: number,
  chance: Chance,
): void {
  if (run[0]?.seatGroupIds.length) {
    const wheelchair = run.some((seat) => seat.type === 'Wheelchair')
    if (chance.next() < share * (wheelchair ? 0.3 : 1)) sell(seats, run)
    return
  }
  let free = run.length - Math.round(run.length * Math.min(0.95, share * (0.5 + chance.next())))
  if (free === 1) free = run.length === 2 ? 0 : 2
  if (free >= run.length) return
  const gaps = splitFree(free, chance)
  const sold = run.length - free
  const first = gaps.length === 3 ? chance.whole(1, Math.max(1, sold - 1)) : sold
  sell(seats, run.slice(gaps[0], (gaps[0] ?? 0) + first))
  if (gaps.length === 3) {
    const from = (gaps[0] ?? 0) + first + (gaps[1] ?? 0)
    sell(seats, run.slice(from, from + sold - first))
  }
}

/** Free seats before, between and after the sold stretches: each none, or at least two. */
function splitFree(free: number, chance: Chance): number[] {
  if (free < 2) return [0, free]
  const before =
    free < 4
      ? (chance.pick([0, free]) ?? 0)
      : (chance.pick([0, 2, Math.floor(free / 2), free - 2, free]) ?? 0)
  const rest = free - before
  if (rest >= 4 && chance.next() < 0.5) return [before, 2, rest - 2]
  return [before, rest]
}

/** The rows two thirds of the way back fill first, the first rows last. */
function weightOf(run: readonly Seat[], room: Room): number {
  const seat = run[0]
  if (!seat) return 1
  const depth = depthIn(room).get(seat.id) ?? 0.5
  return 1.5 - Math.min(1, Math.abs(depth - 0.66) * 1.6)
}

const depths = new WeakMap<Room, Map<string, number>>()

/** Each seat's place from front (0) to back (1), by its number in the room's order. */
function depthIn(room: Room): Map<string, number> {
  let known = depths.get(room)
  if (!known) {
    const count = Math.max(1, room.seats.size - 1)
    known = new Map([...room.seats.keys()].map((id, index) => [id, index / count]))
    depths.set(room, known)
  }
  return known
}

function soldPlaces(capacity: number, fill: Fill): number {
  if (fill.kind === 'all') return capacity
  return Math.round(capacity * (fill.kind === 'few-left' ? 1 - fill.left : fill.share))
}
