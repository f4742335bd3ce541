import type { Condition } from '@foyer/contract/errors/catalogue'
import type { OperationId } from '@foyer/contract/operations'
import type { Problem } from '@foyer/contract/problem'
import type { Desk } from './desk.ts'

/** One cause of a call's refusal, with the answer. */
export interface Refusal {
  /** A phrase: the subject of a line in the document. */
  readonly cause: string
  readonly operation: OperationId
  readonly condition: Condition
  readonly status: number
  /** Code in each numbering; undefined if there is none. */
  readonly v1: number | undefined
  readonly v2: number | undefined
  /** Who has to call, where no visitor can; members set themselves in `provoke`. */
  readonly caller?: 'workstation' | 'member' | 'another member'
  /** What the answer says besides status and code, in both numberings. */
  readonly details?: Partial<
    Pick<Problem, 'itemAvailabilityErrors' | 'discountAvailabilityErrors' | 'violations'>
  >
  readonly provoke: (desk: Desk) => Promise<{ status: number; problem: Problem | null }>
}
