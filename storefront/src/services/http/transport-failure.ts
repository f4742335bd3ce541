import { AxiosError } from 'axios'
import type { Failure } from './failure.ts'

/** Failure of a request that axios gave up: no answer, and why. */
export function toTransportFailure(error: unknown): Failure {
  const code = error instanceof AxiosError ? error.code : undefined
  if (code === AxiosError.ERR_CANCELED) return { kind: 'transport', reason: 'aborted', retryable: false }
  if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT) {
    return { kind: 'transport', reason: 'timeout', retryable: true }
  }
  return { kind: 'transport', reason: 'network', retryable: true }
}
