import type { Seat } from '@foyer/contract/wire/seating'
import type { Catalogue } from './catalogue.ts'
import { createRandom, type SeededRandom } from '../domain/seeded-random.ts'
import type { Showtime } from '../domain/showtime.ts'
import { getMinutesOfDay, getWeekday } from '../domain/time-zone.ts'
import type { Auditorium } from './auditorium.ts'

/** Why a seat is not for sale; `House`: kept by the cinema. */
export type BlockStatus = 'Sold' | 'Broken' | 'House'

/** What was sold or blocked before this system sold anything. */
export interface SimulatedSales {
  readonly seats: ReadonlyMap<string, BlockStatus>
  /** Number of places by unallocated area. */
  readonly places: ReadonlyMap<string, number>
}

/** Share of showtimes that are sold out, and share with less than a tenth left. */
const soldOutShare = 0.03
const nearlyFullShare = 0.07
/** Free share of a showtime that is nearly full. */
const fewLeft = { low: 0.03, high: 0.09 }
/** Minutes after midnight. */
const eveningFrom = 17 * 60
const eveningUntil = 22 * 60
/** Auditoriums with fewer seats have none kept or broken. */
const smallAuditorium = 100

/** Simulates seats and places that are sold elsewhere, broken or kept: a pure function of seed, auditorium and showtime. */
export function simulateSales(
  auditorium: Auditorium,
  catalogue: Catalogue,
  showtime: Showtime,
): SimulatedSales {
  const random = createRandom(catalogue.seed, showtime.id, 'presold')
  const fill = drawFill(catalogue, showtime, random)
  const seats = drawUnusableSeats(auditorium, createRandom(catalogue.seed, showtime.screenId, 'out-of-use'))
  const groups = listSeatRuns(auditorium, seats)
  if (fill.kind === 'all') for (const run of groups) sell(seats, run)
  else if (fill.kind === 'few-left') sellAllBut(seats, groups, fill.left * auditorium.seats.size, random)
  else for (const run of groups) sellPart(seats, run, fill.share * getWeight(run, auditorium), random)
  const places = new Map(
    auditorium.areas
      .filter((area) => !area.isAllocated)
      .map((area) => [area.areaCategoryId, soldPlaces(area.capacity, fill)]),
  )
  return { seats, places }
}

type Fill = { kind: 'all' } | { kind: 'few-left'; left: number } | { kind: 'part'; share: number }

/** Draws how full a showtime is, from its film's popularity, the day and the time. */
function drawFill(catalogue: Catalogue, showtime: Showtime, random: SeededRandom): Fill {
  const draw = (catalogue.films.get(showtime.filmId)?.draw ?? 5) / 10
  const zone = catalogue.sites.get(showtime.siteId)?.ianaTimeZoneName ?? 'UTC'
  const evening = isEvening(showtime, zone)
  const weekend = [5, 6, 0].includes(getWeekday(showtime.businessDate))
  // Sold-out showtimes are where they are expected: evenings, weekends, popular films.
  const eagerness = draw * (evening ? 1.5 : 0.7) * (weekend ? 1.4 : 0.8)
  const luck = random.next()
  if (luck < soldOutShare * eagerness) return { kind: 'all' }
  if (luck < (soldOutShare + nearlyFullShare) * eagerness)
    return { kind: 'few-left', left: fewLeft.low + random.next() * (fewLeft.high - fewLeft.low) }
  return { kind: 'part', share: Math.min(0.8, 0.08 + 0.45 * eagerness * random.next()) }
}

function isEvening(showtime: Showtime, zone: string): boolean {
  const minutes = getMinutesOfDay(zone, showtime.startsAt)
  return minutes >= eveningFrom && minutes < eveningUntil
}

/** Draws one or two seats at the end of a row that are broken or kept; always the same ones in an auditorium. */
function drawUnusableSeats(auditorium: Auditorium, random: SeededRandom): Map<string, BlockStatus> {
  const seats = new Map<string, BlockStatus>()
  if (auditorium.seats.size < smallAuditorium) return seats
  const plain = auditorium.blocks.filter(
    (block) => block.every((seat) => seat.type === 'Normal') && block.length >= 5,
  )
  const broken = random.pick(plain)
  const brokenSeat = broken && (random.next() < 0.5 ? broken[0] : broken.at(-1))
  if (brokenSeat) seats.set(brokenSeat.id, 'Broken')
  const heldBackBlock = random.pick(plain.filter((block) => block !== broken))
  for (const seat of heldBackBlock?.slice(-2) ?? []) seats.set(seat.id, 'House')
  return seats
}

/** Runs of free seats that are sold together: single seats in a row; sofas and wheelchair pairs as a whole. */
function listSeatRuns(auditorium: Auditorium, unavailable: ReadonlyMap<string, BlockStatus>): Seat[][] {
  const runs: Seat[][] = [...auditorium.seatGroups.values()].map((group) => [...group])
  for (const block of auditorium.blocks) {
    const plain = block.filter((seat) => seat.seatGroupIds.length === 0 && !unavailable.has(seat.id))
    if (plain.length > 0) runs.push(plain)
  }
  return runs
}

function sell(seats: Map<string, BlockStatus>, run: readonly Seat[]): void {
  for (const seat of run) seats.set(seat.id, 'Sold')
}

/** Sells everything except a few pairs and small groups. */
function sellAllBut(
  seats: Map<string, BlockStatus>,
  runs: readonly Seat[][],
  left: number,
  random: SeededRandom,
): void {
  for (const run of runs) sell(seats, run)
  const plain = runs.filter((run) => run[0]?.type === 'Normal')
  const source = plain.length > 0 ? plain : runs
  let free = 0
  for (let attempt = 0; attempt < runs.length * 2 && free < left; attempt += 1) {
    const run = random.pick(source)
    if (!run || run.some((seat) => !seats.has(seat.id))) continue
    const size = run[0]?.seatGroupIds.length ? run.length : Math.min(run.length, random.whole(2, 4))
    const from = random.whole(0, run.length - size)
    for (const seat of run.slice(from, from + size)) seats.delete(seat.id)
    free += size
  }
}

/** Sells a part of a run in at most two stretches, so that no single seat is left. */
function sellPart(
  seats: Map<string, BlockStatus>,
  run: readonly Seat[],
  share: number,
  random: SeededRandom,
): void {
  if (run[0]?.seatGroupIds.length) {
    const wheelchair = run.some((seat) => seat.type === 'Wheelchair')
    if (random.next() < share * (wheelchair ? 0.3 : 1)) sell(seats, run)
    return
  }
  let free = run.length - Math.round(run.length * Math.min(0.95, share * (0.5 + random.next())))
  if (free === 1) free = run.length === 2 ? 0 : 2
  if (free >= run.length) return
  const gaps = splitFree(free, random)
  const sold = run.length - free
  const first = gaps.length === 3 ? random.whole(1, Math.max(1, sold - 1)) : sold
  sell(seats, run.slice(gaps[0], (gaps[0] ?? 0) + first))
  if (gaps.length === 3) {
    const from = (gaps[0] ?? 0) + first + (gaps[1] ?? 0)
    sell(seats, run.slice(from, from + sold - first))
  }
}

/** Numbers of free seats before, between and after the sold stretches: each zero, or at least two. */
function splitFree(free: number, random: SeededRandom): number[] {
  if (free < 2) return [0, free]
  const before =
    free < 4
      ? (random.pick([0, free]) ?? 0)
      : (random.pick([0, 2, Math.floor(free / 2), free - 2, free]) ?? 0)
  const rest = free - before
  if (rest >= 4 && random.next() < 0.5) return [before, 2, rest - 2]
  return [before, rest]
}

/** Weight of a run: the rows two thirds of the way back fill first, the first rows last. */
function getWeight(run: readonly Seat[], auditorium: Auditorium): number {
  const seat = run[0]
  if (!seat) return 1
  const depth = getDepths(auditorium).get(seat.id) ?? 0.5
  return 1.5 - Math.min(1, Math.abs(depth - 0.66) * 1.6)
}

const depths = new WeakMap<Auditorium, Map<string, number>>()

/** Depth of each seat from front (0) to back (1), by its index in the auditorium's order. */
function getDepths(auditorium: Auditorium): Map<string, number> {
  let known = depths.get(auditorium)
  if (!known) {
    const count = Math.max(1, auditorium.seats.size - 1)
    known = new Map([...auditorium.seats.keys()].map((id, index) => [id, index / count]))
    depths.set(auditorium, known)
  }
  return known
}

function soldPlaces(capacity: number, fill: Fill): number {
  if (fill.kind === 'all') return capacity
  return Math.round(capacity * (fill.kind === 'few-left' ? 1 - fill.left : fill.share))
}
