import { placeAuditorium, type AuditoriumPlace } from '../geometry/place.ts'
import { findNearestAllowed, findSwap } from './alternatives.ts'
import { findBestAvailable, type FocalPoint } from './best-available.ts'
import { planSeats, type PlanSeat, type SeatPlan } from './plan.ts'
import { listBreaches, defaultSeatRules, type IsFree } from './rules.ts'
import { countCapacity, getRivals, getUnit } from './selection.ts'
import type {
  LostSeats,
  SeatEvent,
  SeatLimit,
  SeatRefusal,
  SeatMapModel,
  SeatRules,
  SeatSnapshot,
  SeatStatus,
} from './types.ts'

/** `Omit` over each member of a union. */
type EventOf<T> = T extends unknown ? Omit<T, 'serial'> : never

export interface SeatEngineOptions {
  readonly auditorium: SeatMapModel
  readonly statuses: ReadonlyMap<string, SeatStatus>
  /** Status of a seat that has none. Default `Sold`. */
  readonly unlisted?: SeatStatus
  readonly limits: readonly SeatLimit[]
  /** Default: every rule of the specification, on. */
  readonly rules?: SeatRules
  /** Seats that are the visitor's already; their status does not matter. */
  readonly selection?: readonly string[]
  /** True: complete when every ticket has a seat (the default). False: limits are maxima, for seats before tickets. */
  readonly exact?: boolean
  /** Where best available looks first, in user units; default on the axis, a little more than half-way back. */
  readonly focal?: FocalPoint
}

/**
 * The selection engine: one auditorium, its statuses, the tickets and the choice, without a DOM. It is the one truth
 * that drawing, grid, list and page read. Fits `useSyncExternalStore`: a snapshot is the same object until a change.
 */
export class SeatEngine {
  readonly plan: SeatPlan
  readonly place: AuditoriumPlace
  readonly #exact: boolean
  readonly #focal: FocalPoint | undefined
  readonly #unlisted: SeatStatus
  readonly #listeners = new Set<() => void>()
  #statuses: ReadonlyMap<string, SeatStatus>
  #limits: readonly SeatLimit[]
  readonly #rules: SeatRules
  /** Oldest first. */
  #chosen: readonly PlanSeat[]
  #refusal: SeatRefusal | null = null
  #lost: LostSeats | null = null
  #event: SeatEvent | null = null
  #serial = 0
  #statusVersion = 0
  #snapshot: SeatSnapshot

  constructor(options: SeatEngineOptions) {
    this.plan = planSeats(options.auditorium)
    this.place = placeAuditorium(this.plan)
    this.#statuses = options.statuses
    this.#unlisted = options.unlisted ?? 'Sold'
    this.#limits = options.limits
    this.#rules = options.rules ?? defaultSeatRules
    this.#exact = options.exact ?? true
    this.#focal = options.focal
    this.#chosen = this.seats(options.selection ?? [])
    this.#refusal = this.#exact && this.#isComplete() ? this.#findRefusal(this.#chosen) : null
    this.#snapshot = this.#takeSnapshot()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): SeatSnapshot => this.#snapshot

  /** Grows with every change of a status; the drawing keys its paths by it. */
  readonly getStatusVersion = (): number => this.#statusVersion

  seat(id: string | null | undefined): PlanSeat | undefined {
    return id ? this.plan.byId.get(id) : undefined
  }

  seats(ids: readonly string[]): readonly PlanSeat[] {
    return ids.flatMap((id) => this.plan.byId.get(id) ?? [])
  }

  getStatus(id: string): SeatStatus {
    return this.#statuses.get(id) ?? this.#unlisted
  }

  /** It can be had, or it is the visitor's already. */
  readonly isFree: IsFree = (seat) =>
    (this.getStatus(seat.id) === 'Available' && seat.kind !== 'Friend') || this.#chosen.includes(seat)

  /** Whether a ticket of the order is valid for it; every seat if tickets or limits are not given. */
  fits(seat: Pick<PlanSeat, 'categoryId'>): boolean {
    return !this.#limits[0] || this.#getCapacity(seat.categoryId) > 0
  }

  #getCapacity(id: string): number {
    return this.#rules.limit.enabled ? countCapacity(this.#limits, id) : Infinity
  }

  /** What a press on a seat does: choose it (its whole sofa), give it back, or say why not. */
  toggle(seatId: string): void {
    const seat = this.seat(seatId)
    if (!seat) return
    if (this.#chosen.includes(seat)) return this.#remove(seat)
    if (!this.isFree(seat)) {
      return this.#change(this.#chosen, { type: 'unavailable', seatIds: [seatId] })
    }
    const unit = getUnit(this.plan, seat, this.#rules, this.isFree)
    const capacity = this.#getCapacity(seat.categoryId)
    // Where nothing is left the oldest choice makes room.
    const left = capacity - getRivals(this.#chosen, this.#limits, seat.categoryId).length || capacity
    // Three on sofas for two: the last ticket takes a part of one, the seat that was pressed in it.
    const count = this.#rules.sofaFilled.allowSinglePartial ? Math.min(unit.length, left) : unit.length
    if (!count || count > capacity) return this.#refuse(unit, capacity)
    const from = Math.min(unit.indexOf(seat), unit.length - count)
    this.#add(unit.slice(from, from + count), capacity)
  }

  /** Takes these seats instead of the present choice; unknown and taken ones are left out. */
  select(ids: readonly string[]): void {
    const seats = this.seats(ids).filter(this.isFree)
    this.#lost = null
    this.#change(seats, { type: 'replaced', seatIds: seats.map((seat) => seat.id) })
  }

  /** Checks the choice against every rule now; the answer also shows in the snapshot. */
  confirm(): SeatRefusal | null {
    this.#refusal = this.#findRefusal(this.#chosen)
    if (this.#refusal) this.#emit({ type: 'refused', refusal: this.#refusal })
    return this.#refusal
  }

  /** Takes the seats that were offered after a refusal or a loss. */
  acceptOffer(): void {
    const offer = this.#lost?.alternative ?? this.#refusal?.alternative
    if (offer) this.select(offer)
  }

  /** The visitor wants to choose again: the refused choice is given back, a loss is only put aside. */
  dismissOffer(): void {
    if (this.#lost) {
      this.#lost = null
      this.#emit(null)
    } else if (this.#refusal) {
      const attempt = this.#refusal.attempt
      this.#change(this.#exact && attempt.length === this.#chosen.length ? [] : this.#chosen, null)
    }
  }

  /** The best seats for the tickets as things stand; null when there are not enough. Changes nothing. */
  bestAvailable(): readonly string[] | null {
    const best = findBestAvailable({
      ...this.#input(),
      limits: this.#limits,
      ...(this.#focal ? { focal: this.#focal } : {}),
    })
    return idsInOrder(best)
  }

  /** Fresh availability while the map is open. A chosen seat that has gone is lost; the rest stays. */
  setStatuses(statuses: ReadonlyMap<string, SeatStatus>): void {
    this.#statuses = statuses
    this.#statusVersion += 1
    const gone = this.#chosen.filter((seat) => this.getStatus(seat.id) !== 'Available')
    if (gone.length === 0) {
      this.#refusal = this.#exact && this.#isComplete() ? this.#findRefusal(this.#chosen) : null
      this.#emit(null)
      return
    }
    const remaining = this.#chosen.filter((seat) => !gone.includes(seat))
    const missing = [...(this.#lost ? this.seats(this.#lost.seatIds) : []), ...gone]
    this.#chosen = remaining
    this.#refusal = null
    const alternative = findSwap(this.#input(), remaining, missing)
    this.#lost = {
      seatIds: missing.map((seat) => seat.id),
      remaining: remaining.map((seat) => seat.id),
      alternative: idsInOrder(alternative),
    }
    this.#emit({ type: 'lost', lost: this.#lost })
  }

  /** Somebody else has these seats, as the server said when it was asked for them. */
  loseSeats(ids: readonly string[]): void {
    this.setStatuses(new Map([...this.#statuses, ...ids.map((id) => [id, 'Sold'] as const)]))
  }

  setLimits(limits: readonly SeatLimit[]): void {
    this.#limits = limits
    let remaining: readonly PlanSeat[] = []
    for (const seat of this.#chosen) {
      const rivals = getRivals(remaining, limits, seat.categoryId)
      if (rivals.length < countCapacity(limits, seat.categoryId)) remaining = [...remaining, seat]
    }
    this.#change(this.#rules.limit.enabled ? remaining : this.#chosen, null)
  }

  #needed(): number {
    return this.#limits.reduce((sum, limit) => sum + limit.count, 0)
  }

  #isComplete(): boolean {
    return this.#exact
      ? this.#chosen.length === this.#needed() && this.#chosen.length > 0
      : this.#chosen.length > 0
  }

  #remove(seat: PlanSeat): void {
    const unit = getUnit(this.plan, seat, this.#rules, (part) => this.#chosen.includes(part))
    const remaining = this.#chosen.filter((own) => !unit.includes(own))
    this.#change(remaining, { type: 'removed', seatIds: unit.map((part) => part.id) })
  }

  #add(unit: readonly PlanSeat[], capacity: number): void {
    const category = (unit[0] as PlanSeat).categoryId
    const removed: PlanSeat[] = []
    let remaining = this.#chosen
    for (;;) {
      const rivals = getRivals(remaining, this.#limits, category)
      const [oldest] = rivals
      if (!oldest || rivals.length + unit.length <= capacity) break
      const going = getUnit(this.plan, oldest, this.#rules, (part) => remaining.includes(part))
      removed.push(...going)
      remaining = remaining.filter((own) => !going.includes(own))
    }
    const seatIds = unit.map((seat) => seat.id)
    const event: EventOf<SeatEvent> =
      removed.length > 0
        ? { type: 'moved', seatIds, removedIds: removed.map((seat) => seat.id) }
        : { type: 'chosen', seatIds }
    this.#change([...remaining, ...unit], event)
  }

  /** A press that cannot be: the choice stays, the reason shows, and seats that fit are offered where there are any. */
  #refuse(unit: readonly PlanSeat[], capacity: number): void {
    const category = (unit[0] as PlanSeat).categoryId
    const rivals = getRivals(this.#chosen, this.#limits, category)
    const others = this.#chosen.filter((seat) => !rivals.includes(seat))
    const near = capacity > 0 ? findSwap(this.#input(), others, unit.slice(0, capacity)) : null
    this.#refusal = {
      rule: 'limit',
      seatIds: unit.map((seat) => seat.id),
      attempt: [...this.#chosen, ...unit].map((seat) => seat.id),
      alternative: idsInOrder(near),
    }
    this.#emit({ type: 'refused', refusal: this.#refusal })
  }

  #input() {
    return { plan: this.plan, place: this.place, rules: this.#rules, isFree: this.isFree }
  }

  #findRefusal(chosen: readonly PlanSeat[]): SeatRefusal | null {
    const limits = this.#rules.limit.enabled ? this.#limits : []
    const [first] = listBreaches(this.plan, this.#rules, chosen, this.isFree, limits)
    if (!first) return null
    const alternative = findNearestAllowed(this.#input(), chosen)
    return {
      ...first,
      attempt: chosen.map((seat) => seat.id),
      alternative: idsInOrder(alternative),
    }
  }

  #change(chosen: readonly PlanSeat[], event: EventOf<SeatEvent> | null): void {
    this.#chosen = chosen
    if (this.#isComplete()) this.#lost = null
    this.#refusal = this.#exact && this.#isComplete() ? this.#findRefusal(chosen) : null
    this.#emit(this.#refusal && event ? { type: 'refused', refusal: this.#refusal } : event)
  }

  #emit(event: EventOf<SeatEvent> | null): void {
    if (event) {
      this.#serial += 1
      this.#event = { ...event, serial: this.#serial }
    }
    this.#snapshot = this.#takeSnapshot()
    for (const listener of this.#listeners) listener()
  }

  #takeSnapshot(): SeatSnapshot {
    const complete = this.#isComplete()
    return {
      selection: this.#chosen.map((seat) => seat.id),
      needed: this.#needed(),
      complete,
      ready: complete && this.#refusal === null,
      refusal: this.#refusal,
      lost: this.#lost,
      offered: this.#lost?.alternative ?? this.#refusal?.alternative ?? [],
      lastEvent: this.#event,
    }
  }
}

/** Ids of seats from the first row on; null for none. */
function idsInOrder(seats: readonly PlanSeat[] | null): readonly string[] | null {
  return seats && [...seats].sort((a, b) => a.index - b.index).map((seat) => seat.id)
}
