import { randomBytes, timingSafeEqual } from 'node:crypto'

/** How the server recognizes calls that it makes to itself while rendering a page. The value is new at each start. */
export interface InternalCalls {
  readonly name: string
  readonly value: string
  isInternal(request: { headers: Record<string, unknown> }): boolean
}

export function createInternalCalls(): InternalCalls {
  const name = 'x-foyer-internal'
  const value = randomBytes(24).toString('base64url')
  const expected = Buffer.from(value)
  return {
    name,
    value,
    isInternal: ({ headers }) => {
      const sent = headers[name]
      if (typeof sent !== 'string' || sent.length !== value.length) return false
      return timingSafeEqual(Buffer.from(sent), expected)
    },
  }
}
