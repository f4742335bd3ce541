import { conditionFor, type ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { OperationId } from '@foyer/contract/operations'
import type { Problem } from '@foyer/contract/problem'
import type { Failure } from './failure.ts'
import { areas, emptyStatuses, expectedKeys } from './operation-facts.ts'

/** Whether a visitor who tries again may have more luck. */
function isWorthAsking(status: number): boolean {
  return status >= 500 || status === 429 || status === 401
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'status' in body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an answer that is not a success. */
export function failureOf(
  operation: OperationId,
  numbering: ErrorNumbering,
  status: number,
  text: string,
): Failure {
  const parsed = parse(text)
  const problem = isProblem(parsed) ? parsed : null
  if (status >= 400 && status < 500) {
    const code = problem?.errorCode
    const condition = conditionFor(numbering, areas[operation], code, status)
    // With a code, `unknown` is what the server says: its problem keeps the code, and no other meaning is guessed.
    if (condition !== 'unknown' || code !== undefined) {
      return {
        kind: 'condition',
        condition,
        status,
        problem: problem ?? { type: 'about:blank', status, title: condition },
        retryable: isWorthAsking(status),
      }
    }
  }
  return { kind: 'http', status, problem, retryable: isWorthAsking(status) }
}

export type Body =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly failure: Failure }

/** Reads the body of a success; what the interface does not promise is a contract failure. */
export function bodyOfSuccess(operation: OperationId, status: number, text: string): Body {
  if (emptyStatuses.has(status)) return { ok: true, body: undefined }
  const body = parse(text)
  const broken = (detail: string): Body => ({
    ok: false,
    failure: { kind: 'contract', operation, detail, retryable: false },
  })
  if (typeof body !== 'object' || body === null) return broken('the body is not a JSON object')
  const missing = expectedKeys[operation].filter((key) => !(key in body))
  if (missing.length) return broken(`the body lacks ${missing.join(', ')}`)
  return { ok: true, body }
}
