import type { Caller } from '../domain/caller.ts'
import { ProblemError } from '../http/problem.ts'
import type { PreparedWrite } from './order-writes.ts'
import type { Step } from './steps.ts'
import type { StoredOrder } from './stored-order.ts'

/**
 * Requires an order that is not another member's. Anyone else who knows its id may call: a member whose sign-in has expired
 * goes on as a visitor, and a workstation serves everybody.
 * @throws ProblemError `forbidden`
 */
export function requireNoOtherMember({ memberId }: Pick<StoredOrder, 'memberId'>, caller: Caller): void {
  if (caller.kind === 'member' && memberId !== null && memberId !== caller.memberId)
    throw new ProblemError('forbidden', { detail: 'The order is another member’s' })
}

/**
 * The same change by a caller: a visitor's order becomes that of the first member who changes it, as the visitor has
 * signed in meanwhile.
 * @throws ProblemError `forbidden` for another member's order
 */
export function giveToMember<T>(write: PreparedWrite<T>, caller: Caller): PreparedWrite<T> {
  if (caller.kind !== 'member' || !write.command) return write
  const { command, otherwise } = write
  const steps = command.steps.map((step): Step => {
    if (step.kind !== 'order.save') return step
    requireNoOtherMember(step.order, caller)
    return { ...step, order: { ...step.order, memberId: caller.memberId } }
  })
  return {
    ...write,
    command: { ...command, steps },
    ...(otherwise ? { otherwise: (refusal) => giveToMember(otherwise(refusal), caller) } : {}),
  }
}
