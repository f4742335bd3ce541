import { belongingsMetadata } from './metadata/belongings.ts'
import { browsingMetadata } from './metadata/browsing.ts'
import { completedOrdersMetadata } from './metadata/completed-orders.ts'
import { membersMetadata } from './metadata/members.ts'
import { ordersMetadata } from './metadata/orders.ts'

export type { OperationMetadata } from './metadata/operation-metadata.ts'

/** Base of every ordering and loyalty path, below the API's address. */
export const ocapiBase = 'ocapi/v1'

/**
 * The one table of the ordering and loyalty interface's calls by operation id, that client and server share. Apart from the
 * schemas in `operations/`, so that a browser carries neither them nor the validator.
 */
export const operationMetadata = {
  ...browsingMetadata,
  ...ordersMetadata,
  ...completedOrdersMetadata,
  ...membersMetadata,
  ...belongingsMetadata,
} as const
export type OperationMetadataTable = typeof operationMetadata

/**
 * A path with its parameters, each percent-encoded, relative to the API's address, without a leading slash.
 * @throws TypeError for a missing or empty parameter: a programmer's error
 */
export function fillPath(id: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`${id} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  return `${ocapiBase}/${filled}`
}
