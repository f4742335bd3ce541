/** What one client may have made anew: a store of pictures that fills up again with time. */
export interface ColdBudget {
  /** Takes one picture out of a client's store; the seconds until there is one again, where it is empty. */
  take(client: string): number | null
}

export interface ColdBudgetOptions {
  /** Pictures that a client may have at once. */
  burst: number
  perMinute: number
  /** Milliseconds that only go forward, whatever the clock of the shop is set to. */
  now?: () => number
}

/** Clients that are remembered at most; those whose store is full again are forgotten first. */
const mostClients = 10_000

export function createColdBudget({
  burst,
  perMinute,
  now = () => performance.now(),
}: ColdBudgetOptions): ColdBudget {
  const stores = new Map<string, { left: number; at: number }>()
  const perMillisecond = perMinute / 60_000
  const leftNow = ({ left, at }: { left: number; at: number }) =>
    Math.min(burst, left + (now() - at) * perMillisecond)

  function forgetSome(): void {
    for (const [client, database] of stores) if (leftNow(database) >= burst) stores.delete(client)
    if (stores.size >= mostClients) stores.clear()
  }

  return {
    take(client) {
      const known = stores.get(client)
      if (!known && stores.size >= mostClients) forgetSome()
      const left = known ? leftNow(known) : burst
      stores.set(client, { left: left >= 1 ? left - 1 : left, at: now() })
      return left >= 1 ? null : Math.ceil((1 - left) / perMillisecond / 1_000)
    },
  }
}
