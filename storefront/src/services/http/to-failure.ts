import { deriveCondition, toProblemType, type ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { ErrorArea } from '@foyer/contract/errors/entry'
import { operationMetadata, type OperationMetadata } from '@foyer/contract/operation-metadata'
import type { OperationId } from '@foyer/contract/operations'
import type { Failure } from './failure.ts'
import { readProblem } from './read-problem.ts'

/** Whether a retry may succeed. */
function isWorthAsking(status: number): boolean {
  return status >= 500 || status === 429 || status === 401
}

/**
 * Reads an answer that is not a success: the one decoder of refusals, whatever the call.
 * @param areas of the call, the closest first
 */
export function toFailure(
  areas: readonly ErrorArea[],
  numbering: ErrorNumbering,
  status: number,
  text: string,
): Failure {
  const problem = readProblem(status, text)
  const code = problem?.errorCode
  const condition = deriveCondition(numbering, areas, { ...problem, code, status })
  // Named or with a code, `unknown` is the server's own: its problem keeps the code, and no other condition is guessed.
  const isStated = condition !== 'unknown' || code !== undefined || problem?.type === toProblemType('unknown')
  const retryable = isWorthAsking(status)
  if (status < 400 || status > 499) {
    const stated = problem !== null && isStated ? { condition } : {}
    return { kind: 'http', status, problem, retryable, ...stated }
  }
  if (!isStated) return { kind: 'http', status, problem, retryable }
  return {
    kind: 'condition',
    condition,
    status,
    problem: problem ?? { type: 'about:blank', status, title: condition },
    retryable,
  }
}

/** Statuses whose body is ignored. */
const emptyStatuses: ReadonlySet<number> = new Set([202, 204])

export type Body =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly failure: Failure }

/**
 * Reads the body of a success; a body that breaks the interface is a contract failure. An empty body is valid if the
 * call permits one, otherwise a contract failure.
 */
export function parseSuccessBody(operation: OperationId, status: number, text: string): Body {
  const { needs, isBodyOptional }: OperationMetadata = operationMetadata[operation]
  const broken = (detail: string): Body => ({
    ok: false,
    failure: { kind: 'contract', operation, detail, retryable: false },
  })
  if (emptyStatuses.has(status) || text.trim() === '')
    return isBodyOptional ? { ok: true, body: undefined } : broken('the body is empty')
  if (needs.length === 0) return { ok: true, body: undefined }
  const body = parse(text)
  if (typeof body !== 'object' || body === null) return broken('the body is not a JSON object')
  const missing = needs.filter((key) => !(key in body))
  if (missing.length) return broken(`the body lacks ${missing.join(', ')}`)
  return { ok: true, body }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
