import { createHmac } from 'node:crypto'
import { getAddressPrefix } from '../http/address-prefix.ts'

/** Says who makes an order, so that what one client holds can be counted: the same word for the same caller. */
export type ClientKey = (address: string) => string

/**
 * A keyed hash of the address prefix: it tells callers apart and cannot be turned back into an address by whoever reads
 * the database without the key.
 */
export function createClientKey(key: Uint8Array): ClientKey {
  return (address) =>
    createHmac('sha256', key)
      .update(`client ${getAddressPrefix(address)}`)
      .digest('base64url')
      .slice(0, 22)
}
