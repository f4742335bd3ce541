/** Source of the time for every part of the server: epoch milliseconds. Injected, so that tests need not wait. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that test controls and tests can move. */
export interface AdjustableClock extends Clock {
  /** Sets the time, epoch milliseconds. */
  set(at: number): void
  /** Advances the time by milliseconds; back if negative. */
  advance(by: number): void
  /** Returns to the base clock. */
  reset(): void
}

/**
 * Creates a clock that runs with its base, shifted by `set` and `advance`. Over `createFixedClock(t)` it stands still
 * until moved.
 */
export function createAdjustableClock(base: Clock = systemClock): AdjustableClock {
  let offset = 0
  return {
    now: () => base.now() + offset,
    set: (at) => {
      offset = at - base.now()
    },
    advance: (by) => {
      offset += by
    },
    reset: () => {
      offset = 0
    },
  }
}

/** A clock that stands still at an instant: epoch milliseconds, or an ISO string with offset. */
export function createFixedClock(at: number | string): Clock {
  const instant = typeof at === 'number' ? at : Date.parse(at)
  if (Number.isNaN(instant)) throw new TypeError(`not an instant: ${at}`)
  return { now: () => instant }
}
