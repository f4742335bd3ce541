import { isRecordStep } from '../record-steps.ts'
import type { ClaimSeats, Command, GrowScarce, Refusal, Step, TakeScarce } from '../steps.ts'
import { endCommand, getClaimKey, getSeatKey, type GroupState } from './group-state.ts'

/** Decision on a command of a group. */
export type Verdict =
  | { readonly kind: 'written' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The request was answered before; the answer has to be read. */
  | { readonly kind: 'answered'; readonly key: string }
  /** Too little is left, unless other claims have expired. */
  | { readonly kind: 'short'; readonly step: TakeScarce }
  /** The group cannot decide: the command is written separately. */
  | { readonly kind: 'alone' }

const written: Verdict = { kind: 'written' }
const alone: Verdict = { kind: 'alone' }
const refuse = (refusal: Refusal): Verdict => ({ kind: 'refused', refusal })

/**
 * Validates a command on locked rows, step by step and by the same rules as the statements of a single command. Earlier
 * commands of the group count as written.
 */
export function validateCommand(state: GroupState, { orderId, steps }: Command): Verdict {
  for (const step of steps) {
    const verdict = validateStep(state, orderId, step)
    if (verdict.kind === 'written') continue
    endCommand(state, false)
    return verdict
  }
  endCommand(state, true)
  for (const step of steps) if (isRecordStep(step)) state.records.push({ orderId, step })
  return written
}

function validateStep(state: GroupState, orderId: string, step: Step): Verdict {
  switch (step.kind) {
    case 'key.keep':
      return state.keys.has(step.key) ? written : { kind: 'answered', key: step.key }
    case 'order.insert': {
      const { order } = step
      // The engine reports this failure.
      if (state.orders.get(order.id)) return alone
      state.orders.put({ id: order.id, version: order.version, order })
      return written
    }
    case 'order.save': {
      const { order } = step
      if (state.orders.get(order.id)?.version !== order.version) return refuse({ kind: 'version' })
      state.orders.put({ id: order.id, version: order.version + 1, order })
      return written
    }
    case 'seat.claim':
      return validateClaim(state, orderId, step)
    case 'seat.free':
      for (const seatId of step.seatIds) {
        const key = getSeatKey(step.showtimeId, seatId)
        if (state.seats.get(key)?.order_id === orderId) state.seats.remove(key)
      }
      return written
    case 'scarce.take':
      return validateTake(state, orderId, step)
    case 'scarce.grow':
      return validateGrowth(state, step)
    case 'scarce.give':
      giveClaim(state, orderId, step.scarceId)
      return written
    case 'claims.free':
      for (const seat of state.seats.list())
        if (seat.order_id === orderId) state.seats.remove(getSeatKey(seat.showtime_id, seat.seat_id))
      for (const claim of state.claims.list())
        if (claim.order_id === orderId) giveClaim(state, orderId, claim.scarce_id)
      return written
    case 'claims.extend':
      for (const seat of state.seats.list())
        if (seat.order_id === orderId) state.seats.put({ ...seat, expires_at: step.expiresAt })
      for (const claim of state.claims.list())
        if (claim.order_id === orderId) state.claims.put({ ...claim, expires_at: step.expiresAt })
      return written
    // A balance is a member's own: there is no crowd that a set of rows would save trips for.
    case 'balance.add':
    case 'balance.review':
      return alone
    case 'showtime.add':
    case 'showtime.remove':
    case 'lookup.add':
    case 'movement.add':
    case 'journey.add':
    case 'outbox.add':
    case 'code.add':
    case 'code.renew':
    case 'preparation.add':
    case 'preparation.remove':
      return written
  }
}

function validateClaim(state: GroupState, orderId: string, claim: ClaimSeats): Verdict {
  const { showtimeId, seatIds, state: claimState, expiresAt, now } = claim
  const missing: string[] = []
  for (const seatId of seatIds) {
    const key = getSeatKey(showtimeId, seatId)
    const row = state.seats.get(key)
    const isFree = row === null || (row.state === 'held' && row.expires_at <= now)
    if (!isFree && row.order_id !== orderId) missing.push(seatId)
    state.seats.put({
      showtime_id: showtimeId,
      seat_id: seatId,
      order_id: orderId,
      state: claimState,
      expires_at: expiresAt,
    })
  }
  return missing.length > 0 ? refuse({ kind: 'seats', showtimeId, missing }) : written
}

function validateTake(state: GroupState, orderId: string, step: TakeScarce): Verdict {
  const { scarceId, quantity, showtimeId, state: claimState, expiresAt } = step
  const key = getClaimKey(scarceId, orderId)
  const own = state.claims.get(key)
  const change = quantity - (own?.quantity ?? 0)
  if (change !== 0) {
    const counter = state.counters.get(scarceId)
    // Only a counter with its own capacity can be missing: others are created.
    if (!counter) return step.capacity === null ? refuse({ kind: 'scarce', scarceId }) : alone
    const capacity = step.capacity ?? counter.capacity
    if (change > 0 && counter.taken + change > capacity)
      return change > capacity ? refuse({ kind: 'scarce', scarceId }) : { kind: 'short', step }
    state.counters.put({ id: scarceId, capacity, taken: counter.taken + change })
  }
  if (quantity === 0) state.claims.remove(key)
  else
    state.claims.put({
      scarce_id: scarceId,
      order_id: orderId,
      showtime_id: own ? own.showtime_id : showtimeId,
      quantity,
      state: claimState,
      expires_at: expiresAt,
    })
  return written
}

function validateGrowth(state: GroupState, { scarceId, quantity }: GrowScarce): Verdict {
  const counter = state.counters.get(scarceId)
  if (!counter) return refuse({ kind: 'scarce', scarceId })
  state.counters.put({ ...counter, capacity: counter.capacity + quantity })
  return written
}

function giveClaim(state: GroupState, orderId: string, scarceId: string): void {
  const key = getClaimKey(scarceId, orderId)
  const claim = state.claims.get(key)
  if (!claim) return
  state.claims.remove(key)
  const counter = state.counters.get(scarceId)
  if (counter) state.counters.put({ ...counter, taken: counter.taken - claim.quantity })
}
