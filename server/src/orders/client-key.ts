import { createHmac } from 'node:crypto'
import { getAddressPrefix } from '../http/address-prefix.ts'

/** Identifies the client of an order, so that its holds can be counted: the same value for the same caller. */
export type ClientKey = (address: string) => string

/**
 * A keyed hash of the address prefix: it distinguishes callers and cannot be reversed from the database without the
 * key.
 */
export function createClientKey(key: Uint8Array): ClientKey {
  return (address) =>
    createHmac('sha256', key)
      .update(`client ${getAddressPrefix(address)}`)
      .digest('base64url')
      .slice(0, 22)
}
