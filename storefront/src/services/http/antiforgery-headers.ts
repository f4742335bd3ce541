import type { AntiforgeryResponse } from '@foyer/contract/omnia/calls'
import type { Result } from '../../cache/result.ts'
import type { Failure } from './failure.ts'
import type { AntiforgeryHeaders } from './member-calls.ts'

/** @param fetchToken asks the content system for a token */
export function createAntiforgeryHeaders(
  fetchToken: () => Promise<Result<AntiforgeryResponse, Failure>>,
): AntiforgeryHeaders {
  let headers: Promise<Readonly<Record<string, string>>> | null = null
  return {
    get: () =>
      (headers ??= fetchToken().then((answer) => {
        if (answer.ok) return { [answer.value.headerName]: answer.value.requestToken }
        headers = null
        return {}
      })),
    drop() {
      headers = null
    },
  }
}
