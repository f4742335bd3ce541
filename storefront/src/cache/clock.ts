/** Source of the current time; injected, so that expiry is tested without waiting. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }
