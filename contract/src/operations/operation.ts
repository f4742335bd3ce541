import type { TSchema } from 'typebox'
import type { OperationMetadata } from '../metadata/operation-metadata.ts'
import type { Access } from '../wire/access.ts'

export interface Operation extends Omit<OperationMetadata, 'needs'> {
  /** OpenAPI operation id. */
  readonly id: string
  readonly tag: string
  readonly summary: string
  /** Who may call it, and whose data it is about. */
  readonly access: Access
  /** A POST that changes nothing, so that it takes no idempotency key. */
  readonly isRead?: true
  /** It takes no idempotency key: an answer with a token is not stored. */
  readonly isKeyless?: true
  /** The body holds a code that is worth money: do not store a hash of it from which the code can be guessed. */
  readonly hasCode?: true
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** Answers by status; `null` is an empty body. Problems are added to every operation. */
  readonly responses: Readonly<Record<number, TSchema | null>>
}

/** What an area's file says of an operation; its id is its key in the table, the rest is metadata. */
export type OperationSchemas = Omit<Operation, 'id' | keyof OperationMetadata>

/** Operations of an area, by id. */
export type OperationTable = Readonly<Record<string, OperationSchemas>>
