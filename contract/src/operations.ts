import type { Static, TSchema } from 'typebox'
import { fillPath, ocapiBase, operationMetadata, type OperationMetadataTable } from './operation-metadata.ts'
import { browsingOperations } from './operations/browsing.ts'
import { codesOperations } from './operations/codes.ts'
import { completedOrdersOperations } from './operations/completed-orders.ts'
import { itemsOperations } from './operations/items.ts'
import { loyaltyOperations } from './operations/loyalty.ts'
import { memberHistoryOperations } from './operations/member-history.ts'
import { memberDetailsOperations } from './operations/member-details.ts'
import { memberCodesOperations } from './operations/member-codes.ts'
import { memberDataOperations } from './operations/member-data.ts'
import { membersOperations } from './operations/members.ts'
import { ordersOperations } from './operations/orders.ts'
import { passkeysOperations } from './operations/passkeys.ts'
import { paymentCardsOperations } from './operations/payment-cards.ts'
import { paymentsOperations } from './operations/payments.ts'
import { seatingOperations } from './operations/seating.ts'
import { signInOperations } from './operations/sign-in.ts'
import { watchlistOperations } from './operations/watchlist.ts'
import { workstationsOperations } from './operations/workstations.ts'
import type { Operation, OperationSchemas } from './operations/operation.ts'

export { ocapiBase }
export { IdList } from './operations/parameters.ts'
export type { Operation } from './operations/operation.ts'

function define<const T extends { readonly [K in keyof OperationMetadataTable]: OperationSchemas }>(
  table: T,
) {
  return Object.fromEntries(
    Object.entries(table).map(([id, entry]) => [
      id,
      { id, ...operationMetadata[id as keyof OperationMetadataTable], ...entry },
    ]),
  ) as unknown as {
    readonly [K in keyof OperationMetadataTable]: T[K] & { readonly id: K } & OperationMetadataTable[K]
  }
}

/**
 * Every call of the ordering and loyalty interface, with the schemas of request and answer. By area in `operations/`;
 * what a browser has to know of a call is in `operation-metadata.ts`.
 */
export const operations = define({
  ...browsingOperations,
  ...itemsOperations,
  ...seatingOperations,
  ...ordersOperations,
  ...codesOperations,
  ...paymentsOperations,
  ...completedOrdersOperations,
  ...signInOperations,
  ...membersOperations,
  ...memberHistoryOperations,
  ...memberDetailsOperations,
  ...passkeysOperations,
  ...loyaltyOperations,
  ...watchlistOperations,
  ...memberDataOperations,
  ...memberCodesOperations,
  ...paymentCardsOperations,
  ...workstationsOperations,
})
export type Operations = typeof operations
export type OperationId = keyof Operations

type SuccessOf<R> = { [S in keyof R]: R[S] extends TSchema ? Static<R[S]> : undefined }[keyof R]
type SchemaOf<T, K extends string> = T extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined

/**
 * A row of types for each operation. The types below look them up: computed in a generic type they would make the
 * compiler compare schemas endlessly.
 */
interface OperationTypes<O extends Operation> {
  params: SchemaOf<O, 'params'>
  query: SchemaOf<O, 'query'>
  body: SchemaOf<O, 'body'>
  response: SuccessOf<O['responses']>
  answer: SuccessOf<O['responses']> | (O extends { readonly isBodyOptional: true } ? undefined : never)
}
type TypesById = { [K in OperationId]: OperationTypes<Operations[K]> }

/** Types of one operation: request, and body of a success. */
export type ParamsOf<K extends OperationId> = TypesById[K]['params']
export type QueryOf<K extends OperationId> = TypesById[K]['query']
export type BodyOf<K extends OperationId> = TypesById[K]['body']
export type ResponseOf<K extends OperationId> = TypesById[K]['response']
/** The body that a client accepts: undefined if there may be none. */
export type AnswerOf<K extends OperationId> = TypesById[K]['answer']

/**
 * Path of an operation with its parameters, each percent-encoded, without a leading slash.
 * @throws TypeError for a missing or empty parameter: a programmer's error
 */
export function toPath(operation: Operation, params: Readonly<Record<string, string>> = {}): string {
  return fillPath(operation.id, operation.path, params)
}
