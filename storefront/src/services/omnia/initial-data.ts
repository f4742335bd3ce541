import type { InitialData } from '@foyer/contract/omnia/initial-data'

/** Site-relative address of the initial data; every page carries the same as `window.initialData`. */
const address = '/api/omnia/v1/initialData'

/** Fetches the initial data anew; null when that fails. */
export async function fetchInitialData(): Promise<InitialData | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as InitialData) : null
  } catch {
    return null
  }
}

/** Joins renewals that several calls ask for at once into one. */
export function sharedRenewal(renew: () => Promise<boolean>): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  return () => {
    underWay ??= renew().finally(() => {
      underWay = null
    })
    return underWay
  }
}
