import type { StatementProgram } from '../database/statements.ts'
import { applyAddUnits, applyReviewBalance } from './balance-steps.ts'
import { applyInsertOrder, applyKeepAnswer, applyRecordStep, applySaveOrder } from './record-steps.ts'
import {
  applyExtendClaims,
  applyFreeClaims,
  applyGiveScarce,
  applyGrowScarce,
  applyTakeScarce,
} from './scarce-steps.ts'
import { applyClaimSeats, applyFreeSeats } from './seat-steps.ts'
import type { Command, Refusal, Step } from './steps.ts'

/** A step of a command was refused: thrown inside the transaction, so that nothing of the command is stored. */
export class CommandRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`the command was refused: ${refusal.kind}`)
    this.name = 'CommandRefused'
    this.refusal = refusal
  }
}

/** Applies a command, with one or a few statements per step. @throws CommandRefused */
export function* applyCommand({ orderId, steps }: Command): StatementProgram<void> {
  for (const step of steps) {
    const refusal = yield* applyStep(orderId, step)
    if (refusal) throw new CommandRefused(refusal)
  }
}

function* applyStep(orderId: string, step: Step): StatementProgram<Refusal | null> {
  switch (step.kind) {
    case 'key.keep':
      return yield* applyKeepAnswer(step)
    case 'order.insert':
      return yield* applyInsertOrder(step.order)
    case 'order.save':
      return yield* applySaveOrder(step.order)
    case 'scarce.take':
      return yield* applyTakeScarce(orderId, step)
    case 'scarce.grow':
      return yield* applyGrowScarce(step)
    case 'scarce.give':
      return yield* applyGiveScarce(orderId, step.scarceId)
    case 'seat.claim':
      return yield* applyClaimSeats(orderId, step)
    case 'seat.free':
      return yield* applyFreeSeats(orderId, step.showtimeId, step.seatIds)
    case 'claims.free':
      return yield* applyFreeClaims(orderId)
    case 'claims.extend':
      return yield* applyExtendClaims(orderId, step.expiresAt)
    case 'balance.add':
      return yield* applyAddUnits(orderId, step)
    case 'balance.review':
      return yield* applyReviewBalance(step)
    default:
      return yield* applyRecordStep(orderId, step)
  }
}
