/** Limits the pictures that one client may have made: a token bucket that refills with time. */
export interface ColdBudget {
  /** Takes one picture from a client's bucket; returns the seconds until the next if it is empty, else null. */
  take(client: string): number | null
}

export interface ColdBudgetOptions {
  /** Size of a client's bucket. */
  burst: number
  perMinute: number
  /** Monotonic milliseconds, independent of the shop's clock. */
  now?: () => number
}

/** Most remembered clients; those whose bucket is full again are forgotten first. */
const mostClients = 10_000

export function createColdBudget({
  burst,
  perMinute,
  now = () => performance.now(),
}: ColdBudgetOptions): ColdBudget {
  const buckets = new Map<string, { left: number; at: number }>()
  const perMillisecond = perMinute / 60_000
  const leftNow = ({ left, at }: { left: number; at: number }) =>
    Math.min(burst, left + (now() - at) * perMillisecond)

  function forgetSome(): void {
    for (const [client, database] of buckets) if (leftNow(database) >= burst) buckets.delete(client)
    if (buckets.size >= mostClients) buckets.clear()
  }

  return {
    take(client) {
      const known = buckets.get(client)
      if (!known && buckets.size >= mostClients) forgetSome()
      const left = known ? leftNow(known) : burst
      buckets.set(client, { left: left >= 1 ? left - 1 : left, at: now() })
      return left >= 1 ? null : Math.ceil((1 - left) / perMillisecond / 1_000)
    },
  }
}
