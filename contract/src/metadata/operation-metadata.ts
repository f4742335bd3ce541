import type { ErrorArea } from '../errors/entry.ts'

/** What a client has to know of a call besides the types of request and answer. */
export interface OperationMetadata {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `ocapiBase`; `{name}` is a parameter. */
  readonly path: string
  /**
   * All areas of the error catalogue of the call, the closest first: they determine its codes, and the meaning of a
   * bare status.
   */
  readonly areas: readonly [ErrorArea, ...ErrorArea[]]
  /**
   * What a client requires at the top level of a success's body, so that a broken answer is a typed failure and not a
   * crash somewhere in a page. Less than our own server sends: others send less.
   */
  readonly needs: readonly string[]
  /** Whether a client accepts an answer without a body (204) from servers other than ours. */
  readonly isBodyOptional?: true
  /** How a request's body is encoded, where it is not JSON. */
  readonly bodyType?: 'form' | 'multipart'
  /** Whether a client leaves its member token out: the call is there to get one. */
  readonly isWithoutMember?: true
}
