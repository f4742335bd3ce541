import type { InitialData } from '@foyer/contract/omnia/initial-data'

/** Site-relative address of the initial data; every page carries the same as `window.initialData`. */
const address = '/api/omnia/v1/initialData'
/** Milliseconds after which an answer is not waited for any longer: every refused call waits with it. */
const timeout = 30_000

/** Fetches the initial data again; null if that fails or takes too long. */
export async function fetchInitialData(): Promise<InitialData | null> {
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    return answer.ok ? ((await answer.json()) as InitialData) : null
  } catch {
    return null
  }
}

/**
 * Merges concurrent renewals into one; a call refused for a token that has been replaced since needs none, and can be
 * repeated immediately.
 * @param currentToken the token that a call would be sent with now
 */
export function createSharedRenewal(
  currentToken: () => string,
  renew: () => Promise<boolean>,
): (refusedToken: string) => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  return (refusedToken) => {
    if (refusedToken !== currentToken()) return Promise.resolve(true)
    underWay ??= renew().finally(() => {
      underWay = null
    })
    return underWay
  }
}
