/** Result of a call: a value, or a typed failure. Failures are values here; `throw` is for programmers' errors. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: E }

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function failed<E>(failure: E): { readonly ok: false; readonly failure: E } {
  return { ok: false, failure }
}

/** Maps the value of a success; a failure passes through. */
export function mapResult<T, U, E>(result: Result<T, E>, map: (value: T) => U): Result<U, E> {
  return result.ok ? success(map(result.value)) : result
}
