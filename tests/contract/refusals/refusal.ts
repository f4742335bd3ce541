import type { Condition } from '@foyer/contract/errors/catalogue'
import type { OperationId } from '@foyer/contract/operations'
import type { Problem } from '@foyer/contract/problem'
import type { Desk } from './desk.ts'

/** One way to be refused by a call, with what it is answered. */
export interface Refusal {
  /** In words, as the subject of a line of the document. */
  readonly cause: string
  readonly operation: OperationId
  readonly condition: Condition
  readonly status: number
  /** Code in each numbering; undefined where it has none. */
  readonly v1: number | undefined
  readonly v2: number | undefined
  /** Who has to call, where no visitor can: until there are accounts, only tests can say so. */
  readonly caller?: 'workstation'
  readonly provoke: (desk: Desk) => Promise<{ status: number; problem: Problem | null }>
}
